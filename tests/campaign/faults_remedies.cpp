// SPDX-License-Identifier: MIT
//
// Remedies where there is nothing to remedy: claimed, or claimed and carried out. And what the
// players agree upon, which needs no law.
#include <array>
#include <string>

#include "campaign/fault.hpp"
#include "campaign/one_exchange.hpp"

namespace ecarte::campaign {
namespace {

/// At a random moment between the packets and the gathering.
bool some_time_of_deal(const Fault& fault, const Table& table, Moment moment) {
  if (fault.in_next || fault.done || table.dealings > 1) {
    return false;
  }
  switch (fault.trick) {
    case 1:
      return moment == (fault.coin ? Moment::Given : Moment::Turned);
    case 2:
      return moment == (fault.coin ? Moment::Proposed : Moment::Exchanged);
    case 3:
      return moment == (fault.coin ? Moment::Ready : Moment::Marked);
    default:
      return table.trick == fault.trick - 2 &&
             moment == (fault.coin ? Moment::Led : Moment::BeforeLead);
  }
}

/// A fresh deal that no law gives.
void fresh_deal(Fault& fault, Table& table, Moment moment, bool carried_out) {
  if (!some_time_of_deal(fault, table, moment)) {
    return;
  }
  fault.done = true;
  table.say(fault.seat, "claims a fresh deal");
  fault.expect({"", "remedy-not-available", as_seat(fault.seat)});
  if (carried_out) {
    dealt_afresh(table);
  }
}

/// Something no law knows.
void unheard_of(Fault& fault, Table& table, Moment moment) {
  if (some_time_of_deal(fault, table, moment)) {
    fault.done = true;
    table.say(fault.seat, "claims \"a called card\"");
    fault.expect({"", "claim-not-ruled"});
  }
}

/// The hands again, though nobody has broken a duty of play.
void hands_again(Fault& fault, Table& table, Moment moment, bool carried_out) {
  if (!at_first(fault, table, moment, Moment::HandOver) || fault.done) {
    return;
  }
  fault.done = true;
  table.say(fault.seat, "requires the hands again");
  fault.expect({"", "remedy-not-available", as_seat(fault.seat)});
  if (carried_out) {
    fault.due_known = false;  // nobody knows which of the two results they mark
    fault.beside("point-vole-misscored");
    fault.beside("score-mark-excess");
    fault.beside("king-marked-unannounced");
    table.say_of("hands again");
    table.restore_hands();
    table.play(fault);
  }
}

/// Packets put right that were right.
void rectified(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::Given)) {
    fault.done = true;
    table.say(table.nondealer(), "requires rectification");
    table.say(table.dealer, "puts it right");
    table.say(table.nondealer(), "has not looked");
    fault.expect({"", "remedy-not-available"});
  }
}

/// One too many is drawn or thrown out, or one too few made up, of five that were right.
enum class Card { Drawn, ThrownOut, Completed };

void one_card(Fault& fault, Table& table, Moment moment, Card what) {
  if (!at_first(fault, table, moment, Moment::Exchanged) || fault.done || table.stock.empty()) {
    return;
  }
  fault.done = true;
  fault.due_known = false;
  table.score_shown = true;
  table.no_more_proposals = true;
  const Seat seat = what == Card::Drawn ? 1 - fault.seat : fault.seat;
  if (what == Card::Completed) {
    const PlainCard card = table.from_stock(1).front();
    table.hands[seat].push_back(card);
    table.say(seat, "completes with " + support::text_of(card));
  } else if (what == Card::Drawn) {
    table.say(fault.seat,
              "draws " + support::text_of(loses(table, seat)) + " from " + table.name(seat));
  } else {
    table.say(seat, "throws out " + support::text_of(loses(table, seat)));
  }
  fault.expect({"", "remedy-not-available", as_seat(fault.seat)});
  // The hand is then played with a wrong number.
  for (const std::string_view id :
       {"nondealer-short-survives", "nondealer-surplus-survives", "dealer-played-short",
        "dealer-surplus-survives", "nondealer-asked-short", "wrong-number-played"}) {
    fault.beside(id);
  }
}

/// By agreement anything may be done.
void agreed(Fault& fault, Table& table, Moment moment) {
  if (some_time_of_deal(fault, table, moment)) {
    fault.done = true;
    table.say_of(table.name(0) + " and " + table.name(1) + " agree: a fresh deal");
    dealt_afresh(table);
  }
}

}  // namespace

void add_remedies(Kinds& kinds) {
  for (const bool done : {false, true}) {
    const std::string end = done ? "-and-dealt" : "";
    kinds.push_back({"fresh-deal-without-cause" + end,
                     [done](Fault& f, Table& t, Moment m) { fresh_deal(f, t, m, done); }});
    kinds.push_back({std::string("hands-again-without-cause") + (done ? "-and-played" : ""),
                     [done](Fault& f, Table& t, Moment m) { hands_again(f, t, m, done); }});
  }
  kinds.push_back({"called-card", unheard_of});
  kinds.push_back({"rectified-without-cause", rectified});
  const auto card = [&kinds](const char* name, Card what) {
    kinds.push_back({name, [what](Fault& f, Table& t, Moment m) { one_card(f, t, m, what); }});
  };
  card("drawn-without-cause", Card::Drawn);
  card("thrown-out-without-cause", Card::ThrownOut);
  card("completed-without-cause", Card::Completed);
  kinds.push_back({"fresh-deal-by-agreement", agreed});
}

}  // namespace ecarte::campaign
