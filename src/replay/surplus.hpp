// SPDX-License-Identifier: MIT
//
// Cards too many that leave a hand: thrown out by its player, or drawn by the other.
#pragma once

#include "replay/card_room.hpp"
#include "replay/looks_told.hpp"
#include "replay/opening.hpp"

namespace ecarte::replay {

class Surplus : private CardRoom {
 public:
  Surplus(Table& table, Opening& opening, Giving& giving, Exchanging& exchanging, LooksTold& looks)
      : CardRoom(table),
        opening_(opening),
        giving_(giving),
        exchanging_(exchanging),
        looks_(looks) {}

  void throw_out(const Act& a);
  void draw(const Act& a);

 private:
  void part_of_surplus(Remedy what, Actor by, Seat hand, int number);

  Opening& opening_;
  Giving& giving_;
  Exchanging& exchanging_;
  LooksTold& looks_;
  PerSeat<bool> surplus_begun_{};  ///< some of the cards too many have left the hand, and not all
};

}  // namespace ecarte::replay
