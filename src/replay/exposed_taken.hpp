// SPDX-License-Identifier: MIT
//
// Cards shown in giving or turned in error that are taken: card by card, or with the others.
#pragma once

#include "replay/cards_exposed.hpp"

namespace ecarte::replay {

class ExposedTaken : private ExchangeRoom {
 public:
  ExposedTaken(Table& table, ExchangeSoFar& so_far, CardsExposed& exposed)
      : ExchangeRoom(table, so_far), exposed_(exposed) {}

  /// Does he name none but cards exposed to him, and there are others to come or to be refused?
  /// Then that is his choice of these, card by card, and he has not taken up the rest.
  [[nodiscard]] bool chooses_exposed(const Act& a, int number);
  void choose_exposed(const Act& a);
  /// One that is not known may come with them too.
  void take_unknown(const Act& a, int number);
  /// The exposed cards that come with the `number` he takes up.
  CardSet take_exposed(const Act& a, int number);
  /// He took up the others and went on: what was shown to him and lies there still is his.
  void take_lying(Seat seat);
  [[nodiscard]] int lying(Seat seat) const;
  /// He took `number` cards of which none is told, and shows one that lay faced: it came with them.
  void take_faced_untold(Seat seat, int number);
  /// Of the cards known in part that he takes, those that can only be a card that lies faced.
  [[nodiscard]] CardSet faced_in_part();
  /// A card turned in error lies there for the non-dealer: may it be one of those that he takes
  /// without naming them in full?
  [[nodiscard]] bool may_be_turned_in_error(const Act& a, int number);

 private:
  void leave_turned_in_error(const Act& a, int number);
  CardsExposed& exposed_;
};

}  // namespace ecarte::replay
