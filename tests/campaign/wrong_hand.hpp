// SPDX-License-Identifier: MIT
//
// A hand dealt with a card too many or too few.
#pragma once

#include <algorithm>
#include <array>
#include <string>

#include "campaign/fault.hpp"

namespace ecarte::campaign {

/// Whose hand, and which way.
struct WrongHand {
  bool nondealers;
  bool surplus;

  [[nodiscard]] Seat seat(const Table& table) const {
    return nondealers ? table.nondealer() : table.dealer;
  }
  [[nodiscard]] std::string name() const {
    return std::string(nondealers ? "nondealer-" : "dealer-") + (surplus ? "surplus" : "short");
  }
  /// The law for a number found after the turn-up.
  [[nodiscard]] std::string_view law() const {
    return nondealers ? (surplus ? "15" : "16") : surplus ? "17" : "18";
  }
};

inline constexpr std::array kWrongHands{WrongHand{true, true}, WrongHand{true, false},
                                        WrongHand{false, true}, WrongHand{false, false}};

/// The packets of such a deal, written in full.
inline std::string wrong_packets(const Table& table, const WrongHand& wrong) {
  const auto packet = [&](Seat to, int number) {
    return table.name(to) + " " + std::to_string(number);
  };
  const Seat n = table.nondealer();
  const Seat d = table.dealer;
  const int first = table.three_first[d] ? 3 : 2;
  const auto second = [&](Seat to) {
    return 5 - first + (to != wrong.seat(table) ? 0 : wrong.surplus ? 1 : -1);
  };
  return "gives " + packet(n, first) + ", " + packet(d, first) + ", " + packet(n, second(n)) +
         ", " + packet(d, second(d));
}

/// To be called when the packets are given: gives them wrongly instead.
inline void deal_wrongly(Table& table, const WrongHand& wrong) {
  const Seat seat = wrong.seat(table);
  table.drop_last_line();
  table.say(table.dealer, wrong_packets(table, wrong));
  if (wrong.surplus) {
    table.hands[seat].push_back(table.from_stock(1).front());
  } else {
    table.stock.push_back(table.hands[seat].back());
    table.hands[seat].pop_back();
  }
  table.king_is_barred = true;
}

/// Five each after all, from the same pack in the same order.
inline void rectify(Table& table, const WrongHand& wrong) {
  const Seat seat = wrong.seat(table);
  if (wrong.surplus) {
    table.stock.push_back(table.hands[seat].back());
    table.hands[seat].pop_back();
  } else {
    table.hands[seat].push_back(table.from_stock(1).front());
  }
  table.king_is_barred = false;
}

/// One of the two finds the number, in his own hand or the other's.
inline void find_number(Table& table, const WrongHand& wrong, Seat finder) {
  table.say(finder, std::string("finds ") + (wrong.surplus ? "six" : "four") + " in " +
                        (finder == wrong.seat(table) ? "his hand"
                                                     : table.name(wrong.seat(table)) + "'s hand"));
}

/// A card leaves the hand for good: not a king that he has announced, which would be a matter of
/// its own.
inline PlainCard part_with(Table& table, Seat seat) {
  PlainCard card = table.chance.any(table.hands[seat]);
  while (table.announced[seat] && card == table.king()) {
    card = table.chance.any(table.hands[seat]);
  }
  std::erase(table.hands[seat], card);
  return card;
}

/// A card comes to the hand from the top of the stock.
inline PlainCard take_one(Table& table, Seat seat) {
  const PlainCard card = table.from_stock(1).front();
  table.hands[seat].push_back(card);
  return card;
}

inline void claim_fresh_deal(Table& table, Seat seat) {
  table.say(seat, "claims a fresh deal");
}

}  // namespace ecarte::campaign
