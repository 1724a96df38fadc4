// SPDX-License-Identifier: MIT
//
// Faults of marking and of the game: too much, for the wrong player, too late; owning to it;
// claiming and going on with a game.
#include <algorithm>
#include <array>
#include <string>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

enum class Owned { Never, AtOnce, NotTakenDown, NextDeal, ByAdversary };

bool ends_game(const Table& table) {
  const auto [seat, vole, points] = table.came_out();
  return table.due[seat] + points >= 5;
}

/// One point too many is marked for the hand. It is not the fifth, nor is anything after it.
void marks_too_many(Fault& fault, Table& table, Moment moment, Owned owned) {
  if (fault.in_next) {
    if (owned == Owned::NextDeal && fault.done && moment == Moment::Turned) {
      table.say(fault.seat, "admits 1 too many");
      table.say(fault.seat, "takes down 1");
      --table.counters[fault.seat];
      --table.due[fault.seat];
      fault.expect_in_next({"51", "overscore", as_seat(fault.seat)});
    }
    return;
  }
  const auto [seat, vole, points] = table.came_out();
  // Who kept silent about his king might be thought to have marked that.
  const bool silent =
      table.speaks[seat] == Speaks::Never && table.king_was_held_by == static_cast<int>(seat);
  if (moment != Moment::HandOver || fault.done || points == 0 || silent ||
      table.due[seat] + points + 1 > 3) {
    return;
  }
  fault.done = true;
  fault.seat = seat;
  table.marked_already = true;
  table.mark(seat, points + 1, "marks " + std::to_string(points + 1));
  std::string_view status = fault.followed ? "" : "open";
  if (owned == Owned::AtOnce || owned == Owned::NotTakenDown) {
    table.say(seat, "admits 1 too many");
  }
  if (owned == Owned::AtOnce) {
    table.say(seat, "takes down 1");
    --table.counters[seat];
    status = "elected";
  } else if (owned == Owned::NotTakenDown) {
    if (fault.followed) {  // else the mark may still be taken down
      fault.expect({"51", "overscore-correction-refused", as_seat(seat)});
    }
    fault.beside("overscore");
    status = "";
  } else if (owned == Owned::ByAdversary) {
    table.say(1 - seat, "takes down " + table.name(seat) + "'s point");
    --table.counters[seat];
    fault.expect({"51", "remedy-by-wrong-party", as_seat(1 - seat)});
    fault.beside("score-mark-excess");
    return;
  }
  // 48, or 49 where two were marked for one: the law of the tariff, and 51 beside it.
  fault.expect({"51", "score-mark-excess", as_seat(seat), status});
}

void loser_marks(Fault& fault, Table& table, Moment moment) {
  const Seat loser = 1 - table.came_out().seat;
  if (moment == Moment::Marked && !fault.in_next && !table.over && !fault.done &&
      std::max(table.due[0], table.due[1]) < 4) {
    fault.done = true;
    table.mark(loser, 1, "marks the point");
    fault.expect({"48", "point-vole-misscored", as_seat(loser)});
  }
}

/// Nothing is marked for the hand until the next deal: its trump turned already, or not yet.
void marks_next_deal(Fault& fault, Table& table, Moment moment, bool late) {
  if (!fault.in_next && moment == Moment::HandOver && !ends_game(table) &&
      table.came_out().points > 0) {
    fault.done = true;
    fault.seat = table.came_out().seat;
    fault.number = table.came_out().points;
    fault.coin = table.came_out().vole;
    table.marked_already = true;
  }
  if (!fault.in_next && fault.done && moment == Moment::Marked && late) {
    lapses(fault, table, fault.seat, fault.number);
  }
  if (fault.in_next && moment == (late ? Moment::Turned : Moment::Given)) {
    table.mark(
        fault.seat, fault.number,
        fault.coin ? "marks the vole" : "marks " + std::to_string(fault.number) + " for the point");
    if (late) {
      fault.expect_in_next({"50", "score-marked-late", as_seat(fault.seat)});
    } else {
      table.due[fault.seat] += fault.number;
    }
  }
}

void claims_short(Fault& fault, Table& table, Moment moment) {
  if (moment == Moment::Marked && !fault.in_next && table.due[fault.seat] < 5 &&
      table.due[1 - fault.seat] < 5) {
    fault.done = true;
    table.say(fault.seat, "claims the game");
    fault.expect({"46", "game-claimed-short", as_seat(fault.seat)});
  }
}

void deals_on(Fault& fault, Table& table, Moment moment) {
  if (moment == Moment::Marked && !fault.in_next && std::max(table.due[0], table.due[1]) >= 5) {
    fault.done = true;
    table.deals_on = true;
    table.over = false;
  } else if (fault.in_next && moment == Moment::Gathered && fault.done) {
    fault.due_known = false;
    table.stopped = true;
    fault.expect_in_next({"46", "play-after-game-won"});
  }
}

/// Settled as another multiple than the loser's score gives, or as a multiple nobody agreed on.
void settles_wrongly(Fault& fault, Table& table, Moment moment, bool agreed) {
  static constexpr std::array<std::string_view, 3> kMultiples{"single", "double", "treble"};
  const Seat winner = table.due[0] >= 5 ? 0 : 1;
  if (moment != Moment::Marked || fault.in_next || table.due[winner] < 5 ||
      table.multiples != agreed) {
    return;
  }
  fault.done = true;
  const int lost_with = table.due[1 - winner];
  const std::size_t right = lost_with == 0 ? 2 : lost_with <= 2 ? 1 : 0;
  const std::size_t wrong = agreed ? (right + 1 + (fault.coin ? 1 : 0)) % 3 : fault.coin ? 1 : 2;
  table.say_of("settled: " + std::string(kMultiples[wrong]));
  fault.expect({"46", agreed ? "wrong-multiple" : "multiple-without-agreement"});
}

}  // namespace

void add_score(Kinds& kinds) {
  const auto too_many = [&kinds](const char* name, Owned owned, std::optional<bool> followed = {}) {
    kinds.push_back({name,
                     [owned](Fault& f, Table& t, Moment m) { marks_too_many(f, t, m, owned); },
                     {},
                     {},
                     followed});
  };
  too_many("marked-too-many", Owned::Never);
  too_many("marked-too-many-taken-down", Owned::AtOnce);
  too_many("marked-too-many-not-taken-down", Owned::NotTakenDown);
  too_many("marked-too-many-admitted-later", Owned::NextDeal, true);
  too_many("marked-too-many-taken-down-by-adversary", Owned::ByAdversary);
  kinds.push_back({"loser-marks-the-point", loser_marks});
  kinds.push_back({"marked-after-next-turn-up",
                   [](Fault& f, Table& t, Moment m) { marks_next_deal(f, t, m, true); },
                   {},
                   {},
                   true});
  kinds.push_back({"marked-before-next-turn-up",
                   [](Fault& f, Table& t, Moment m) { marks_next_deal(f, t, m, false); },
                   {},
                   {},
                   true});
  kinds.push_back({"game-claimed-short", claims_short});
  kinds.push_back({"dealing-on-after-the-game", deals_on, {}, {}, true});
  kinds.push_back(
      {"wrong-multiple", [](Fault& f, Table& t, Moment m) { settles_wrongly(f, t, m, true); }});
  kinds.push_back({"multiple-without-agreement",
                   [](Fault& f, Table& t, Moment m) { settles_wrongly(f, t, m, false); }});
}

}  // namespace ecarte::campaign
