// SPDX-License-Identifier: MIT
//
// A room in which cards move or are told: what an act says of its cards, and where they go by it.
#pragma once

#include <optional>
#include <span>

#include "replay/room.hpp"

namespace ecarte::replay {

class CardRoom : protected Room {
 protected:
  explicit CardRoom(Table& table) : Room(table) {}

  // ── The cards of an act ──

  [[nodiscard]] CardSet single_card(ActIndex at) const { return beside().single_card(at); }
  [[nodiscard]] bool foreign_card(ActIndex at) const { return beside().foreign_card(at); }
  [[nodiscard]] std::span<const CardSet> partly(ActIndex at);
  [[nodiscard]] std::span<const CardSet> partly_besides(CardSet known);

  // ── Cards that move, or are told ──

  void check(const std::optional<Clash>& clash);
  void show_in_hand(Seat seat, CardSet cards);
  void leave_stock(CardSet cards, Pile to);
  /// Cards seen in the stock after the turn-up, before anybody has put out a card: they are in
  /// neither hand.
  void seen_in_stock(CardSet cards);
  void take_in(Seat seat, CardSet known, Counts number, ActIndex at);
  void part_with(Seat seat, CardSet known, int number);
  CardSet take_up_discard(Seat seat, CardSet cards) {
    return t_.dealing.hands[seat].discard_handled ? take_up_handled(seat, cards) : CardSet{};
  }
  void before_his_first_card(Seat seat);

 private:
  CardSet take_up_handled(Seat seat, CardSet cards);
};

}  // namespace ecarte::replay
