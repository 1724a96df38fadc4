// SPDX-License-Identifier: MIT
//
// A playing looked over card by card by one who sees both hands: what every card would have come
// to, and what the card played cost. No player at the table could see as much.
#pragma once

#include <optional>
#include <vector>

#include "analysis/played.hpp"

namespace ecarte::analysis {

/// What a card gave away against the best card, with best play on both sides after either.
struct Cost {
  int tricks = 0;            ///< 0: nothing
  bool point = false;        ///< the point went from him who played it to the other
  bool vole = false;         ///< he could have made the vole, and now cannot
  bool others_vole = false;  ///< the other can make the vole now, and could not before
};

/// One turn to play. Tricks are counted over the whole playing: those the player has made, and
/// those he still makes.
struct Turn {
  game::Seat seat{};
  int trick = 1;
  bool leads = false;
  std::vector<CardOutcome> choices;  ///< every lawful card
  CardSet best;
  int best_tricks = 0;
  std::optional<PlayedCard> played;  ///< what he did play
  /// Of the card played; nothing where it was not lawful, or none was.
  std::optional<Cost> cost;
};

/// Every turn as it was played and, from the last card on, every turn of one line of best play.
std::vector<Turn> review(Solver& solver, const PlayedDeal& played, const Goals& goals = {});

}  // namespace ecarte::analysis
