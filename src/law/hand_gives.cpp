// SPDX-License-Identifier: MIT
//
// What the rulings and facts of a deal leave open of its score: which playing counts, what its
// result may have given, and whose king may have been held.
#include <algorithm>

#include "law/deeds.hpp"
#include "law/world.hpp"

namespace ecarte::law {

using replay::FactKind;
using replay::NoYes;
using replay::Result;

namespace {

constexpr int kTricksForPoint = 3;
constexpr int kTricksForVole = 5;

/// Was the loser bold? Whoever must win the point or lose two, by his first word.
NoYes bold(const DealFacts& deal, Seat loser) {
  if (deal.dealings.empty() || !deal.dealings.back().dealer || !deal.dealings.back().bold) {
    return replay::unknown<NoYes>;
  }
  return *deal.dealings.back().bold == record::actor_of(loser) ? NoYes::Yes : NoYes::No;
}

/// The number of the playing whose result counts: the last, if the law gave it or nobody played
/// again; else the one the law would have let stand.
int playing_that_counts(const Matter& matter, int dealing) {
  int first = 0;
  int last = 0;
  for (std::size_t i = 0; i < matter.deal.playings.size(); ++i) {
    if (matter.deal.playings[i].dealing == dealing) {
      first = first == 0 ? static_cast<int>(i) + 1 : first;
      last = static_cast<int>(i) + 1;
    }
  }
  int counts = first;
  for (int playing = first + 1; playing <= last; ++playing) {
    const Time begin = matter.deal.playings[static_cast<std::size_t>(playing) - 1].begin;
    const bool given = std::ranges::any_of(matter.deeds, [&](const TimedDeed& timed) {
      return timed.deed.what == Remedy::ReplayHands && timed.at <= begin &&
             (timed.ruling >= 0 || agreed_upon(matter.deal, matter.deeds, timed)) &&
             timed.deed.dealing == dealing && timed.deed.playing >= playing - 1;
    });
    if (given && counts == playing - 1) {
      counts = playing;
    }
  }
  return counts;
}

/// Are the hands to be played again by a right exercised, though the record stops before it?
bool to_be_played_again(const Matter& matter, int dealing, int playing) {
  return std::ranges::any_of(matter.rulings, [&](const Ruling& ruling) {
    return ruling.status == Status::Elected && ruling.elected == Remedy::ReplayHands &&
           ruling.fact.dealing == dealing &&
           static_cast<int>(matter.deal.playings.size()) == playing &&
           matter.deeds[static_cast<std::size_t>(ruling.deed)].deed.playing == playing;
  });
}

/// Does an offence still cap the result, if the hands were played again after it?
bool counts_for_ceiling(const Matter& matter, const Ruling& ruling, int playing) {
  return matter.code.ceilings_after_replay == AfterReplay::Follow || ruling.fact.playing == 0 ||
         ruling.fact.playing == playing;
}

void read_rulings(const Matter& matter, Grounds& grounds) {
  for (std::size_t i = 0; i < matter.rulings.size(); ++i) {
    const Ruling& ruling = matter.rulings[i];
    if (ruling.fact.dealing != grounds.dealing || ruling.status == Status::Moot ||
        ruling.in_doubt) {
      continue;
    }
    const Remedies effects = matter.code.cases[ruling.case_index].effects;
    if ((effects & bit(Remedy::Ceiling)) != 0 && record::is_player(ruling.fact.subject) &&
        counts_for_ceiling(matter, ruling, grounds.playing)) {
      int& first = grounds.ceiling_by[ruling.fact.subject];
      first = first < 0 ? static_cast<int>(i) : first;
    }
    const bool in_hand = ruling.fact.playing == 0 || ruling.fact.playing == grounds.playing;
    if (in_hand && (effects & (bit(Remedy::AwardPoint) | bit(Remedy::AwardVole))) != 0) {
      grounds.award = static_cast<int>(i);
    }
    if ((effects & bit(Remedy::CountTricks)) != 0) {
      grounds.counted = static_cast<int>(i);
    }
  }
}

/// The result of the hand: who won what, as far as that is told.
struct Outcome {
  Actor winner = record::kNobody;  ///< nobody: not known, or nobody's
  std::array<bool, 3> may{};       ///< by Result
  NoYes bold = replay::unknown<NoYes>;

