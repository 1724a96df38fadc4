// SPDX-License-Identifier: MIT
//
// What the laws give in one world: the rights to points of a deal, with their ceilings, and who has
// won the game by them.
#include <algorithm>

#include "codes/remedy_rows.hpp"
#include "law/agreed.hpp"
#include "law/deeds.hpp"
#include "law/lookup.hpp"
#include "law/sort_stably.hpp"
#include "law/window.hpp"
#include "law/world.hpp"

namespace ecarte::law {

using replay::FactKind;
using replay::NotDueWhy;
using replay::ScoreFor;

namespace {

/// The points a result gives its winner, with the ceiling on an offender.
int capped(const Page& page, Seat seat, const Earned& earned, std::uint16_t* law) {
  const HandGives& hand = page.world.hand;
  const bool applies = page.grounds.ceiling_by[game::index_of(seat)] >= 0 ||
                       (hand.capped && hand.winner == record::actor_of(seat));
  return tariff(page.code(), earned, applies, law);
}

/// Is it denied, by the law, that he might mark a king by that announcement?
bool is_void(const LedgerSource& matter, const TimedDeed& timed) {
  return std::ranges::any_of(matter.rulings, [&](const Ruling& ruling) {
    return codes::row_of(ruling.fact.kind).king == codes::KingIs::NotHeld &&
           ruling.status != Status::Moot && !ruling.doubt.which &&
           ruling.fact.subject == timed.deed.by && ruling.fact.occurred == timed.at &&
           codes::denies_king(matter.code.cases[ruling.case_index]);
  });
}

/// When the player announced the king; kNoTime if he did not.
Time announced(const LedgerSource& matter, Seat seat, Time from) {
  for (const TimedDeed& timed : matter.deeds) {
    if (is_void(matter, timed)) {
      continue;
    }
    const bool his = timed.deed.by == record::actor_of(seat);
    const bool tells = timed.deed.what == Remedy::Announce;
    const bool here =
        timed.at >= matter.timeline.deal_end() || timed.deed.dealing >= matter.deal.dealings.size();
    if (his && tells && here && timed.at >= from) {
      return timed.at < matter.timeline.deal_end() ? timed.at : kNoTime;
    }
  }
  return kNoTime;
}

/// Does he ask for what the king gives him, though his counter has not moved?
bool claims_king(const Page& page, const Right& right) {
  const Actor player = record::actor_of(right.seat);
  const bool mark = std::ranges::any_of(page.matter.deeds, [&](const TimedDeed& timed) {
    return timed.deed.what == Remedy::Mark && timed.deed.by == player && !timed.deed.carried_out &&
           timed.deed.dealing == page.grounds.dealing && timed.at >= right.accrued &&
           timed.at < right.until;
  });
  return mark || std::ranges::any_of(page.deal().facts, [&](const Fact& fact) {
           return fact.kind == FactKind::GameClaimed && fact.subject == player &&
                  fact.place.dealing == page.grounds.dealing && fact.occurred >= right.accrued;
         });
}

/// Is it open whether he will mark it? A king announced counts from his word for it, unless he is
/// told to have left it; one that was turned, from when he marks it or asks for it.
bool is_pending(const Page& page, const Right& right) {
  const bool turned = right.basis.ruling >= 0;
  return page.world.kings[game::index_of(right.seat)] == KingMark::Open &&
         !claims_king(page, right) && (turned || left_unmarked(page, right));
}

/// A king that may be marked (turned, or held and announced) or may not.
void king_rights(const Page& page, WorldScore& account, int index) {
  const Ruling& ruling = page.matter.rulings[static_cast<std::size_t>(index)];
  const Case& c = page.code().cases[ruling.case_index];
  const Time until = ruling.window.closed.latest;
  if (!record::is_player(ruling.fact.subject)) {
    return;
  }
  const Seat seat = static_cast<Seat>(ruling.fact.subject);
  if (codes::denies_king(c)) {
    const codes::FactRow row = codes::row_of(ruling.fact.kind);
    const bool not_chosen = row.king == codes::KingIs::Turned &&
                            replay::must_be(ruling.fact, 1, replay::KingCard::NotChosen);
    const bool might_be_his = row.reads == codes::Reads::King && !not_chosen;
    const NotDueWhy why = might_be_his ? NotDueWhy::Barred : NotDueWhy::NoTitle;
    account.no_titles.push_back({seat, ScoreFor::King, why, ruling.case_index});
    account.entries.denied.push_back(account.no_titles.back());
    return;
  }
  Right right;
  right.seat = seat;
  right.purpose = ScoreFor::King;
  right.earned = kTheKing;
  right.basis.by = index;
  right.amount = right.uncapped = tariff(page.code(), kTheKing, &right.law);
  right.case_index = ruling.case_index;
  right.fate.forfeited = page.world.kings[ruling.fact.subject] == KingMark::Lapsed;
  right.basis.ruling = index;
  if ((c.may.remedies & bit(Remedy::Mark)) != 0) {
    right.accrued = ruling.window.from;
    right.until = until;
    right.fate.pending = is_pending(page, right);
    account.entries.kings.push_back({index, Status::Open, Remedy::None});
    account.entries.rights.push_back(right);
    return;
  }
  const Time told = announced(page.matter, seat, ruling.window.from);
  if (told < until) {
    account.entries.kings.push_back({index, Status::Elected, Remedy::Announce});
    right.accrued = told;
    right.until = (c.may.remedies & bit(Remedy::AnnounceAndMark)) != 0
                      ? until
                      : score_window(page.matter, right.purpose, told, &right.case_index);
    right.basis.ruling = -1;
    right.fate.pending = is_pending(page, right);
    account.entries.rights.push_back(right);
    return;
  }
  account.entries.kings.push_back(
      {index, until == kNoTime ? Status::Open : Status::Lapsed, ruling.elected});
  account.no_titles.push_back({seat, ScoreFor::King,
                               told == kNoTime ? NotDueWhy::Unannounced : NotDueWhy::Late,
                               ruling.case_index});
}

/// In this world he turned the king, or held it and announced it, though the record does not prove
/// it or tells nothing of it.
void king_of_this_world(const Page& page, WorldScore& account) {
  if (!record::is_player(page.world.king) || page.grounds.kings[page.world.king].late != kNoCase) {
    return;
  }
  Right right;
  right.seat = static_cast<Seat>(page.world.king);
  right.purpose = ScoreFor::King;
  right.earned = kTheKing;
  right.basis.title = Title::Announced;
  right.amount = right.uncapped = tariff(page.code(), kTheKing, &right.law);
  const Time announced = page.grounds.kings[page.world.king].announced;
  // Before the trump was turned there was none.
  const Time turned =
      page.matter.timeline.when(replay::bit(replay::Beat::TurnUp), page.grounds.begin).earliest;
  right.accrued = announced != kNoTime ? announced
                  : turned != kNoTime  ? turned
                                       : page.grounds.begin;
  right.until = score_window(page.matter, right.purpose, right.accrued, &right.case_index);
  if (const KingOf& king = page.grounds.kings[page.world.king]; king.marked_by != kNoCase) {
    right.until = king.mark_until;
    right.case_index = king.marked_by;
  }
  right.fate.forfeited = page.world.kings[page.world.king] == KingMark::Lapsed;
  right.fate.pending = is_pending(page, right);
  right.basis.told = false;
  account.entries.rights.push_back(right);
}

void rights_of_rulings(const Page& page, WorldScore& account) {
  if (page.matter.annulled.dealing_at != kNoTime) {
    return;
  }
  for (const Seat seat : game::kSeats) {
    const std::uint16_t late = page.grounds.kings[game::index_of(seat)].late;
    if (late != kNoCase) {
      account.no_titles.push_back({seat, ScoreFor::King, NotDueWhy::Late, late});
    }
  }
  const auto& rulings = page.matter.rulings;
  for (std::size_t i = 0; i < rulings.size(); ++i) {
    const Ruling& ruling = rulings[i];
    if (ruling.fact.place.dealing != page.grounds.dealing || ruling.status == Status::Moot) {
      continue;
    }
    if (codes::speaks_of_king(page.code().cases[ruling.case_index])) {
      king_rights(page, account, static_cast<int>(i));
    }
  }
}

/// A player for whom the point is enough has obtained the game with his third trick, whether or not
/// the hand is played on.
bool game_on_third_trick(const Page& page, WorldScore& account) {
  const Grounds& grounds = page.grounds;
  const CountedPlaying& counts = page.counts();
  if (counts.span == nullptr || grounds.award.ruling >= 0 || grounds.again.due ||
      page.world.hand.play != PlayAs::Told) {
    return false;
  }
  const replay::PlayingSpan& span = *counts.span;
  for (const Seat seat : game::kSeats) {
    const bool here = page.world.game_only && page.world.hand.winner == record::actor_of(seat);
    const Time at = span.point_at[seat] != replay::kNever ? Time{span.point_at[seat]}
                    : here                                ? counts.over_at.earliest
                                                          : kNoTime;
    if (at == kNoTime) {
      continue;
    }
    int score = account.points.base[game::index_of(seat)];
    for (const Right& right : account.entries.rights) {
      const bool stands =
          right.seat == seat && right.accrued <= at && !right.fate.forfeited && !right.fate.pending;
      score += stands ? right.amount : 0;
    }
    const bool bold =
        grounds.bold.had_to_win[game::index_of(game::other(seat))].must_be(replay::NoYes::Yes) ||
        page.world.hand == HandGives{record::actor_of(seat), Earned{replay::ScoreFor::Point, true},
                                     page.world.hand.capped};
    const Earned earned{ScoreFor::Point, bold};
    Right right;
    right.seat = seat;
    right.purpose = ScoreFor::Point;
    right.earned = earned;
    right.basis.title = Title::ThirdTrick;
    right.uncapped = tariff(page.code(), earned, &right.law);
    const int offence = grounds.ceiling_by[game::index_of(seat)];
    const bool later =
        offence >= 0 && page.matter.rulings[static_cast<std::size_t>(offence)].fact.occurred > at;
    right.amount = later ? right.uncapped : capped(page, seat, earned, &right.law);
    right.accrued = at;
    if (score + right.amount >= page.code().game && right.amount > 0) {
      right.until = score_window(page.matter, right.purpose, at, &right.case_index);
      account.entries.rights.push_back(right);
      account.hand_over = true;
      return true;
    }
  }
  return false;
}

Title hand_title(const Grounds& grounds) {
  return grounds.hand.open            ? Title::Untold
         : grounds.award.ruling >= 0  ? Title::Awarded
         : grounds.award.counted >= 0 ? Title::Counted
                                      : Title::Hand;
}

/// What the hand that counts gave its winner.
void hand_right(const Page& page, WorldScore& account) {
  if (game_on_third_trick(page, account) || page.world.game_only) {
    return;
  }
  const Grounds& grounds = page.grounds;
  const HandGives& hand = page.world.hand;
  account.hand_over =
      (page.counts().over != nullptr && !grounds.again.due) || record::is_player(hand.winner);
  if (!record::is_player(hand.winner)) {
    return;
  }
  Right right;
  right.seat = static_cast<Seat>(hand.winner);
  right.purpose = hand.earned.what;
  right.earned = hand.earned;
  right.basis.title = hand_title(grounds);
  right.basis.by = right.basis.title == Title::Awarded   ? grounds.award.ruling
                   : right.basis.title == Title::Counted ? grounds.award.counted
                                                         : -1;
  right.accrued = page.counts().over_at.earliest;
  for (const Right& king : account.entries.rights) {  // a hand whose end is not told ended after it
    right.accrued =
        page.counts().over_at.sure() ? right.accrued : std::max(right.accrued, king.accrued);
  }
  right.amount = capped(page, right.seat, hand.earned, &right.law);
  std::uint16_t law = 0;
  right.uncapped = tariff(page.code(), hand.earned, &law);
  right.until = score_window(page.matter, right.purpose, right.accrued, &right.case_index);
  account.entries.rights.push_back(right);
}

}  // namespace

void gather_rights(const Page& page, WorldScore& account) {
  rights_of_rulings(page, account);
  king_of_this_world(page, account);
  take_earlier_marks_down_after_king(page, account);
  take_admitted_off(page, account);
  if (!page.matter.annulled.surely() && page.matter.annulled.dealing_at == kNoTime) {
    hand_right(page, account);
  }
  agreed_rights(page, account);
  sort_stably(account.entries.rights,
              [](const Right& a, const Right& b) { return a.accrued < b.accrued; });
}

/// Points by law, in the order in which they accrue: who first obtains the game has won it.
void count_due(const Page& page, WorldScore& account) {
  std::array<int, 2> score = account.points.base;
  const int game = page.code().game;
  bool won = page.grounds.start.over || std::max(score[0], score[1]) >= game;
  for (Right& right : account.entries.rights) {
    const std::size_t who = game::index_of(right.seat);
    if (right.fate.forfeited) {
      continue;
    }
    if (won) {
      right.fate.fallen = true;
      continue;
    }
    account.points.due[who] += right.amount;
    if (right.fate.pending) {
      continue;  // his due, but he has not taken it: it wins nothing yet
    }
    score[who] += right.amount;
    if (score[who] >= game && right.amount > 0) {
      won = true;
      account.won = {right.accrued, record::actor_of(right.seat), right.purpose == ScoreFor::King};
    }
  }
}

}  // namespace ecarte::law
