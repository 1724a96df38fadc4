// SPDX-License-Identifier: MIT
//
// What a player objected to, and the laws allow.
#pragma once

#include <vector>

#include "report/deal.hpp"

namespace ecarte::texts {

/// A remark for each objection to an act that is lawful: with the note that the laws make of the
/// act, which a report holds back, or, of shuffles and cuts of which no law says anything, that
/// none forbids it. What is not lawful, or is claimed, is ruled on whether anybody objects or not.
std::vector<report::Remark> objections(const report::Deal& deal);

}  // namespace ecarte::texts
