// SPDX-License-Identifier: MIT
#include "law/joined.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace ecarte::law {

namespace {

/// How good the news is for the player: of two worlds the better is told.
int rank(Status status) {
  return status == Status::Elected ? 2 : status == Status::Open ? 1 : 0;
}

void join_not_due(Ledger& ledger, const WorldScore& account) {
  std::erase_if(ledger.entries.not_due, [&](NotDue& entry) {
    const auto same = std::ranges::find_if(account.entries.not_due, [&](const NotDue& other) {
      return other.fact.occurred == entry.fact.occurred && other.fact.subject == entry.fact.subject;
    });
    if (same == account.entries.not_due.end()) {
      return true;
    }
    // Of one whose score is not known there is always a world in which he wins.
    const bool known = Score::common(ledger.before).knows(entry.fact.subject);
    const bool beyond = known ? entry.excuse.beyond_game || same->excuse.beyond_game
                              : entry.excuse.beyond_game && same->excuse.beyond_game;
    // It was marked after the game only if that is what is amiss with it in all of them.
    const auto after_game = [](const NotDue& one) {
      return replay::must_be(one.fact, 0, replay::NotDueWhy::AfterGame);
    };
    // Told is the nearest to a reason, then the least: whichever world comes first.
    const auto order = [&](const NotDue& one) {
      return std::tuple(after_game(one), one.near_case == kNoCase, one.over - one.taken_down,
                        replay::value_numbers(one.fact), one.table_case);
    };
    // Of one that does not say for what it is either may be what is amiss.
    const bool rather_same = order(*same) < order(entry);
    const NotDue& told = rather_same ? *same : entry;
    const NotDue& not_told = rather_same ? entry : *same;
    std::optional<OtherReason> other = told.or_else ? told.or_else : not_told.or_else;
    if (!other && told.said == record::For::Unsaid && not_told.table_case != kNoCase) {
      other = OtherReason{replay::value<replay::NotDueWhy>(not_told.fact, 0),
                          replay::value<replay::ScoreFor>(not_told.fact, 1), not_told.table_case};
    }
    const std::uint16_t told_case = told.table_case;
    const int over = std::min(entry.over, same->over);
    if (rather_same) {
      entry = *same;
    }
    entry.over = over;
    entry.or_else = other && other->table_case != told_case ? other : std::nullopt;
    entry.excuse.beyond_game = beyond;
    return false;
  });
}

void join_rights(Entries& all, const Entries& more) {
  std::erase_if(all.rights, [&](Right& right) {
    const auto same = std::ranges::find_if(more.rights, [&](const Right& other) {
      return other.seat == right.seat && is_king(other) == is_king(right);
    });
    if (same == more.rights.end()) {
      return true;
    }
    const int left = same->amount - same->marked - (right.amount - right.marked);
    if (left < 0 || (left == 0 && same->amount < right.amount)) {
      right.amount = same->amount;
      right.marked = same->marked;
    }
    right.fate.forfeited = right.fate.forfeited && same->fate.forfeited;
    // What is sure in either world, and not the same, is no doubt of when it was marked.
    const bool doubt = right.fate.perhaps_marked_late() || same->fate.perhaps_marked_late();
    right.fate.marked_late = doubt ? replay::Some<replay::NoYes>{}
                             : right.fate.marked_late == same->fate.marked_late
                                 ? right.fate.marked_late
                                 : replay::Some{replay::NoYes::No};
    right.fate.fallen = right.fate.fallen || same->fate.fallen;
    return false;
  });
}

void join_late(std::vector<LateMark>& all, const std::vector<LateMark>& more) {
  const auto find = [](auto& among, const LateMark& mark) {
    return std::ranges::find_if(among, [&](const LateMark& other) {
      return other.act == mark.act && other.seat == mark.seat;
    });
  };
  for (LateMark& mark : all) {
    const auto same = find(more, mark);
    mark.sure = mark.sure && same != more.end() && same->sure && same->points == mark.points;
  }
  for (LateMark mark : more) {
    const auto same = find(all, mark);
    if (same == all.end()) {
      mark.sure = false;
      all.push_back(mark);
    } else {
      same->points = std::max(same->points, mark.points);
    }
  }
}

void join_titles(std::vector<NoTitle>& all, const std::vector<NoTitle>& more) {
  for (const NoTitle& none : more) {
    if (std::ranges::find(all, none) == all.end()) {
      all.push_back(none);
    }
  }
}

bool same_winner(const GameWon& one, const GameWon& other) {
  return one.at == other.at && one.by == other.by;
}

void join_kings(Entries& all, const Entries& more) {
  for (KingFate& fate : all.kings) {
    const auto same = std::ranges::find(more.kings, fate.ruling, &KingFate::ruling);
    if (same != more.kings.end() && rank(same->status) > rank(fate.status)) {
      fate = *same;
    }
  }
}

}  // namespace

