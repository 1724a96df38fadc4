// SPDX-License-Identifier: MIT
//
// Best play with all cards seen, for any ending of up to five cards a side. Both players see both
// hands from the first lead, which no player at a table does: what is found here judges hands and
// plans, not players.
//
// How large the search is: only how the two hands interleave within each suit matters, not the
// ranks themselves. There are 72,072 ways for five cards against five, some 13,000 of them apart
// from the naming of the plain suits; each is searched once and kept.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "game/card.hpp"

namespace ecarte::analysis {

using game::Card;
using game::CardSet;
using game::Suit;

inline constexpr int kHand = 5;            ///< cards of a full hand
inline constexpr int kTricksForPoint = 3;  ///< of the five
inline constexpr int kTricksForVole = 5;

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
struct Choice {
  Card card{};
  int tricks = 0;  ///< tricks of the player who plays it, from this trick to the end
  friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

/// One card of a line of play.
struct Step {
  Ending before;
  Card card{};     ///< a best one: of several, the lowest by `index_of`
  int tricks = 0;  ///< of the player who plays it, from this trick to the end
  bool by_first_leader = false;
};

/// Solves endings, and keeps what it has found for the next. Not for use by two threads at once.
/// Throws std::invalid_argument if hands share a card or are longer than five.
class Solver {
 public:
  Solver();
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  /// Tricks made from here on by him who leads this trick, this trick included; his adversary makes
  /// the rest of `ending.tricks()`.
  int leader_tricks(const Ending& ending);
  /// Every lawful card with its worth, in the order of `index_of`.
  std::vector<Choice> choices(const Ending& ending);
  /// Every card that is best; empty once nothing is left to play.
  CardSet best(const Ending& ending);
  /// One line of best play to the end.
  std::vector<Step> line(Ending ending);

  /// Endings searched so far.
  [[nodiscard]] std::size_t searched() const;

 private:
  struct Memo;
  std::unique_ptr<Memo> memo_;
};

/// The ending after `card`, lawful or not, was played. With the reply the trick is over: `leader`
/// is then its winner.
Ending after(const Ending& ending, Card card);

}  // namespace ecarte::analysis
