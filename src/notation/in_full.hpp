// SPDX-License-Identifier: MIT
//
// A line as a score-sheet has it, in full: "H. prop., W. acc.; trn. 8♠" is "H proposes, W accepts;
// turns 8♠". Asked only of a line that cannot be read as it stands.
#pragma once

#include <optional>

#include "notation/draft.hpp"

namespace ecarte::notation {

/// The line with its abbreviations spelt out, the stops of names left out and cards as the grammar
/// has them; nothing if it has none of these.
std::optional<Rewritten> in_full(const char* begin, const char* end, const NameTable& names);

}  // namespace ecarte::notation
