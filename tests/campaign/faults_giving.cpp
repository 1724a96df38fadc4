// SPDX-License-Identifier: MIT
//
// The manner of discarding (28), cards found faced in the stock (35), and cards shown in giving
// (36).
#include <array>
#include <string>

#include "campaign/one_exchange.hpp"

namespace ecarte::campaign {
namespace {

using support::text_of;

enum class Manner { FaceUp, OnOther, AfterTaking };

void discards_badly(Fault& fault, Table& table, Moment moment, Manner manner) {
  if (!exchange_of(fault, table, moment)) {
    return;
  }
  const bool dealers = manner == Manner::OnOther || fault.coin;
  if (dealers) {
    nondealer_exchanges(table, 1 + fault.trick % 3);
  }
  const Seat seat = dealers ? table.dealer : table.nondealer();
  const int number = 1 + fault.trick % 4;
  const Exchange exchange(table, seat, number, number);
  const std::string others = " on " + table.name(1 - seat) + "'s discard";
  if (manner == Manner::AfterTaking) {
    exchange.asks(number);
    exchange.takes();
    exchange.discards();
  } else {
    exchange.discards(manner == Manner::FaceUp ? " face up" : others.c_str());
    exchange.takes();
  }
  fault.expect({"28",
                manner == Manner::FaceUp    ? "discard-face-up"
                : manner == Manner::OnOther ? "discard-not-apart"
                                            : "cards-taken-before-discarding",
                as_seat(seat)});
}

/// A discard looked at when the cards are gathered: the hand is over, and it may be.
void looks_when_gathered(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::Marked) && !table.discards[fault.seat].empty()) {
    fault.done = true;
    table.say_of("the cards are gathered");
    table.say(fault.seat, "looks at his discard");
  }
}

// ── 35

enum class Faced { ThrownAside, Kept, Given, GivenReplaced, Concealed, Later };

void expect_faced(Fault& fault, const Table& table, Faced how) {
  const bool given = how == Faced::Given || how == Faced::GivenReplaced;
  const bool done = how != Faced::Given && how != Faced::Kept;
  fault.expect({"35", given ? "faced-card-given" : "faced-card-in-stock",
                given ? as_seat(table.dealer) : kNobody, done ? "imposed" : "ignored", kNobody,
                "throw-aside"});
  if (!done) {
    fault.expect({"35", "mandatory-remedy-ignored"});
  }
}

void faced(Fault& fault, Table& table, Moment moment, Faced how) {
  if (!exchange_of(fault, table, moment)) {
    return;
  }
  const Seat n = table.nondealer();
  const PlainCard card = table.from_stock(1).front();
  const int number = 1 + fault.trick % 4;
  const bool given = how == Faced::Given;
  Exchange exchange(table, n, number, given ? number - 1 : number);
  if (given) {
    exchange.taken.push_back(card);
    table.hands[n].push_back(card);
  }
  exchange.discards();
  table.say_of(text_of(card) + (how == Faced::GivenReplaced
                                    ? " lies faced in " + table.name(n) + "'s packet"
                                    : std::string(" lies faced in the stock")));
  if (how == Faced::Concealed) {
    table.say(table.dealer, "denies " + table.name(n) + " the sight");
    fault.expect({"35", "faced-card-concealed", as_seat(table.dealer)});
  }
  const bool aside =
      how == Faced::ThrownAside || how == Faced::GivenReplaced || how == Faced::Concealed;
  if (aside) {
    table.say_of(text_of(card) + " is thrown aside");
  }
  exchange.takes();
  if (how == Faced::Later) {
    table.say_of(text_of(card) + " is thrown aside");
  }
  expect_faced(fault, table, how);
}

/// Found after the turn-up and before a discard, it waits until it is reached; then it is thrown
/// aside, or wrongly given.
void faced_waits(Fault& fault, Table& table, Moment moment, bool given) {
  if (at_first(fault, table, moment, Moment::Turned)) {
    fault.card = table.stock.back();
    table.say_of(text_of(fault.card) + " lies faced in the stock");
    fault.stage = 1;
  } else if (at_first(fault, table, moment, Moment::Accepted) && fault.stage == 1) {
    fault.stage = 2;
    fault.done = true;
    const Exchange exchange(table, table.nondealer(), 2, given ? 2 : 0);
    exchange.discards();
    if (given) {
      exchange.takes();
      fault.expect(
          {"35", "faced-card-given", as_seat(table.dealer), "ignored", kNobody, "throw-aside"});
      fault.expect({"35", "mandatory-remedy-ignored"});
      return;
    }
    table.from_stock(1);
    table.say_of(text_of(fault.card) + " is thrown aside");
    const PlainHand taken = table.from_stock(2);
    PlainHand& hand = table.hands[table.nondealer()];
    hand.insert(hand.end(), taken.begin(), taken.end());
    table.say(table.nondealer(), "takes " + campaign::text_of(taken));
  }
}

