// SPDX-License-Identifier: MIT
//
// Every ending there can be, numbered; and so every ending solved, once, in a table that is looked
// up. What follows is why there are so few.
//
// What best play brings turns on which cards beat which, and on nothing else. Two cards are only
// ever compared within a suit, so of a suit it matters in which order the cards of the two hands
// lie, from the lowest: a word of a letters L (leader) and b letters F (follower). There are
// C(a + b, a) of these *lies*, and none where a + b > 8, the ranks of a suit. An ending is four
// lies, of the trumps and of the three plain suits, and the sizes of the suits add up to the two
// hands. So many cards m against n, in four suits of any length, are the words of m + n letters
// with three bars: C(m + n, m) C(m + n + 3, 3). Five against five:
//
//   C(10, 5) C(13, 3) = 72,072, of which 4 * 252 have all ten cards in one suit and 12 * 252 nine
//   of them: 68,040 are left (13,004 if plain suits may change places).
//
// All endings of up to five cards a side, of equal length or not, are `kPlaces`. They are numbered
// by the sizes of the suits of the leader, then of the follower (`first_place`), and among those of
// one shape by the lies: first plain suit, second, third, trumps, each lie counting
// `ways_to_lie` of those after it. The lie itself is numbered as its word stands among those with
// as many letters of each, by the combinatorial number system.
//
// A deal is then solved in about twenty look-ups in tables that fit the caches of a processor. And
// counting is shorter than enumerating: of a given lie there are as many hands as ways to lay the
// follower's cards into the gaps between the leader's, suit by suit, so hands are counted by
// products (census.hpp).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "game/card.hpp"

namespace ecarte::analysis {

using game::Card;
using game::CardSet;
using game::Suit;

inline constexpr int kHand = 5;  ///< cards of a full hand

/// Cards of a hand by suits: trumps, then the plain suits.
using Sizes = std::array<std::size_t, game::kSuits>;

/// Endings of up to five cards a side, either hand empty or not.
inline constexpr std::uint32_t kPlaces = 173'711;
/// Of these, endings of five cards against five; they come last.
inline constexpr std::uint32_t kFullPlaces = 68'040;
inline constexpr std::uint32_t kFirstFull = kPlaces - kFullPlaces;
/// Shapes of up to five cards in four suits: C(9, 4).
inline constexpr std::size_t kShapes = 126;

/// In how many ways so many cards of two hands, each up to five, can lie in a suit.
constexpr std::size_t ways_to_lie(std::size_t leader, std::size_t follower) {
  if (leader + follower > game::kRanks) {
    return 0;
  }
  std::size_t ways = 1;
  for (std::size_t i = 1; i <= leader; ++i) {
    ways = ways * (follower + i) / i;
  }
  return ways;
}

/// What a place is put together from. Of what is not possible no entry is ever read.
struct PlaceTables {
  /// The bits of a byte as the digits of a number to the base of three.
  std::array<std::uint16_t, 256> ternary;
  /// By two sets of ranks, `ternary` of the leader's and twice that of the follower's: the number
  /// of the lie, the ways to lie, and the two sizes (in bits 0, 8, 16 and 28).
  std::array<std::uint32_t, 6561> lies;
  /// The number of a shape, by its sizes, three bits each.
  std::array<std::uint8_t, 4096> shapes;
  /// The first place of two shapes.
  std::array<std::array<std::uint32_t, kShapes>, kShapes> first;

  static constexpr std::size_t key_of(const Sizes& sizes) {
    return sizes[0] | sizes[1] << 3U | sizes[2] << 6U | sizes[3] << 9U;
  }

  /// How a suit lies, by the ranks of the two hands: what `lies` has.
  [[nodiscard]] std::uint32_t lie(std::uint32_t leader, std::uint32_t follower) const {
    return lies[ternary[leader] + 2U * ternary[follower]];
  }
  [[nodiscard]] std::uint32_t place(CardSet leader, CardSet follower, Suit trump) const;
};

/// The tables made, for the step of the build that writes them down, and for tests.
PlaceTables make_place_tables();
/// The tables as they were written down.
extern const PlaceTables kPlaceTables;

/// The number of a lie among those of its sizes, by the ranks of the two hands.
inline std::uint32_t lie_of(std::uint32_t leader, std::uint32_t follower) {
  return kPlaceTables.lie(leader, follower) & 0xffU;
}

/// The place of the first ending with so many cards of each suit.
inline std::uint32_t first_place(const Sizes& leader, const Sizes& follower) {
  return kPlaceTables.first[kPlaceTables.shapes[PlaceTables::key_of(leader)]]
                           [kPlaceTables.shapes[PlaceTables::key_of(follower)]];
}

/// The place of an ending: the hands have no card in common, and neither more than five.
inline std::uint32_t place_of(CardSet leader, CardSet follower, Suit trump) {
  return kPlaceTables.place(leader, follower, trump);
}

inline std::uint32_t PlaceTables::place(CardSet leader, CardSet follower, Suit trump) const {
  const int turned = static_cast<int>(trump) * game::kRanks;
  const std::uint32_t own = std::rotr(leader.bits(), turned);
  const std::uint32_t other = std::rotr(follower.bits(), turned);
  const std::uint32_t trumps = lie(own & 0xffU, other & 0xffU);
  const std::uint32_t one = lie(own >> 8U & 0xffU, other >> 8U & 0xffU);
  const std::uint32_t two = lie(own >> 16U & 0xffU, other >> 16U & 0xffU);
  const std::uint32_t three = lie(own >> 24U, other >> 24U);
  const std::uint32_t sizes =
      (trumps >> 16U) + (one >> 16U << 3U) + (two >> 16U << 6U) + (three >> 16U << 9U);
  const auto number = [](std::uint32_t found) { return found & 0xffU; };
  const auto ways = [](std::uint32_t found) { return found >> 8U & 0xffU; };
  std::uint32_t within = number(one) * ways(two) + number(two);
  within = within * ways(three) + number(three);
  within = within * ways(trumps) + number(trumps);
  return first[shapes[sizes & 0xfffU]][shapes[sizes >> 12U]] + within;
}

}  // namespace ecarte::analysis
