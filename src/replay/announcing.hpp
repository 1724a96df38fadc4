// SPDX-License-Identifier: MIT
//
// What a player says of the king of trumps as he says it. Whether it was so, only the end of the
// dealing shows (king.hpp, kings.hpp).
#pragma once

#include "replay/opening.hpp"

namespace ecarte::replay {

class Announcing : private Room {
 public:
  Announcing(Table& table, Opening& opening, Giving& giving, Exchanging& exchanging)
      : Room(table), opening_(opening), giving_(giving), exchanging_(exchanging) {}

  void announce(const Act& a);
  /// He takes his word back.
  void withdraw_king(const Act& a);
  /// He shows the king of trumps of his hand, says nothing, and marks it: he may have meant that
  /// for his word.
  void show_king(const Act& a, Seat whose);

 private:
  Opening& opening_;
  Giving& giving_;
  Exchanging& exchanging_;
};

}  // namespace ecarte::replay
