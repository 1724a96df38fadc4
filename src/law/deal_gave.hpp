// SPDX-License-Identifier: MIT
//
// What a deal gave a player, before it is ruled on: by its facts alone, between what it must have
// given and what it may have. Private to law.
#pragma once

#include "codes/code.hpp"
#include "replay/facts.hpp"

namespace ecarte::law {

/// Points: no fewer than the one and no more than the other.
struct PointsBetween {
  int least = 0;
  int most = 0;
};

struct DealGave {
  PointsBetween king;
  PointsBetween hand;
};

/// What the last dealing of `deal` gave the player, whether or not he marked it.
DealGave deal_gave(const replay::DealFacts& deal, const codes::Code& code, game::Seat seat);

/// May he have committed a fault in it that gives him less for the hand, and that nobody alleges
/// and nothing shows?
bool may_be_capped_untold(const replay::DealFacts& deal, const codes::Code& code, game::Seat seat);

}  // namespace ecarte::law
