// SPDX-License-Identifier: MIT
//
// The two campaigns. Each prints its table and returns the exit status: 0 if nothing was amiss.
#pragma once

#include <cstdint>
#include <string_view>

namespace ecarte::campaign {

/// Lawful games must be found lawful, and come to the score their players reckoned.
int lawful(int games, std::uint64_t seed);

/// Games with one irregularity each must be found to have that one. `kind`: those whose names begin
/// with it, or all.
int faults(int games, std::uint64_t seed, std::string_view kind);

/// The names of the kinds of irregularity, a line each.
int list_faults();

}  // namespace ecarte::campaign
