// SPDX-License-Identifier: MIT
//
// Where in a deal to look for a fact, for somebody who has a dispute and no record.
#pragma once

#include <cstdint>
#include <string_view>

#include "replay/facts.hpp"

namespace ecarte::interview {

/// In the order of a deal.
enum class Part : std::uint8_t { Cutting, Dealing, Exchange, King, Play, Score, Talk, Sitting };
inline constexpr int kParts = static_cast<int>(Part::Sitting) + 1;

Part part_of(replay::FactKind fact);

/// "cutting", …: the word of an answers file and of JSON.
std::string_view word(Part part);

}  // namespace ecarte::interview
