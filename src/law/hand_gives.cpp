// SPDX-License-Identifier: MIT
//
// What the hand that counts may have given: to whom, and whether he had it from one who was bold.
#include <algorithm>

#include "codes/remedy_rows.hpp"
#include "law/deeds.hpp"
#include "law/nearest_rulings.hpp"
#include "law/outcome.hpp"
#include "law/playing_counted.hpp"
#include "law/superseded.hpp"
#include "law/told_by_marks.hpp"
#include "law/window.hpp"
#include "law/world.hpp"

namespace ecarte::law {

using replay::NoYes;
using replay::Result;
using replay::ScoreFor;
using replay::Some;

namespace {

ScoreFor purpose_of(Result result) {
  return result == Result::Vole ? ScoreFor::Vole : ScoreFor::Point;
}

/// Does his adversary claim the hands again for a fault that may be his, where it is not told? Or
/// does he take back a card that he played to a trick that is not, as he would for such a fault?
bool may_be_capped(const LedgerSource& matter, const Grounds& grounds, Actor winner) {
  const bool spoken_of = std::ranges::any_of(matter.deeds, [&](const TimedDeed& timed) {
    const bool claimed = timed.deed.what == Remedy::ReplayHands && timed.deed.by == 1 - winner &&
                         !upon_open_word(matter.code, matter.deal, matter.rulings, timed.deed);
    const bool taken_back = timed.deed.what == Remedy::Unplay && timed.deed.by == winner;
    return (claimed || taken_back) && timed.deed.dealing == grounds.dealing && timed.ruling < 0 &&
           timed.at < matter.timeline.deal_end();
  });
  return matter.in_doubt.capped[winner] || (spoken_of && may_give_replay(matter));
}

/// What a result may give its winner, if the play was so.
void add_gives(const LedgerSource& matter, Grounds& grounds, Actor winner, Result result,
               Some<NoYes> bold, PlayAs play = PlayAs::Told) {
  HandSet& hand = play == PlayAs::OffTurn ? grounds.hand.besides : grounds.hand.gives;
  const auto add = [&](const Earned& earned) {
    hand.add({winner, earned, false, play});
    if (grounds.ceiling_by[winner] < 0 && may_be_capped(matter, grounds, winner)) {
      hand.add({winner, earned, true, play});
    }
  };
  if (result == Result::None) {
    return hand.add({record::kNobody, kThePoint, false, play});
  }
  if (result == Result::Vole && !bold_matters(matter.code, ScoreFor::Vole)) {
    return add(kTheVole);
  }
  const ScoreFor what = purpose_of(result);
  if (bold.may_be(NoYes::No)) {
    add({what, false});
  }
  if (bold.may_be(NoYes::Yes)) {
    add({what, true});
  }
}

/// Whether the loser played without proposing, or refused, is not written, and points turn on it.
void doubt_bold(const LedgerSource& matter, Grounds& grounds, const HandOutcome& outcome) {
  const bool point = outcome.may[static_cast<std::size_t>(Result::Point)];
  const bool vole = outcome.may[static_cast<std::size_t>(Result::Vole)];
  const ScoreFor what = vole ? ScoreFor::Vole : ScoreFor::Point;
  if (point == vole || outcome.bold != replay::unknown<NoYes> ||
      tariff(matter.code, {what, false}) == tariff(matter.code, {what, true})) {
    return;
  }
  std::uint16_t law = 0;
  (void)tariff(matter.code, {what, true}, &law);
  Missing open;
  open.law = matter.code.laws[law].number;
  open.id = matter.code.laws[law].id;
  open.player = static_cast<Actor>(1 - outcome.winner);
  open.at = grounds.counts.over->occurred;
  open.fact = *grounds.counts.over;
  open.attribute = 1;
  grounds.bold.open = open;
}

/// What each result that an outcome allows may give.
void add_outcome(const LedgerSource& matter, Grounds& grounds, const HandOutcome& outcome,
                 PlayAs play = PlayAs::Told) {
  for (const Result result : {Result::None, Result::Point, Result::Vole}) {
    if (!outcome.may[static_cast<std::size_t>(result)]) {
      continue;
    }
    if (record::is_player(outcome.winner)) {
      add_gives(matter, grounds, outcome.winner, result, outcome.bold, play);
      continue;
    }
    for (const Seat seat : game::kSeats) {
      add_gives(matter, grounds, record::actor_of(seat), result,
                had_to_win(matter, game::other(seat)), play);
    }
  }
}

/// A playing that is over: which, how it ended, and whether it is that which counts as told.
struct PlayedOut {
  const Fact& over;
  int playing = 0;
  PlayAs play = PlayAs::Told;
};

/// Whatever the hand may have given with tricks so counted; false if it was not played to the end.
bool add_counted(const LedgerSource& matter, Grounds& grounds, const PlayedOut& hand,
                 Actor holder) {
  if (hand.playing == 0 ||
      replay::value<replay::HandEnd>(hand.over, 2) != replay::HandEnd::Played) {
    return false;
  }
  const replay::PlayingSpan& span =
      matter.deal.playings[static_cast<std::size_t>(hand.playing) - 1];
  for (int first = 0; first <= span.unknown_tricks; ++first) {
    HandOutcome outcome = outcome_of(hand.over);
    count_tricks(matter, span, holder, first, outcome);
    if (hand.play == PlayAs::Told && grounds.award.counted >= 0 && span.unknown_tricks == 0 &&
        record::is_player(outcome.winner)) {
      doubt_bold(matter, grounds, outcome);
    }
    add_outcome(matter, grounds, outcome, hand.play);
  }
  return true;
}

/// What it gave, where it may be that tricks are counted which nothing covers.
void add_maybe_counted(const LedgerSource& matter, Grounds& grounds, const PlayedOut& hand) {
  for (const Seat seat : game::kSeats) {
    if (matter.in_doubt.counted[game::index_of(seat)] && grounds.award.counted < 0 &&
        grounds.award.ruling < 0) {
      add_counted(matter, grounds, hand, record::actor_of(seat));
    }
  }
}

/// What it gave where a ruling counts tricks of it; false if none does.
bool add_as_ruled(const LedgerSource& matter, Grounds& grounds, const PlayedOut& hand) {
  const bool awarded = grounds.award.ruling >= 0 || record::is_player(grounds.award.to);
  if (grounds.award.counted < 0 || awarded) {
    return false;
  }
  const Fact& of = matter.rulings[static_cast<std::size_t>(grounds.award.counted)].fact;
  return add_counted(matter, grounds, hand, static_cast<Actor>(1 - of.subject));
}

void hand_told(const LedgerSource& matter, Grounds& grounds) {
  grounds.counts.over_at = moment_of(matter, *grounds.counts.over);
  if (add_as_ruled(matter, grounds, {*grounds.counts.over, grounds.counts.playing})) {
    return;
  }
  HandOutcome outcome = outcome_of(*grounds.counts.over);
  if (grounds.award.ruling >= 0) {
    const Ruling& ruling = matter.rulings[static_cast<std::size_t>(grounds.award.ruling)];
    const Case& c = matter.code.cases[ruling.case_index];
    outcome.winner = party(matter.deal, c.award_to, ruling.fact);
    if (outcome.winner != grounds.counts.over->subject && record::is_player(outcome.winner)) {
      outcome.bold = had_to_win(matter, static_cast<Seat>(1 - outcome.winner));
    }
    outcome.be(codes::awarded(c));
  }
  if (grounds.award.ruling < 0 && record::is_player(grounds.award.to)) {
    outcome.winner = grounds.award.to;
    outcome.may = grounds.award.may;
  }
  if (record::is_player(outcome.winner)) {
    doubt_bold(matter, grounds, outcome);
  }
  add_outcome(matter, grounds, outcome);
  add_maybe_counted(matter, grounds, {*grounds.counts.over, grounds.counts.playing});
}

/// What is still to come of a playing may give any result that the tricks made so far allow.
void add_to_come(const LedgerSource& matter, Grounds& grounds, const std::array<int, 2>& made,
                 PlayAs play = PlayAs::Told) {
  grounds.hand.gives.add({record::kNobody, kThePoint, false, play});
  for (const Seat seat : game::kSeats) {
    const int others = made[game::index_of(game::other(seat))];
    const Some<NoYes> loser_bold = had_to_win(matter, game::other(seat));
    if (matter.code.hand.leaves_point(others)) {
      add_gives(matter, grounds, record::actor_of(seat), Result::Point, loser_bold, play);
    }
    if (matter.code.hand.leaves_vole(others)) {
      add_gives(matter, grounds, record::actor_of(seat), Result::Vole, loser_bold, play);
    }
  }
}

/// No result is written: it may have been any that the tricks made so far allow.
void hand_untold(const LedgerSource& matter, Grounds& grounds) {
  std::array<int, 2> made{};
  bool may_be_point = false;
  if (grounds.counts.span != nullptr && !grounds.again.due) {
    const replay::PlayingSpan& span = *grounds.counts.span;
    made = {span.tricks[Seat::First], span.tricks[Seat::Second]};
    for (const Seat seat : game::kSeats) {
      const std::size_t who = game::index_of(seat);
      // That it was his may be told by his next lead alone, and then not by which card. Whether one
      // that is told was enough may turn on the loser's first word.
      const bool told = span.point_at[seat] != replay::kNever;
      grounds.hand.third_open[who] =
          !told && made[who] + span.unknown_tricks >= matter.code.hand.point;
      may_be_point = may_be_point || told || grounds.hand.third_open[who];
      grounds.hand.third_may_do[who] =
          told && had_to_win(matter, game::other(seat)) == replay::unknown<NoYes>;
    }
  }
  const Time last = last_told(matter, matter.timeline.deal_end());
  if (!may_be_point && marked_when_resigned(matter, last)) {
    grounds.counts.over_at = TimeSpan::at(last);
    grounds.hand.given_up = true;
    return grounds.hand.gives.add({});
  }
  grounds.counts.over_at = {last, kNoTime};
  grounds.hand.open = true;
  add_to_come(matter, grounds, made);
}

/// They played again, and it is not known whether the law gave it: then that playing may count.
void doubt_playing(const LedgerSource& matter, Grounds& grounds) {
  const auto last = static_cast<int>(matter.deal.playings.size());
  if (grounds.counts.playing == 0 || grounds.counts.playing == last || grounds.award.ruling >= 0 ||
      matter.deal.playings[static_cast<std::size_t>(last) - 1].dealing != grounds.dealing ||
      !may_give_replay(matter)) {
    return;
  }
  const bool refused = std::ranges::none_of(matter.deeds, [&](const TimedDeed& timed) {
    return timed.deed.what == Remedy::ReplayHands && timed.deed.dealing == grounds.dealing &&
           timed.ruling < 0;
  });
  if (refused) {
    return;
  }
  CountedPlaying& again = grounds.again.counts;
  again.is(matter.deal, last);
  const auto over = std::ranges::find_if(matter.deal.facts, [&](const Fact& fact) {
    return fact.kind == replay::FactKind::HandOver && fact.place.playing == last;
  });
  if (over != matter.deal.facts.end()) {
    again.over = &*over;
    again.over_at = moment_of(matter, *over);
    const PlayedOut hand{*over, last, PlayAs::Again};
    if (!add_as_ruled(matter, grounds, hand)) {
      add_outcome(matter, grounds, outcome_of(*over), PlayAs::Again);
      add_maybe_counted(matter, grounds, hand);
    }
    return;
  }
  again.over_at = {last_told(matter, matter.timeline.deal_end()), kNoTime};
  add_to_come(matter, grounds, {again.span->tricks[Seat::First], again.span->tricks[Seat::Second]},
              PlayAs::Again);
}

/// They are to be played again, if that was asked for in time, or a law gave it, which is not
/// known.
void doubt_replay(const LedgerSource& matter, Grounds& grounds) {
  const bool late = std::ranges::any_of(matter.rulings, [&](const Ruling& ruling) {
    return ruling.status == Status::Elected && ruling.doubt.in_time &&
           ruling.elected == Remedy::ReplayHands && ruling.fact.place.dealing == grounds.dealing;
  });
  if ((late || asked_in_doubt(matter, grounds.dealing)) &&
      static_cast<int>(matter.deal.playings.size()) == grounds.counts.playing) {
    grounds.hand.gives.add({record::kNobody, kThePoint, false, PlayAs::Again});
  }
}

/// What the hand gave if tricks that nothing tells to be a player's but that he led to the next
/// were the other's: he led out of turn, and it was let go.
void add_off_turn(const LedgerSource& matter, Grounds& grounds) {
  const replay::PlayingSpan* const span = grounds.counts.span;
  if (span == nullptr || span->how != replay::HandEnd::Played || grounds.award.ruling >= 0 ||
      span->by_lead[Seat::First] + span->by_lead[Seat::Second] == 0) {
    return;
  }
  const int made = span->tricks[Seat::First];
  const int total = made + span->tricks[Seat::Second] + span->unknown_tricks;
  const int most = made + span->by_lead[Seat::Second] + span->unknown_tricks;
  for (int first = made - span->by_lead[Seat::First]; first <= most; ++first) {
    const int best = std::max(first, total - first);
    const Actor winner = first == best ? Actor{0} : Actor{1};
    const Result result = best >= matter.code.hand.vole    ? Result::Vole
                          : best >= matter.code.hand.point ? Result::Point
                                                           : Result::None;
    add_gives(matter, grounds, winner, result, had_to_win(matter, static_cast<Seat>(1 - winner)),
              PlayAs::OffTurn);
  }
}

/// Is a game only headed, or cut for, and the record ends there? What is marked after that is for
/// the game before.
bool is_still_to_be_dealt(const LedgerSource& matter, const CarriedScore& carried) {
  const DealFacts& deal = matter.deal;
  return matter.next == nullptr && deal.place.game_begins && deal.dealings.empty() &&
         !deal.place.broken_before && nothing_told(matter) &&
         std::ranges::all_of(deal.testimony, [&](const Testimony& said) {
           return said.at < deal.place.heading ||
                  std::ranges::find(carried.late, said.at, &LateMark::act) != carried.late.end();
         });
}

}  // namespace

void read_hand(const LedgerSource& matter, const CarriedScore& carried, Grounds& grounds) {
  if (matter.annulled.surely() || matter.annulled.dealing_at != kNoTime || grounds.again.later ||
      is_still_to_be_dealt(matter, carried)) {
    grounds.hand.gives.add({});
  } else if (grounds.counts.over != nullptr && !grounds.again.due) {
    hand_told(matter, grounds);
    doubt_playing(matter, grounds);
    doubt_replay(matter, grounds);
    add_off_turn(matter, grounds);
  } else {
    hand_untold(matter, grounds);
    doubt_playing(matter, grounds);
  }
  part_from_claim(matter, grounds);
}

}  // namespace ecarte::law
