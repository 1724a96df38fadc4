// SPDX-License-Identifier: MIT
//
// A deal made by hand with all that its score is reckoned from: given, turned, played out at act 2,
// with two more acts to mark by. The game is at love-all.
#pragma once

#include <vector>

#include "law/world.hpp"
#include "made_deal.hpp"

namespace ecarte::law {

struct MadeScore {
  const Code& code = *codes::built_in_code("turf-portland-1877");
  DealFacts deal = deal_of({replay::bit(replay::Beat::Packet), replay::bit(replay::Beat::TurnUp),
                            replay::bit(replay::Beat::HandOver), 0, 0});
  const DealFacts* next = nullptr;
  std::vector<Ruling> rulings;
  std::vector<TimedDeed> deeds;
  CarriedScore carried;
  Annulled annulled;
  InDoubt in_doubt;
  Timeline timeline;

  MadeScore() {
    deal.stands.trump = game::Suit::Hearts;
    deal.dealings.front().bold = {{replay::NoYes::No, replay::NoYes::No}};
    carried.forget(code);
    carried.recorded = carried.possible = ScoreSet::of(0, 0);
  }

  /// The hand ends at act 2, or is played once more to act `at`.
  replay::PlayingSpan& playing(replay::ActIndex at = 2) {
    replay::PlayingSpan span;
    span.begin = span.over_at = at;
    span.over = true;
    return deal.playings.emplace_back(span);
  }
  Fact& over(Actor winner, replay::Some<replay::Result> result, replay::ActIndex at = 2,
             replay::NoYes loser_bold = replay::NoYes::No,
             replay::HandEnd how = replay::HandEnd::Played) {
    playing(at);
    Fact fact = replay::fact_of(FactKind::HandOver, winner, at, result, loser_bold, how);
    fact.place.playing = static_cast<std::uint8_t>(deal.playings.size());
    return deal.facts.emplace_back(fact);
  }
  void does(Remedy what, Actor by, replay::ActIndex at) {
    deeds.push_back({deed_of(what, by, at, true), at});
  }

  /// What all of this refers to is laid out anew.
  LedgerSource source() {
    timeline.lay_out(deal, next);
    return {code, deal, next, timeline, rulings, deeds, annulled, in_doubt};
  }
  Grounds grounds() { return grounds_of(source(), carried); }
};

/// A mark, or a mark taken down, by the player himself.
inline Testimony mark_of(Seat seat, std::uint8_t points, replay::ActIndex at,
                         record::For purpose = record::For::Unsaid,
                         Testimony::Kind kind = Testimony::Kind::Mark) {
  Testimony said;
  said.kind = kind;
  said.seat = seat;
  said.by = record::actor_of(seat);
  said.amount = points;
  said.purpose = purpose;
  said.at = at;
  return said;
}

/// What the counters showed.
inline Testimony counters_at(std::uint8_t first, std::uint8_t second, replay::ActIndex at) {
  Testimony said;
  said.kind = Testimony::Kind::Counters;
  said.amount = first;
  said.amount_second = second;
  said.at = at;
  return said;
}

}  // namespace ecarte::law
