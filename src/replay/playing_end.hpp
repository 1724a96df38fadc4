// SPDX-License-Identifier: MIT
//
// The end of a playing: one look back over it, and what it gave.
#pragma once

#include "replay/card_room.hpp"
#include "replay/trick_play.hpp"

namespace ecarte::replay {

class PlayingEnd : private CardRoom {
 public:
  PlayingEnd(Table& table, PlayProgress& progress, const TrickPlay& play)
      : CardRoom(table), progress_(progress), play_(play) {}

  /// Looks back over the last playing, once, and closes its span.
  void finish_playing();
  /// A hand that runs out of cards, or has one over, is found out at that trick; but not if the
  /// hands are played again: then it is found out in the next playing, if at all.
  void note_run_out();
  /// Did he who lost play boldly: without proposing, or refusing what was proposed?
  [[nodiscard]] Some<NoYes> bold(Seat loser) const;

 private:
  void uphold_claim();
  [[nodiscard]] int sure_tricks(const ThrowDown& thrown) const;
  void note_hand_over();
  void note_misawarded();

  PlayProgress& progress_;
  const TrickPlay& play_;
  std::uint8_t playing_closed_ = 0;  ///< number of the last playing looked back over
};

}  // namespace ecarte::replay
