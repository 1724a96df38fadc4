// SPDX-License-Identifier: MIT
//
// What is found that is not so, what is found and denied, and what looks like a fault and is none.
// The hands are written, so that the record tells who is right.
#include <algorithm>
#include <array>
#include <string>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

/// The other may deny it, or say nothing: it is as little so.
void found_in_vain(Fault& fault, Table& table, std::string_view law, const std::string& what) {
  fault.done = true;
  table.say(fault.seat, "finds " + what);
  if (fault.coin) {
    table.say(1 - fault.seat, "denies it");
  }
  fault.expect({law, "finding-refuted", kNobody, "none"});
}

/// A misplay is found in a hand played as it should be, and the hands are asked for.
void misplay_found_in_vain(Fault& fault, Table& table, Moment moment, std::string_view what) {
  if (at_first(fault, table, moment, Moment::HandOver) && !fault.done &&
      table.ending == Ending::Played) {
    found_in_vain(fault, table, "43", table.name(1 - fault.seat) + "'s " + misplay_words(what));
    if (fault.trick % 2 == 0) {
      table.say(fault.seat, "requires the hands again");
      fault.expect({"", "remedy-not-available", as_seat(fault.seat)});
    }
  }
}

/// A king that is his is said to be false.
void king_found_in_vain(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::HandOver) && !fault.done &&
      table.ending == Ending::Played) {
    for (const Seat seat : {Seat{0}, Seat{1}}) {
      if (table.announced[seat] && table.king_was_held_by == as_seat(seat)) {
        fault.seat = 1 - seat;
        found_in_vain(fault, table, "25", table.name(seat) + "'s false king");
      }
    }
  }
}

/// A lead in turn is said to be out of turn.
void lead_found_in_vain(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::Led) && !fault.done && table.trick == fault.trick) {
    fault.seat = 1 - table.leader;
    found_in_vain(fault, table, "40", "the lead out of turn");
  }
}

/// And so is a deal.
void deal_found_in_vain(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::Given) && !fault.done &&
      (table.deal_number > 1 || table.cut_now)) {
    fault.seat = table.nondealer();
    found_in_vain(fault, table, "14", "the deal out of turn");
  }
}

/// A card that lies faced in the pack is seen before any is dealt: the pack is shuffled, and that
/// is all.
void faced_before_any_is_dealt(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::Gathered) && !fault.done) {
    fault.done = true;
    table.packs_untouched = true;
    table.say_of("9♥ lies faced in the pack");
    table.say(table.nondealer(), "finds 9♥ faced");
    table.say(table.dealer, "shuffles");
    table.say(table.nondealer(), "cuts");
  }
}

/// When the hand is over the cards of the stock are nobody's.
void stock_shown_when_over(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::Marked) && !fault.done && !table.stock.empty()) {
    fault.done = true;
    table.say(fault.seat, "turns " + support::text_of(table.stock.back()));
  }
}

}  // namespace

void add_disputes(Kinds& kinds) {
  for (const std::string_view what : {"revoke", "underplay", "failure-to-trump"}) {
    kinds.push_back(
        {std::string(what) + "-found-and-refuted",
         [what](Fault& f, Table& t, Moment m) { misplay_found_in_vain(f, t, m, what); }});
  }
  kinds.push_back({"faced-before-any-is-dealt", faced_before_any_is_dealt});
  // What is found is believed where nothing that is told refutes it.
  const auto by_the_rest = [&kinds](const char* name, auto at) {
    kinds.push_back({.name = name, .at = at, .needs_all_told = true});
  };
  by_the_rest("king-found-false-and-refuted", king_found_in_vain);
  by_the_rest("lead-found-out-of-turn-and-refuted", lead_found_in_vain);
  by_the_rest("deal-found-out-of-turn-and-refuted", deal_found_in_vain);
  by_the_rest("stock-shown-when-the-hand-is-over", stock_shown_when_over);
}

}  // namespace ecarte::campaign
