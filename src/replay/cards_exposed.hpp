// SPDX-License-Identifier: MIT
//
// Cards shown in giving or turned in error: to whom they are, and whether they are refused, thrown
// aside or left.
#pragma once

#include "replay/exchange_room.hpp"

namespace ecarte::replay {

class CardsExposed : private ExchangeRoom {
 public:
  CardsExposed(Table& table, ExchangeSoFar& so_far) : ExchangeRoom(table, so_far) {}

  /// A dealing begins.
  void begin() { aside_untold_ = false; }
  void expose(const Act& a, Seat whose, Some<Role> by);
  /// A card turned as if for trumps, when the trump is known.
  void false_turn_up(const Act& a);
  /// The same, of which nothing is told but that it was found: which card it was is not known.
  void find_turned();
  /// Cards that lay faced are come to in the giving, and then are given or not.
  void reach_faced(CardSet cards, NoYes given);
  void refuse_card(const Act& a);
  void throw_aside(const Act& a);
  /// A card shown in giving, one of `cards` if they are told, was not taken by him whose it was.
  void left_exposed(Seat seat, CardSet cards);
  /// Of whom it is not told what he put out and took: he may have taken what was shown to him, or
  /// not.
  void leave_shown_open(Seat seat);
  /// A card was thrown aside, and that it was shown is not told.
  [[nodiscard]] bool aside_untold() const { return aside_untold_; }

 private:
  [[nodiscard]] bool may_be_of(const Fact& shown, Seat seat) const;
  void declined(CardSet thrown);
  CardSet throw_shown_aside(CardSet cards);

  bool aside_untold_ = false;
};

}  // namespace ecarte::replay
