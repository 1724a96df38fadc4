// SPDX-License-Identifier: MIT
//
// Acts that are told in no order, or at one moment. Where the two orders are ruled on differently
// it is open which holds; where they are not, or a law says how it takes one moment, nothing is
// open.
#include <algorithm>
#include <array>
#include <string>

#include "campaign/fault.hpp"
#include "campaign/wrong_hand.hpp"

namespace ecarte::campaign {
namespace {

constexpr const char* kInNoOrder = ", before or after that";
constexpr std::string_view kOpen = "order-open";
constexpr const char* kAtOnce = ", at once with that";

/// The deal after shows which was it, and does not: the record ends with it.
void nothing_is_known(Fault& fault) {
  fault.due_known = false;
}

/// Left in its own deal, and marked as the next trump is turned (22, 50).
void marked_with_the_turn_up(Fault& fault, Table& table, Moment moment, bool king) {
  if (king ? at_first(fault, table, moment, Moment::Turned) && support::is_king(table.turned) &&
                 table.due[table.dealer] < 4
           : at_first(fault, table, moment, Moment::HandOver) && !fault.done) {
    const auto [seat, vole, points] = table.came_out();
    if (king) {
      table.drop_last_line();  // his mark
      --table.counters[table.dealer];
      --table.due[table.dealer];
    } else if (points == 0 || table.due[seat] + points >= 5 || silent_king(table, 0) ||
               silent_king(table, 1)) {
      return;
    }
    fault.done = true;
    fault.seat = king ? table.dealer : seat;
    fault.number = king ? 1 : points;
    fault.stage = vole && !king ? 2 : 1;
    table.marked_already = table.marked_already || !king;
    table.score_shown = true;
    nothing_is_known(fault);
    fault.doubt(kOpen, kAnybody);
  } else if (fault.done && fault.in_next && moment == Moment::Turned) {
    if (table.deal_number == 1 || support::is_king(table.turned)) {
      return give_up(fault, table);
    }
    const char* const what = king ? "the king" : fault.stage == 2 ? "the vole" : "the point";
    table.mark(fault.seat, fault.number, "marks " + std::string(what) + kInNoOrder);
    fault.doubt_in_next(kOpen, kAnybody);
  }
}

/// Marked in its own deal, in no order with the gathering, or as the next pack is cut: in time by
/// either.
void marked_with_the_gathering(Fault& fault, Table& table, Moment moment, bool in_next) {
  if (at_first(fault, table, moment, Moment::HandOver) && !fault.done) {
    const auto [seat, vole, points] = table.came_out();
    if (points == 0 || table.due[seat] + points >= 5) {
      return;
    }
    fault.done = true;
    fault.seat = seat;
    fault.number = points;
    fault.stage = vole ? 2 : 1;
    table.marked_already = true;
  } else if (fault.done && !in_next && at_first(fault, table, moment, Moment::Marked)) {
    table.say_of("the cards are gathered");
    table.mark(fault.seat, fault.number,
               std::string(fault.stage == 2 ? "marks the vole" : "marks the point") + kInNoOrder);
  } else if (fault.done && in_next && !fault.in_next && moment == Moment::Marked) {
    table.score_shown = true;
  } else if (fault.done && in_next && fault.in_next && moment == Moment::Gathered) {
    if (table.deal_number == 1) {
      return give_up(fault, table);
    }
    table.packs_untouched = true;
    table.say(table.nondealer(), "cuts 11");
    table.mark(fault.seat, fault.number,
               std::string(fault.stage == 2 ? "marks the vole" : "marks the point") + kInNoOrder);
    table.due[fault.seat] += fault.number;
  }
}

/// The king is announced with the first card of who holds it (23): in no order, or at one moment,
/// which counts as before.
void announced_with_a_card(Fault& fault, Table& table, Moment moment, bool at_once) {
  const Seat seat = table.nondealer();
  if (at_first(fault, table, moment, Moment::Led) && !fault.done && table.trick == 1 &&
      table.holds(seat, table.king()) && !table.announced[seat] && table.due[seat] < 3) {
    fault.done = true;
    fault.seat = seat;
    table.say(seat, "announces the king" + std::string(at_once ? kAtOnce : kInNoOrder));
    table.announced[seat] = true;
    table.mark(seat, 1, "marks the king");
    if (at_once) {
      ++table.due[seat];
    } else {
      nothing_is_known(fault);
      fault.doubt(kOpen, kAnybody);
    }
  } else if (fault.done && !at_once && fault.in_next && moment == Moment::Gathered &&
             table.deal_number > 1) {
    fault.doubt_in_next(kOpen, kAnybody);  // with the score that the game goes on with
  }
}

/// A fresh deal is claimed as he proposes, or as he plays (15, 16): in time before that, and late
/// after it. There the record ends.
void claimed_with_the_proposal(Fault& fault, Table& table, Moment moment) {
  const WrongHand& wrong = kWrongHands[static_cast<std::size_t>(fault.trick % 2)];
  const Seat n = table.nondealer();
  if (at_first(fault, table, moment, Moment::Given)) {
    deal_wrongly(table, wrong);
  } else if (at_first(fault, table, moment, Moment::Turned)) {
    fault.done = true;
    find_number(table, wrong, n);
    table.say(n, "proposes");
    table.say(n, std::string("claims a fresh deal") + kInNoOrder);
    table.stopped = true;
    table.ending = Ending::Stopped;
    nothing_is_known(fault);
    fault.beside("wrong-number-dealt");
    fault.doubt(kOpen, kAnybody);
  }
}

}  // namespace

void add_orders(Kinds& kinds) {
  const auto add = [&kinds](const char* name, auto at, std::optional<bool> followed = {}) {
    kinds.push_back({.name = name, .at = at, .followed = followed, .needs_all_told = true});
  };
  add(
      "turned-king-marked-in-no-order",
      [](Fault& f, Table& t, Moment m) { marked_with_the_turn_up(f, t, m, true); }, true);
  add(
      "mark-left-and-made-in-no-order",
      [](Fault& f, Table& t, Moment m) { marked_with_the_turn_up(f, t, m, false); }, true);
  add("marked-and-gathered-in-no-order",
      [](Fault& f, Table& t, Moment m) { marked_with_the_gathering(f, t, m, false); });
  add(
      "marked-and-cut-in-no-order",
      [](Fault& f, Table& t, Moment m) { marked_with_the_gathering(f, t, m, true); }, true);
  add("king-announced-in-no-order",
      [](Fault& f, Table& t, Moment m) { announced_with_a_card(f, t, m, false); });
  add("king-announced-at-once",
      [](Fault& f, Table& t, Moment m) { announced_with_a_card(f, t, m, true); });
  add("fresh-deal-claimed-in-no-order", claimed_with_the_proposal, false);
}

}  // namespace ecarte::campaign
