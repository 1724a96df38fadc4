// SPDX-License-Identifier: MIT
//
// Best play with all cards seen, for any ending of up to five cards a side. Both players see both
// hands from the first lead, which no player at a table does: what is found here judges hands and
// plans, not players.
//
// Nothing is searched: every ending there can be was solved when ecarte was built (solved.hpp), and
// places.hpp says why they are so few.
#pragma once

#include <optional>
#include <vector>

#include "analysis/solved.hpp"
#include "game/card.hpp"

namespace ecarte::analysis {

inline constexpr int kTricksForPoint = 3;  ///< of the five
inline constexpr int kTricksForVole = 5;

/// How many tricks make the point, and how many the vole, where that is not as usual.
struct Goals {
  int point = kTricksForPoint;
  int vole = kTricksForVole;
};

/// Two hands with every card seen, between two tricks or with a lead on the table. The hands have
/// no card in common, and none has more than five, a card led included.
struct Ending {
  CardSet leader;    ///< still held by him who leads this trick
  CardSet follower;  ///< held by the other
  Suit trump{};
  std::optional<Card> led;  ///< on the table, and no longer in `leader`

  /// The cards he who is to play may lawfully play. Empty once nothing is left to play.
  [[nodiscard]] CardSet lawful() const;
  /// Tricks still to be made. When one hand has run out, each card the other has left is a trick of
  /// his who holds it (Turf and Portland Clubs, laws 30 and 34), so this is the longer hand.
  [[nodiscard]] int tricks() const;
};

/// A card that may lawfully be played, and what comes of it with best play on both sides after it.
struct CardOutcome {
  Card card{};
  int tricks = 0;  ///< tricks of the player who plays it, from this trick to the end
  friend constexpr bool operator==(const CardOutcome&, const CardOutcome&) = default;
};

/// One card of a line of play.
struct LineCard {
  Ending before;
  Card card{};     ///< a best one: of several, the lowest by `index_of`
  int tricks = 0;  ///< of the player who plays it, from this trick to the end
  bool by_first_leader = false;
};

/// Solves endings. Throws std::invalid_argument if hands share a card or are longer than five.
class Solver {
 public:
  /// Tricks made from here on by him who leads this trick, this trick included; his adversary makes
  /// the rest of `ending.tricks()`.
  int leader_tricks(const Ending& ending);
  /// Every lawful card with its worth, in the order of `index_of`.
  std::vector<CardOutcome> choices(const Ending& ending);
  /// Every card that is best; empty once nothing is left to play.
  CardSet best(const Ending& ending);
  /// One line of best play to the end.
  std::vector<LineCard> line(Ending ending);
};

/// The ending after `card`, lawful or not, was played. With the reply the trick is over: `leader`
/// is then its winner.
Ending after(const Ending& ending, Card card);

}  // namespace ecarte::analysis