std::uint8_t Joined::differs(const World& world, const WorldScore& account) const {
  const auto bit = [](bool differs, ScoreHangsOn what) {
    return differs ? static_cast<unsigned>(what) : 0U;
  };
  HandGives of_bold = world.hand;
  of_bold.earned.bold = first_.world.hand.earned.bold;
  const bool only_bold = of_bold == first_.world.hand;
  const bool marks = world.late != first_.world.late || world.unseen != first_.world.unseen ||
                     world.late_unseen != first_.world.late_unseen || account.doubt.may_lose_any();
  return static_cast<std::uint8_t>(
      bit(world.score != first_.world.score, ScoreHangsOn::Before) |
      bit(!only_bold, ScoreHangsOn::Hand) | bit(world.hand != of_bold, ScoreHangsOn::FirstWord) |
      bit(world.king != first_.world.king, ScoreHangsOn::King) | bit(marks, ScoreHangsOn::Marks) |
      bit(matter_.annulled.maybe() && !matter_.annulled.surely(), ScoreHangsOn::Annulled));
}

bool Joined::played_on(const WorldScore& account) const {
  return account.won.at != kNoTime &&
         matter_.timeline.first(replay::bit(replay::Beat::Lead), account.won.at,
                                matter_.timeline.deal_end()) != kNoTime &&
         std::ranges::none_of(matter_.deal.facts, [](const Fact& fact) {
           return fact.kind == replay::FactKind::GameClaimed;
         });
}

/// Who has what to mark is told by the worlds in which they had reason to play on, if there are
/// any.
void Joined::add_rights(const WorldScore& account) {
  const bool on = played_on(account);
  if (on == first_.played_on) {
    join_rights(ledger_.entries, account.entries);
  } else if (!on) {
    ledger_.entries.rights = account.entries.rights;
    first_.played_on = false;
  }
}

