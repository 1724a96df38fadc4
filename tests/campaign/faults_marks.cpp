// SPDX-License-Identifier: MIT
//
// Marks that are forgotten, made late, or more than is due; and points owned to after the game.
#include <algorithm>
#include <string>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

bool near_five(const Table& table) {
  return std::max(table.due[0], table.due[1]) >= 3;
}

/// 49 and 48: one point less is marked than is due. It is an omission, made good in time or late,
/// or never.
enum class Later { InTime, Late, Never };

void marks_too_few(Fault& fault, Table& table, Moment moment, Later later) {
  if (at_first(fault, table, moment, Moment::HandOver) && table.came_out().points == 2 &&
      !near_five(table)) {
    fault.done = true;
    fault.seat = table.came_out().seat;
    table.marked_already = true;
    table.mark(fault.seat, 1, "marks 1");
    fault.coin = table.came_out().vole;
  }
  if (!fault.done || fault.in_next || moment != Moment::Marked || later == Later::InTime) {
    if (fault.done && fault.in_next &&
        moment == (later == Later::InTime ? Moment::Given : Moment::Turned) &&
        later != Later::Never) {
      table.mark(fault.seat, 1, "marks 1 for the point");
      if (later == Later::InTime) {
        ++table.due[fault.seat];
      } else {
        fault.expect_in_next({"50", "score-marked-late", as_seat(fault.seat)});
      }
    }
    return;
  }
  lapses(fault, table, fault.seat, fault.followed ? 1 : 0);
}

/// A king announced in time and not marked: the mark may be made until the next turn-up.
void announced_not_marked(Fault& fault, Table& table, Moment moment, bool late) {
  if (at_first(fault, table, moment, Moment::Ready) && !fault.done &&
      table.holds(fault.seat, table.king()) && !table.announced[fault.seat] && !near_five(table)) {
    fault.done = true;
    table.say(fault.seat, "announces the king");
    table.announced[fault.seat] = true;
    table.score_shown = true;
    table.due[fault.seat] += 1;
    lapses(fault, table, fault.seat, late ? 1 : 0);
    fault.number = table.deal_number;
  }
  if (fault.done && fault.in_next && moment == (late ? Moment::Turned : Moment::Given)) {
    fault.done = table.turned != table.king() || !late;
    fault.done = fault.done && !(late && table.holds(fault.seat, table.king()));
    table.mark(fault.seat, 1, "marks the king");
    if (late) {
      fault.expect_in_next({"50", "score-marked-late", as_seat(fault.seat)});
    } else {
      ++table.due[fault.seat];
    }
  }
}

/// More for a king than one point.
void two_for_the_king(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::Ready) && !fault.done &&
      table.holds(fault.seat, table.king()) && !table.announced[fault.seat] && !near_five(table)) {
    fault.done = true;
    table.announced[fault.seat] = true;
    table.say(fault.seat, "announces the king");
    table.mark(fault.seat, 2, "marks 2 for the king");
    ++table.due[fault.seat];
    fault.expect({"47", "king-overmarked", as_seat(fault.seat)});
  }
}

/// 51: a point too many, owned to when the game is over and another begun.
void admits_after_the_game(Fault& fault, Table& table, Moment moment, bool taken_down) {
  if (at_first(fault, table, moment, Moment::HandOver)) {
    const auto [seat, vole, points] = table.came_out();
    const bool silent =
        table.speaks[seat] == Speaks::Never && table.king_was_held_by == static_cast<int>(seat);
    // Three or four before the hand: with what it gives, and one more, it is the game.
    if (points > 0 && !silent && table.due[seat] + points < 5 &&
        table.due[seat] + points + 1 >= 5) {
      fault.done = true;
      fault.seat = seat;
      table.marked_already = true;
      table.mark(seat, points + 1, "marks " + std::to_string(points + 1));
      fault.expect({"51", "score-mark-excess", as_seat(seat)});
      fault.stage = 1;
    }
  }
  if (fault.stage == 1 && !fault.in_next && moment == Moment::Marked) {
    table.game_taken_as_won = true;
  }
  if (fault.in_next && fault.done && moment == Moment::Given) {
    table.score_shown = false;
    table.say(fault.seat, "admits 1 too many");
    if (taken_down) {
      fault.expect_in_next({"51", "correction-after-game", as_seat(fault.seat)});
      table.say(fault.seat, "takes down 1");
    }
    fault.due_known = false;
  }
}

/// The vole is two in all, not two besides the point.
void three_for_the_vole(Fault& fault, Table& table, Moment moment) {
  const auto [seat, vole, points] = table.came_out();
  if (at_first(fault, table, moment, Moment::HandOver) && !fault.done && vole && points == 2 &&
      table.due[seat] < 2 && table.ending == Ending::Played) {
    const bool silent =
        table.speaks[seat] == Speaks::Never && table.king_was_held_by == static_cast<int>(seat);
    fault.done = !silent;
    table.marked_already = true;
    table.mark(seat, 3, fault.coin ? "marks 3" : "marks 3 for the vole");
    fault.expect({"48", "score-mark-excess", as_seat(seat)});
  }
}

/// What is marked in a deal that is dealt afresh goes with it; a `score:` that keeps it is wrong.
void marks_both(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::Marked) && !fault.done && !table.over &&
      !near_five(table)) {
    const Seat loser = 1 - table.came_out().seat;
    fault.done = table.came_out().points > 0 && table.king_was_held_by != static_cast<int>(loser) &&
                 !support::is_king(table.turned);
    table.mark(loser, 2, "marks the vole");
    fault.expect({"48", "point-vole-misscored", as_seat(loser)});
  }
}

}  // namespace

void add_marks(Kinds& kinds) {
  const auto few = [&kinds](const char* end, Later later) {
    kinds.push_back({std::string("marked-too-few-") + end,
                     [later](Fault& f, Table& t, Moment m) { marks_too_few(f, t, m, later); },
                     {},
                     {},
                     true});
  };
  few("made-good", Later::InTime);
  few("made-good-late", Later::Late);
  few("never-made-good", Later::Never);
  for (const bool late : {false, true}) {
    kinds.push_back({late ? "announced-king-marked-late" : "announced-king-marked-at-the-last",
                     [late](Fault& f, Table& t, Moment m) { announced_not_marked(f, t, m, late); },
                     {},
                     {},
                     true});
  }
  kinds.push_back({"two-for-the-king", two_for_the_king});
  for (const bool down : {true, false}) {
    kinds.push_back({std::string("admitted-after-the-game") + (down ? "-and-taken-down" : ""),
                     [down](Fault& f, Table& t, Moment m) { admits_after_the_game(f, t, m, down); },
                     {},
                     {},
                     true});
  }
  kinds.push_back({"three-for-the-vole", three_for_the_vole});
  kinds.push_back({"loser-marks-the-vole", marks_both});
}

}  // namespace ecarte::campaign
