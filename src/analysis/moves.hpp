// SPDX-License-Identifier: MIT
//
// Cards that need not be tried, since another does the same. Private to this layer.
#pragma once

#include "game/card.hpp"

namespace ecarte::analysis {

/// Of `moves`, one of each run of cards between which no other of the cards `in_play` ranks: the
/// highest. `in_play` holds every card that may yet be compared with them, and themselves.
constexpr game::CardSet distinct(game::CardSet moves, game::CardSet in_play) {
  game::CardSet kept;
  for (const game::Card card : moves) {
    const std::uint32_t above = ~((2U << game::index_of(card)) - 1U);
    const std::uint32_t higher = in_play.bits() & above & game::CardSet::of(card.suit).bits();
    const std::uint32_t next = higher & (~higher + 1U);
    if ((moves.bits() & next) == 0) {
      kept |= card;
    }
  }
  return kept;
}

}  // namespace ecarte::analysis
