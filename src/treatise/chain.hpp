// SPDX-License-Identifier: MIT
//
// Odds that need no cards: of marking the king, and of the game at a score.
#pragma once

#include <array>

#include "treatise/claim.hpp"

namespace ecarte::treatise {

/// The chances, dealer's first, of marking the king of trumps on the cards first dealt: the dealer
/// by turning it up, either by holding it (Cavendish, p. 72; laws 22 and 23).
std::array<Fraction, 2> king_chances();

/// The chance that the player laid on wins the game, five up, the deal passing to and fro.
Fraction game_chance(const ScoreOddsAsk& ask);

}  // namespace ecarte::treatise
