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
  /// The numbers of the exchange under way, in every way that those told belie.
  [[nodiscard]] ExchangeWays ways(Seat seat) const { return ways_of(taken_.numbers_of(seat)); }
  /// What came after it shows with how many cards he came out of the last exchange: what was amiss
  /// with its numbers is told anew, where that tells more of it.
  void look_back();
  /// How many he took in the last exchange that is over; not known before any.
  [[nodiscard]] NumberTold last_taken(Seat seat) const { return last_taken_[seat]; }
  /// The dealer accepted if there were cards enough, and there were not, and nobody was served:
  /// what was put out goes back into the hands.
  [[nodiscard]] bool discards_go_back() const;

 private:
  /// An exchange that is over, as it was judged by then.
  struct Closed {
    ActIndex at = kNever;  ///< the act by which it was
    ActIndex served_at = kNever;
    ExchangeNumbers told;
    ExchangeAmiss amiss;
  };

  void note_amiss(Seat seat);
  void note_amiss(Seat seat, const ExchangeAmiss& amiss, Counts sizes);
  void note_excess(Seat seat, const Amiss& amiss);
  void note_short(Seat seat, const Amiss& amiss, Counts sizes);
  [[nodiscard]] Counts sizes_then(Seat seat) const;
  [[nodiscard]] ActIndex served_at(Seat seat) const;
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
  PerSeat<Closed> closed_;
};

}  // namespace ecarte::replay
