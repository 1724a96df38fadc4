// SPDX-License-Identifier: MIT
//
// Faults of a row of deals: marks made, or taken down, two deals later; games given up, rubbers
// that are decided, and pools.
#include <algorithm>
#include <string>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

/// Two deals after the fault's, in the same game, at this moment.
bool two_later(Fault& fault, const Table& table, Moment moment, Moment when) {
  if (!fault.in_next || !fault.done || fault.deals_since != 2) {
    return false;
  }
  fault.done = table.game == fault.number && table.deal_number > 2;
  return fault.done && moment == when && table.dealings == 1;
}

/// 51: as long as the game lasts a point too many comes off, once it is owned to.
void taken_down_later(Fault& fault, Table& table, Moment moment, bool owned) {
  const auto [seat, vole, points] = table.came_out();
  if (at_first(fault, table, moment, Moment::HandOver) && !fault.done && points > 0 &&
      !silent_king(table, seat) && table.due[seat] + points + 1 <= 3) {
    fault.done = true;
    fault.seat = seat;
    fault.number = table.game;
    table.marked_already = true;
    table.mark(seat, points + 1, "marks " + std::to_string(points + 1));
    fault.expect({"51", "score-mark-excess", as_seat(seat), ""});
  } else if (two_later(fault, table, moment, Moment::Turned)) {
    if (owned) {
      table.say(fault.seat, "admits 1 too many");
    } else if (support::is_king(table.turned)) {
      return give_up(fault, table);  // it might be that king which comes off
    }
    table.say(fault.seat, "takes down 1");
    --table.counters[fault.seat];
    --table.due[fault.seat];
    if (owned) {
      fault.expect_in_next({"51", "overscore", as_seat(fault.seat)});
    }
  }
}

/// 22: the king turned is forgotten till the deal after the next.
void king_two_later(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::Turned) && support::is_king(table.turned) &&
      table.due[table.dealer] < 4) {
    fault.done = true;
    fault.seat = table.dealer;
    fault.number = table.game;
    fault.stage = table.deal_number;
    table.drop_last_line();  // his mark
    --table.counters[fault.seat];
    lapses(fault, table, fault.seat, 1);
    table.score_shown = true;
  } else if (two_later(fault, table, moment, Moment::Turned)) {
    table.mark(fault.seat, 1, "marks the king of deal " + std::to_string(fault.stage));
    fault.expect_in_next({"22", "turned-king-marked-late", as_seat(fault.seat)});
  }
}

/// 50: and so is the point.
void point_two_later(Fault& fault, Table& table, Moment moment) {
  const auto [seat, vole, points] = table.came_out();
  if (at_first(fault, table, moment, Moment::HandOver) && !fault.done && points == 1 && !vole &&
      table.due[seat] < 3) {
    fault.done = true;
    fault.seat = seat;
    fault.number = table.game;
    fault.stage = table.deal_number;
    table.marked_already = true;
  } else if (fault.done && !fault.in_next && moment == Moment::Marked) {
    lapses(fault, table, fault.seat, 1);
  } else if (two_later(fault, table, moment, Moment::Turned)) {
    table.mark(fault.seat, 1, "marks the point of deal " + std::to_string(fault.stage));
    fault.expect_in_next({"50", "score-marked-late", as_seat(fault.seat)});
  }
}

/// One gives the game up, and they deal on: no law says that it is won by that, where nobody claims
/// it.
void deals_on_after_resigning(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::BeforeLead) && !fault.done &&
      table.trick == fault.trick && table.trick > 1) {
    fault.done = true;
    table.say(fault.seat, "resigns the game");
    table.stopped = true;
    table.ending = Ending::Stopped;
    table.deals_on = true;
    table.over = false;
    fault.due_known = false;
  } else if (fault.in_next && fault.done && moment == Moment::Gathered) {
    table.stopped = true;
  }
}

/// 46: he who has given it up claims it.
void claims_what_he_resigned(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::BeforeLead) && !fault.done &&
      table.trick == fault.trick && table.trick > 1 && table.due[fault.seat] < 2) {
    fault.done = true;
    table.say(fault.seat, "resigns the game");
    table.say(fault.coin ? fault.seat : 1 - fault.seat, "claims the game");
    table.stopped = true;
    table.ending = Ending::Stopped;
    table.game_taken_as_won = true;
    fault.due_known = false;
    if (fault.coin) {
      fault.expect({"46", "game-claimed-short", as_seat(fault.seat)});
    }
  }
}

// ── Rubbers

/// A rubber of three to seven games. A game counts in it as often as it does by the multiples, if
/// they are agreed upon: then one game may decide it.
void agree_on_rubber(Table& table, Moment moment) {
  if (moment == Moment::CutForDeal && table.game == 1) {
    table.rubber_of = 3 + 2 * table.chance.below(3);
    table.say_before("agreed: rubber of " + std::to_string(table.rubber_of));
    table.say_before("rubber 1");
  }
}

