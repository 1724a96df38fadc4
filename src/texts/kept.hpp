// SPDX-License-Identifier: MIT
//
// Sentences of which nothing was read, or of which more than one thing could be.
#pragma once

#include <vector>

#include "record/act_kinds.hpp"
#include "report/deal.hpp"

namespace ecarte::texts {

/// The kinds of act that may be told by words which are kept as they were said.
inline constexpr record::ActKinds kMayBeKept{record::ActKind::Speak,   record::ActKind::Aside,
                                             record::ActKind::Rule,    record::ActKind::Urge,
                                             record::ActKind::Dispute, record::ActKind::Choose};

/// A remark for each sentence that was kept as it was said and may yet tell of an act: words the
/// table of the notation does not know, and a player's speech with something of the game in it. The
/// latter names a sentence that may have been meant. And one for each lead that nobody is told to
/// have played to, for a lead called out of turn that was in turn, and for counters that may be
/// those after this deal or before one told later.
std::vector<report::Remark> kept(const report::Deal& deal);

}  // namespace ecarte::texts
