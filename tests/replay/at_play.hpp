// SPDX-License-Identifier: MIT
//
// The same table with the rooms of the playing-out.
#pragma once

#include "replay/playing_end.hpp"
#include "tests/replay/at_table.hpp"

namespace ecarte::replay {

struct AtPlay : AtTable {
  using AtTable::AtTable;

  HandsPlayed hands{table, exchanging};
  PlayProgress progress{table, giving, exchanging, hands};
  TrickPlay play{table, exchanging, hands, progress};
  PlayingEnd playing_end{table, progress, play};

  /// How the card laid last was led.
  [[nodiscard]] const LedHow& led_last() const { return table.playing.tricks.cards().back().how; }
  /// Plays the next `number` cards that are told.
  void play_on(int number) {
    for (int i = 0; i < number; ++i) {
      play.play(next(record::ActKind::Play));
    }
  }
};

}  // namespace ecarte::replay
