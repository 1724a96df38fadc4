// SPDX-License-Identifier: MIT
//
// The game of a player in the dark: he sees his own hand and the cards played, the adversary sees
// everything. Built for one number of tricks needed, and only as far as anything still turns on the
// player's choice: where the adversary's hand wins or loses whatever the player does, it is taken
// out. Private to `blind` and `certain`.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "analysis/odds.hpp"
#include "analysis/question.hpp"
#include "analysis/solver.hpp"

namespace ecarte::analysis {

/// One choice of the player, of several cards, as he knows it: by what was played so far. He tells
/// apart nothing else. `entries` are the adversary's hands with which he may have got there.
struct Knot {
  std::uint32_t first_entry = 0;  ///< in DarkGame::types, as many as there are entries
  std::uint32_t entries = 0;
  std::uint32_t first_outcome = 0;  ///< in DarkGame::outcomes: card by card, entry by entry
  std::uint32_t cards = 0;
};

/// What comes of a card with one hand of the adversary: lost, won, or the adversary chooses with
/// which entry of later knots to go on.
struct DarkOutcome {
  enum class Kind : std::uint8_t { Lost, Won, Open };
  Kind kind = Kind::Lost;
  std::uint32_t first = 0;  ///< in DarkGame::ways; numbers of entries, counted over all knots
  std::uint32_t ways = 0;
};

/// A knot's ways lead to knots before it in the list only.
struct DarkGame {
  std::vector<std::uint32_t> weights;  ///< hands of each type
  std::vector<DarkOutcome> roots;      ///< by type: before anything is played
  std::vector<Knot> knots;
  std::vector<std::uint32_t> types;  ///< of each entry
  std::vector<DarkOutcome> outcomes;
  std::vector<std::uint32_t> ways;
};

/// The game in which the player needs `needed` tricks, with his first card given or not.
DarkGame make_dark_game(Solver& solver, const OddsQuestion& question, int needed,
                        std::optional<Card> lead);
/// The same from the middle of a hand, the player leading `lead`.
DarkGame make_dark_game(Solver& solver, const Rest& rest, int needed, Card lead);

}  // namespace ecarte::analysis
