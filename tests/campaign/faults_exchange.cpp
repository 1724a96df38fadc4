// SPDX-License-Identifier: MIT
//
// Faults of giving cards in exchange: too many, too few, or with a face shown; each with what the
// law lets the other do about it.
#include <algorithm>
#include <string>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

/// One exchange, written out by the kind; after it the hand is played.
struct Exchange {
  Table& table;
  Seat seat;
  PlainHand out;
  PlainHand taken;

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
  }
  void discards() const { table.say(seat, "discards " + text_of(out)); }
  void asks(int number) const { table.say(seat, "asks " + std::to_string(number)); }
  void takes() const { table.say(seat, "takes " + text_of(taken)); }
  void loses(PlainCard card) const { std::erase(table.hands[seat], card); }
};

bool now(Fault& fault, const Table& table, Moment moment) {
  if (fault.in_next || fault.done || moment != Moment::Accepted || table.stock.size() < 8 ||
      table.dealings > 1) {
    return false;
  }
  fault.done = true;
  return true;
}

void dealt_afresh(Table& table, Seat claims) {
  table.say(claims, "claims a fresh deal");
  table.stopped = true;
  table.again = true;
  table.ending = Ending::Stopped;
}

/// 29 and 33: who takes more than he put out, and mixes it, loses it to the other's blind draw, or
/// the other has the cards dealt afresh.
void takes_excess(Fault& fault, Table& table, Moment moment, bool dealer, bool afresh) {
  if (!now(fault, table, moment)) {
    return;
  }
  const Seat seat = dealer ? table.dealer : table.nondealer();
  if (dealer) {
    const Exchange first(table, table.nondealer(), 2, 2);
    first.discards();
    first.takes();
  }
  const int number = 1 + fault.trick % 3;
  const Exchange exchange(table, seat, number, number + 1);
  exchange.discards();
  exchange.asks(number + 1);
  exchange.takes();
  fault.expect({dealer ? "33" : "29", dealer ? "dealer-took-excess" : "nondealer-took-excess",
                as_seat(seat), "elected", as_seat(1 - seat)});
  if (afresh) {
    dealt_afresh(table, 1 - seat);
    return;
  }
  const PlainCard drawn = table.chance.any(table.hands[seat]);
  table.say(1 - seat, "draws " + support::text_of(drawn) + " from " + table.name(seat));
  exchange.loses(drawn);
}

/// 31: given more than he asked for, the non-dealer throws out or has the cards dealt afresh.
void gives_excess(Fault& fault, Table& table, Moment moment, bool afresh) {
  if (!now(fault, table, moment)) {
    return;
  }
  const Seat n = table.nondealer();
  const int number = 1 + fault.trick % 3;
  const Exchange exchange(table, n, number, number + 1);
  exchange.asks(number);
  exchange.discards();
  exchange.takes();
  fault.expect(
      {"31", "dealer-gave-nondealer-excess", as_seat(table.dealer), "elected", as_seat(n)});
  if (afresh) {
    dealt_afresh(table, n);
    return;
  }
  const PlainCard out = table.chance.any(table.hands[n]);
  table.say(n, "throws out " + support::text_of(out));
  exchange.loses(out);
}

/// 32: given fewer, he has his hand made up from the stock, or the cards dealt afresh.
void gives_short(Fault& fault, Table& table, Moment moment, bool afresh) {
  if (!now(fault, table, moment)) {
    return;
  }
  const Seat n = table.nondealer();
  const int number = 2 + fault.trick % 3;
  const Exchange exchange(table, n, number, number - 1);
  exchange.asks(number);
  exchange.discards();
  exchange.takes();
  fault.expect({"32", "dealer-gave-nondealer-short", as_seat(table.dealer), "elected", as_seat(n)});
  if (afresh) {
    dealt_afresh(table, n);
    return;
  }
  const PlainCard card = table.from_stock(1).front();
  table.say(n, "completes with " + support::text_of(card));
  table.hands[n].push_back(card);
}

/// 36: a card of the non-dealer's shown in giving, which he refuses or takes.
void exposes(Fault& fault, Table& table, Moment moment, bool refused) {
  if (!now(fault, table, moment)) {
    return;
  }
  const Seat n = table.nondealer();
  const PlainCard shown = refused ? table.from_stock(1).front() : -1;
  const Exchange exchange(table, n, 2, 2);
  const PlainCard card = refused ? shown : exchange.taken.front();
  exchange.discards();
  table.say(table.dealer, "exposes " + table.name(n) + "'s " + support::text_of(card));
  if (refused) {
    table.say(n, "refuses " + support::text_of(card));
    table.say_of(support::text_of(card) + " is thrown aside");
  }
  exchange.takes();
  fault.expect(
      {"36", "exposed-in-giving", as_seat(table.dealer), refused ? "elected" : "", as_seat(n)});
}

}  // namespace

void add_exchange(Kinds& kinds) {
  for (const bool afresh : {false, true}) {
    const std::string end = afresh ? "-dealt-afresh" : "-mended";
    kinds.push_back({"nondealer-took-excess" + end,
                     [=](Fault& f, Table& t, Moment m) { takes_excess(f, t, m, false, afresh); }});
    kinds.push_back({"dealer-took-excess" + end,
                     [=](Fault& f, Table& t, Moment m) { takes_excess(f, t, m, true, afresh); }});
    kinds.push_back({"dealer-gave-excess" + end,
                     [=](Fault& f, Table& t, Moment m) { gives_excess(f, t, m, afresh); }});
    kinds.push_back({"dealer-gave-short" + end,
                     [=](Fault& f, Table& t, Moment m) { gives_short(f, t, m, afresh); }});
  }
  kinds.push_back(
      {"exposed-in-giving-refused", [](Fault& f, Table& t, Moment m) { exposes(f, t, m, true); }});
  kinds.push_back(
      {"exposed-in-giving-taken", [](Fault& f, Table& t, Moment m) { exposes(f, t, m, false); }});
}

}  // namespace ecarte::campaign
