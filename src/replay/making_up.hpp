// SPDX-License-Identifier: MIT
//
// Hands made up to five cards after an exchange, and cards too many that go back on the stock.
#pragma once

#include "replay/giving.hpp"
#include "replay/taken_untold.hpp"

namespace ecarte::replay {

class MakingUp : private ExchangeRoom {
 public:
  MakingUp(Table& table, ExchangeSoFar& so_far, Giving& giving, TakenUntold& taken)
      : ExchangeRoom(table, so_far), giving_(giving), taken_(taken) {}

  /// Does he make up his hand by the cards he takes?
  [[nodiscard]] bool makes_up(const Act& a) const;
  /// Has the non-dealer, who was given too few, asked for the rest since? Then what is given him
  /// now makes his hand up.
  [[nodiscard]] bool gives_what_was_asked() const;
  void complete(const Act& a);
  /// The same, as it is told: a dealer who lacks no card completes the hand of the other, which
  /// does.
  void complete_told(const Act& a);
  void put_back(const Act& a);
  /// Cards too many that have not joined a hand: who is to have them back on the stock? Nothing if
  /// there are none, or the play has begun.
  [[nodiscard]] std::optional<Seat> excess_apart() const;
  /// They go back, whoever puts them there.
  void put_excess_back(const Act& a);

 private:
  [[nodiscard]] int lacks(Seat seat, int had) const;
  [[nodiscard]] Counts lacking(Seat seat, Counts sizes, int number) const;
  void put_back_untaken(const Act& a, int number);

  Giving& giving_;
  TakenUntold& taken_;
};

}  // namespace ecarte::replay
