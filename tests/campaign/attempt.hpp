// SPDX-License-Identifier: MIT
//
// One game with one irregularity in it, as written, and what its deals have to bring.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "campaign/fault.hpp"

namespace ecarte::campaign {

/// What one deal had to bring.
struct Owed {
  std::vector<Expected> expected;
  std::vector<std::string_view> allowed;
  std::vector<Doubted> doubted;           ///< all that is left open
  std::optional<std::array<int, 2>> due;  ///< nothing if the kind does not know
  std::array<int, 2> lapsed{};            ///< what would be due besides, had it been marked in time
};

struct Attempt {
  std::string text;
  std::vector<std::size_t> ends;  ///< of its deals in `text`
  std::size_t number = 0;         ///< of the deal with the fault
  std::vector<Owed> owed;         ///< of that deal and of those after it

  /// What the deal of that number has to bring; null if the kind says nothing of it.
  [[nodiscard]] const Owed* owed_by(std::size_t deal) const {
    return deal >= number && deal - number < owed.size() ? &owed[deal - number] : nullptr;
  }
};

/// One game of the kind, if the cards let it be. False if they do not.
bool attempt(const Kind& kind, Chance& chance, Attempt& out);

/// A score as the counters show it: five is enough.
std::array<int, 2> capped_at_five(const std::array<int, 2>& score);

}  // namespace ecarte::campaign
