// SPDX-License-Identifier: MIT
//
// Misplays that the cards merely allowed when their playing ended, weighed anew by what is told of
// them after: the same hands played again, and what was owned to or found.
#pragma once

#include "replay/room.hpp"

namespace ecarte::replay {

class MisplaysAgain : private Room {
 public:
  explicit MisplaysAgain(Table& table) : Room(table) {}

  /// The cards of the hands as they were held again prove it, or leave no room for it any more.
  void weigh_misplays_again();
  /// What a player owns to is so, if it is one misplay that is meant.
  void prove_misplays_owned_to();

 private:
  void prove_misplay(Fact& fact, ActIndex found);
};

}  // namespace ecarte::replay
