// SPDX-License-Identifier: MIT
//
// The records of fixtures/paths: for every path of an interview under a built-in code one that is
// ruled on as the interview rules. A file for each fact, and in it one sitting after the other.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "replay/facts.hpp"

namespace ecarte::examples {

struct Example {
  std::string_view text;
  std::string_view label;  ///< what follows "# lawful: " before it; empty if there is no such line
  /// What the label says, "turn in, after start": the values of the fact's attributes as bits. Such
  /// a thing is done every day, so that the record shows no fact.
  std::optional<std::array<std::uint8_t, replay::kMaxAttributes>> lawful;
};

/// Those of a file.
std::vector<Example> examples_in(std::string_view text, replay::FactKind fact);

/// Those compiled in for one fact.
const std::vector<Example>& examples_of(replay::FactKind fact);

}  // namespace ecarte::examples
