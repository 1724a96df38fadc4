// SPDX-License-Identifier: MIT
//
// What the tricks of a deal are worth in chances of the game, at a score.
#pragma once

#include <array>
#include <cstddef>

#include "analysis/scores.hpp"

namespace ecarte::analysis {

/// The non-dealer's chance of the game by who marks the king and by how many tricks he makes, where
/// these are the stakes.
class DealWorth {
 public:
  DealWorth() = default;
  DealWorth(const DealerWins& after, int dealer, int non_dealer, const TrickPoints& stakes);

  [[nodiscard]] double at(KingMarkedBy king, int tricks) const {
    return worth_.at(static_cast<std::size_t>(king)).at(static_cast<std::size_t>(tricks));
  }

 private:
  std::array<std::array<double, kHand + 1>, 4> worth_{};
};

/// Who marks the king of trumps.
KingMarkedBy king_mark(Card turn_up, CardSet non_dealer, CardSet dealer);

/// The non-dealer's chance of the game if he leads the card of this number, times
/// `weighed.total`. `others` is who marks the king where the dealer does not hold him.
double worth_of_lead(const Weighed& weighed, std::size_t lead, KingMarkedBy others,
                     const DealWorth& worth);
/// The number of the lead worth most; of equal ones the first.
std::size_t best_lead(const Weighed& weighed, KingMarkedBy others, const DealWorth& worth);

/// What the non-dealer throws out: all but trumps and kings; but he must throw out one, so of these
/// the lowest king of a plain suit, or the lowest trump.
CardSet thrown_out(CardSet hand, Suit trump);

}  // namespace ecarte::analysis
