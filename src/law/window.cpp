// SPDX-License-Identifier: MIT
#include "law/window.hpp"

#include <algorithm>

namespace ecarte::law {

using replay::Beat;
using replay::DealFacts;
using replay::Fact;
using replay::kSometime;

namespace {

/// Beats that outlast a dealing: they close a window wherever they come.
constexpr WindowBeats kOutlasting = bit(WindowBeat::NextCut) | bit(WindowBeat::NextPacket) |
                                    bit(WindowBeat::NextTurnUp) | replay::bit(Beat::NextGame) |
                                    replay::bit(Beat::GameEnd) | replay::bit(Beat::Settled) |
                                    replay::bit(Beat::HandClosed);

Actor other(Actor player) {
  return record::is_player(player) ? static_cast<Actor>(1 - player) : record::kNobody;
}

}  // namespace

Time dealing_begin(const DealFacts& deal, std::uint8_t dealing) {
  const bool first = dealing <= 1 || dealing > deal.dealings.size();
  return first ? 0 : deal.dealings[dealing - 1U].begin;
}

Time dealing_end(const DealFacts& deal, const Timeline& timeline, std::uint8_t dealing) {
  return dealing < deal.dealings.size() ? Time{deal.dealings[dealing].begin} : timeline.deal_end();
}

std::optional<game::Seat> dealer_of(const DealFacts& deal, const Fact& fact) {
  if (fact.dealing == 0 || fact.dealing > deal.dealings.size()) {
    return std::nullopt;
  }
  return deal.dealings[fact.dealing - 1U].dealer;
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

Time closing_time(const DealFacts& deal, const Timeline& timeline, WindowBeats beats, Time from,
                  std::uint8_t dealing) {
  const Time within = timeline.first(beats, from, dealing_end(deal, timeline, dealing));
  return std::min(within, timeline.first(beats & kOutlasting, from));
}

Window window_of(const DealFacts& deal, const Timeline& timeline, const Case& c, const Fact& fact) {
  Window window;
  const Time begin = dealing_begin(deal, fact.dealing);
  window.from = fact.occurred < kSometime ? Time{fact.occurred} : begin;
  if (c.must_be_found && fact.found < kSometime) {
    window.from =
        fact.occurred < kSometime ? std::max<Time>(fact.occurred, fact.found) : fact.found;
  }
  if (!c.may.given) {
    return window;
  }
  const bool deals = subject_deals(deal, fact);
  if (c.may.from != 0) {
    const Time from = timeline.first_from(resolve(c.may.from, deals), begin);
    window.from = from == kNoTime ? timeline.end() : std::max(window.from, from);
  }
  window.until =
      closing_time(deal, timeline, resolve(c.may.until, deals), window.from, fact.dealing);
  return window;
}

int found_position(const Code& code, const DealFacts& deal, const Timeline& timeline,
                   const Fact& fact) {
  const FactTable& table = code.tables[static_cast<std::size_t>(fact.kind)];
  const int last = static_cast<int>(table.boundaries.size());
  if (fact.found == replay::kNever) {
    return last;
  }
  const bool deals = subject_deals(deal, fact);
  const Time begin = dealing_begin(deal, fact.dealing);
  for (int i = 0; i < last; ++i) {
    const WindowBeats beats = resolve(table.boundaries[static_cast<std::size_t>(i)].beats, deals);
    if (fact.found < timeline.first_from(beats, begin)) {
      return i;
    }
  }
  return last;
}

}  // namespace ecarte::law
