// SPDX-License-Identifier: MIT
#include "replay/hand_closing.hpp"

#include <algorithm>

namespace ecarte::replay {

using game::Counts;

namespace {

constexpr int kMostTold = 31;

Outcome point_of(Seat seat) {
  return seat == Seat::First ? Outcome::FirstPoint : Outcome::SecondPoint;
}
Outcome vole_of(Seat seat) {
  return seat == Seat::First ? Outcome::FirstVole : Outcome::SecondVole;
}

/// Whatever the tricks made so far leave room for, or nothing.
Outcomes still_open(const Tricks& tricks) {
  Outcomes may = Outcome::Nobody;
  for (const Seat seat : game::kSeats) {
    const int others = tricks.made(game::other(seat));
    may |= tricks.hand().leaves_point(others) ? Outcomes(point_of(seat)) : Outcomes{};
    may |= tricks.hand().leaves_vole(others) ? Outcomes(vole_of(seat)) : Outcomes{};
  }
  return may;
}

}  // namespace

Outcome outcome_of(int first, int total, HandTricks hand) {
  const int second = total - first;
  if (first >= hand.point) {
    return first >= hand.vole && hand.leaves_vole(second) ? Outcome::FirstVole
                                                          : Outcome::FirstPoint;
  }
  if (second >= hand.point) {
    return second >= hand.vole && hand.leaves_vole(first) ? Outcome::SecondVole
                                                          : Outcome::SecondPoint;
  }
  return Outcome::Nobody;
}

Counts ToldTricks::counts(HandTricks hand) const {
  switch (what) {
    case record::MadeWhat::Vole:
      return Counts::range(hand.vole, kTricksOfAHand);
    case record::MadeWhat::Point:
      return Counts::range(hand.point, kTricksOfAHand);
    case record::MadeWhat::Tricks:
      return Counts(std::min<int>(tricks, kMostTold));
  }
  return {};
}

Counts HandClosing::made(const Tricks& tricks, Seat seat) const {
  const Counts written = tricks.may_have_made(seat);
  if (!told_[seat].said()) {
    return written;
  }
  const Counts told = told_[seat].counts(tricks.hand());
  if (const Counts both = written & told; !both.empty()) {
    return both;
  }
  // More than is written: the rest was played without being told. Fewer cannot be.
  return told.least() > written.most() && tricks.played() < kTricksOfAHand ? told : written;
}

Outcomes HandClosing::outcomes(const Tricks& tricks) const {
  if (how_ == HandEnd::Granted) {
    return claimed(tricks);
  }
  if (how_ != HandEnd::ThrownDown) {
    return counted(tricks, how_ == HandEnd::Stated ? kTricksOfAHand : 0);
  }
  const Counts made = this->made(tricks, thrown_.by);
  const int point = tricks.hand().point;
  const Seat other = game::other(thrown_.by);
  Outcomes may;
  if (!(made & Counts::range(point, kTricksOfAHand)).empty()) {
    may |= point_of(thrown_.by);
  }
  const Counts few = made & Counts::range(0, point - 1);
  if (few.has(0) && few.size() > 1) {
    may |= {point_of(other), vole_of(other)};  // the award turns on whether he had a trick
  } else if (!few.empty()) {
    may |= Outcome::Nobody;
  }
  return may;
}

/// Every way of sharing the tricks between the two that is allowed by the cards, and of those, if
/// there are any, by what was told: that many each, or where they are not all told, no fewer. Those
/// to which a card drawn too late was played are his by the cards, or nobody's.
Outcomes HandClosing::counted(const Tricks& tricks, int at_least_tricks) const {
  const PerSeat<int> made{{tricks.made(Seat::First), tricks.made(Seat::Second)}};
  const PerSeat<int> late{{tricks.if_counted(Seat::First), tricks.if_counted(Seat::Second)}};
  const int done = made[Seat::First] + made[Seat::Second] + tricks.unknown();
  const int all = std::max(done, at_least_tricks);
  const int open =
      all - made[Seat::First] - made[Seat::Second] - late[Seat::First] - late[Seat::Second];
  WaysTold ways;
  for (int first = 0; first <= late[Seat::First]; ++first) {
    for (int second = 0; second <= late[Seat::Second]; ++second) {
      const int total = all - (late[Seat::First] - first) - (late[Seat::Second] - second);
      for (int more = 0; more <= open; ++more) {
        add_way(tricks, made[Seat::First] + first + more, total, ways);
      }
    }
  }
  for (const Seat seat : game::kSeats) {
    if (told_[seat].said() && told_[seat].what == record::MadeWhat::Point &&
        ways.as_told.has(point_of(seat))) {
      ways.as_told.narrow(point_of(seat));  // else the vole would have been told
    }
  }
  return !ways.as_told.empty() ? ways.as_told : !ways.at_least.empty() ? ways.at_least : ways.may;
}

void HandClosing::add_way(const Tricks& tricks, int first, int total, WaysTold& ways) const {
  const Outcome outcome = outcome_of(first, total, tricks.hand());
  ways.may |= outcome;
  bool fits = true;
  bool no_fewer = true;
  for (const Seat seat : game::kSeats) {
    const Counts told = told_[seat].counts(tricks.hand());
    const int made = seat == Seat::First ? first : total - first;
    fits = fits && (!told_[seat].said() || told.has(made));
    no_fewer = no_fewer && (!told_[seat].said() || made >= told.least());
  }
  ways.as_told |= fits ? Outcomes(outcome) : Outcomes{};
  ways.at_least |= no_fewer ? Outcomes(outcome) : Outcomes{};
}

/// What was claimed in throwing down; a claim that was not granted proves nothing, and then what
/// each is told to have made counts as in any other hand.
Outcomes HandClosing::claimed(const Tricks& tricks) const {
  const Seat claimer = thrown_.by;
  const int made = tricks.made(claimer);
  const auto [point, vole] = tricks.hand();
  if (!thrown_.granted && made < point) {
    const bool told = told_[Seat::First].said() || told_[Seat::Second].said();
    return told ? counted(tricks, kTricksOfAHand) : still_open(tricks);
  }
  const int claimed = thrown_.claimed == record::Claiming::Vole    ? kTricksOfAHand
                      : thrown_.claimed == record::Claiming::Point ? std::max<int>(point, made)
                                                                   : made + thrown_.tricks;
  if (!thrown_.granted && thrown_.claimed == record::Claiming::Vole) {
    return {point_of(claimer), vole_of(claimer)};
  }
  return claimed >= vole    ? vole_of(claimer)
         : claimed >= point ? point_of(claimer)
                            : point_of(game::other(claimer));
}

ActIndex HandClosing::contradicted_by(Seat seat, const ToldTricks& told, HandTricks hand) const {
  const ToldTricks& his = told_[seat];
  const ToldTricks& others = told_[game::other(seat)];
  const Counts now = told.counts(hand);
  if (his.said() && now.most() < his.counts(hand).least()) {
    return his.at;
  }
  const bool too_many = others.said() && now.least() + others.counts(hand).least() > kTricksOfAHand;
  return too_many ? others.at : kNever;
}

int HandClosing::wanted(const Tricks& tricks) const {
  // What he made when it was played on after that is none of what he had then.
  const auto since = std::ranges::count_if(tricks.tricks(), [this](const Trick& trick) {
    return trick.closed_at != kNever && trick.closed_at > thrown_.at && !trick.uncovered &&
           trick.winner.single() == thrown_.by;
  });
  const int made = tricks.made(thrown_.by) - static_cast<int>(since);
  switch (thrown_.claimed) {
    case record::Claiming::Nothing:
      return 0;
    case record::Claiming::Point:
      return tricks.hand().point - made;
    case record::Claiming::Vole:
      return tricks.hand().vole - made;
    case record::Claiming::Tricks:
      return thrown_.tricks;
  }
  return 0;
}

std::optional<Seat> HandClosing::misawarded(const Tricks& tricks, Seat seat) const {
  if (!told_[seat].said()) {
    return std::nullopt;
  }
  const Counts told = told_[seat].counts(tricks.hand());
  const int least = tricks.made(seat);
  const int most = how_ == HandEnd::Played ? least + tricks.unknown() + tricks.uncovered(seat)
                                           : kTricksOfAHand - tricks.made(game::other(seat));
  if (told.least() > most) {
    return seat;
  }
  return told.most() < least ? std::optional(game::other(seat)) : std::nullopt;
}

HandResult result_of(Outcomes outcomes, const HandClosing& ending) {
  ValueBits bits = 0;
  Whoever winners;
  for (const Outcome outcome : outcomes) {
    const bool vole = outcome == Outcome::FirstVole || outcome == Outcome::SecondVole;
    const bool first = outcome == Outcome::FirstVole || outcome == Outcome::FirstPoint;
    if (outcome != Outcome::Nobody) {
      winners |= first ? Seat::First : Seat::Second;
      bits = static_cast<ValueBits>(bits | bits_of(vole ? Result::Vole : Result::Point));
      continue;
    }
    bits = static_cast<ValueBits>(bits | bits_of(Result::None));
    if (ending.how() == HandEnd::ThrownDown) {
      winners |= game::other(ending.thrown().by);  // to whom law may award it
    } else if (outcomes.known()) {
      return {record::kNobody, Result::None};
    } else {
      winners = kEither;
    }
  }
  const std::optional<Seat> winner = winners.single();
  return {winner ? record::actor_of(*winner) : record::kNobody, Some<Result>::of_bits(bits)};
}

Some<TricksMade> tricks_made(Counts made, HandTricks hand) {
  ValueBits bits = 0;
  for (const int tricks : made) {
    bits = static_cast<ValueBits>(bits | bits_of(tricks == 0           ? TricksMade::None
                                                 : tricks < hand.point ? TricksMade::Some
                                                                       : TricksMade::Three));
  }
  return Some<TricksMade>::of_bits(bits);
}

}  // namespace ecarte::replay
