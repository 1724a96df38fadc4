// SPDX-License-Identifier: MIT
//
// Points that somebody whom both asked decides upon, against what was marked.
#pragma once

#include <vector>

#include "record/act.hpp"

namespace ecarte::replay {

/// How much a player has marked too many by what is decided in act `now`, and the counters show
/// thereafter: that much was taken down, though it is not told.
int points_taken_down(const std::vector<record::Act>& acts, std::size_t now);

}  // namespace ecarte::replay
