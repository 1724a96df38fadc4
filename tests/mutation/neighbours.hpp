// SPDX-License-Identifier: MIT
//
// What else might stand in the place of a word of a code.
#pragma once

#include <optional>
#include <vector>

#include "codes/code.hpp"

namespace ecarte::mutation {

/// The beat before or after; for one relative to the subject, the nearest of the same player.
std::optional<int> neighbour(int beat, int step);

/// Whom else a part of the law might name.
std::vector<codes::Who> others(codes::Who who);

/// What else it might be a matter of.
std::vector<codes::Class> others(codes::Class cls);

/// Another remedy a law might give in its place.
replay::Remedy other(replay::Remedy remedy);

}  // namespace ecarte::mutation
