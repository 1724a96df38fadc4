// SPDX-License-Identifier: MIT
//
// The census by classes of hands.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "analysis/census.hpp"

namespace ecarte::analysis {

/// What makes the class of a hand.
enum class CensusBy : std::uint8_t {
  Trumps,  ///< how many trumps it has
  Kings,   ///< that, whether the king is one of them, and how many plain kings
  Shape,   ///< how many trumps, and how many cards of the longest plain suit, the next and the last
};

/// The numbers that make a class, those not used 0.
using ClassNumbers = std::array<int, game::kSuits>;

/// The names of the numbers that make a class: "trumps", "king_of_trumps".
std::vector<std::string_view> class_numbers(CensusBy by);
ClassNumbers class_of(CardSet hand, Suit trump, CensusBy by);

struct CensusClass {
  ClassNumbers numbers{};
  std::int64_t hands = 0;  ///< with a turn-up, apart from the names of the suits
  std::int64_t dealt = 0;  ///< the hands with a turn-up that these stand for
  Histogram deals{};       ///< of these, each against 65,780 hands, those that bring so many tricks

  [[nodiscard]] std::int64_t all_deals() const { return dealt * kHandsAgainst; }
  [[nodiscard]] std::int64_t points() const { return deals[3] + deals[4] + deals[5]; }
  [[nodiscard]] std::int64_t voles() const { return deals[kHand]; }
};

/// Every class that has a hand, in the order of its numbers. Together they are 357,655,858,560
/// deals.
std::vector<CensusClass> census_classes(CensusBy by);

}  // namespace ecarte::analysis