void Joined::add(const World& world, WorldScore& account) {
  if (account.contradiction) {
    ledger_.contradiction = ledger_.contradiction ? ledger_.contradiction : account.contradiction;
    return;
  }
  const ScoreSet due =
      matter_.annulled.surely() ? account.points.due_before() : account.points.due_after();
  const ScoreSet recorded = account.points.marked_to(world);
  const int game = matter_.code.game;
  for (NotDue& entry : account.entries.not_due) {
    const auto seat = static_cast<Seat>(entry.fact.subject);
    entry.excuse.beyond_game = must_have(due, seat, game) && must_have(recorded, seat, game);
  }
  const std::size_t bold = world.hand.earned.bold ? 1 : 0;
  const std::size_t late = world.late ? 1 : 0;
  // What came off again needs no title.
  const auto off = [](const NotDue& entry) { return entry.taken_down >= entry.over; };
  const bool all_off = std::ranges::all_of(account.entries.not_due, off);
  const bool clean = account.doubt.late.must_be(replay::NoYes::No) && all_off;
  // What is marked beyond the game changes nothing; but a mark that the game would want does, and
  // one of which it is told that the right was lost is never earned. Nor is more for a king than
  // it is worth, or for one that was not his, which is the same whatever the hand gave.
  const auto beyond = [&](const NotDue& entry) {
    const std::size_t who = entry.fact.subject;
    const bool lost = replay::must_be(entry.fact, 0, replay::NotDueWhy::Late) ||
                      replay::must_be(entry.fact, 0, replay::NotDueWhy::Unannounced) ||
                      replay::must_be(entry.fact, 0, replay::NotDueWhy::Barred);
    const bool for_king = !replay::must_be(entry.fact, 0, replay::NotDueWhy::AfterGame) &&
                          replay::must_be(entry.fact, 1, replay::ScoreFor::King);
    return entry.excuse.beyond_game && !lost && !for_king &&
           account.points.marked_to(world, who) - (entry.over - entry.taken_down) >= game;
  };
  const bool earned = std::ranges::all_of(account.entries.not_due, [&](const NotDue& entry) {
    return off(entry) || beyond(entry) || entry.excuse.due_then;
  });
  if (!earned) {
    for (const NotDue& entry : account.entries.not_due) {
      std::optional<NotDue>& least = charged_[entry.fact.subject];
      if (!off(entry) && (!least || entry.over < least->over)) {
        least = entry;
      }
    }
  }
  by_bold_.any[bold] = by_late_.any[late] = true;
  by_bold_.earned[bold] = by_bold_.earned[bold] || earned;
  by_late_.earned[late] = by_late_.earned[late] || earned;
  by_late_.clean[late] = by_late_.clean[late] || clean;
  for (const std::size_t who : {0U, 1U}) {
    most_[who] = std::max(most_[who], account.points.marks[who]);
  }
  // A mark that has no title here is the deal after's, where it may be.
  if (all_off && account.doubt.late.may_be(replay::NoYes::No)) {
    if (std::exchange(clean_.any, true)) {
      join_late(clean_.late, account.entries.late);
    } else {
      clean_.late = account.entries.late;
    }
    join_titles(clean_.lost, account.entries.lost);
  }
  clean_.due |= clean ? due : ScoreSet{};
  ScoreSet dues = due;
  for (const Seat seat : game::kSeats) {
    const std::size_t who = game::index_of(seat);
    kept_[who] |= due;
    lost_[who] |= due.moved(seat, -account.doubt.lost[who].most());
    const ScoreSet none_lost = dues;
    for (const int lost : account.doubt.lost[who]) {
      dues |= none_lost.moved(seat, -lost);
    }
  }
  if (matter_.annulled.maybe()) {
    dues |= account.points.due_before();
  }
  if (account.doubt.only_counted) {
    dues |= recorded;  // what earned it is not told
  }
  ledger_.due |= dues;
  const bool first_earned = earned && earning_.due.empty();
  earning_.due |= earned ? dues : ScoreSet{};
  for (const Right& right : account.entries.rights) {
    const bool in_part = earned && !is_king(right) && !right.fate.fallen && right.marked > 0 &&
                         right.marked < right.amount;
    bool& his = earning_.in_part[game::index_of(right.seat)];
    his = his || in_part;
  }
  ledger_.recorded |= recorded;
  const auto tell = [&](Reckoning& way) {
    way.before = world.score;
    way.earlier = {account.points.base[0] - world.score[0],
                   account.points.base[1] - world.score[1]};
    way.rights = account.entries.rights;
    way.erased = matter_.annulled.surely();
  };
  // Rather one in which no king is that nothing tells of.
  const bool rather = !record::is_player(world.king) && record::is_player(earning_.king);
  if (first_earned) {
    earning_.won = account.won;
  } else if (earned && earning_.won.by != account.won.by) {
    earning_.won = {};
  }
  if (first_earned || (earned && rather)) {
    earning_.king = world.king;
    // By whichever trick he won it, it was he: of that way when.
    earning_.won = earning_.won.at != kNoTime ? account.won : earning_.won;
    tell(earning_.way);
  }
  first_.due = worlds_ == 0 ? due : first_.due;
  if (worlds_++ == 0) {
    tell(ledger_.one_way);
    first_.world = world;
    ledger_.hangs_on = differs(world, account);
    ledger_.scored = account.scored;
    ledger_.game.won = account.won;
    ledger_.entries = account.entries;
    first_.played_on = played_on(account);
    return;
  }
  ledger_.hangs_on |= differs(world, account);
  if ((ledger_.hangs_on & static_cast<unsigned>(ScoreHangsOn::Hand)) != 0) {
    ledger_.hangs_on &= static_cast<std::uint8_t>(~static_cast<unsigned>(ScoreHangsOn::FirstWord));
  }
  ledger_.scored = ledger_.scored && account.scored;
  if (!same_winner(ledger_.game.won, account.won)) {
    ledger_.game.won = {};
  }
  add_rights(account);
  join_not_due(ledger_, account);
  join_titles(ledger_.entries.lost, account.entries.lost);
  join_titles(ledger_.entries.denied, account.entries.denied);
  join_late(ledger_.entries.late, account.entries.late);
  join_kings(ledger_.entries, account.entries);
}

void Joined::keep_earned(Ledger& ledger) const {
  ledger.due = earning_.due;
  if (earning_.due.empty()) {
    return;
  }
  if ((first_.due & earning_.due).empty() || !same_winner(ledger.game.won, earning_.won)) {
    ledger.one_way = earning_.way;
  }
  ledger.game.won = earning_.won;
}

void Joined::keep_clean_late(Ledger& ledger) const {
  if (!clean_.due.empty()) {
    ledger.entries.late = clean_.late;
    ledger.entries.lost = clean_.lost;
  }
}

void Joined::add_possible(ScoreSet before) {
  if (ledger_.scored) {
    return;
  }
  for (int first = 0; first <= most_[0]; ++first) {
    for (int second = 0; second <= most_[1]; ++second) {
      ledger_.possible |= before.moved(Seat::First, first).moved(Seat::Second, second);
    }
  }
}

}  // namespace ecarte::law
