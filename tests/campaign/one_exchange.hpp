// SPDX-License-Identifier: MIT
//
// One exchange of cards, written out by the kind of fault; after it the hand is played.
#pragma once

#include <algorithm>
#include <string>

#include "campaign/fault.hpp"

namespace ecarte::campaign {

struct Exchange {
  Table& table;
  Seat seat;
  PlainHand out;
  PlainHand taken;

  /// The cards change hands at once; the words are the kind's.
  Exchange(Table& at_table, Seat whose, int discarded, int taken_up)
      : table(at_table),
        seat(whose),
        out(at_table.pick(whose, discarded)),
        taken(at_table.from_stock(taken_up)) {
    for (const PlainCard card : out) {
      std::erase(table.hands[seat], card);
      table.discards[seat].push_back(card);
    }
    table.hands[seat].insert(table.hands[seat].end(), taken.begin(), taken.end());
    table.proposal_dropped = true;
    table.dealer_silent = whose != table.dealer;
  }
  void discards(const char* how = "") const { table.say(seat, "discards " + text_of(out) + how); }
  void asks(int number) const { table.say(seat, "asks " + std::to_string(number)); }
  void takes() const { table.say(seat, "takes " + text_of(taken)); }
  void takes_number(const char* how) const {
    table.say(seat, "takes " + std::to_string(taken.size()) + how);
  }
};

/// The exchange in which the fault is to be made, with cards enough left for it.
inline bool exchange_of(Fault& fault, const Table& table, Moment moment) {
  if (fault.in_next || fault.done || moment != Moment::Accepted || table.stock.size() < 8 ||
      table.dealings > 1 || table.exchanges + 1 < fault.nth) {
    return false;
  }
  fault.done = true;
  return true;
}

/// The non-dealer's part of an exchange, as it should be.
inline void nondealer_exchanges(Table& table, int number) {
  const Exchange his(table, table.nondealer(), number, number);
  his.discards();
  his.takes();
}

/// The card leaves the hand for good.
inline PlainCard loses(Table& table, Seat seat) {
  std::vector<PlainCard> may_go = table.hands[seat];
  std::erase(may_go, table.king());  // or a word on it that was true would be true no more
  const PlainCard card = table.chance.any(may_go);
  std::erase(table.hands[seat], card);
  return card;
}

}  // namespace ecarte::campaign
