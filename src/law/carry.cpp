// SPDX-License-Identifier: MIT
//
// What a ledger hands on: the score settled by it, whether a player may have the game, and what the
// next deal begins with.
#include <algorithm>

#include "law/ledger.hpp"
#include "law/plain_score.hpp"

namespace ecarte::law {

ScoreSet settled(const Ledger& ledger) {
  ScoreSet scores = ledger.recorded;
  for (const LateMark& late : ledger.entries.late) {
    scores = late.sure ? scores.moved(late.seat, late.points)
                       : scores | scores.moved(late.seat, late.points);
  }
  for (const NotDue& entry : ledger.entries.not_due) {  // in a game that was over nothing is marked
    if (replay::must_be(entry.fact, 0, replay::NotDueWhy::AfterGame) &&
        record::is_player(entry.fact.subject)) {
      scores = scores.moved(static_cast<Seat>(entry.fact.subject), entry.taken_down - entry.over);
    }
  }
  return scores;
}

bool may_have_game(const LedgerSource& matter, const Ledger& ledger, Seat seat,
                   replay::ActIndex at) {
  const int game = matter.code.game;
  if (may_have(ledger.recorded, seat, game) || may_have(ledger.due, seat, game)) {
    return true;
  }
  // What was marked for hands that were required again by then goes with them.
  Time again = 0;
  for (const Ruling& ruling : matter.rulings) {
    const Time asked =
        ruling.deed >= 0 ? matter.deeds[static_cast<std::size_t>(ruling.deed)].at : kNoTime;
    again = ruling.elected == Remedy::ReplayHands && ruling.status == Status::Elected && asked < at
                ? std::max(again, asked)
                : again;
  }
  int marked = 0;
  for (const Testimony& said : matter.deal.testimony) {
    const int points = said.amount.or_else(1);
    const bool of_again = said.at < again && said.purpose != record::For::King;
    if (said.seat == seat && said.at < at && !of_again) {
      marked += said.kind == Testimony::Kind::Mark       ? points
                : said.kind == Testimony::Kind::TakeDown ? -points
                                                         : 0;
    }
  }
  return marked >= game || may_have(ledger.before, seat, std::max(0, game - marked));
}

Score shown(const Code& code, ScoreSet scores) {
  if (scores.is_known()) {
    const Points score = scores.first();
    return Points{std::min(score[0], code.game), std::min(score[1], code.game)};
  }
  return Score::common(scores.clipped(code.game));
}

Actor winner_by(const Code& code, const Score& due) {
  for (const Seat seat : game::kSeats) {
    if (due && (*due)[game::index_of(seat)] >= code.game) {
      return record::actor_of(seat);
    }
  }
  return record::kNobody;
}

namespace {

/// The score that is due, where the counters may show the points of the game and it is not won: by
/// points marked too many nobody wins it.
ScoreSet false_fifth(const Code& code, const Ledger& ledger, const CarriedScore& carried) {
  const ScoreSet below = ScoreSet::up_to(code.game - 1);
  const bool shows_game = (carried.recorded & below) != carried.recorded;
  const bool won = ledger.due.empty() || (ledger.due & below) != ledger.due;
  return shows_game && !won && !carried.game_over ? ledger.due : ScoreSet{};
}

/// What lapsed in the deals before is a deal further back. In another game nobody marks it.
void make_older(CarriedScore& carried) {
  if (carried.game_over) {
    carried.lost_earlier.clear();
    return;
  }
  for (LostEarlier& each : carried.lost_earlier) {
    ++each.deals_ago;
  }
  for (const NoTitle& none : carried.lost) {
    carried.lost_earlier.push_back({none});
  }
}

/// The same of any deal: in nearly all nothing has lapsed.
void grow_older(CarriedScore& carried) {
  if (!carried.lost.empty() || !carried.lost_earlier.empty()) {
    make_older(carried);
  }
}

/// The same where the score is known, and every mark of it is told.
void carry_known(const Code& code, const Ledger& ledger, bool strict, CarriedScore& carried) {
  grow_older(carried);
  const Points due = ledger.due.first();
  carried.recorded = carried.possible = strict ? ledger.due : ledger.recorded;
  const Points goes_on = carried.recorded.first();
  carried.game_over =
      std::max(due[0], due[1]) >= code.game && std::max(goes_on[0], goes_on[1]) >= code.game;
  carried.ended = carried.game_over ? ledger.due.clipped(code.game) : ScoreSet{};
  carried.false_fifth = false_fifth(code, ledger, carried);
  carried.half_shown = ledger.game.half_shown;
  carried.late.clear();
  carried.lost.clear();
  carried.denied.clear();
  carried.stands = ledger.hand.stands;
}

}  // namespace

void carry(const Code& code, const Ledger& ledger, bool strict, CarriedScore& carried) {
  if (ledger.due.is_known() && ledger.recorded.is_known() && ledger.possible.empty() &&
      !ledger.contradiction && !ledger.game.was_over && ledger.entries.late.empty() &&
      ledger.entries.lost.empty() && ledger.entries.denied.empty()) {
    return carry_known(code, ledger, strict, carried);
  }
  carry_in_full(code, ledger, strict, carried);
}

void carry_in_full(const Code& code, const Ledger& ledger, bool strict, CarriedScore& carried) {
  grow_older(carried);
  const auto over = [&](ScoreSet scores) {
    for (; !scores.empty(); scores.drop_first()) {
      if (std::max(scores.first()[0], scores.first()[1]) < code.game) {
        return false;
      }
    }
    return true;
  };
  const bool due_over = !shown(code, ledger.due) || over(ledger.due);
  carried.recorded = strict && !ledger.due.empty() ? ledger.due : ledger.recorded;
  if (ledger.contradiction || carried.recorded.empty()) {
    carried.recorded = ScoreSet::up_to(code.game - 1);
  }
  carried.possible = carried.recorded | ledger.possible;
  const bool goes_on = carried.game_over && ledger.game.was_over;
  carried.game_over = due_over && over(carried.possible);
  if (!goes_on) {
    const ScoreSet due = ledger.due.clipped(code.game);
    carried.ended = !carried.game_over        ? ScoreSet{}
                    : due.known().has_value() ? due
                                              : settled(ledger).clipped(code.game);
  }
  carried.false_fifth = false_fifth(code, ledger, carried);
  carried.half_shown = ledger.game.half_shown;
  carried.late = ledger.entries.late;
  carried.lost = ledger.entries.lost;
  carried.denied = ledger.entries.denied;
  carried.stands = ledger.hand.stands;
}

}  // namespace ecarte::law
