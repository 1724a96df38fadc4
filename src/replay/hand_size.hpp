// SPDX-License-Identifier: MIT
//
// How many cards a hand has: the set of the sizes that the record allows. What is told of one
// moment holds for the others by the cards that came and went between (cards_narrow.cpp).
#pragma once

#include <algorithm>
#include <cstdint>

#include "game/values.hpp"

namespace ecarte::replay {

using game::Counts;

inline constexpr int kFullHand = 5;
/// Nothing is known of it.
inline constexpr Counts kAnyNumber = Counts::from_bits(~std::uint32_t{0});

/// So many cards and no others; the most there can be if it is more.
constexpr Counts exactly(int number) {
  return std::clamp(number, 0, Counts::kMost - 1);
}
/// So many cards or more.
constexpr Counts at_least(int number) {
  return Counts::range(number, Counts::kMost - 1);
}
/// Of a hand of one of these sizes that loses so many cards, or gains them.
constexpr Counts less_by(Counts sizes, Counts number) {
  if (sizes.known() && number.known()) {
    return exactly(sizes.least() - number.least());
  }
  const Counts left = minus(sizes, number);
  return left.empty() ? Counts{0} : left;
}
constexpr Counts more_by(Counts sizes, Counts number) {
  if (sizes.known() && number.known()) {
    return exactly(sizes.least() + number.least());
  }
  const Counts sum = plus(sizes, number);
  return sum.empty() ? exactly(Counts::kMost) : sum;
}
/// How many more than any of these it is, or below 0, how many fewer; 0 if it may be one of them.
constexpr int beyond(Counts sizes, int number) {
  return number > sizes.most()    ? number - sizes.most()
         : number < sizes.least() ? number - sizes.least()
                                  : 0;
}

}  // namespace ecarte::replay
