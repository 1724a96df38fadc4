// SPDX-License-Identifier: MIT
//
// Combinations of the attributes of a fact, one by one and as sets. Private to codes.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "replay/facts.hpp"

namespace ecarte::codes {

/// A set of combinations: for each attribute, and last for the found-position, values as bits.
using Box = std::array<std::uint32_t, replay::kMaxAttributes + 1>;

/// The next combination of attributes in the order of the table; false after the last.
bool advance(replay::AttributeSets& values, const replay::FactEntry& entry);
/// Joins boxes that differ in one dimension only, until none do.
void merge(std::vector<Box>& boxes);

}  // namespace ecarte::codes
