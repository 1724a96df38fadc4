// SPDX-License-Identifier: MIT
#include "law/window.hpp"

#include <algorithm>

#include "codes/fact_rows.hpp"
#include "law/told_by_marks.hpp"

namespace ecarte::law {

using replay::Beat;
using replay::DealFacts;
using replay::Fact;
using replay::kSometime;

namespace {

/// Beats that outlast a dealing: they close a window wherever they come.
constexpr WindowBeats kOutlasting = kAfterDeal | replay::bit(Beat::HandClosed);

Actor other(Actor player) {
  return record::is_player(player) ? static_cast<Actor>(1 - player) : record::kNobody;
}

/// Acts that are done again and again in a dealing.
constexpr WindowBeats kDoneAgain = replay::bit(Beat::Proposal) | replay::bit(Beat::Answer) |
                                   replay::bit(Beat::Discard) | replay::bit(Beat::Given) |
                                   replay::bit(Beat::NTakesUp) | replay::bit(Beat::DTakes) |
                                   replay::bit(Beat::NCard) | replay::bit(Beat::DCard) |
                                   replay::bit(Beat::Lead) | replay::bit(Beat::Reply);

constexpr WindowBeats kDealt = replay::bit(Beat::Packet) | replay::bit(Beat::TurnUp);
constexpr WindowBeats kGameEnds =
    replay::bit(Beat::GameEnd) | replay::bit(Beat::NextGame) | replay::bit(Beat::Settled);

}  // namespace

Time dealing_begin(const DealFacts& deal, std::uint8_t dealing) {
  const bool first = dealing <= 1 || dealing > deal.dealings.size();
  return first ? 0 : deal.dealings[dealing - 1U].begin;
}

Time dealing_end(const DealFacts& deal, const Timeline& timeline, std::uint8_t dealing) {
  return dealing < deal.dealings.size() ? Time{deal.dealings[dealing].begin} : timeline.deal_end();
}

std::optional<game::Seat> dealer_of(const DealFacts& deal, const Fact& fact) {
  if (fact.place.dealing == 0 || fact.place.dealing > deal.dealings.size()) {
    return std::nullopt;
  }
  return deal.dealings[fact.place.dealing - 1U].dealer;
}

bool subject_deals(const DealFacts& deal, const Fact& fact) {
  const std::optional<game::Seat> dealer = dealer_of(deal, fact);
  return dealer && record::actor_of(*dealer) == fact.subject;
}

Actor party(const DealFacts& deal, Who who, const Fact& fact) {
  const std::optional<game::Seat> dealer = dealer_of(deal, fact);
  const Actor deals = dealer ? record::actor_of(*dealer) : record::kNobody;
  switch (who) {
    case Who::Subject:
    case Who::Offender:
    case Who::Scorer:
      return fact.subject;
    case Who::Adversary:
      return other(fact.subject);
    case Who::Dealer:
      return deals;
    case Who::NonDealer:
      return other(deals);
    case Who::Prejudiced:
      return record::is_player(fact.against) ? fact.against : record::kBoth;
    case Who::Both:
      return record::kBoth;
    case Who::Nobody:
      break;
  }
  return record::kNobody;
}

std::uint8_t last_dealing(const DealFacts& deal) {
  return static_cast<std::uint8_t>(std::max<std::size_t>(1, deal.dealings.size()));
}

TimeSpan closing_span(const DealFacts& deal, const Timeline& timeline, WindowBeats beats, Time from,
                      std::uint8_t dealing) {
  const TimeSpan within = timeline.when(beats, from + 1, dealing_end(deal, timeline, dealing));
  if (timeline.untold().empty()) {  // what comes later than that does not matter
    const Time later = timeline.first_from(beats & kOutlasting, from + 1, within.latest);
    const Time first = std::min(within.latest, later);
    return {first, first};
  }
  const TimeSpan later = timeline.when(beats & kOutlasting, from + 1);
  return {std::min(within.earliest, later.earliest), std::min(within.latest, later.latest)};
}

Time closing_time(const DealFacts& deal, const Timeline& timeline, WindowBeats beats, Time from,
                  std::uint8_t dealing) {
  return closing_span(deal, timeline, beats, from, dealing).latest;
}

Time opens_from(const DealFacts& deal, WindowBeats from, const Fact& fact) {
  return (from & kDoneAgain) != 0 && fact.occurred < kSometime
             ? Time{fact.occurred}
             : dealing_begin(deal, fact.place.dealing);
}

TimeSpan opening_span(const DealFacts& deal, const Timeline& timeline, WindowBeats from,
                      const Fact& fact) {
  const WindowBeats beats = resolve(from, subject_deals(deal, fact));
  const Time before =
      (beats & kDoneAgain) != 0 ? dealing_end(deal, timeline, fact.place.dealing) : kNoTime;
  return timeline.when(beats, opens_from(deal, beats, fact), before);
}

namespace {

/// Is it one point, marked in the breath in which he announced or turned the king? No more is told
/// by it than that the king is marked.
bool in_kings_breath(const DealFacts& deal, const replay::Testimony& mark) {
  const auto announced = [&](const replay::Testimony& said) {
    return said.kind == replay::Testimony::Kind::Announce && said.seat == mark.seat &&
           said.at + 1 == mark.at;
  };
  const auto turned = [&](const Fact& fact) {
    return codes::row_of(fact.kind).king == codes::KingIs::Turned &&
           fact.subject == record::actor_of(mark.seat) && fact.occurred + 1 == mark.at;
  };
  return mark.kind == replay::Testimony::Kind::Mark && mark.purpose == record::For::Unsaid &&
         mark.amount.is(1) &&
         (std::ranges::any_of(deal.testimony, announced) ||
          std::ranges::any_of(deal.facts, turned));
}

}  // namespace

bool stops_within_hand(const DealFacts& deal, const Timeline& timeline) {
  using replay::Testimony;
  // Of a game that was resigned the hand is not played to its end, whatever is told after it.
  const bool resigned = deal.stands.resigned();
  if ((timeline.has_next() && !resigned) || deal.dealings.empty() || deal.beats.empty()) {
    return false;
  }
  const Time begin = dealing_begin(deal, last_dealing(deal));
  const Time dealt = timeline.first_from(kDealt, begin);
  const Time turned = timeline.first_from(replay::bit(Beat::TurnUp), begin);
  // Of hands that are played again, what ended the first playing ends nothing.
  const Time again = deal.playings.size() > 1 && deal.playings.back().dealing == last_dealing(deal)
                         ? Time{deal.playings.back().begin}
                         : 0;
  // Before the turn-up, of the deal before.
  const Time from = std::max(again, turned != kNoTime ? turned : dealt);
  // The heading of the game that begins with this deal ends the one before.
  const bool ended = timeline.first_from(resigned ? codes::kHandEnds : codes::kHandEnds | kGameEnds,
                                         std::max(again, dealt != kNoTime ? dealt : begin),
                                         timeline.deal_end()) != kNoTime;
  // A mark made against a claim, which is in dispute, is no more than the dispute.
  const auto disputes = [&](const Testimony& said) {
    return deal.alleged.disputed && is_against_claim(deal, timeline, said);
  };
  return !ended && std::ranges::none_of(deal.testimony, [&](const Testimony& said) {
    constexpr WindowBeats kGoesOn = replay::bit(Beat::Proposal) | replay::bit(Beat::Answer) |
                                    replay::bit(Beat::Discard) | replay::bit(Beat::Lead);
    return said.dealing == last_dealing(deal) && said.at >= from &&
           said.deals_ago.value_or(0) == 0 &&  // one for a deal before ends nothing of this
           ((said.kind == Testimony::Kind::Counters && !said.upon_king) ||
            (said.kind == Testimony::Kind::Mark && said.purpose != record::For::King)) &&
           !in_kings_breath(deal, said) && !disputes(said) &&
           timeline.first_from(kGoesOn, said.at) == kNoTime;
  });
}

Window window_of(const DealFacts& deal, const Timeline& timeline, const Case& c, const Fact& fact) {
  Window window;
  const Time begin = dealing_begin(deal, fact.place.dealing);
  window.from = fact.occurred < kSometime ? Time{fact.occurred} : begin;
  if (c.must_be_found && fact.found < kSometime) {
    window.from =
        fact.occurred < kSometime ? std::max<Time>(fact.occurred, fact.found) : fact.found;
  }
  if (!c.may.given) {
    return window;
  }
  window.closes = c.may.until;
  const WindowBeats until = resolve(c.may.until, subject_deals(deal, fact));
  if (c.may.from != 0) {
    // An opening that is not told may have come as early as the gap it may lie in.
    const Time from = opening_span(deal, timeline, c.may.from, fact).earliest;
    const TimeSpan before = closing_span(deal, timeline, until, window.from, fact.place.dealing);
    if (before.latest < from) {
      return {before.latest, before, c.may.until};  // it has never opened
    }
    window.from = from == kNoTime ? timeline.end() : std::max(window.from, from);
  }
  window.closed = closing_span(deal, timeline, until, window.from, fact.place.dealing);
  return window;
}

Positions found_positions(const Code& code, const DealFacts& deal, const Timeline& timeline,
                          const Fact& fact) {
  const FactTable& table = code.tables[static_cast<std::size_t>(fact.kind)];
  const int last = static_cast<int>(table.boundaries.size());
  if (fact.found == replay::kNever) {
    return {last, last};
  }
  const bool deals = subject_deals(deal, fact);
  // But for the cut, the beats before the first dealing belong to what came before it.
  const Time begin = dealing_begin(deal, fact.place.dealing);
  const Time given =
      fact.place.dealing <= 1 && !deal.dealings.empty() ? Time{deal.dealings.front().begin} : begin;
  Positions found{last, last};
  for (int i = last; i-- > 0;) {
    const WindowBeats beats = resolve(table.boundaries[static_cast<std::size_t>(i)].beats, deals);
    const bool cut = (beats & replay::bit(replay::Beat::Cut)) != 0;
    const TimeSpan boundary = timeline.when(beats, cut ? begin : given);
    found.first = fact.found < boundary.latest ? i : found.first;
    found.last = fact.found < boundary.earliest ? i : found.last;
  }
  return found;
}

int found_position(const replay::Fact& fact, const replay::DealFacts& deal,
                   const replay::DealFacts* next,
                   std::span<const codes::FoundBoundary> boundaries) {
  const int last = static_cast<int>(boundaries.size());
  if (fact.found == replay::kNever || fact.place.dealing == 0 ||
      fact.place.dealing > deal.dealings.size()) {
    return last;
  }
  Timeline timeline;
  timeline.lay_out(deal, next);
  const replay::DealingSpan& dealing = deal.dealings[fact.place.dealing - 1U];
  const bool deals = dealing.dealer && record::actor_of(*dealing.dealer) == fact.subject;
  const Time begin = fact.place.dealing == 1 ? 0 : Time{dealing.begin};
  for (int i = 0; i < last; ++i) {
    const WindowBeats beats = resolve(boundaries[static_cast<std::size_t>(i)].beats, deals);
    if (fact.found < timeline.first_from(beats, begin)) {
      return i;
    }
  }
  return last;
}

}  // namespace ecarte::law
