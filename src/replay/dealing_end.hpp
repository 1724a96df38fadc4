// SPDX-License-Identifier: MIT
//
// The end of a dealing: whose turn it is where it stops, and what its playing, the hands by it, and
// what was found at the table show of all that came before.
#pragma once

#include "replay/bystanders.hpp"
#include "replay/cutting.hpp"
#include "replay/playing_end.hpp"

namespace ecarte::replay {

class DealingEnd : private Room {
 public:
  DealingEnd(Table& table, const Cutting& cutting, Giving& giving, Exchanging& exchanging,
             PlayingEnd& playing_end, const Bystanders& bystanders)
      : Room(table),
        cutting_(cutting),
        giving_(giving),
        exchanging_(exchanging),
        playing_end_(playing_end),
        bystanders_(bystanders) {}

  void finish_dealing();
  /// What is told since act number `first` to have been found: when each fact came to light.
  void note_found(ActIndex first);

 private:
  void look_back_over_play();
  void leave_room();

  const Cutting& cutting_;
  Giving& giving_;
  Exchanging& exchanging_;
  PlayingEnd& playing_end_;
  const Bystanders& bystanders_;
};

}  // namespace ecarte::replay
