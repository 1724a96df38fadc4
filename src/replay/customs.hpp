// SPDX-License-Identifier: MIT
//
// The customs of a game that codes of laws have otherwise, as far as facts turn on them. Whoever
// replays says so where they are not those of the game as it is commonly told.
#pragma once

#include "replay/domains.hpp"

namespace ecarte::replay {

struct Customs {
  int game = 5;    ///< points that win it
  int king = 1;    ///< what the king is worth
  int tricks = 2;  ///< the most that the tricks of a hand are worth
  CutDeals cut = CutDeals::Highest;
  DealsNext next = DealsNext::Other;
  friend constexpr bool operator==(const Customs&, const Customs&) = default;
};

}  // namespace ecarte::replay