// ── 36

enum class Shown { Refused, Taken, OneOfTwo, RefusedLate };

void exposes(Fault& fault, Table& table, Moment moment, Shown how) {
  if (!exchange_of(fault, table, moment)) {
    return;
  }
  const Seat n = table.nondealer();
  const int number = 2 + fault.trick % 3;
  const bool refused = how == Shown::Refused || how == Shown::OneOfTwo;
  const PlainCard out = refused ? table.from_stock(1).front() : -1;
  const Exchange exchange(table, n, number, number);
  exchange.discards();
  const auto expose = [&](PlainCard card) {
    table.say(table.dealer, "exposes " + table.name(n) + "'s " + text_of(card));
  };
  const Expected option{"36",      "exposed-in-giving", as_seat(table.dealer),
                        "elected", as_seat(n),          refused ? "refuse-card" : "take-card"};
  if (refused) {
    expose(out);
    table.say(n, "refuses " + text_of(out));
    table.say_of(text_of(out) + " is thrown aside");
  }
  fault.expect(option);
  if (how != Shown::Refused) {
    expose(exchange.taken.front());
    if (how == Shown::OneOfTwo) {
      fault.expect(
          {"36", "exposed-in-giving", as_seat(table.dealer), "elected", as_seat(n), "take-card"});
    }
  }
  exchange.takes();
  if (how == Shown::RefusedLate) {
    table.say(n, "refuses " + text_of(exchange.taken.front()));
    fault.expect({"36", "remedy-claimed-late", as_seat(n)});
  }
}

/// A dealer must take the card of his own that he has shown.
void rejects_own(Fault& fault, Table& table, Moment moment, bool rejects) {
  if (!exchange_of(fault, table, moment)) {
    return;
  }
  const Seat d = table.dealer;
  nondealer_exchanges(table, 1 + fault.trick % 3);
  const PlainCard other = rejects ? table.from_stock(1).front() : -1;
  const int number = 1 + fault.trick % 3;
  const Exchange exchange(table, d, number, number);
  const PlainCard card = rejects ? other : exchange.taken.back();
  exchange.discards();
  table.say(d, "exposes " + table.name(d) + "'s " + text_of(card));
  if (rejects) {
    table.say_of(text_of(card) + " is thrown aside");
    fault.expect({"36", "dealer-rejected-own-exposed", as_seat(d)});
  }
  fault.expect({"36", "dealer-exposed-own", kAnybody, rejects ? "ignored" : "imposed", kNobody,
                "take-card"});
  exchange.takes();
}

}  // namespace

void add_giving(Kinds& kinds) {
  const auto manner = [&kinds](const char* name, Manner how) {
    kinds.push_back({name, [how](Fault& f, Table& t, Moment m) { discards_badly(f, t, m, how); }});
  };
  manner("discards-face-up", Manner::FaceUp);
  manner("discards-on-the-others", Manner::OnOther);
  manner("discards-after-taking", Manner::AfterTaking);
  kinds.push_back({"discard-looked-at-when-gathered", looks_when_gathered});
  const auto in_stock = [&kinds](const char* end, Faced how) {
    kinds.push_back({std::string("faced-in-stock-") + end,
                     [how](Fault& f, Table& t, Moment m) { faced(f, t, m, how); }});
  };
  in_stock("thrown-aside", Faced::ThrownAside);
  in_stock("left-there", Faced::Kept);
  in_stock("given", Faced::Given);
  in_stock("given-and-replaced", Faced::GivenReplaced);
  in_stock("concealed", Faced::Concealed);
  in_stock("thrown-aside-when-reached", Faced::Later);
  kinds.push_back({"faced-waits-and-is-thrown-aside",
                   [](Fault& f, Table& t, Moment m) { faced_waits(f, t, m, false); }});
  kinds.push_back({"faced-waits-and-is-given",
                   [](Fault& f, Table& t, Moment m) { faced_waits(f, t, m, true); }});
  const auto shown = [&kinds](const char* end, Shown how) {
    kinds.push_back({std::string("exposed-in-giving-") + end,
                     [how](Fault& f, Table& t, Moment m) { exposes(f, t, m, how); }});
  };
  shown("refused", Shown::Refused);
  shown("taken", Shown::Taken);
  shown("one-of-two-refused", Shown::OneOfTwo);
  shown("refused-late", Shown::RefusedLate);
  for (const bool rejects : {true, false}) {
    kinds.push_back({std::string("dealers-own-exposed-") + (rejects ? "rejected" : "taken"),
                     [rejects](Fault& f, Table& t, Moment m) { rejects_own(f, t, m, rejects); }});
  }
}

}  // namespace ecarte::campaign
