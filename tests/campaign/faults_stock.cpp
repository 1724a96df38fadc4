// SPDX-License-Identifier: MIT
//
// A card turned after the exchange as if it were the trump (37), and a stock too small for both
// (38).
#include <array>
#include <string>

#include "campaign/one_exchange.hpp"

namespace ecarte::campaign {
namespace {

using support::text_of;

// ── 37

enum class OnFalseTurn {
  Played,         ///< nobody proposes again
  Taken,          ///< he has the card among those he gets
  NotTaken,       ///< he does without it
  Refused,        ///< the dealer refuses what he may not, and they play
  RefusedInVain,  ///< … and gives cards after all
  Conditional,    ///< … or accepts on a condition
  SecondRefused,  ///< the proposal after the next he may refuse
  ClaimedLate,    ///< the card is asked for when it is led
  KingMarked,     ///< it is the king of trumps, and the dealer marks it
};

/// The next proposal with its answer, and what is exchanged.
void proposes_again(Fault& fault, Table& table, OnFalseTurn then, PlainCard turned) {
  const Seat n = table.nondealer();
  const Seat d = table.dealer;
  table.say(n, "proposes");
  const bool refuses = then == OnFalseTurn::Refused || then == OnFalseTurn::RefusedInVain;
  table.say(d, refuses                            ? "refuses"
               : then == OnFalseTurn::Conditional ? "accepts if there are cards enough"
                                                  : "accepts");
  if (refuses || then == OnFalseTurn::Conditional) {
    const bool void_word = then != OnFalseTurn::Refused;
    fault.expect({"37", "refusal-barred", as_seat(d), void_word ? "imposed" : "ignored", as_seat(d),
                  "accept"});
    if (!void_word) {
      fault.expect({"37", "mandatory-remedy-ignored", as_seat(d)});
      return;
    }
  }
  const bool takes_it = then == OnFalseTurn::Taken;
  const int number = 1 + fault.trick % 2;
  if (takes_it) {
    table.stock.push_back(turned);
  } else {
    table.say_of(text_of(turned) + " is thrown aside");
  }
  nondealer_exchanges(table, number);
  const Exchange his(table, d, 1, 1);
  his.discards();
  his.takes();
  if (then == OnFalseTurn::SecondRefused) {
    table.say(n, "proposes");
    table.say(d, "refuses");
  }
}

void turns_falsely(Fault& fault, Table& table, Moment moment, OnFalseTurn then) {
  const Seat n = table.nondealer();
  const Seat d = table.dealer;
  if (then == OnFalseTurn::ClaimedLate && fault.done && fault.stage == 0 && !fault.in_next &&
      moment == Moment::Led && table.trick == 1) {
    fault.stage = 1;
    table.say(n, "claims the card");
    fault.expect({"37", "remedy-claimed-late", as_seat(n)});
  }
  if (fault.in_next || fault.done || moment != Moment::Exchanged || table.stock.size() < 6 ||
      table.exchanges < fault.nth) {
    return;
  }
  if (then == OnFalseTurn::KingMarked) {
    const auto king = std::ranges::find(table.stock, table.king());
    if (king == table.stock.end()) {
      return;
    }
    std::iter_swap(king, table.stock.end() - 1);
  }
  const PlainCard turned = table.from_stock(1).front();
  if (then != OnFalseTurn::KingMarked && turned == table.king()) {
    return give_up(fault, table);
  }
  fault.done = true;
  table.no_more_proposals = true;
  table.say(d, "turns " + text_of(turned));
  // Thrown aside, it was refused; if nobody asks for cards any more, the choice lapses.
  const bool lapses = then == OnFalseTurn::KingMarked || then == OnFalseTurn::Played ||
                      then == OnFalseTurn::ClaimedLate || then == OnFalseTurn::Refused;
  const bool taken = lapses || then == OnFalseTurn::Taken;
  fault.expect({"37", "false-turnup", as_seat(d), lapses ? "lapsed" : "elected", as_seat(n),
                taken ? "take-card" : "refuse-card"});
  if (then == OnFalseTurn::KingMarked) {
    table.mark(d, 1, "marks the king");
    fault.expect({"37", "false-turnup-king-marked", as_seat(d)});
  } else if (then != OnFalseTurn::Played && then != OnFalseTurn::ClaimedLate) {
    proposes_again(fault, table, then, turned);
  }
}

// ── 38

enum class Short { Stands, TakesRest, ConditionLater, ConditionLaterTaken, Priority };

void exchanges(Table& table, Seat seat, int number) {
  const Exchange own(table, seat, number, number);
  own.discards();
  own.takes();
}

/// The dealer takes one before the other has all he asked for, who then lacks it.
void serves_himself_first(Fault& fault, Table& table, int asked) {
  exchanges(table, table.dealer, 1);
  const Exchange his(table, table.nondealer(), asked, asked - 1);
  his.discards();
  his.takes();
  fault.expect({"38", "stock-priority-violated", as_seat(table.dealer)});
  fault.beside("nondealer-short-survives");
  fault.beside("dealer-gave-nondealer-short");
  fault.due_known = false;
}

/// The non-dealer asks for some; the dealer wishes more than are left.
void stock_short(Fault& fault, Table& table, Moment moment, Short how) {
  const int stock = static_cast<int>(table.stock.size());
  const bool now = moment == Moment::Accepted && stock >= 2 && stock <= 8 &&
                   !table.accepted_if_enough && !fault.in_next && !fault.done;
  if (!now) {
    return;
  }
  const Seat n = table.nondealer();
  const Seat d = table.dealer;
  const bool takes = how == Short::TakesRest || how == Short::ConditionLaterTaken;
  const int most = std::min(5, takes ? stock - 1 : stock);
  const int asked = how == Short::Priority ? std::min(5, stock) : 1 + table.chance.below(most);
  const int left = stock - asked;
  const int wish = left + 1;
  if (wish > 5 || (how == Short::Priority && left > 0)) {
    return;
  }
  fault.done = true;
  table.no_more_proposals = true;
  table.say(n, "asks " + std::to_string(asked));
  const bool later = how == Short::ConditionLater || how == Short::ConditionLaterTaken;
  if (later) {
    table.say(d, "accepts if there are cards enough");
  }
  table.say(d, "asks " + std::to_string(wish));
  if (how == Short::Priority) {
    serves_himself_first(fault, table, asked);
  } else {
    nondealer_exchanges(table, asked);
  }
  table.dealer_silent = false;  // the stock does not reach
  if (takes) {
    exchanges(table, d, 1 + table.chance.below(left));
  }
  const bool ignored = takes || how == Short::Priority;
  fault.expect({"38", later ? "conditional-not-stated" : "accepted-with-stock-short",
                later ? as_seat(d) : kAnybody, ignored ? "ignored" : "imposed", as_seat(d),
                "dealer-stands"});
  if (takes) {  // that he serves himself first is the whole fault otherwise
    fault.expect({"38", "mandatory-remedy-ignored", as_seat(d)});
  }
}

}  // namespace

void add_stock(Kinds& kinds) {
  const auto turned = [&kinds](const char* end, OnFalseTurn then) {
    kinds.push_back({std::string("false-turn-up-") + end,
                     [then](Fault& f, Table& t, Moment m) { turns_falsely(f, t, m, then); }});
  };
  turned("and-played", OnFalseTurn::Played);
  turned("taken", OnFalseTurn::Taken);
  turned("not-taken", OnFalseTurn::NotTaken);
  turned("refused", OnFalseTurn::Refused);
  turned("refused-in-vain", OnFalseTurn::RefusedInVain);
  turned("accepted-on-condition", OnFalseTurn::Conditional);
  turned("second-refused", OnFalseTurn::SecondRefused);
  turned("card-claimed-late", OnFalseTurn::ClaimedLate);
  turned("king-marked", OnFalseTurn::KingMarked);
  const auto too_small = [&kinds](const char* end, Short how) {
    kinds.push_back({std::string("stock-short-") + end,
                     [how](Fault& f, Table& t, Moment m) { stock_short(f, t, m, how); }});
  };
  too_small("dealer-stands", Short::Stands);
  too_small("dealer-takes-the-rest", Short::TakesRest);
  too_small("condition-named-later", Short::ConditionLater);
  too_small("condition-named-later-and-taken", Short::ConditionLaterTaken);
  too_small("dealer-first", Short::Priority);
}

}  // namespace ecarte::campaign
