// SPDX-License-Identifier: MIT
//
// The rooms of the exchange, and to which of them an act of a player in it goes.
#pragma once

#include "replay/cards_changed.hpp"

namespace ecarte::replay {

class Exchanging {
 public:
  Exchanging(Table& table, Giving& giving);

  /// A dealing begins.
  void begin();
  /// A proposal, an answer, a discard, cards taken, a number asked for or told.
  void during_exchange(const record::Act& a);
  /// Cards are thrown out, as many as he has taken and put out none for: that is his discard, which
  /// is entered. False if they are not for an exchange.
  bool puts_out_late(const record::Act& a);
  /// What both are told to have put out or taken, each did: the non-dealer first.
  void exchanged_by_both(const record::Act& a);

  [[nodiscard]] ExchangeWords& words() { return words_; }
  [[nodiscard]] CardsChanged& cards() { return changed_; }
  [[nodiscard]] CardsExposed& exposed() { return exposed_; }
  [[nodiscard]] TakenUntold& untold() { return taken_; }
  [[nodiscard]] MakingUp& making_up() { return making_up_; }
  [[nodiscard]] ExchangeEnd& end() { return end_; }
  [[nodiscard]] const NextExchange& next() const { return next_; }
  /// Has a false turn-up taken the next refusal away?
  [[nodiscard]] bool refusal_barred() const { return so_far_.refusal_barred; }

 private:
  Table& t_;
  Giving& giving_;
  ExchangeSoFar so_far_;
  CardsExposed exposed_;
  ExposedTaken exposed_taken_;
  TakenUntold taken_;
  ExchangeEnd end_;
  NextExchange next_;
  ExchangeWords words_;
  MakingUp making_up_;
  CardsChanged changed_;
};

}  // namespace ecarte::replay
