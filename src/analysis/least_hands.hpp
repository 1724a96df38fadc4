// SPDX-License-Identifier: MIT
//
// How a class of hands is told by its least ones: a hand belongs that matches or beats one of them
// card by card. Private to the jeux de règle.
#pragma once

#include <algorithm>
#include <array>

#include "analysis/hand_shape.hpp"

namespace ecarte::analysis {

using game::Rank;

inline constexpr Rank kSeven = Rank::Seven;
inline constexpr Rank kEight = Rank::Eight;
inline constexpr Rank kNine = Rank::Nine;
inline constexpr Rank kTen = Rank::Ten;
inline constexpr Rank kAce = Rank::Ace;
inline constexpr Rank kKnave = Rank::Knave;
inline constexpr Rank kQueen = Rank::Queen;
inline constexpr Rank kKing = Rank::King;

/// Three ranks, of which a hand must match or beat each.
using Three = std::array<Rank, 3>;

template <std::size_t n>
bool reaches_any(const std::array<Rank, 3>& held, const std::array<Three, n>& least) {
  return std::ranges::any_of(least, [&held](const Three& wanted) {
    return held[0] >= wanted[0] && held[1] >= wanted[1] && held[2] >= wanted[2];
  });
}

/// Two trumps, two cards of a suit and one of another: the two, then the one (pp. 49-50).
inline constexpr std::array kPairAndOne{
    Three{kQueen, kSeven, kSeven},  // 3
    Three{kKnave, kSeven, kEight}, Three{kAce, kTen, kTen},
    Three{kTen, kNine, kKnave},    Three{kNine, kEight, kQueen},  // between 3 and 4
    Three{kEight, kSeven, kKing},                                 // 4
};
inline bool is_pair_and_one(const HandShape& shape) {
  return shape.trumps.size() == 2 && shape.longest().size() == 2 && shape.suits[1].size() == 1;
}

inline Three pair_and_one(const HandShape& shape) {
  const auto pair = shape.ranks(0);
  return {pair[0], pair[1], shape.ranks(1)[0]};
}

}  // namespace ecarte::analysis
