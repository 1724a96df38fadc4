// SPDX-License-Identifier: MIT
//
// The cards of an exchange: put out, given and taken.
#pragma once

#include "replay/exchange_words.hpp"
#include "replay/making_up.hpp"

namespace ecarte::replay {

class CardsChanged : private ExchangeRoom {
 public:
  CardsChanged(Table& table, ExchangeSoFar& so_far, Giving& giving, ExchangeWords& words,
               CardsExposed& exposed, ExposedTaken& exposed_taken, MakingUp& making_up,
               const NextExchange& next, ExchangeEnd& end)
      : ExchangeRoom(table, so_far),
        giving_(giving),
        words_(words),
        exposed_(exposed),
        exposed_taken_(exposed_taken),
        making_up_(making_up),
        next_(next),
        end_(end) {}

  void discard(const Act& a);
  void take(const Act& a);
  void give_in_exchange(const Act& a);
  /// Something is found wrong with the cards while they are given: more may be to come.
  void break_off_giving();
  /// Takes cards back out of his own discard. False if they are not there.
  bool take_back(const Act& a);
  /// Cards that he takes up of those he put out.
  void back_from_discard(const Act& a);
  /// He looks at the cards given him.
  void look_at_taken(Seat seat);
  /// He looks at his hand, and so at what he took, if that has joined it.
  void look_at_hand(Seat seat);
  /// The cards he has taken lie apart from his hand.
  void has_not_mixed(Seat seat);

  /// In the exchange under way he has taken his cards.
  [[nodiscard]] bool is_served(Seat seat) const {
    return t_.dealing.phase == Phase::Exchanging && so_far_.of[seat].taken.written;
  }
  /// So far he has taken fewer than he put out.
  [[nodiscard]] bool lacks_cards(Seat seat) const {
    return so_far_.of[seat].took() < so_far_.of[seat].discarded.or_else(0);
  }
  [[nodiscard]] bool without_right(Seat seat) const { return so_far_.without_right[seat]; }
  [[nodiscard]] Some<NoYes> has_seen_taken(Seat seat) const;

 private:
  void exchange_by(const Act& a);
  void exchange_against_refusal(const Act& a);
  [[nodiscard]] std::optional<NoRightWhy> no_right(const Act& a) const;
  [[nodiscard]] bool puts_out_too_soon(const Act& a, const std::optional<NoRightWhy>& why) const;
  void had_more(Seat seat, int number);
  void comes_with(Seat seat);
  void put_out_before(Seat seat, int taken, const ExchangeWays& ways);
  void held_enough(Seat seat, int number);
  [[nodiscard]] bool faced_may_come(const Act& a, int number, CardSet named);
  void check_stock(const Act& a, int number);
  CardSet take_turn_up(const Act& a);
  [[nodiscard]] bool takes_the_rest(const Act& a) const;
  void take_cards(const Act& a);
  [[nodiscard]] bool takes_up_what_is_left(const Act& a) const;
  void beat_taking(Seat seat);
  void takes_none(Seat seat);
  void takes_some(Seat seat);
  void taken_told_again(const Act& a, int number);
  void note_served_first(Seat nondealer);

  Giving& giving_;
  ExchangeWords& words_;
  CardsExposed& exposed_;
  ExposedTaken& exposed_taken_;
  MakingUp& making_up_;
  const NextExchange& next_;
  ExchangeEnd& end_;
};

}  // namespace ecarte::replay
