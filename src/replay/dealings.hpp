// SPDX-License-Identifier: MIT
//
// The flow of the dealings: which packets begin another, and to which room what is done with the
// cards before the play belongs.
#pragma once

#include "replay/announcing.hpp"
#include "replay/card_room.hpp"
#include "replay/dealing_end.hpp"
#include "replay/headings.hpp"
#include "replay/opening.hpp"

namespace ecarte::replay {

class Dealings : private CardRoom {
 public:
  Dealings(Table& table, const DealHeading& frame, Opening& opening, Cutting& cutting,
           Giving& giving, Exchanging& exchanging, Announcing& king, PlayingEnd& playing_end,
           const Bystanders& bystanders)
      : CardRoom(table),
        frame_(frame),
        opening_(opening),
        cutting_(cutting),
        giving_(giving),
        exchanging_(exchanging),
        king_(king),
        end_(table, cutting, giving, exchanging, playing_end, bystanders) {}

  /// The pack is shuffled or cut, packs, seats or a trump are chosen, an order is said.
  void before_dealing(const Act& a);
  /// Packets, of this dealing, of another, or in an exchange.
  void give(const Act& a);
  void turn(const Act& a);
  void expose(const Act& a);
  void lie_faced(const Act& a);
  /// All acts are read: the last dealing is over, or there was none.
  void finish();

 private:
  void begin_dealing(Seat dealer, const PackDealt& pack, bool sound);
  [[nodiscard]] bool is_shown_of(const Act& a) const;
  [[nodiscard]] bool stops_with_mark_left() const;

  const DealHeading& frame_;
  Opening& opening_;
  Cutting& cutting_;
  Giving& giving_;
  Exchanging& exchanging_;
  Announcing& king_;
  DealingEnd end_;
};

}  // namespace ecarte::replay
