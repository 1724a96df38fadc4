// SPDX-License-Identifier: MIT
//
// What it means for a hand that a card of it is played, whether or not it is told which: its first
// card, with which its number is what it was played with.
#pragma once

#include "replay/exchanging.hpp"
#include "replay/room.hpp"

namespace ecarte::replay {

class HandsPlayed : private Room {
 public:
  HandsPlayed(Table& table, Exchanging& exchanging) : Room(table), exchanging_(exchanging) {}

  /// The hands are about to be played. Who is told to play more cards than he was thought to have
  /// came out of an exchange with so many, if of that nothing is told.
  void come_to_play();
  /// A card of his is played by the act under way, whether or not it is told which.
  void has_played(Seat seat);
  /// He has played, by the act under way, in a trick that is not told card by card.
  void played_untold(Seat seat);
  /// His first card, and it stands.
  void counts_as_first(Seat seat, ActIndex at);
  /// He has played from a hand of the wrong number, if it is that, or of another than was thought.
  void note_played_wrong(Seat seat);
  /// What its cards tell of the numbers the hands were played from, when all are told.
  void look_back_at_hands();
  /// Cards of his may have been played that are not told: his first may have been any.
  void may_have_played(Seat seat);
  /// Is the card under way led before the proposal is answered? Then it is nobody's first yet.
  void is_led_too_soon(Some<NoYes> too_soon) { too_soon_ = too_soon; }
  [[nodiscard]] Some<NoYes> led_too_soon() const { return too_soon_; }

 private:
  [[nodiscard]] int cards_told(Seat seat) const;
  [[nodiscard]] Counts began_with(Seat seat) const;
  void played_with(Fact& fact, Counts sizes);

  Exchanging& exchanging_;
  Some<NoYes> too_soon_ = NoYes::No;
};

}  // namespace ecarte::replay