  void be(Result result) {
    may = {};
    may[static_cast<std::size_t>(result)] = true;
  }
};

Outcome outcome_of(const Fact& over) {
  Outcome outcome;
  outcome.winner = over.subject;
  outcome.bold = replay::value<NoYes>(over, 1);
  for (const Result result : {Result::Point, Result::Vole, Result::None}) {
    outcome.may[static_cast<std::size_t>(result)] = replay::may_be(over, 0, result);
  }
  // Who is known to have won has won something.
  const bool only_none = replay::must_be(over, 0, Result::None);
  if (record::is_player(over.subject) && !only_none) {
    outcome.may[static_cast<std::size_t>(Result::None)] = false;
  }
  return outcome;
}

/// Tricks counted for cards that could not be played to.
void count_tricks(const Matter& matter, const Grounds& grounds, Outcome& outcome) {
  if (grounds.counted < 0 || grounds.playing == 0 ||
      replay::value<replay::HandEnd>(*grounds.over, 2) != replay::HandEnd::Played) {
    return;
  }
  const replay::PlayingSpan& span =
      matter.deal.playings[static_cast<std::size_t>(grounds.playing) - 1];
  if (span.unknown_tricks != 0) {
    return;
  }
  const Actor holder = static_cast<Actor>(
      1 - matter.rulings[static_cast<std::size_t>(grounds.counted)].fact.subject);
  std::array<int, 2> tricks{span.tricks[Seat::First], span.tricks[Seat::Second]};
  tricks[holder] += span.uncovered[static_cast<Seat>(holder)];
  const Actor most = tricks[0] >= tricks[1] ? Actor{0} : Actor{1};
  if (tricks[most] < kTricksForPoint) {
    outcome.winner = record::kNobody;
    outcome.be(Result::None);
    return;
  }
  if (outcome.winner != most) {
    outcome.bold = bold(matter.deal, static_cast<Seat>(1 - most));
  }
  outcome.winner = most;
  outcome.be(tricks[most] >= kTricksForVole ? Result::Vole : Result::Point);
}

/// What a result may give its winner.
void add_gives(const Matter& matter, Grounds& grounds, Actor winner, Result result, NoYes bold) {
  const auto add = [&](ScoreKind kind) {
    grounds.hand.add({winner, kind, false});
    if (matter.maybe_capped[winner] && grounds.ceiling_by[winner] < 0) {
      grounds.hand.add({winner, kind, true});
    }
  };
  if (result == Result::None) {
    return grounds.hand.add({});
  }
  if (result == Result::Vole) {
    return add(ScoreKind::Vole);
  }
  if (bold != NoYes::Yes) {
    add(ScoreKind::Point);
  }
  if (bold != NoYes::No) {
    add(ScoreKind::BoldPoint);
  }
}

/// Whether the loser played without proposing, or refused, is not written, and points turn on it.
void doubt_bold(const Matter& matter, Grounds& grounds, const Outcome& outcome) {
  const bool point_only = outcome.may[static_cast<std::size_t>(Result::Point)] &&
                          !outcome.may[static_cast<std::size_t>(Result::Vole)];
  std::uint16_t plain = 0;
  std::uint16_t law = 0;
  if (!point_only || replay::is_known(outcome.bold) ||
      tariff(matter.code, ScoreKind::Point, &plain) ==
          tariff(matter.code, ScoreKind::BoldPoint, &law)) {
    return;
  }
  Missing open;
  open.law = matter.code.laws[law].number;
  open.id = matter.code.laws[law].id;
  open.player = static_cast<Actor>(1 - outcome.winner);
  open.at = grounds.over->occurred;
  open.fact = *grounds.over;
  open.attribute = 1;
  grounds.bold_open = open;
}

void hand_told(const Matter& matter, Grounds& grounds) {
  grounds.over_at = grounds.over->occurred;
  Outcome outcome = outcome_of(*grounds.over);
  count_tricks(matter, grounds, outcome);
  if (grounds.award >= 0) {
    const Ruling& ruling = matter.rulings[static_cast<std::size_t>(grounds.award)];
    const Remedies effects = matter.code.cases[ruling.case_index].effects;
    outcome.winner = static_cast<Actor>(1 - ruling.fact.subject);
    outcome.be((effects & bit(Remedy::AwardVole)) != 0 ? Result::Vole : Result::Point);
  }
  if (record::is_player(outcome.winner)) {
    doubt_bold(matter, grounds, outcome);
  }
  for (const Result result : {Result::None, Result::Point, Result::Vole}) {
    if (!outcome.may[static_cast<std::size_t>(result)]) {
      continue;
    }
    if (record::is_player(outcome.winner)) {
      add_gives(matter, grounds, outcome.winner, result, outcome.bold);
      continue;
    }
    for (const Seat seat : game::kSeats) {
      add_gives(matter, grounds, record::actor_of(seat), result,
                bold(matter.deal, game::other(seat)));
    }
  }
}

/// The last act written of the hand; it was not over before.
Time last_told(const Matter& matter) {
  const WindowBeats of_hand =
      (replay::bit(replay::Beat::HandOver) - 1U) & ~replay::bit(replay::Beat::Cut);
  const Time begin = matter.deal.dealings.empty() ? 0 : matter.deal.dealings.back().begin;
  Time last = begin;
  for (Time at = matter.timeline.first_from(of_hand, begin, matter.timeline.deal_end());
       at != kNoTime; at = matter.timeline.first(of_hand, at, matter.timeline.deal_end())) {
    last = at;
  }
  return last;
}

/// No result is written: it may have been any that the tricks made so far allow.
void hand_untold(const Matter& matter, Grounds& grounds) {
  grounds.hand_open = true;
  grounds.over_at = last_told(matter);
  grounds.hand.add({});
  std::array<int, 2> made{};
  if (grounds.playing != 0 && !grounds.again) {
    const replay::PlayingSpan& span =
        matter.deal.playings[static_cast<std::size_t>(grounds.playing) - 1];
    made = {span.tricks[Seat::First], span.tricks[Seat::Second]};
  }
  for (const Seat seat : game::kSeats) {
    const int others = made[game::index_of(game::other(seat))];
    if (others < kTricksForPoint) {
      add_gives(matter, grounds, record::actor_of(seat), Result::Point,
                bold(matter.deal, game::other(seat)));
    }
    if (others == 0) {
      add_gives(matter, grounds, record::actor_of(seat), Result::Vole, NoYes::No);
    }
  }
}

void read_facts(const Matter& matter, Grounds& grounds) {
  for (const Fact& fact : matter.deal.facts) {
    if (fact.dealing != grounds.dealing) {
      continue;
    }
    if (fact.kind == FactKind::HandOver &&
        (grounds.playing == 0 || fact.playing == grounds.playing)) {
      grounds.over = &fact;
    } else if (fact.kind == FactKind::FalseKing && fact.proof == replay::Proof::Allowed &&
               record::is_player(fact.subject)) {
      grounds.announced[fact.subject] = fact.occurred;
    }
  }
}

/// Is it told that the player announced nothing: was his first card told to be played? A result
/// that is stated tells of no card.
bool announcing_told(const Matter& matter, const Grounds& grounds, Seat seat) {
  const replay::DealingSpan* dealing =
      matter.deal.dealings.empty() ? nullptr : &matter.deal.dealings.back();
  if (dealing == nullptr || !dealing->dealer) {
    return false;
  }
  const replay::Beat first =
      *dealing->dealer == seat ? replay::Beat::DFirstCard : replay::Beat::NFirstCard;
  const Time at =
      matter.timeline.first_from(replay::bit(first), grounds.begin, matter.timeline.deal_end());
  const bool stated = grounds.over != nullptr && grounds.over->occurred == at &&
                      replay::value<replay::HandEnd>(*grounds.over, 2) == replay::HandEnd::Stated;
  return at != kNoTime && !stated;
}

/// Whose the king may have been, as far as facts say: not another's than his who turned or held it,
/// nor his who had none.
std::array<bool, 2> whose_king(const Matter& matter, Grounds& grounds) {
  std::array<bool, 2> may{true, true};
  for (const Fact& fact : matter.deal.facts) {
    if (fact.dealing != grounds.dealing || fact.proof != replay::Proof::Proved) {
      continue;
    }
    const bool player = record::is_player(fact.subject);
    if (fact.kind == FactKind::KingTurned) {
      return {};
    }
    if (fact.kind == FactKind::KingHeld && player) {
      may[1U - fact.subject] = false;
      grounds.king_held[fact.subject] = true;
    } else if ((fact.kind == FactKind::FalseKing ||
                fact.kind == FactKind::KingAnnouncedThenDiscarded) &&
               player) {
      may[fact.subject] = false;
    }
  }
  return may;
}

/// Whose the king may have been, though the record does not prove it or tells nothing of it. Where
/// the record ends with the mark of one who had left a king of the deal before unmarked, it is that
/// king he marks.
void untold_kings(const Matter& matter, const CarriedScore& carried, Grounds& grounds) {
  if (matter.erased || matter.annulled_at != kNoTime) {
    grounds.announced = {{kNoTime, kNoTime}};
    return;
  }
  const bool ends = grounds.hand_open && matter.next == nullptr;
  const std::array<bool, 2> may = whose_king(matter, grounds);
  const bool gap = std::ranges::any_of(matter.deal.gaps, [&](const replay::Gap& untold) {
    return untold.dealing == grounds.dealing && (untold.deeds & bit(Remedy::Announce)) != 0 &&
           (!untold.if_deal_follows || (matter.next != nullptr && !matter.next->game_begins));
  });
  for (const Seat seat : game::kSeats) {
    const std::size_t who = game::index_of(seat);
    const auto told = std::ranges::find_if(matter.deeds, [&](const TimedDeed& timed) {
      return timed.deed.what == Remedy::Announce && timed.deed.by == record::actor_of(seat) &&
             timed.deed.dealing == grounds.dealing && timed.at < matter.timeline.deal_end();
    });
    const bool left_one = ends && std::ranges::any_of(carried.lost, [&](const NoTitle& none) {
                            return none.seat == seat && none.purpose == replay::ScoreFor::King;
                          });
    if (told != matter.deeds.end()) {
      const bool open = may[who] && !grounds.king_held[who] && grounds.announced[who] == kNoTime;
      grounds.announced[who] = open ? told->at : grounds.announced[who];
      continue;
    }
    grounds.untold_king[who] =
        may[who] && !left_one &&
        (gap || !matter.deal.trump || !announcing_told(matter, grounds, seat));
  }
}

void read_counters(const Matter& matter, Grounds& grounds) {
  for (const Testimony& said : matter.deal.testimony) {
    if (said.kind == Testimony::Kind::Counters && said.at >= matter.deal.heading) {
      grounds.half_shown[0] = grounds.half_shown[0] || said.amount == record::kUnstated;
      grounds.half_shown[1] = grounds.half_shown[1] || said.amount_second == record::kUnstated;
    }
  }
  if (matter.next == nullptr || matter.next->game_begins) {
    return;
  }
  for (const Testimony& said : matter.next->testimony) {
    if (said.kind == Testimony::Kind::Mark) {
      grounds.shown_after[game::index_of(said.seat)] = replay::kNever;
      return;  // marks are written there: none is left to the counters
    }
    if (said.kind == Testimony::Kind::Counters) {
      for (const std::size_t who : {0U, 1U}) {
        const std::uint8_t points = who == 0 ? said.amount : said.amount_second;
        grounds.shown_after[who] = points != record::kUnstated ? said.at : replay::kNever;
      }
      return;
    }
  }
}

}  // namespace

void HandSet::add(const HandGives& gives) {
  const std::span<const HandGives> known = all();
  if (size < static_cast<int>(of.size()) && std::ranges::find(known, gives) == known.end()) {
    of[static_cast<std::size_t>(size++)] = gives;
  }
}

Grounds grounds_of(const Matter& matter, const CarriedScore& carried) {
  Grounds grounds;
  grounds.was_over = carried.game_over && !matter.deal.game_begins && !matter.deal.broken_before;
  grounds.dealing =
      static_cast<std::uint8_t>(std::max<std::size_t>(1, matter.deal.dealings.size()));
  grounds.begin = matter.deal.dealings.empty() ? 0 : matter.deal.dealings.back().begin;
  grounds.playing = playing_that_counts(matter, grounds.dealing);
  grounds.again = to_be_played_again(matter, grounds.dealing, grounds.playing);
  for (const Seat seat : game::kSeats) {
    grounds.bold[game::index_of(seat)] = bold(matter.deal, seat);
  }
  read_rulings(matter, grounds);
  read_facts(matter, grounds);
  if (matter.erased || matter.annulled_at != kNoTime) {
    grounds.hand.add({});
  } else if (grounds.over != nullptr && !grounds.again) {
    hand_told(matter, grounds);
  } else {
    hand_untold(matter, grounds);
  }
  untold_kings(matter, carried, grounds);
  read_counters(matter, grounds);
  return grounds;
}

}  // namespace ecarte::law
