// SPDX-License-Identifier: MIT
//
// What a player must have taken, or may have exchanged, in the exchange under way, though it is not
// told: seen from what he does, says or is told to hold after it.
#pragma once

#include "replay/exchange_numbers.hpp"
#include "replay/exposed_taken.hpp"

namespace ecarte::replay {

class TakenUntold : private ExchangeRoom {
 public:
  TakenUntold(Table& table, ExchangeSoFar& so_far, CardsExposed& exposed,
              ExposedTaken& exposed_taken)
      : ExchangeRoom(table, so_far), exposed_(exposed), exposed_taken_(exposed_taken) {}

  /// He took as many as are not written, if he put out any.
  void take_unwritten(Seat seat);
  /// And of whom nothing is told, he may have changed any of his cards.
  void exchange_unwritten(Seat seat);
  /// He is told of as one who has taken the cards for those he put out.
  void take_untold(Seat seat);
  /// He speaks of the cards he has: unless he is told of as taking more, he has them all.
  void has_taken(Seat seat);
  /// So many cards are told to be left in the stock: of cards thrown out for which none are told as
  /// taken, as many were replaced before as leave that number.
  void stock_told(int left);
  /// So many are found in his hand. If that is nearer to what he then has, he has taken the cards
  /// for those he put out, unless he is told of as taking them later.
  void counted(Seat seat, int number);
  /// The number that he took is found to be wrong, and it is not told what it was: too many, or
  /// too few.
  void found_wrong(Seat seat);
  /// He names a card, and nothing is told of what he put out or took in the exchange under way: he
  /// may have had his cards by now.
  void may_have_changed(Seat seat);
  /// In the exchange under way, the only one, he is told to have thrown out and taken as many: what
  /// is wrong with the number of his cards was wrong before it.
  [[nodiscard]] bool took_as_many(Seat seat) const;
  /// Of the last exchange nothing is told of what he put out and took: with what number he came out
  /// of it, who made that number wrong is not known.
  [[nodiscard]] bool is_untold(Seat seat) const {
    return changed_untold(seat) || t_.dealing.hands[seat].took == unknown<NoYes>;
  }
  /// He took cards in the exchange under way, and how many he put out or took is not told.
  [[nodiscard]] bool is_open(Seat seat) const { return numbers_open(so_far_.of[seat]); }
  /// The numbers of the exchange under way, as far as they are told.
  [[nodiscard]] ExchangeNumbers numbers_of(Seat seat) const;
  /// Of the cards told to be given to him, those that he left lying when he took the others.
  [[nodiscard]] int untaken(Seat seat) const;

 private:
  [[nodiscard]] static bool numbers_open(const Exchange& exchange);
  void suppose_wrong_exchange(Seat seat, int beyond);
  [[nodiscard]] int unwritten(Seat seat) const;
  [[nodiscard]] Counts may_be_unwritten(Seat seat) const;
  [[nodiscard]] bool stock_is_known() const;

  CardsExposed& exposed_;
  ExposedTaken& exposed_taken_;
};

}  // namespace ecarte::replay
