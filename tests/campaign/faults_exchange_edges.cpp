// SPDX-License-Identifier: MIT
//
// Too few cards in an exchange (30, 32, 34), and an exchange of the dealer's that nobody gave him a
// right to (33).
#include <array>
#include <string>

#include "campaign/one_exchange.hpp"
#include "campaign/wrong_hand.hpp"

namespace ecarte::campaign {
namespace {

/// 30: he asks for fewer than he put out, and plays with four or three; the rest are the dealer's
/// tricks.
void asks_short(Fault& fault, Table& table, Moment moment) {
  if (!exchange_of(fault, table, moment)) {
    return;
  }
  const int number = 2 + fault.trick % 3;
  const int asked = number - (number > 2 && fault.coin ? 2 : 1);
  const Exchange exchange(table, table.nondealer(), number, asked);
  exchange.discards();
  exchange.asks(asked);
  exchange.takes();
  table.uncovered = table.dealer;
  fault.expect({"30", "nondealer-asked-short", as_seat(table.nondealer())});
}

/// He would make his hand up, to which he has no right, and the other disputes it, or he puts the
/// card back: he has four as before.
void asks_short_and_completes(Fault& fault, Table& table, Moment moment, bool disputed) {
  if (exchange_of(fault, table, moment)) {
    const Exchange exchange(table, table.nondealer(), 2 + fault.trick % 3, 1 + fault.trick % 3);
    exchange.discards();
    exchange.asks(1 + fault.trick % 3);
    exchange.takes();
    table.uncovered = table.dealer;
    fault.stage = 1;
    fault.expect({"30", "nondealer-asked-short", as_seat(table.nondealer())});
  } else if (fault.stage == 1 && at_first(fault, table, moment, Moment::Ready)) {
    const Seat n = table.nondealer();
    fault.stage = 2;
    table.say(n, "completes");
    if (disputed) {
      table.say(1 - n, "disputes it");
    } else {
      table.say(n, "puts back 1");
    }
    fault.expect({"", "remedy-not-available", as_seat(n)});
  }
}

/// What comes of it when the dealer gives the other too few (32).
enum class OnShort { Mended, Afresh, NotDone, LetStand, Played, Late, LateMended, ByDealer };

void complete(Table& table, Seat seat) {
  table.say(seat, "completes with " + support::text_of(take_one(table, seat)));
}

/// He plays on with four: no law says whose trick the fifth is, unless the others decide the hand.
void plays_short(Fault& fault, Table& table) {
  fault.stage = 1;
  fault.expect({"30", "nondealer-short-survives"});
  fault.seat = table.nondealer();
}

void answer_short(Fault& fault, Table& table, OnShort then) {
  const Seat n = table.nondealer();
  Expected owed{
      "32",      "dealer-gave-nondealer-short", as_seat(table.dealer), "elected", as_seat(n),
      "complete"};
  switch (then) {
    case OnShort::Afresh:
    case OnShort::NotDone:
      claim_fresh_deal(table, n);
      owed.remedy = "fresh-deal";
      if (then == OnShort::Afresh) {
        dealt_afresh(table);
        break;
      }
      owed.status = "ignored";
      fault.beside("mandatory-remedy-ignored");
      fault.beside("nondealer-short-survives");
      fault.nothing_counts = true;
      break;
    case OnShort::ByDealer:
      claim_fresh_deal(table, table.dealer);
      fault.expect({"32", "remedy-by-wrong-party", as_seat(table.dealer)});
      [[fallthrough]];
    case OnShort::Mended:
      complete(table, n);
      break;
    default:
      if (then == OnShort::LetStand) {
        table.say(n, "lets it stand");
      }
      owed.status = then == OnShort::LetStand ? "waived" : "lapsed";
      owed.remedy = "";
      plays_short(fault, table);
  }
  fault.expect(owed);
}

/// Whether the trick to which he had no card by right counts is not said: does it turn on that what
/// the hand gave?
bool hangs_on_last(const Table& table) {
  const auto [seat, vole, points] = table.came_out();
  const bool all_told = table.cards_played[0] == 5 && table.cards_played[1] == 5;
  const int without = table.tricks[seat] - (all_told && table.leader == seat ? 1 : 0);
  return without < 3 || (vole && without < 5);
}

void gives_short(Fault& fault, Table& table, Moment moment, OnShort then) {
  const Seat n = table.nondealer();
  if (exchange_of(fault, table, moment)) {
    const int number = 2 + fault.trick % 3;
    const Exchange exchange(table, n, number, number - 1);
    exchange.asks(number);
    exchange.discards();
    if (fault.coin) {
      table.say(table.dealer, "gives " + table.name(n) + " " + std::to_string(number - 1));
    }
    exchange.takes();
    answer_short(fault, table, then);
  }
  const bool late = then == OnShort::Late || then == OnShort::LateMended;
  if (late && fault.stage == 1 && !fault.in_next && table.cards_played[n] == 1 &&
      (moment == Moment::Led || moment == Moment::Replied)) {
    fault.stage = 2;
    if (then == OnShort::LateMended) {
      complete(table, n);
    } else {
      claim_fresh_deal(table, n);
    }
    fault.expect({"32", "remedy-claimed-late", as_seat(n)});
  }
  if (!fault.in_next && fault.stage > 0 && moment == Moment::HandOver && hangs_on_last(table)) {
    fault.due_known = false;
  }
}

/// 34: the dealer gives himself too few. He may make it up until he plays.
enum class Made { AtOnce, AfterTheLead, Never, Late, LateAndDisputed, LateAndPutBack };

void dealer_short(Fault& fault, Table& table, Moment moment, Made made) {
  const Seat d = table.dealer;
  if (exchange_of(fault, table, moment)) {
    nondealer_exchanges(table, 1 + fault.trick % 2);
    const Exchange exchange(table, d, 3, 2);
    exchange.discards();
    exchange.takes();
    const bool in_time = made == Made::AtOnce || made == Made::AfterTheLead;
    if (made == Made::AtOnce) {
      complete(table, d);
    }
    if (!in_time) {
      table.uncovered = 1 - d;
      fault.expect({"34", "dealer-took-short", kNobody, "lapsed", as_seat(d)});
      fault.expect({"34", "dealer-played-short", as_seat(d)});
    }
    fault.stage = 1;
  }
  if (fault.stage != 1 || fault.in_next || table.trick != 1) {
    return;
  }
  if (made == Made::AfterTheLead && moment == Moment::Led) {
    complete(table, d);
    fault.stage = 2;
  } else if (made >= Made::Late && table.cards_played[d] == 1) {
    const PlainHand before = table.hands[d];
    complete(table, d);
    fault.expect({"34", "dealer-completed-late", as_seat(d)});
    fault.stage = 2;
    if (made == Made::Late) {
      fault.due_known = false;
      return;
    }
    // The card is none of his hand: the lead that is left is the other's trick.
    if (made == Made::LateAndDisputed) {
      table.say(1 - d, "disputes it");
    } else {
      table.say(d, "puts back 1");
    }
    table.hands[d] = before;
  }
}

/// 33: the dealer exchanges though he refused, or was not asked.
enum class Right { Afresh, Drawn, Stands, Late, ByDealer };

void exchanges_without_right(Fault& fault, Table& table, Moment moment, Right right) {
  const Seat n = table.nondealer();
  const Seat d = table.dealer;
  if (at_first(fault, table, moment, Moment::Refused) && !fault.done && table.stock.size() > 5) {
    fault.done = true;
    const int number = 1 + fault.trick % 2;
    const Exchange exchange(table, d, number, number);
    exchange.discards();
    exchange.takes();
    Expected owed{"33", "dealer-exchanged-without-right", as_seat(d), "lapsed", as_seat(n)};
    if (right == Right::Afresh) {
      claim_fresh_deal(table, n);
      dealt_afresh(table);
      owed.status = "elected";
      owed.remedy = "fresh-deal";
    } else if (right == Right::Drawn) {
      table.say(n, "draws " + support::text_of(loses(table, d)) + " from " + table.name(d));
      table.uncovered = n;
      owed.status = "elected";
      owed.remedy = "draw";
      fault.expect({"34", "dealer-played-short", as_seat(d)});
    } else if (right == Right::ByDealer) {
      claim_fresh_deal(table, d);
      fault.expect({"33", "remedy-by-wrong-party", as_seat(d)});
    }
    fault.expect(owed);
  }
  if (right == Right::Late && fault.done && fault.stage == 0 && !fault.in_next &&
      table.cards_played[d] == 1) {
    fault.stage = 1;
    claim_fresh_deal(table, n);
    fault.expect({"33", "remedy-claimed-late", as_seat(n)});
  }
}

/// 33 when the hand is over: found before the cards are gathered, after it, or never.
enum class FoundAtEnd { Before, After, Never };

void found_at_the_end(Fault& fault, Table& table, Moment moment, FoundAtEnd found) {
  const Seat n = table.nondealer();
  const Seat d = table.dealer;
  if (exchange_of(fault, table, moment)) {
    nondealer_exchanges(table, 2);
    const int number = 1 + fault.trick % 3;
    const Exchange exchange(table, d, number, number + 1);
    exchange.discards();
    exchange.takes();
    fault.stage = 1;
    fault.expect({"33", "dealer-took-excess", as_seat(d),
                  found == FoundAtEnd::Before  ? "elected"
                  : found == FoundAtEnd::After ? "none"
                                               : "latent",
                  found == FoundAtEnd::Before ? as_seat(n) : kNobody,
                  found == FoundAtEnd::Before ? "fresh-deal" : ""});
  }
  if (fault.stage == 1 && !fault.in_next && table.dealings == 1 && moment == Moment::Marked) {
    if (found != FoundAtEnd::Before) {
      table.say_of("the cards are gathered");
    }
    if (found != FoundAtEnd::Never) {
      find_number(table, kWrongHands[2], fault.coin ? n : d);
    }
    if (found == FoundAtEnd::Before) {
      claim_fresh_deal(table, n);
      dealt_afresh(table);
    }
  }
}

}  // namespace

void add_exchange_edges(Kinds& kinds) {
  kinds.push_back({"nondealer-asks-short", asks_short});
  for (const bool disputed : {true, false}) {
    kinds.push_back({std::string("nondealer-asks-short-completes-and-") +
                         (disputed ? "is-denied-it" : "puts-back"),
                     [disputed](Fault& f, Table& t, Moment m) {
                       asks_short_and_completes(f, t, m, disputed);
                     }});
  }
  const auto given = [&kinds](const char* end, OnShort then) {
    kinds.push_back({std::string("dealer-gave-short-") + end,
                     [then](Fault& f, Table& t, Moment m) { gives_short(f, t, m, then); }});
  };
  given("mended", OnShort::Mended);
  given("dealt-afresh", OnShort::Afresh);
  given("claimed-and-not-done", OnShort::NotDone);
  given("let-stand", OnShort::LetStand);
  given("played-with", OnShort::Played);
  given("claimed-late", OnShort::Late);
  given("mended-late", OnShort::LateMended);
  given("claimed-by-the-dealer", OnShort::ByDealer);
  const auto took = [&kinds](const char* end, Made made) {
    kinds.push_back({std::string("dealer-took-short-") + end,
                     [made](Fault& f, Table& t, Moment m) { dealer_short(f, t, m, made); }});
  };
  took("made-up", Made::AtOnce);
  took("made-up-at-the-last", Made::AfterTheLead);
  took("played-with", Made::Never);
  took("made-up-late", Made::Late);
  took("made-up-late-and-disputed", Made::LateAndDisputed);
  took("made-up-late-and-put-back", Made::LateAndPutBack);
  const auto without = [&kinds](const char* end, Right right) {
    kinds.push_back(
        {std::string("dealer-exchanges-without-right-") + end,
         [right](Fault& f, Table& t, Moment m) { exchanges_without_right(f, t, m, right); }});
  };
  without("dealt-afresh", Right::Afresh);
  without("drawn", Right::Drawn);
  without("stands", Right::Stands);
  without("claimed-late", Right::Late);
  without("claimed-by-the-dealer", Right::ByDealer);
  const auto end = [&kinds](const char* name, FoundAtEnd found) {
    kinds.push_back({std::string("dealer-took-excess-") + name,
                     [found](Fault& f, Table& t, Moment m) { found_at_the_end(f, t, m, found); }});
  };
  end("found-before-the-gathering", FoundAtEnd::Before);
  end("found-after-the-gathering", FoundAtEnd::After);
  end("never-found", FoundAtEnd::Never);
}

}  // namespace ecarte::campaign
