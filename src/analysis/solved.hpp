// SPDX-License-Identifier: MIT
//
// Best play with all cards seen, looked up: the number of tricks of the leader, for every ending
// there can be. The table is made when ecarte is built, from the shortest endings to the longest
// (solve_endings_main.cpp), in a few hundredths of a second; it is 87 KB of constants, of which
// those of five cards against five are 34, and starting a program costs nothing for it.
#pragma once

#include "analysis/places.hpp"

namespace ecarte::analysis {

/// By place, two to a byte, the even place in the lower half.
extern const std::array<std::uint8_t, (kPlaces + 1) / 2> kSolved;

/// The tricks of the leader in the ending of this place.
inline int solved_at(std::uint32_t place) {
  return static_cast<int>(std::uint32_t{kSolved[place >> 1U]} >> (place & 1U) * 4U & 0xfU);
}

/// Tricks made by him who leads, with best play on both sides: the hands have no card in common,
/// and neither more than five. Once a hand has run out the cards of the other are his tricks.
inline int solved(CardSet leader, CardSet follower, Suit trump) {
  return solved_at(place_of(leader, follower, trump));
}

}  // namespace ecarte::analysis
