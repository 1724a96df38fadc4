// SPDX-License-Identifier: MIT
//
// The end of an exchange: what was taken by then, too many or too few, and whether the stock held
// it.
#pragma once

#include "replay/taken_untold.hpp"

namespace ecarte::replay {

class ExchangeEnd : private ExchangeRoom {
 public:
  ExchangeEnd(Table& table, ExchangeSoFar& so_far, CardsExposed& exposed,
              ExposedTaken& exposed_taken, TakenUntold& taken)
      : ExchangeRoom(table, so_far),
        exposed_(exposed),
        exposed_taken_(exposed_taken),
        taken_(taken) {}

  /// A dealing begins.
  void begin();
  /// Nothing more comes of the exchange under way, if there is one.
  void close_exchange();
  /// Something is done that comes only when the hand is over: if no card of the exchange is told
  /// after it, that was over before.
  void hand_was_played();
  /// How many he took in the last exchange that is over; not known before any.
  [[nodiscard]] NumberTold last_taken(Seat seat) const { return last_taken_[seat]; }
  /// The dealer accepted if there were cards enough, and there were not, and nobody was served:
  /// what was put out goes back into the hands.
  [[nodiscard]] bool discards_go_back() const;

 private:
  void note_amiss(Seat seat);
  void note_excess(Seat seat, const Amiss& amiss);
  void note_short(Seat seat, const Amiss& amiss);
  [[nodiscard]] ActIndex served_at(Seat seat) const;
  [[nodiscard]] bool hand_known(Seat seat) const;
  [[nodiscard]] bool stock_not_known() const;
  [[nodiscard]] bool may_be_given_more() const;
  [[nodiscard]] bool may_be_put_back(Seat seat) const;
  // The stock (stock_short.cpp)
  void note_stock();
  void note_served_before_asking();
  [[nodiscard]] bool served_himself_first() const;

  CardsExposed& exposed_;
  ExposedTaken& exposed_taken_;
  TakenUntold& taken_;
  bool stock_short_ = false;
  PerSeat<NumberTold> last_taken_;
};

}  // namespace ecarte::replay
