// SPDX-License-Identifier: MIT
//
// Faults of proposing, answering and telling the number.
#include <algorithm>
#include <string>

#include "campaign/fault.hpp"
#include "campaign/one_exchange.hpp"

namespace ecarte::campaign {
namespace {

bool first_time(Fault& fault, Moment moment, Moment when) {
  if (fault.in_next || fault.done || moment != when) {
    return false;
  }
  fault.done = true;
  return true;
}

void proposal_withdrawn(Fault& fault, Table& table, Moment moment) {
  if (first_time(fault, moment, Moment::Proposed)) {
    table.say(table.nondealer(), "withdraws the proposal");
    fault.expect({"26", "proposal-retracted", as_seat(table.nondealer()), "imposed"});
  }
}

/// He goes by his second word: not done what the law orders. A proposer is not bold for it.
void proposal_withdrawn_and_played(Fault& fault, Table& table, Moment moment) {
  if (std::max(table.due[0], table.due[1]) < 4 && first_time(fault, moment, Moment::Proposed)) {
    table.say(table.nondealer(), "withdraws the proposal");
    table.say(table.nondealer(), "plays");
    table.proposal_dropped = true;
    fault.expect({"26", "proposal-retracted", as_seat(table.nondealer()), "ignored"});
    fault.beside("mandatory-remedy-ignored");
  }
}

/// Asks one number and then another. The first stands.
void number_altered(Fault& fault, Table& table, Moment moment, bool stands) {
  const int most = std::min<int>(5, static_cast<int>(table.stock.size()));
  if (most < 5 || !first_time(fault, moment, Moment::Accepted)) {
    return;
  }
  const int first = 1 + fault.trick % 4;
  const int second = fault.coin ? first + 1 : first > 1 ? first - 1 : first + 1;
  table.say(table.nondealer(), "asks " + std::to_string(first));
  table.say(table.nondealer(), "alters it to " + std::to_string(second));
  table.asks = stands ? first : second;
  fault.expect(
      {"26", "ask-number-altered", as_seat(table.nondealer()), stands ? "imposed" : "ignored"});
  fault.beside(stands ? "" : "mandatory-remedy-ignored");
}

void acceptance_altered(Fault& fault, Table& table, Moment moment, bool stands) {
  // A king that makes five before a card is led would leave open which answer they went by.
  if (std::max(table.due[0], table.due[1]) < 4 && first_time(fault, moment, Moment::Accepted)) {
    table.say(table.dealer, "alters it to a refusal");
    table.proposal_dropped = !stands;
    fault.expect({"27", "answer-retracted", as_seat(table.dealer), stands ? "imposed" : "ignored"});
    fault.beside(stands ? "" : "mandatory-remedy-ignored");
  }
}

/// Held to his refusal, he is as bold as if he had said nothing more.
void refusal_altered(Fault& fault, Table& table, Moment moment) {
  if (first_time(fault, moment, Moment::Refused)) {
    table.say(table.dealer, "alters it to an acceptance");
    fault.expect({"27", "answer-retracted", as_seat(table.dealer), "imposed"});
  }
}

void proposes_after_refusal(Fault& fault, Table& table, Moment moment) {
  if (first_time(fault, moment, Moment::Refused)) {
    table.say(table.nondealer(), "proposes");
    table.say(table.dealer, "refuses");
    fault.expect({"26", "proposal-after-refusal", as_seat(table.nondealer())});
  }
}

/// An exchange in which nothing else is out of the ordinary.
void exchanges(Table& table, int number) {
  table.permissive = false;
  table.serve(table.nondealer(), number);
  table.permissive = true;
}

void exchanges_after_refusal(Fault& fault, Table& table, Moment moment) {
  if (table.stock.size() >= 2 && first_time(fault, moment, Moment::Refused)) {
    exchanges(table, 1 + fault.trick % 2);
    fault.expect({"26", "exchange-without-acceptance", as_seat(table.nondealer())});
  }
}

/// Cards are put out and taken though the proposal was not answered yet, or though he had said that
/// he plays. Had nothing been said, it might only be untold.
void exchanges_unanswered(Fault& fault, Table& table, Moment moment, bool proposed) {
  if (!first_time(fault, moment, proposed ? Moment::Proposed : Moment::Turned) ||
      table.stock.size() < 5) {
    return;
  }
  if (proposed) {
    const Exchange his(table, table.nondealer(), 1 + fault.trick % 3, 1 + fault.trick % 3);
    his.discards();
    table.say(table.dealer, "refuses");
    if (table.proposals == 1) {
      table.bold = table.dealer;
    }
    his.takes();
  } else {
    table.say(table.nondealer(), "plays");
    table.bold = table.nondealer();
    table.no_more_proposals = true;  // he has said his word
    exchanges(table, 1 + fault.trick % 3);
  }
  fault.expect({"26", "exchange-without-acceptance", as_seat(table.nondealer())});
}

/// The number altered when it was given with the discard, or the answer taken back in so many
/// words.
void withdraws(Fault& fault, Table& table, Moment moment, bool acceptance) {
  if (std::max(table.due[0], table.due[1]) < 4 &&
      first_time(fault, moment, acceptance ? Moment::Accepted : Moment::Refused)) {
    table.say(table.dealer, "withdraws the answer");
    fault.expect({"27", "answer-retracted", as_seat(table.dealer), "imposed"});
  }
}

void asks_none(Fault& fault, Table& table, Moment moment) {
  if (first_time(fault, moment, Moment::Accepted)) {
    table.say(table.nondealer(), "asks 0");
    table.asks = 0;
    fault.expect({"26", "ask-zero", as_seat(table.nondealer())});
  }
}

/// Asked at any time in the hand how many he took, the dealer must say so.
void count(Fault& fault, Table& table, Moment moment, bool misstated) {
  const bool now =
      (moment == Moment::Exchanged && fault.trick == 1) ||
      (moment == (fault.coin ? Moment::BeforeLead : Moment::Led) && table.trick == fault.trick);
  if (fault.in_next || fault.done || !now || table.exchanges == 0 ||
      table.took[table.dealer] == 0) {
    return;
  }
  fault.done = true;
  table.say(table.nondealer(), "asks how many");
  if (misstated) {
    const int took = table.took[table.dealer];
    table.say(table.dealer,
              "answers " + std::to_string(took > 0 && fault.coin ? took - 1 : took + 1));
  } else if (fault.seat == 0) {
    table.say(table.dealer, "denies " + table.name(table.nondealer()) + " the number");
  } else {
    table.say(table.dealer, "does not answer");
  }
  fault.expect({"27", misstated ? "count-misstated" : "count-withheld", as_seat(table.dealer)});
}

}  // namespace

void add_words(Kinds& kinds) {
  kinds.push_back({"proposal-withdrawn", proposal_withdrawn});
  kinds.push_back({"proposal-withdrawn-and-played", proposal_withdrawn_and_played});
  kinds.push_back({"number-altered-stands",
                   [](Fault& f, Table& t, Moment m) { number_altered(f, t, m, true); }});
  kinds.push_back({"number-altered-followed",
                   [](Fault& f, Table& t, Moment m) { number_altered(f, t, m, false); }});
  kinds.push_back({"acceptance-altered-stands",
                   [](Fault& f, Table& t, Moment m) { acceptance_altered(f, t, m, true); }});
  kinds.push_back({"acceptance-altered-followed",
                   [](Fault& f, Table& t, Moment m) { acceptance_altered(f, t, m, false); }});
  kinds.push_back({"refusal-altered-stands", refusal_altered});
  kinds.push_back({"proposes-after-refusal", proposes_after_refusal});
  kinds.push_back({"exchanges-after-refusal", exchanges_after_refusal});
  for (const bool yes : {true, false}) {
    kinds.push_back({yes ? "exchanges-unanswered" : "exchanges-without-proposal",
                     [yes](Fault& f, Table& t, Moment m) { exchanges_unanswered(f, t, m, yes); }});
    kinds.push_back({yes ? "acceptance-withdrawn" : "refusal-withdrawn",
                     [yes](Fault& f, Table& t, Moment m) { withdraws(f, t, m, yes); }});
  }
  kinds.push_back({"asks-none", asks_none});
  kinds.push_back({"count-misstated", [](Fault& f, Table& t, Moment m) { count(f, t, m, true); }});
  kinds.push_back({"count-withheld", [](Fault& f, Table& t, Moment m) { count(f, t, m, false); }});
}

}  // namespace ecarte::campaign
