// SPDX-License-Identifier: MIT
//
// Hands that are not played to their last card, or played again: thrown down, with a claim or
// without; gathered up; dealt with once more.
#pragma once

#include <optional>

#include "replay/playing_end.hpp"

namespace ecarte::replay {

class HandsDown : private Room {
 public:
  HandsDown(Table& table, Giving& giving, Exchanging& exchanging, PlayProgress& progress,
            PlayingEnd& playing_end)
      : Room(table),
        giving_(giving),
        exchanging_(exchanging),
        progress_(progress),
        playing_end_(playing_end) {}

  void throw_down(const Act& a);
  /// What was claimed in throwing down is granted. False if nothing was.
  bool grant(const Act& a);
  /// The cards are gathered.
  void close_hand();
  /// The same hands are played again.
  void hands_again();

 private:
  bool claimed_in_play(const Act& grants);
  [[nodiscard]] bool gathered_to_deal_again() const;

  Giving& giving_;
  Exchanging& exchanging_;
  PlayProgress& progress_;
  PlayingEnd& playing_end_;
};

}  // namespace ecarte::replay
