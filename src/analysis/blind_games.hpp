// SPDX-License-Identifier: MIT
//
// Every game there is of a player in the dark with five cards and a turn-up, numbered, so that all
// can be answered, in parts and in any order. What follows is why they are 58,359 and not
// 5,437,152.
//
// What a player in the dark can do turns on which of the cards he does not see beat which of his,
// and on whether the king of trumps may be announced to him. The names of the plain suits do not
// matter, and of a plain suit, whose cards he does not hold are all unseen, the ranks he holds say
// all. Of the trumps the turn-up is out of play: what is left are seven, in their order, and which
// of these he holds. So it is all one which card is turned, but for the king: if it is in neither
// place it is the highest of the seven, unseen, and announced by whoever holds it; if it is turned
// nobody announces; if he holds it the adversary learns nothing that he does not see anyway.
//
// With k trumps held there are C(7, k) sets of the seven, C(6, k) of them without the highest, and
// these come twice, with a king to be announced and without: 2 C(6, k) + C(6, k - 1). Of m plain
// cards the orbits under the six exchanges of three suits are, by Burnside's lemma,
//
//   P(m) = (C(24, m) + 3 sum over j of C(8, j) C(8, m - 2j) + 2 [3 | m] C(8, m / 3)) / 6,
//
// 1, 8, 64, 400, 1,932 and 7,448 for none to five. Together
//
//   2 P(5) + 13 P(4) + 36 P(3) + 55 P(2) + 50 P(1) + 27 P(0) = 58,359,
//
// where hands with a turn-up apart from the names of the suits are 255,304 (census.hpp).
#pragma once

#include <cstdint>
#include <vector>

#include "analysis/odds.hpp"

namespace ecarte::analysis {

inline constexpr std::uint32_t kBlindGames = 58'359;

/// A hand with a card turned for trumps.
struct TurnedHand {
  CardSet hand;
  Card turn_up{};  ///< not in the hand
  int times = 0;   ///< how many hands with a turn-up, as dealt, it stands for
};

/// One game: its hands with a turn-up, spades being trumps, one for all that differ in the names of
/// suits or in which card below the king is turned. The first is the one it is asked with. There is
/// a second where the king is held: the same with the king turned and the next held for it.
struct BlindGame {
  std::vector<TurnedHand> hands;
};

/// What the game is worth to its holder: as non-dealer, who leads, and as dealer.
struct BlindAnswer {
  Odds leading;
  Odds dealing;
};

/// All of them, numbered and looked up. Made in a few milliseconds.
class BlindGames {
 public:
  BlindGames();

  /// `number` from 0 to kBlindGames - 1.
  [[nodiscard]] BlindGame game(std::uint32_t number) const;
  /// The game of a hand of five cards and a turn-up that is not in it, whatever the trumps are.
  [[nodiscard]] std::uint32_t number_of(CardSet hand, Card turn_up) const;

 private:
  std::vector<std::uint32_t> keys_;  ///< sorted
};

/// A game answered in both roles, with every lead, each number between certified bounds.
BlindAnswer answer(Solver& solver, const BlindGame& game, const Effort& effort = {});

}  // namespace ecarte::analysis
