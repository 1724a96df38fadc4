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

double dealers_worth(const DealerWins& after, int dealer, int non_dealer, KingMarkedBy king,
                     TrickMark tricks) {
  const bool dealers_king = king == KingMarkedBy::DealerTurned || king == KingMarkedBy::DealerHeld;
  const int d = dealer + (dealers_king ? 1 : 0);
  const int n = non_dealer + (king == KingMarkedBy::NonDealerHeld ? 1 : 0);
  if (d >= kGame || n >= kGame) {
    return d >= kGame ? 1 : 0;
  }
  const int points = tricks == TrickMark::NonDealerTwo || tricks == TrickMark::DealerTwo ? 2 : 1;
  const bool dealer_made = tricks == TrickMark::DealerOne || tricks == TrickMark::DealerTwo;
  const int dealer_then = dealer_made ? d + points : d;
  const int non_dealer_then = dealer_made ? n : n + points;
  if (dealer_then >= kGame || non_dealer_then >= kGame) {
    return dealer_then >= kGame ? 1 : 0;
  }
  return 1 - after.at(static_cast<std::size_t>(non_dealer_then))
                 .at(static_cast<std::size_t>(dealer_then));
}

TrickMark trick_mark(int tricks, const TrickPoints& stakes) {
  const bool own = tricks >= kTricksForPoint;
  const bool two =
      tricks == kTricksForVole || tricks == 0 || (own ? stakes.point : stakes.lost) == 2;
  return own ? (two ? TrickMark::NonDealerTwo : TrickMark::NonDealerOne)
             : (two ? TrickMark::DealerTwo : TrickMark::DealerOne);
}

ScoreTable::ScoreTable(const DealOutcomes& deal) {
  const double total = deal.total();
  for (int sum = 2 * (kGame - 1); sum >= 0; --sum) {
    for (int dealer = std::max(0, sum - kGame + 1); dealer <= std::min(sum, kGame - 1); ++dealer) {
      const int non_dealer = sum - dealer;
      double chance = 0;
      for (std::size_t king = 0; king < 4; ++king) {
        for (std::size_t tricks = 0; tricks < 4; ++tricks) {
          chance += deal.weights.at(king).at(tricks) / total *
                    dealers_worth(dealer_wins_, dealer, non_dealer, static_cast<KingMarkedBy>(king),
                                  static_cast<TrickMark>(tricks));
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
