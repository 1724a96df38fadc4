// SPDX-License-Identifier: MIT
#include "law/outcome.hpp"

#include <algorithm>

#include "law/world.hpp"

namespace ecarte::law {

using replay::Result;

HandOutcome outcome_of(const Fact& over) {
  HandOutcome outcome;
  outcome.winner = over.subject;
  outcome.bold = replay::value<replay::NoYes>(over, 1);
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

void count_tricks(const LedgerSource& matter, const replay::PlayingSpan& span, Actor holder,
                  int first, HandOutcome& outcome) {
  std::array<int, 2> tricks{span.tricks[Seat::First] + first,
                            span.tricks[Seat::Second] + span.unknown_tricks - first};
  tricks[holder] += span.uncovered[static_cast<Seat>(holder)];
  const Actor most = tricks[0] >= tricks[1] ? Actor{0} : Actor{1};
  if (tricks[most] < matter.code.hand.point) {
    outcome.winner = record::kNobody;
    outcome.be(Result::None);
    return;
  }
  if (outcome.winner != most) {
    outcome.bold = had_to_win(matter, static_cast<Seat>(1 - most));
  }
  outcome.winner = most;
  outcome.be(tricks[most] >= matter.code.hand.vole ? Result::Vole : Result::Point);
}

Time last_told(const LedgerSource& matter, Time before) {
  const WindowBeats of_hand =
      (replay::bit(replay::Beat::HandOver) - 1U) & ~replay::bit(replay::Beat::Cut);
  const std::vector<replay::DealingSpan>& dealings = matter.deal.dealings;
  const Time begin = dealings.empty() ? 0 : dealings.back().begin;
  // Where nothing tells of the first dealing but what came of it, that is not when it began.
  Time last = dealings.size() > 1 ? begin : std::min<Time>(begin, matter.deal.place.heading);
  for (Time at = matter.timeline.first_from(of_hand, begin, before); at != kNoTime;
       at = matter.timeline.first(of_hand, at, before)) {
    // A mark may show that the trump had been turned, and that was before any of them.
    const bool said = std::ranges::any_of(matter.deeds, [&](const TimedDeed& timed) {
      return timed.at == at &&
             (timed.deed.what == Remedy::Announce ||
              (timed.deed.what == Remedy::Mark && timed.deed.points.purpose != record::For::King));
    });
    last = said ? last : at;
  }
  return last;
}

TimeSpan moment_of(const LedgerSource& matter, const Fact& over) {
  return replay::value<replay::HandEnd>(over, 2) == replay::HandEnd::Stated
             ? TimeSpan{last_told(matter, over.occurred), kNoTime}
             : TimeSpan::at(over.occurred);
}

replay::Some<replay::NoYes> had_to_win(const LedgerSource& matter, Seat loser) {
  return matter.deal.dealings.empty() ? replay::unknown<replay::NoYes>
                                      : matter.deal.dealings.back().bold[loser];
}

}  // namespace ecarte::law
