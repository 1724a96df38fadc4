// SPDX-License-Identifier: MIT
//
// Hands that are told, or counted, rather than seen in what is done: who holds what, or holds it
// not, and how many cards. Whether that is the hand as it was dealt, as it is played from or as it
// is left, is told by what it agrees with.
#pragma once

#include "replay/card_room.hpp"
#include "replay/cutting.hpp"
#include "replay/hands_played.hpp"
#include "replay/opening.hpp"

namespace ecarte::replay {

class HandsTold : private CardRoom {
 public:
  HandsTold(Table& table, Opening& opening, Cutting& cutting, Giving& giving,
            Exchanging& exchanging, HandsPlayed& hands)
      : CardRoom(table),
        opening_(opening),
        cutting_(cutting),
        giving_(giving),
        exchanging_(exchanging),
        hands_(hands) {}

  void hold(const Act& a);
  void hold_not(const Act& a);
  /// A card named that is none of the pack.
  void odd_card(const Act& a);
  void stock_left(const Act& a);
  /// A card that lies in the stock. Before the hands are played it may be given yet.
  void stock_card(const Act& a);
  /// A number found in a hand that may have been played from: as it was dealt, or as it is.
  void number_dealt(Seat seat, int number);
  void number_found(Seat seat, int number);

 private:
  [[nodiscard]] Counts at_start(Seat seat) const;
  [[nodiscard]] int played_from(Seat seat) const;
  void hand_counted(Seat seat, int number, ActIndex at);
  [[nodiscard]] bool told_of_start(Seat seat, int number, CardSet cards) const;
  [[nodiscard]] bool told_of_more_at_start(Seat seat, int number, CardSet cards) const;

  Opening& opening_;
  Cutting& cutting_;
  Giving& giving_;
  Exchanging& exchanging_;
  HandsPlayed& hands_;
};

}  // namespace ecarte::replay
