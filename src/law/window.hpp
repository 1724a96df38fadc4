// SPDX-License-Identifier: MIT
//
// Who has a part in a fact, and when: the times of a dealing, and the windows of the laws laid over
// the acts of a deal. Whoever wants to know whether a right was used in time asks here.
#pragma once

#include <optional>
#include <span>

#include "game/seat.hpp"
#include "law/result.hpp"
#include "law/timeline.hpp"
#include "law/words.hpp"
#include "replay/facts.hpp"

namespace ecarte::law {

/// The acts that may come when another deal, or game, has begun.
inline constexpr WindowBeats kAfterDeal =
    bit(WindowBeat::NextCut) | bit(WindowBeat::NextPacket) | bit(WindowBeat::NextTurnUp) |
    replay::bit(replay::Beat::NextGame) | replay::bit(replay::Beat::GameEnd) |
    replay::bit(replay::Beat::Settled);

/// When a dealing begins and ends; the last one ends with the deal.
Time dealing_begin(const replay::DealFacts& deal, std::uint8_t dealing);
Time dealing_end(const replay::DealFacts& deal, const Timeline& timeline, std::uint8_t dealing);

/// Who deals in the dealing of a fact, if that is known.
std::optional<game::Seat> dealer_of(const replay::DealFacts& deal, const replay::Fact& fact);
bool subject_deals(const replay::DealFacts& deal, const replay::Fact& fact);
/// The person whom a code means by `who`, of this fact.
Actor party(const replay::DealFacts& deal, Who who, const replay::Fact& fact);

/// The number of the last dealing of a deal; 1 where none is written.
std::uint8_t last_dealing(const replay::DealFacts& deal);

/// The first of `beats` after `from`, told or not: those of the dealing itself only while it lasts.
TimeSpan closing_span(const replay::DealFacts& deal, const Timeline& timeline, WindowBeats beats,
                      Time from, std::uint8_t dealing);
/// When it has surely come.
Time closing_time(const replay::DealFacts& deal, const Timeline& timeline, WindowBeats beats,
                  Time from, std::uint8_t dealing);

/// From when on an act that opens the window of a right counts: one that is done but once in a
/// dealing, such as the turn-up, whenever it was; one that is done again and again, such as a
/// proposal, from the fact on.
Time opens_from(const replay::DealFacts& deal, WindowBeats from, const replay::Fact& fact);
/// When it comes, told or not.
TimeSpan opening_span(const replay::DealFacts& deal, const Timeline& timeline, WindowBeats from,
                      const replay::Fact& fact);

/// Does a record that ends with this deal break off within the hand? One that tells what the tricks
/// were marked for does not, whatever else it leaves out.
bool stops_within_hand(const replay::DealFacts& deal, const Timeline& timeline);

/// The window of a case met by a fact.
Window window_of(const replay::DealFacts& deal, const Timeline& timeline, const Case& c,
                 const replay::Fact& fact);

/// Where among the boundaries that the cases on a fact name its finding lies: from `first` to
/// `last`, if an act that is not told may have come between.
struct Positions {
  int first = 0;
  int last = 0;
};
Positions found_positions(const Code& code, const replay::DealFacts& deal, const Timeline& timeline,
                          const replay::Fact& fact);

/// Where among `boundaries` the finding of `fact` lies, as the engine sees it. `next` is the deal
/// after, or null.
int found_position(const replay::Fact& fact, const replay::DealFacts& deal,
                   const replay::DealFacts* next, std::span<const codes::FoundBoundary> boundaries);

}  // namespace ecarte::law
