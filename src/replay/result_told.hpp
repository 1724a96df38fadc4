// SPDX-License-Identifier: MIT
//
// Tricks that are told by their winner or their number alone, or of which nobody is known to have
// led, and what the hand gave. Both have played to them all the same.
#pragma once

#include "replay/opening.hpp"
#include "replay/play_progress.hpp"

namespace ecarte::replay {

class ResultTold : private Room {
 public:
  ResultTold(Table& table, Opening& opening, Giving& giving, Exchanging& exchanging,
             HandsPlayed& hands, PlayProgress& progress)
      : Room(table),
        opening_(opening),
        giving_(giving),
        exchanging_(exchanging),
        hands_(hands),
        progress_(progress) {}

  /// A card is played, and it is not told by whom.
  void played_by_nobody_known(const Act& a);
  /// Who won a trick, where its cards do not tell: it was played, and he leads to the next.
  void trick_told(const Act& a);
  /// How many tricks a player made, or that he made the point or the vole.
  void made(const Act& a);

 private:
  [[nodiscard]] bool goes_on_after(const Act& a) const;
  [[nodiscard]] bool all_answered(const Act& a) const;
  void made_so_far(const Act& a);

  Opening& opening_;
  Giving& giving_;
  Exchanging& exchanging_;
  HandsPlayed& hands_;
  PlayProgress& progress_;
};

}  // namespace ecarte::replay
