// SPDX-License-Identifier: MIT
//
// How far a playing has come: it begins, tricks of it are played that are not told, a hand runs
// out, and it is over.
#pragma once

#include "replay/card_room.hpp"
#include "replay/giving.hpp"
#include "replay/hands_played.hpp"

namespace ecarte::replay {

class PlayProgress : private CardRoom {
 public:
  PlayProgress(Table& table, Giving& giving, Exchanging& exchanging, HandsPlayed& hands)
      : CardRoom(table), giving_(giving), exchanging_(exchanging), hands_(hands) {}

  /// The first card of a playing is about to fall, if none has: the hands are what they are now.
  void begin_playing();
  /// Words, an exchange, tricks, whatever the moment allows, may have been here and are not told.
  void leave_out();
  /// Another playing of the deal begins with the act under way.
  void open_playing();
  void hand_over(HandEnd end, ActIndex at);
  /// The hand is over when either has no card left: what the other still holds cannot be played to.
  void end_if_exhausted();
  /// The cards he may play: those he drew when it was too late to make his hand up are not of it.
  [[nodiscard]] Counts cards_to_play(Seat seat) const;
  [[nodiscard]] bool plays_on(Seat seat) const {
    return t_.ahead.next_to_play(now()) == record::actor_of(seat);
  }
  /// How many tricks may have been played before any is told: where something is left out, and no
  /// word was said since.
  [[nodiscard]] int tricks_left_out() const;
  /// Has he none left but such, and is it told that these are not played?
  [[nodiscard]] bool cannot_answer(Seat seat) const {
    return cards_to_play(seat).is(0) && t_.dealing.hands[seat].made_up.disputed && !plays_on(seat);
  }
  /// A lead to which no reply is written: the other had no card, or it is not told.
  void leave_unanswered(int number);
  /// Tricks before number `up_to` that were played but are not written: one card each is gone, and
  /// who leads is unknown.
  void skip_tricks(int up_to);
  /// So many tricks have been played, whether or not they are told.
  void played_untold_to(int number);
  /// Card number `index` of the playing returns to its hand.
  void take_up(int index, ActIndex at);
  /// What is told by now of the numbers of the hands as they were played, and of the exchange.
  void look_back_at_hands();
  /// The number of the first playing of this dealing; 0 before any.
  [[nodiscard]] int first_playing_of_dealing() const;

 private:
  Giving& giving_;
  Exchanging& exchanging_;
  HandsPlayed& hands_;
};

}  // namespace ecarte::replay
