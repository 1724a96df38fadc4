// SPDX-License-Identifier: MIT
//
// What is known of a game in the dark before it is played on: lost even with open cards, or won
// however badly the player plays. Private to the game in the dark.
#pragma once

#include "analysis/dark.hpp"
#include "analysis/memo.hpp"

namespace ecarte::analysis {

class Settler {
 public:
  Settler(Solver& solver, Suit trump) : solver_(solver), trump_(trump) {}

  /// Of the player's hand against this one of the adversary, between two tricks, the player needing
  /// `needed` more. Both hands have one length.
  DarkOutcome::Kind settle(CardSet player, CardSet adversary, int needed, bool player_leads);

 private:
  int worst(CardSet leader, CardSet other, bool player_leads);

  Solver& solver_;
  Suit trump_;
  MemoTable worst_[2];
};

}  // namespace ecarte::analysis
