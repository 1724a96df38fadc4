// SPDX-License-Identifier: MIT
//
// Acts as a record has them, for the tests of those who look them over.
#pragma once

#include <vector>

#include "record/act.hpp"
#include "replay/facts.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;
using Acts = std::vector<Act>;

inline constexpr game::Seat kA = game::Seat::First;
inline constexpr game::Seat kY = game::Seat::Second;
inline constexpr Actor kActorA = record::actor_of(kA);
inline constexpr Actor kActorY = record::actor_of(kY);
inline const game::CardSet kKings = game::CardSet::of(game::Rank::King);

inline Act act(ActKind kind, Actor actor, int number = 0) {
  Act a;
  a.kind = kind;
  a.actor = actor;
  a.number = static_cast<std::uint8_t>(number);
  return a;
}
inline Act act(ActKind kind, game::Seat seat, int number = 0) {
  return act(kind, record::actor_of(seat), number);
}
/// Two that change nothing.
inline const Act kSaid = act(ActKind::Speak, kA);
inline const Act kAside = act(ActKind::Aside, kA);

/// Of which its object is told.
template <class T>
Act act_of(ActKind kind, game::Seat seat, T object, int number = 0) {
  Act a = act(kind, seat, number);
  a.object = static_cast<std::uint8_t>(object);
  return a;
}
inline Act with_cards(Act a, game::CardSet cards) {
  a.cards = cards;
  a.count = static_cast<std::uint8_t>(cards.size());
  return a;
}
inline Act with_count(Act a, int count) {
  a.count = static_cast<std::uint8_t>(count);
  return a;
}
inline Act with_flags(Act a, int flags) {
  a.flags = static_cast<std::uint8_t>(flags);
  return a;
}
inline Act with_detail(Act a, int detail) {
  a.detail = static_cast<std::uint8_t>(detail);
  return a;
}
/// What the counters show.
inline Act score(int first, int second, Actor winner = record::kNobody) {
  return with_detail(act(ActKind::Score, winner, first), second);
}
inline Act packet(game::Seat to, int number) {
  return with_detail(act(ActKind::Packet, record::kNobody, number), record::actor_of(to));
}

}  // namespace ecarte::replay
