// SPDX-License-Identifier: MIT
//
// What was taken down, in one world: of which mark it was, and what is left of that.
#include "law/taken_down.hpp"

#include <algorithm>

#include "codes/remedy_rows.hpp"

namespace ecarte::law {

namespace {

/// May either player take it down, because a law forbids the mark?
bool is_for_both(const Code& code, const NotDue& entry) {
  return entry.table_case != kNoCase && code.cases[entry.table_case].may.who == codes::Who::Both;
}

}  // namespace

bool is_ordered_off(const Code& code, const NotDue& entry) {
  constexpr auto kOrders = codes::kDenials | bit(Remedy::Ceiling);
  return entry.near_case != kNoCase && (code.cases[entry.near_case].effects & kOrders) != 0;
}

bool is_for_denied_king(const Code& code, const NotDue& entry) {
  return entry.near_case != kNoCase && codes::denies_king(code.cases[entry.near_case]) &&
         !replay::must_be(entry.fact, 0, replay::NotDueWhy::Capped);
}

bool comes_off_for_other(const Code& code, const NotDue& entry) {
  return is_for_both(code, entry) || is_ordered_off(code, entry);
}

namespace {

/// Another than the scorer takes a mark down: only a law that orders it gives him that.
void taken_down_by_other(const Page& page, WorldScore& account, const Testimony& said) {
  for (NotDue& entry : account.entries.not_due) {
    if (entry.fact.subject == record::actor_of(said.seat) &&
        !comes_off_for_other(page.code(), entry)) {
      entry.by_other.by = said.by;
      entry.by_other.at = said.at;
    }
  }
}

/// In the first deal that is told he takes down more than he stands at, with all that he can have
/// marked by then. Later, and in a later game, it may be a mark of the game before.
bool has_not_as_many(const Page& page, const WorldScore& account, const Testimony& said) {
  const std::size_t who = game::index_of(said.seat);
  int most = account.points.marked_to(page.world, who);
  for (const Right& right : account.entries.rights) {
    const bool by_then = is_king(right) || !page.grounds.hand.open;
    most += right.seat == said.seat && by_then && right.accrued <= said.at
                ? right.amount - right.marked
                : 0;
  }
  const replay::DealPlace& place = page.deal().place;
  return place.sitting_begins && place.game == 1 && said.amount.known() &&
         most < said.amount.or_else(0);
}

/// Of which points he tells: of his own; or, where he has not as many, of those of the other that
/// are not due, or to which the other has owned.
Testimony points_meant(const Page& page, const WorldScore& account, const Testimony& said) {
  Testimony others = said;
  others.seat = game::other(said.seat);
  const auto over = [&](const NotDue& entry) {
    return entry.fact.subject == record::actor_of(others.seat) && said.amount.known() &&
           entry.over - entry.taken_down >= said.amount.or_else(0);
  };
  const bool may_be =
      said.by == record::actor_of(said.seat) &&
      (std::ranges::any_of(account.entries.not_due, over) || owned_to(page.deal(), others));
  return may_be && has_not_as_many(page, account, said) ? others : said;
}

/// Until which beats an overscore may be taken down: by himself as long as the code's case for such
/// a mark says; by the other, for whom a law orders it, as long as that law lets him, or for a king
/// that was not his, which comes off whenever it is asked for, as long as the mark may.
WindowBeats may_come_off_until(const Code& code, const NotDue& entry, bool his_own) {
  const bool by_mark = his_own || is_for_denied_king(code, entry) || is_for_both(code, entry);
  const std::uint16_t giver = by_mark ? entry.table_case : entry.near_case;
  return giver == kNoCase ? 0 : code.cases[giver].may.until;
}

}  // namespace

void taken_down_in_next(const Page& page, WorldScore& account, const Testimony& said) {
  const Time at = page.matter.timeline.deal_end() + said.at;
  const bool his_own = record::actor_of(said.seat) == said.by;
  int left = said.amount.or_else(page.code().game);
  int by_other = 0;
  bool sure = true;
  for (NotDue& entry : account.entries.not_due) {
    if (entry.fact.subject != record::actor_of(said.seat) ||
        (his_own && entry.table_case == kNoCase) ||
        !fits(said.purpose, replay::value<replay::ScoreFor>(entry.fact, 1)) ||
        (!his_own && !comes_off_for_other(page.code(), entry))) {
      continue;
    }
    const WindowBeats until = may_come_off_until(page.code(), entry, his_own);
    if (at < closing_time(page.matter, until, entry.fact.occurred, entry.fact.place.dealing)) {
      const int off = std::min(left, entry.over - entry.taken_down);
      entry.taken_down += off;
      left -= off;
      by_other += his_own ? 0 : off;
      const bool by_turn_up = (until & bit(WindowBeat::NextTurnUp)) != 0;
      sure = sure && (!by_turn_up || before_turn_up(page.matter, said));
    }
  }
  if (by_other > 0) {
    account.entries.late.push_back({said.at, said.seat, -by_other, sure});
  }
}

void take_down(const Page& page, WorldScore& account, const Testimony& told) {
  const Testimony said = points_meant(page, account, told);
  const std::size_t who = game::index_of(said.seat);
  int points = said.amount.or_else(0);
  if (!said.amount.known()) {
    std::uint16_t law = 0;
    for (const NotDue& entry : account.entries.not_due) {
      points = entry.fact.subject == record::actor_of(said.seat) ? entry.over : points;
    }
    points = points != 0 ? points : tariff(page.code(), kTheKing, &law);
  }
  if (has_not_as_many(page, account, said)) {
    const replay::Impossible none{"none-to-take-down",
                                  said.at,
                                  last_score_told(page, said.seat, said.at),
                                  {},
                                  record::actor_of(said.seat)};
    account.contradiction = account.contradiction.value_or(none);
  }
  account.points.marks[who] -= points;
  int left = points;
  const bool off_earlier = said.seat == told.seat && account.down.is_of_earlier(said.at);
  if (left == 0 || off_earlier) {
    return;
  }
  const bool admitted = owned_to(page.deal(), said);
  const bool by_other = said.by != record::actor_of(said.seat) && !admitted &&
                        !may_correct_a_king(page.deal(), page.matter.timeline, said);
  if (by_other) {
    taken_down_by_other(page, account, said);
  }
  for (NotDue& entry : account.entries.not_due) {
    if (entry.fact.subject == record::actor_of(said.seat) && entry.over > entry.taken_down) {
      const int off = std::min(left, entry.over - entry.taken_down);
      entry.taken_down += off;
      left -= off;
    }
  }
  // What he owns to is no mark that is due; and what is due no other can take from him.
  for (auto right = account.entries.rights.rbegin();
       right != account.entries.rights.rend() && left > 0 && !admitted && !by_other; ++right) {
    if (right->seat == said.seat) {
      const int off = std::min(left, right->marked);
      right->marked -= off;
      account.down.due[who] = account.down.due[who] || off > 0;
      left -= off;
    }
  }
  // The rest was marked in an earlier deal: he owns to it, and the score he stands at is less by
  // it, if that is in time.
  if (left > 0 && !owns_too_late(page, said) &&
      (admitted || said.by == record::actor_of(said.seat))) {
    account.points.take_off(who, left);
  }
}

}  // namespace ecarte::law
