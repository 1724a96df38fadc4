// SPDX-License-Identifier: MIT
//
// What the players marked, in one world: marks, marks taken down, and what the counters showed.
#include <algorithm>

#include "law/superseded.hpp"
#include "law/taken_down.hpp"
#include "law/world.hpp"

namespace ecarte::law {

using record::For;
using replay::ScoreFor;

Time first_dealing(const DealFacts& deal) {
  return deal.dealings.empty() ? 0 : deal.dealings.front().begin;
}

namespace {

/// Are marks written in this deal, or in the next for this? If none is, and no score after it, they
/// count as made.
bool is_scored(const LedgerSource& matter, const Grounds& grounds, WorldScore& account) {
  if (has_marks(matter, grounds.counters.won_later)) {
    return true;
  }
  if (!next_tells_of_this(matter)) {
    return false;
  }
  return std::ranges::any_of(matter.next->testimony, [&](const Testimony& said) {
    const bool of_this = said.kind == Testimony::Kind::Counters ||
                         (!is_left_unmarked(said) && said.kind == Testimony::Kind::Mark &&
                          mark_of_this(matter, account, said) != nullptr);
    return of_this && before_turn_up(matter, said);
  });
}

/// The points of a mark of this deal that were spent on the one before.
int spent_before(const Page& page, Seat seat, Time at) {
  int points = 0;
  for (const LateMark& late : page.carried.late) {
    const bool here = late.act == at && late.seat == seat && (late.sure || page.world.late);
    points += here ? late.points : 0;
  }
  return points;
}

/// A mark: which rights does it use, and what is over?
void mark(const Page& page, WorldScore& account, const Testimony& said) {
  const std::size_t who = game::index_of(said.seat);
  if (said.amount.some_only()) {
    account.doubt.marked_untold[who] = true;
    take_as_marked(page, account, said.seat);
    return;
  }
  if (const int spent = spent_before(page, said.seat, said.at); spent > 0) {
    // One for the game before is off: its score is over.
    account.points.marks[who] += page.deal().place.game_begins ? 0 : spent;
    const int over = said.amount.or_else(spent) - spent;
    account.points.marks[who] +=
        over > 0 ? use_rights(page, account, said.seat, said.purpose, over, said.at) : 0;
    return;
  }
  if (const Time from = page.grounds.start.told_from.earliest; from != kNoTime && said.at < from) {
    // Of the deal before nothing is told: it may have earned it. One for another game is off.
    const int told = said.amount.or_else(1);
    const int points = page.deal().place.game_begins ? 0 : told;
    account.points.marks[who] += points;
    account.points.base[who] += points;
    return;
  }
  std::uint16_t law = 0;
  int points = said.amount.or_else(-1);
  if (!said.amount.known()) {
    // Who marks what a code gives nothing for has marked a point all the same.
    points = said.purpose == For::King   ? std::max(1, tariff(page.code(), kTheKing, &law))
             : said.purpose == For::Vole ? tariff(page.code(), kTheVole, &law)
                                         : -1;
  }
  account.points.marks[who] +=
      said.deals_ago.value_or(0) > 0
          ? mark_of_earlier(page, account, said, points)
          : use_rights(page, account, said.seat, said.purpose, points, said.at);
}

/// The points a player may still mark: a mark left to the counters need not be written beside those
/// that are. What is told to be left unmarked was marked only in a world that has it so.
int room_for(const Page& page, const WorldScore& account, Seat seat) {
  int room = 0;
  for (const Right& right : account.entries.rights) {
    if (page.world.late_unseen[game::index_of(seat)] == MarkedLate::Nothing &&
        left_unmarked(page, right)) {
      continue;
    }
    const int most = std::max(right.amount, right.uncapped);  // whatever ceiling there was
    room += right.seat == seat && !right.fate.fallen ? most - right.marked : 0;
  }
  for (const NotDue& entry : account.entries.not_due) {  // what he has marked above the ceiling
    const bool his = entry.fact.subject == record::actor_of(seat);
    room -= his && replay::must_be(entry.fact, 0, replay::NotDueWhy::Capped) ? entry.over : 0;
  }
  return room;
}

/// The last mark of the player before an act; kNever if none is written.
replay::ActIndex last_mark(const Page& page, Seat seat, Time before) {
  replay::ActIndex found = replay::kNever;
  const Time begin = first_dealing(page.deal());
  for (const Testimony& said : page.deal().testimony) {
    const bool mark = said.kind == Testimony::Kind::Mark || said.kind == Testimony::Kind::TakeDown;
    const bool of_dealing = said.dealing == page.grounds.dealing || said.at < begin;
    found = mark && said.seat == seat && said.at < before && of_dealing ? said.at : found;
  }
  return found;
}

/// The last score shown before `before` of which his half is told; kNever if none was.
replay::ActIndex last_shown(const Page& page, Seat seat, Time before) {
  replay::ActIndex found = replay::kNever;
  for (const Testimony& said : page.deal().testimony) {
    const bool counters = said.kind == Testimony::Kind::Counters && said.at < before;
    found = counters && said.shown(seat).known() ? said.at : found;
  }
  return found;
}

/// What a player had left unmarked of the deal before, a king and what the hand gave; of several
/// that it may have been the most. `wholly`: what he is told to have had, and marked nothing of.
int lost_before(const CarriedScore& carried, Seat seat, bool wholly = false) {
  int king = 0;
  int hand = 0;
  for (const NoTitle& none : carried.lost) {
    int& points = none.purpose == ScoreFor::King ? king : hand;
    const bool counts = none.seat == seat && (!wholly || left_wholly(none));
    points = counts ? std::max(points, none.points) : points;
  }
  return king + hand;
}

/// Of the points that his counter shows besides, those that he had left before and marked since,
/// untold, in this world: what he had to mark in this deal comes first, or what he had left.
int late_untold(const Page& page, const WorldScore& account, Seat seat, int difference) {
  const int over = difference - room_for(page, account, seat);
  const bool least = page.world.late_unseen[game::index_of(seat)] == MarkedLate::Least;
  return over <= 0 ? 0 : std::min(least ? over : difference, lost_before(page.carried, seat));
}

/// What his counter showed is not written: he marked what he had left of the deal before, if the
/// world says so.
void take_as_marked_late(const Page& page, WorldScore& account, Seat seat) {
  const std::size_t who = game::index_of(seat);
  if (page.world.late_unseen[who] != MarkedLate::Nothing && !page.deal().place.game_begins) {
    const int late = lost_before(page.carried, seat, true);
    account.points.marks[who] += late;
    account.points.base[who] += late;
  }
}

/// The points of the best that a hand can give.
int most_for_hand(const Page& page) {
  std::uint16_t law = 0;
  return std::max(tariff(page.code(), kTheVole, &law), tariff(page.code(), kThePoint, &law));
}

/// Somebody objected, and the counters do not show any more what a player had marked that was not
/// due: so many points were taken down, though nobody says by whom. Returns them.
int taken_off_untold(WorldScore& account, Seat seat, int points, Time before) {
  for (NotDue& entry : account.entries.not_due) {
    if (entry.fact.subject == record::actor_of(seat) && entry.fact.occurred < before &&
        entry.over - entry.taken_down == points) {
      entry.taken_down = entry.over;
      account.points.marks[game::index_of(seat)] -= points;
      return points;
    }
  }
  return 0;
}

/// Who marks the point by its name does not say how many that is: where the counters show so much
/// less, he marked what the point is worth against anybody, and left the rest. Returns that.
int left_of_point(const Page& page, WorldScore& account, Seat seat, int points, Time before) {
  std::uint16_t law = 0;
  const bool by_name = std::ranges::any_of(page.deal().testimony, [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Mark && said.seat == seat && said.at < before &&
           said.purpose == For::Point && !said.amount.known() &&
           said.dealing == page.grounds.dealing;
  });
  for (Right& right : account.entries.rights) {
    const bool worth_more = right.amount - tariff(page.code(), kThePoint, &law) == points;
    if (by_name && right.seat == seat && right.purpose == ScoreFor::Point && worth_more &&
        right.marked == right.amount) {
      right.marked -= points;
      account.points.marks[game::index_of(seat)] -= points;
      return points;
    }
  }
  return 0;
}

/// What the counters showed: where no mark is written the difference was marked; where one is, they
/// must agree.
void counters(const Page& page, WorldScore& account, const Testimony& said) {
  const int game = page.code().game;
  for (const Seat seat : game::kSeats) {
    const std::size_t who = game::index_of(seat);
    if (!said.shown(seat).known()) {
      take_as_marked(page, account, seat);
      take_as_marked_late(page, account, seat);
      continue;
    }
    const int shown = said.shown(seat).or_else(0);
    account.points.marks[who] +=
        page.deal().place.game_begins ? 0 : spent_before(page, seat, said.at);
    const int now =
        account.points.marked_to(page.world, who) + superseded_before(page, seat, said.at);
    int difference = shown - now;
    const bool fewer = std::min(shown, game) < std::min(now, game);
    difference += fewer && page.deal().seen.has(record::ActKind::Urge)
                      ? taken_off_untold(account, seat, -difference, said.at)
                      : 0;
    difference += fewer && difference < 0 && page.grounds.counters.point_in_part
                      ? left_of_point(page, account, seat, -difference, said.at)
                      : 0;
    if (page.world.late_unseen[who] != MarkedLate::Nothing && !page.deal().place.game_begins) {
      const int late = late_untold(page, account, seat, difference);
      account.points.marks[who] += late;
      account.points.base[who] += late;
      difference -= late;
    }
    if (difference == 0 || std::min(shown, game) == std::min(now, game)) {
      continue;
    }
    // Of a deal that ought to have been annulled, and was not, they marked as if it stood.
    const bool stood = page.matter.annulled.maybe();
    const bool left_to_counters =
        difference > 0 && (stood || room_for(page, account, seat) >= difference);
    const replay::ActIndex written = last_mark(page, seat, said.at);
    if (written == replay::kNever && difference > 0 && difference <= most_for_hand(page) &&
        stood_till_again(page, said)) {
      continue;  // marked for hands that were played again: it went with their result
    }
    const bool unwritten =
        written != replay::kNever && !left_to_counters && !page.grounds.counters.too_high;
    const bool belied =
        unwritten || difference < 0 || (!left_to_counters && had_it_before(page, seat, difference));
    if (belied && !(page.grounds.start.nothing_told && difference > 0)) {
      const auto earlier = written != replay::kNever ? written : last_shown(page, seat, said.at);
      account.contradiction = account.contradiction.value_or(
          replay::Impossible{"score-contradicted", said.at, earlier, {}, record::actor_of(seat)});
      continue;
    }
    account.doubt.only_counted = account.doubt.only_counted || page.grounds.start.nothing_told;
    if (!page.grounds.start.nothing_told) {
      use_rights(page, account, seat, For::Unsaid, difference, said.at, true);
    }
    account.points.marks[who] += difference;
  }
}

/// Marks of earlier deals are untouched by a dealing that is annulled, though they were made, or
/// taken down, while it lasted.
void keep_earlier(const Page& page, WorldScore& account, const Testimony& said) {
  int& marks = account.points.marks[game::index_of(said.seat)];
  marks += page.deal().place.game_begins ? 0 : spent_before(page, said.seat, said.at);
  if (said.kind == Testimony::Kind::TakeDown && account.down.is_of_earlier(said.at)) {
    marks -= said.amount.or_else(0);
  }
}

/// A mark made in a dealing that is annulled, which he says was for an earlier deal: it does not
/// fall with this one, and if it came too late it is not due.
bool late_for_earlier(const Page& page, const Testimony& said) {
  return said.kind == Testimony::Kind::Mark && said.deals_ago.value_or(0) > 0 &&
         spent_before(page, said.seat, said.at) == 0;
}

void read_testimony(const Page& page, WorldScore& account) {
  const Time begin = first_dealing(page.deal());
  for (const Testimony& said : page.deal().testimony) {
    const bool fell =
        page.matter.annulled.dealing_at != kNoTime && said.at <= page.matter.annulled.dealing_at;
    const bool withdrawn = said.at >= begin && (fell || said.dealing != page.grounds.dealing);
    switch (said.kind) {
      case Testimony::Kind::Announce:
        break;
      case Testimony::Kind::Counters:
        if (said.at >= page.deal().place.heading && !withdrawn &&
            page.grounds.counters.of_this_deal(said)) {
          counters(page, account, said);
        }
        break;
      case Testimony::Kind::Mark:
      case Testimony::Kind::TakeDown:
        if (withdrawn && !late_for_earlier(page, said)) {
          keep_earlier(page, account, said);  // what was marked for a dealing annulled is off
        } else if (of_superseded(page, said)) {
          break;  // the result it was made for is erased
        } else if (said.kind == Testimony::Kind::TakeDown) {
          take_down(page, account, said);
        } else {
          mark(page, account, said);
        }
        break;
    }
  }
}

/// What a player owns to have marked too many of is not due to him, whether or not he takes it
/// down: what was not marked without title in this deal was in an earlier one.
void admit(const Page& page, WorldScore& account) {
  for (const Ruling& ruling : page.matter.rulings) {
    const Fact& fact = ruling.fact;
    const bool owed = page.code().cases[ruling.case_index].must.remedy == Remedy::TakeDown;
    if (fact.kind != replay::FactKind::OverscoreAdmitted || !owed ||
        !record::is_player(fact.subject)) {
      continue;
    }
    const bool of_earlier = account.down.is_of_earlier(fact.occurred);
    if (of_earlier) {
      continue;  // it is off already
    }
    int left = admitted_and_left(page, fact);
    for (const NotDue& entry : account.entries.not_due) {
      left -= entry.fact.subject == fact.subject ? entry.over - entry.taken_down : 0;
    }
    account.points.take_off(fact.subject, std::max(0, left));
  }
}

}  // namespace

replay::ActIndex last_score_told(const Page& page, Seat seat, Time before) {
  const replay::ActIndex marked = last_mark(page, seat, before);
  const replay::ActIndex shown = last_shown(page, seat, before);
  return marked != replay::kNever  ? marked
         : shown != replay::kNever ? shown
                                   : page.deal().place.heading;
}

bool owned_to(const DealFacts& deal, const Testimony& down) {
  return std::ranges::any_of(deal.facts, [&](const Fact& fact) {
    return fact.kind == replay::FactKind::OverscoreAdmitted &&
           fact.subject == record::actor_of(down.seat) && fact.occurred < down.at;
  });
}

bool has_marks(const LedgerSource& matter, bool won_later) {
  // What was marked in a dealing that was given up is no mark of the one that counts.
  const Time begin = matter.deal.dealings.empty() ? 0 : matter.deal.dealings.back().begin;
  return std::ranges::any_of(matter.deal.testimony, [&](const Testimony& said) {
    const bool of_this = said.at >= begin && said.at >= matter.deal.place.heading;
    return of_this && !is_left_unmarked(said) && said.kind != Testimony::Kind::Announce &&
           !(won_later && is_bare_result(said));
  });
}

void take_as_marked(const Page& page, WorldScore& account, Seat seat) {
  for (Right& right : account.entries.rights) {
    if (right.seat == seat && !right.fate.fallen && right.marked < right.amount &&
        page.world.marks_unseen(right) && !left_unmarked(page, right)) {
      account.points.marks[game::index_of(seat)] += right.amount - right.marked;
      right.marked = right.amount;
    }
  }
}

void enter_marks(const Page& page, WorldScore& account) {
  account.scored = is_scored(page.matter, page.grounds, account);
  read_testimony(page, account);
  // One marked before anything is told of the dealing for which it is.
  account.scored =
      account.scored || std::ranges::any_of(account.entries.rights,
                                            [](const Right& right) { return right.marked > 0; });
  admit(page, account);
  read_next(page, account);
}

}  // namespace ecarte::law
