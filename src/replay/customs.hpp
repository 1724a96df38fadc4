// SPDX-License-Identifier: MIT
//
// The customs of a game that codes of laws have otherwise, as far as facts turn on them. Whoever
// replays says so where they are not those of the game as it is commonly told.
#pragma once

#include <cstdint>

#include "replay/domains.hpp"

namespace ecarte::replay {

inline constexpr int kTricksOfAHand = 5;

/// How many of its tricks make what a hand gives. The point is more than half of them, or both
/// might make it; the vole no fewer than the point.
struct HandTricks {
  std::uint8_t point = 3;
  std::uint8_t vole = 5;
  friend constexpr bool operator==(HandTricks, HandTricks) = default;

  /// May he who made `tricks` of a whole hand have left the other so many?
  [[nodiscard]] constexpr bool leaves_point(int tricks) const {
    return tricks <= kTricksOfAHand - point;
  }
  [[nodiscard]] constexpr bool leaves_vole(int tricks) const {
    return tricks <= kTricksOfAHand - vole;
  }
};

/// Whose word to play binds him, so that what he says afterwards instead changes nothing: the
/// non-dealer's who says that he plays, the dealer's who refuses.
struct WordToPlay {
  bool nondealer = true;
  bool dealer = true;
  friend constexpr bool operator==(WordToPlay, WordToPlay) = default;
};

struct Customs {
  int game = 5;    ///< points that win it
  int king = 1;    ///< what the king is worth
  int tricks = 2;  ///< the most that the tricks of a hand are worth
  CutDeals cut = CutDeals::Highest;
  DealsNext next = DealsNext::Other;
  HandTricks hand{};
  WordToPlay binds{};
  friend constexpr bool operator==(const Customs&, const Customs&) = default;
};

}  // namespace ecarte::replay
