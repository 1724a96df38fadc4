// SPDX-License-Identifier: MIT
//
// Shows whoever draws a deal what a look back shows of the hands and the tricks (seen.hpp). Does
// nothing if nobody looks on.
#pragma once

#include "replay/room.hpp"

namespace ecarte::replay {

class Onlooker : private Room {
 public:
  explicit Onlooker(Table& table) : Room(table), seen_(table.seen) {}

  /// The tricks of the playing that ends.
  void see_playing();
  /// The hands of the dealing that ends, from its first act to the one under way.
  void see_dealing();

 private:
  DealSeen* seen_;
};

}  // namespace ecarte::replay
