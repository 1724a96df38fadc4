// SPDX-License-Identifier: MIT
#include "analysis/scores.hpp"

#include <algorithm>

namespace ecarte::analysis {

double DealOutcomes::total() const {
  double sum = 0;
  for (const auto& row : weights) {
    for (const double weight : row) {
      sum += weight;
    }
  }
  return sum;
}

ScoreTable::ScoreTable(const DealOutcomes& deal) {
  const double total = deal.total();
  for (int sum = 2 * (kGame - 1); sum >= 0; --sum) {
    for (int dealer = std::max(0, sum - kGame + 1); dealer <= std::min(sum, kGame - 1); ++dealer) {
      const int non_dealer = sum - dealer;
      double chance = 0;
      for (std::size_t king = 0; king < 4; ++king) {
        const auto mark = static_cast<KingMark>(king);
        const bool dealers = mark == KingMark::DealerTurned || mark == KingMark::DealerHeld;
        const int d = dealer + (dealers ? 1 : 0);
        const int n = non_dealer + (mark == KingMark::NonDealerHeld ? 1 : 0);
        for (std::size_t tricks = 0; tricks < 4; ++tricks) {
          const auto won = static_cast<TrickMark>(tricks);
          const int points = won == TrickMark::NonDealerTwo || won == TrickMark::DealerTwo ? 2 : 1;
          const bool to_dealer = won == TrickMark::DealerOne || won == TrickMark::DealerTwo;
          const int after_d = d + (to_dealer ? points : 0);
          const int after_n = n + (to_dealer ? 0 : points);
          // The king is marked first, and may be the game; at most one of the two gets there then.
          const double worth = d >= kGame         ? 1
                               : n >= kGame       ? 0
                               : after_d >= kGame ? 1
                               : after_n >= kGame ? 0
                                                  : 1 - dealer_wins(after_n, after_d);
          chance += deal.weights.at(king).at(tricks) / total * worth;
        }
      }
      dealer_wins_.at(static_cast<std::size_t>(dealer)).at(static_cast<std::size_t>(non_dealer)) =
          chance;
    }
  }
}

double ScoreTable::dealer_wins(int dealer, int non_dealer) const {
  return dealer_wins_.at(static_cast<std::size_t>(dealer)).at(static_cast<std::size_t>(non_dealer));
}

double ScoreTable::chance(int own, int other, bool deals) const {
  return deals ? dealer_wins(own, other) : 1 - dealer_wins(other, own);
}

const KnownDeal& book_deal() {
  static const KnownDeal kKnown = [] {
    KnownDeal known;
    known.outcomes.weights = {
      {
#include "analysis/book_deal.inc"
          return known;
  }();
  return kKnown;
}

}  // namespace ecarte::analysis
