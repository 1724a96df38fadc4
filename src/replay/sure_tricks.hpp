// SPDX-License-Identifier: MIT
//
// How many tricks a hand cannot fail to make, whatever the other plays. A claim of so many is borne
// out by the cards.
#pragma once

#include "game/card.hpp"

namespace ecarte::replay {

/// With both hands known, of one size and at most five cards: the tricks the holder of `own` makes
/// if both play for themselves.
int tricks_of(game::CardSet own, game::CardSet other, bool own_leads, game::Suit trump);

/// With the other's cards among `may`: those of `own` that are trumps higher than any of his. Each
/// of them takes a trick.
int top_trumps(game::CardSet own, game::CardSet may, game::Suit trump);

}  // namespace ecarte::replay