/// Has the game before decided the rubber?
bool rubber_is_decided(const Table& table) {
  const int needed = table.rubber_of / 2 + 1;
  return table.rubber_of > 0 && table.deal_number == 1 && table.won_last &&
         table.games_counted[*table.won_last] >= needed;
}

/// A rubber that is decided before the deal of the fault is played on already.
void one_rubber(Table& table, Moment moment) {
  agree_on_rubber(table, moment);
  table.spoilt = table.spoilt || (moment == Moment::Gathered && rubber_is_decided(table));
}

/// One of them has the greater half of the games, and they play another without a word of a new
/// rubber.
void plays_on_after_rubber(Fault& fault, Table& table, Moment moment) {
  if (!fault.in_next) {
    agree_on_rubber(table, moment);
  }
  if (at_first(fault, table, moment, Moment::Gathered) && rubber_is_decided(table)) {
    fault.done = true;
    fault.beside("play-after-rubber-won");  // should the next deal begin another game
    fault.expect({"", "play-after-rubber-won", kNobody, "none", kNobody, "", "none"});
  }
}

// ── Pools

void agree_on_pool(Table& table, Moment moment) {
  if (moment == Moment::CutForDeal && table.game == 1 && table.bystander && !table.french) {
    table.say_before("agreed: pool all stake");
    table.say_before("pool: 5");
  }
}

/// In the deals before the fault the pool is over with the first game: who should sit down to
/// another is not looked at there.
void one_game_of_pool(Table& table, Moment moment) {
  agree_on_pool(table, moment);
  if (moment == Moment::CutForDeal && table.game == 1) {
    table.games_left = 0;
  }
}

enum class OnPool { TakenEarly, LoserStays, StakesTooMuch };

bool ends_first_game(const Table& table, Moment moment) {
  return moment == Moment::Marked && table.game == 1 && table.bystander && !table.french &&
         std::max(table.due[0], table.due[1]) >= 5;
}

void pool(Fault& fault, Table& table, Moment moment, OnPool how) {
  if (!fault.in_next) {
    agree_on_pool(table, moment);
  }
  const Seat winner = table.due[0] >= 5 ? 0 : 1;
  if (how == OnPool::StakesTooMuch) {
    if (!fault.in_next && moment == Moment::Opened && table.bystander && !table.french) {
      fault.done = true;
      table.say_before(table.name(0) + " stakes 5");
      table.say_before(table.name(1) + " stakes " + (fault.coin ? "6" : "4"));
      fault.expect({"", "pool-stake-wrong", 1, "none", kNobody, "", "none"});
    }
  } else if (!fault.in_next && !fault.done && ends_first_game(table, moment)) {
    fault.done = true;
    fault.seat = 1 - winner;
    table.games_left = 1;
    if (how == OnPool::TakenEarly) {
      table.say(winner, "takes the pool");
      fault.expect({"", "pool-taken-early", as_seat(winner), "none", kNobody, "", "none"});
    }
  } else if (how == OnPool::LoserStays && fault.in_next && moment == Moment::Gathered) {
    fault.expect_in_next(
        {"", "pool-order-wrong", as_seat(fault.seat), "none", kNobody, "", "none"});
  }
}

}  // namespace

void add_rows(Kinds& kinds) {
  // Of which deal a point was too many that is taken down, that deal alone tells.
  const auto row = [&kinds](const char* name, auto at, int after, bool all_told = false) {
    Kind kind{name, at, {}, {}, true};
    kind.after = after;
    kind.needs_all_told = all_told;
    kinds.push_back(std::move(kind));
  };
  row(
      "marked-too-many-owned-to-two-deals-later",
      [](Fault& f, Table& t, Moment m) { taken_down_later(f, t, m, true); }, 2, true);
  row(
      "marked-too-many-taken-down-two-deals-later",
      [](Fault& f, Table& t, Moment m) { taken_down_later(f, t, m, false); }, 2, true);
  row("turned-king-marked-two-deals-later", king_two_later, 2);
  row("point-marked-two-deals-later", point_two_later, 2);
  row("dealing-on-after-resigning", deals_on_after_resigning, 1);
  kinds.push_back({"resigned-and-claimed", claims_what_he_resigned, {}, {}, false});
  Kind rubber{"rubber-played-on", plays_on_after_rubber, {}, {}, {}, 14};
  rubber.lead_up = one_rubber;
  kinds.push_back(std::move(rubber));
  const auto pooled = [&kinds](const char* name, OnPool how, std::optional<bool> followed,
                               int before) {
    Kind kind{name,  [how](Fault& f, Table& t, Moment m) { pool(f, t, m, how); }, {}, {}, followed,
              before};
    kind.lead_up = one_game_of_pool;
    kinds.push_back(std::move(kind));
  };
  pooled("pool-taken-early", OnPool::TakenEarly, false, 7);
  pooled("pool-loser-stays", OnPool::LoserStays, true, 7);
  pooled("pool-stake-wrong", OnPool::StakesTooMuch, {}, 0);
}

}  // namespace ecarte::campaign
