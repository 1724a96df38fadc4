// SPDX-License-Identifier: MIT
//
// The rooms of the playing-out, and to which of them an act goes that only he can do who has cards
// to play.
#pragma once

#include "replay/hands_down.hpp"
#include "replay/result_told.hpp"

namespace ecarte::replay {

class PlayingOut {
 public:
  PlayingOut(Table& table, Opening& opening, Giving& giving, Exchanging& exchanging)
      : hands_(table, exchanging),
        progress_(table, giving, exchanging, hands_),
        play_(table, exchanging, hands_, progress_),
        playing_end_(table, progress_, play_),
        result_(table, opening, giving, exchanging, hands_, progress_),
        down_(table, giving, exchanging, progress_, playing_end_) {}

  /// A card is played or taken back, hands are thrown down, gathered or taken again.
  void during_play(const record::Act& a);
  /// Something is left out, by the record's own word.
  void leave_out() { progress_.leave_out(); }

  [[nodiscard]] HandsPlayed& hands() { return hands_; }
  [[nodiscard]] TrickPlay& play() { return play_; }
  [[nodiscard]] ResultTold& result() { return result_; }
  [[nodiscard]] HandsDown& down() { return down_; }
  [[nodiscard]] PlayingEnd& end() { return playing_end_; }

 private:
  HandsPlayed hands_;
  PlayProgress progress_;
  TrickPlay play_;
  PlayingEnd playing_end_;
  ResultTold result_;
  HandsDown down_;
};

}  // namespace ecarte::replay
