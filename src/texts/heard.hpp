// SPDX-License-Identifier: MIT
//
// What was said in quotes and read as an act.
#pragma once

#include <vector>

#include "report/deal.hpp"

namespace ecarte::texts {

/// A remark for each speech that was read as an act, with the act, but for the words of which the
/// notation itself says that they are acts when said: "king", "I propose", "how many?", and, unless
/// `all`, for what he who speaks is asked for at that moment: an answer to what was proposed, or,
/// of him whose turn it is, that he proposes or plays. Who meant it as mere talk sees it there.
std::vector<report::Remark> heard(const report::Deal& deal, bool all);

/// What was heard, what was kept (texts/kept.hpp), and what was objected to and is lawful
/// (texts/objections.hpp), in the order of the record.
std::vector<report::Remark> heard_and_kept(const report::Deal& deal, bool all);

}  // namespace ecarte::texts
