// SPDX-License-Identifier: MIT
//
// The census: what every hand brings its holder when he leads, with every turn-up, against every
// hand the adversary may hold, both seeing all the cards. Exact, and counted, not enumerated.
//
// With one suit for trumps there are 8 C(31, 5) hands with a turn-up, 255,304 apart from the names
// of the plain suits (the orbits of their six exchanges, by Burnside's lemma), and against each
// C(26, 5) = 65,780 hands: 16,793,897,120 deals, which stand for 32 C(31, 5) C(26, 5) =
// 357,655,858,560.
//
// Against one hand of the leader's the follower's hands fall into lies (places.hpp), suit by suit,
// and a lie l of a suit in which the leader has the ranks L and the cards A are not seen elsewhere
// is that of w(L, A, l) sets: the product, over the gaps between his cards, of the ways to choose
// that many of the cards of the gap. With [t] for "the leader makes t tricks", a histogram is
//
//   H(t) = sum over l0, l1, l2, l3 of  w(l0) w(l1) w(l2) w(l3) [tricks(l0, l1, l2, l3) = t],
//
// a contraction of the solved table with one vector for each suit. The plain suits come first:
// their w do not depend on the turn-up, so the sum over l1, l2, l3 is made once for each of some
// ten thousand sets of plain cards, the names of the suits apart, and is left as a histogram for
// each lie of the trumps. What is then left for a hand and a turn-up is a sum over the lies of one
// suit, sixty or so. The six numbers of a histogram are carried in two words of three fields of 21
// bits, for none exceeds 65,780. In all some twenty million products, where the deals are seventeen
// thousand million.
#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "analysis/solved.hpp"

namespace ecarte::analysis {

/// A number for each number of tricks, none to five.
using Histogram = std::array<std::int64_t, kHand + 1>;

/// A hand with a turn-up, and how many of the adversary's hands leave it so many tricks.
struct CensusRow {
  CardSet hand;
  Card turn_up{};  ///< of the suit of trumps, and not in the hand
  /// How many hands with a turn-up are this one but for the names of the suits: 4, 12 or 24.
  int times = 0;
  Histogram hands{};  ///< of the adversary; 65,780 together
};

inline constexpr int kCensusRows = 255'304;
inline constexpr std::int64_t kHandsAgainst = 65'780;

/// Calls `use` with every row, trumps being spades, one for all hands that differ in nothing but
/// the names of the suits; always in the same order.
void take_census(const std::function<void(const CensusRow&)>& use);

/// The same for all of them together, without the hands one by one: out of 357,655,858,560. For
/// each place, the hands and turn-ups with such a lie are counted by binomials alone. Another way
/// to the sum of `take_census`, and one that takes less than a millisecond.
Histogram census_total();

}  // namespace ecarte::analysis
