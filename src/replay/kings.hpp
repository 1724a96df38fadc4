// SPDX-License-Identifier: MIT
//
// The kings of a hand that is over, or at which the record stops: who held the one of trumps, whose
// word on it was false, and who gave up his cards to such a word.
#pragma once

#include "replay/giving.hpp"
#include "replay/room.hpp"

namespace ecarte::replay {

class Kings : private Room {
 public:
  Kings(Table& table, const Giving& giving) : Room(table), giving_(giving) {}

  void note_kings();
  /// He threw down his cards when the other had announced a king, which gave him the game, and
  /// afterwards took it back: did he give up his hand, or only yield to what he was told?
  void doubt_throwing_down();

 private:
  void note_kingless(const KingTable& table);

  const Giving& giving_;
};

}  // namespace ecarte::replay
