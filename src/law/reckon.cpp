// SPDX-License-Identifier: MIT
//
// What a ledger is reckoned from: first what is told, then what else the record leaves room for, as
// long as the counters belie that.
#include <algorithm>
#include <bit>

#include "law/plain_score.hpp"
#include "law/told_by_marks.hpp"

namespace ecarte::law {

namespace {

/// How the game may stand if points of deals before were marked, of which no more is told than that
/// others were: for when the counters show more than was told. Empty if there are none.
ScoreSet if_all_were_marked(const CarriedScore& carried, ScoreSet before, int game) {
  std::array<int, 2> points{};
  const auto add = [&](const NoTitle& none) {
    points[game::index_of(none.seat)] += none.left || none.in_part ? 0 : none.points;
  };
  std::ranges::for_each(carried.lost, add);
  std::ranges::for_each(carried.lost_earlier, add, &LostEarlier::right);
  ScoreSet marked;
  for (int first = 0; first <= points[0]; ++first) {
    for (int second = first == 0 ? 1 : 0; second <= points[1]; ++second) {
      marked |= before.moved(Seat::First, first).moved(Seat::Second, second);
    }
  }
  return marked & ScoreSet::up_to(game - 1);
}

/// Those of the scores in which somebody has more than in any of `before`.
ScoreSet beyond(ScoreSet scores, ScoreSet before) {
  ScoreSet result;
  for (const Seat seat : game::kSeats) {
    const auto most = std::bit_width(before.points_of(seat));
    for (ScoreSet rest = scores; !rest.empty(); rest.drop_first()) {
      const Points score = rest.first();
      result |= score[game::index_of(seat)] >= most ? ScoreSet::of(score[0], score[1]) : ScoreSet{};
    }
  }
  return result;
}

/// Was his half not told when the counters were last shown, or how many he marked since?
bool half_untold(const DealFacts& deal, Seat seat) {
  bool untold = false;
  for (const Testimony& said : deal.testimony) {
    if (said.kind == Testimony::Kind::Counters && said.at >= deal.place.heading) {
      untold = !said.shown(seat).known();
    } else if (said.kind == Testimony::Kind::Mark && said.seat == seat) {
      untold = untold || said.amount.some_only();
    }
  }
  return untold;
}

/// What the counters may show, where they told of one player only: whatever is below the game, of
/// the other.
ScoreSet with_untold_half(const LedgerSource& matter, ScoreSet scores) {
  const int most = matter.code.game - 1;
  ScoreSet result;
  for (const Seat seat : game::kSeats) {
    const Seat other = game::other(seat);
    if (half_untold(matter.deal, seat)) {
      for (ScoreSet rest = scores; !rest.empty(); rest.drop_first()) {
        result |= ScoreSet::with(other, rest.first()[game::index_of(other)], most);
      }
    }
  }
  return result & ScoreSet::up_to(most);
}

}  // namespace

void reckon(const LedgerSource& matter, const CarriedScore& carried, ScoreRoom& room,
            Ledger& ledger) {
  if (!reckon_plainly(matter, carried, room, ledger)) {
    reckon_in_full(matter, carried, room, ledger);
  }
  if (!ledger.scored && may_not_stand(matter, ledger)) {
    ledger.hand.stands = {};
  }
}

void reckon_in_full(const LedgerSource& matter, const CarriedScore& carried, ScoreRoom& room,
                    Ledger& ledger) {
  Grounds grounds = grounds_of(matter, carried);
  const ScoreSet before = score_before(matter, carried.recorded);
  ScoreSet possible =
      carried.possible == carried.recorded ? before : score_before(matter, carried.possible);
  grounds.start.scores = before;
  reckon_from(matter, carried, grounds, before, possible, room, ledger);
  const bool begins_later = matter.deal.place.begins_untold &&
                            (ledger.contradiction || (before.known() && overshown(matter, ledger)));
  if (begins_later) {
    possible = ScoreSet::up_to(matter.code.game - 1);  // deals came before that are not told
  }
  const bool may_go_on =
      carried.stands.may_be(replay::NoYes::No) && marked_after_game(ledger, matter.code.game);
  if ((ledger.contradiction || begins_later || may_go_on) && possible != before) {
    // Of deals in which no mark is written, some was not marked.
    reckon_from(matter, carried, grounds, possible, possible, room, ledger);
  }
  ScoreSet marked = if_all_were_marked(carried, before, matter.code.game);
  if (!carried.half_shown.empty()) {
    marked |= beyond(score_before(matter, carried.half_shown), before);
  }
  if ((ledger.contradiction || overshown(matter, ledger)) && !marked.empty()) {
    reckon_from(matter, carried, grounds, marked, marked, room, ledger);
    if (ledger.contradiction || overshown(matter, ledger)) {
      reckon_from(matter, carried, grounds, before, possible, room, ledger);
    }
  }
  if (!ledger.contradiction && overshown(matter, ledger, true)) {
    grounds.counters.won_later = true;  // "wins the game 5 to 2": of deals that are not told
    reckon_from(matter, carried, grounds, before, before, room, ledger);
  }
  const bool others_follow = matter.next != nullptr && matter.next->place.broken_before;
  if (others_follow && (ledger.contradiction || overshown(matter, ledger))) {
    grounds.counters.shown_later = true;  // they may be the counters of deals that are not told
    reckon_from(matter, carried, grounds, before, before, room, ledger);
  }
  if (ledger.contradiction && by_bare_result(matter, *ledger.contradiction)) {
    grounds.counters.won_later = true;  // "wins the game", when his marks leave him short: a claim
    reckon_from(matter, carried, grounds, before, before, room, ledger);
  }
  if (ledger.contradiction) {
    grounds.counters.point_in_part = true;  // who marked "the point" did not mark all of it
    reckon_from(matter, carried, grounds, before, before, room, ledger);
    grounds.counters.point_in_part = !ledger.contradiction;
  }
  // A mark too many, which is not written, and the counters show. Where one mark at least is not
  // due, it may as well have been that.
  if (ledger.contradiction || !ledger.entries.not_due.empty()) {
    grounds.counters.too_high = true;
    reckon_from(matter, carried, grounds, before, before, room, ledger);
  }
  if (const auto start = start_contradicted(matter)) {
    ledger.contradiction = start;
  }
  ledger.game.half_shown = with_untold_half(matter, ledger.recorded);
}

}  // namespace ecarte::law
