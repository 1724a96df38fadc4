// SPDX-License-Identifier: MIT
#include "analysis/worth.hpp"

namespace ecarte::analysis {

DealWorth::DealWorth(const DealerWins& after, int dealer, int non_dealer,
                     const TrickPoints& stakes) {
  for (std::size_t king = 0; king < worth_.size(); ++king) {
    for (int tricks = 0; tricks <= kHand; ++tricks) {
      worth_.at(king).at(static_cast<std::size_t>(tricks)) =
          1 - dealers_worth(after, dealer, non_dealer, static_cast<KingMarkedBy>(king),
                            trick_mark(tricks, stakes));
    }
  }
}

KingMarkedBy king_mark(Card turn_up, CardSet non_dealer, CardSet dealer) {
  const Card king{game::Rank::King, turn_up.suit};
  return turn_up == king        ? KingMarkedBy::DealerTurned
         : non_dealer.has(king) ? KingMarkedBy::NonDealerHeld
         : dealer.has(king)     ? KingMarkedBy::DealerHeld
                                : KingMarkedBy::Nobody;
}

double worth_of_lead(const Weighed& weighed, std::size_t lead, KingMarkedBy others,
                     const DealWorth& worth) {
  const TrickWeights& all = weighed.tricks[lead];
  const TrickWeights& held = weighed.with_king[lead];
  double sum = 0;
  for (int tricks = 0; tricks <= kHand; ++tricks) {
    const auto at = static_cast<std::size_t>(tricks);
    sum += static_cast<double>(all[at] - held[at]) * worth.at(others, tricks) +
           static_cast<double>(held[at]) * worth.at(KingMarkedBy::DealerHeld, tricks);
  }
  return sum;
}

std::size_t best_lead(const Weighed& weighed, KingMarkedBy others, const DealWorth& worth) {
  std::size_t best = 0;
  double most = worth_of_lead(weighed, 0, others, worth);
  for (std::size_t lead = 1; lead < weighed.tricks.size(); ++lead) {
    const double found = worth_of_lead(weighed, lead, others, worth);
    if (found > most) {
      most = found;
      best = lead;
    }
  }
  return best;
}

CardSet thrown_out(CardSet hand, Suit trump) {
  const CardSet kept = keepers(hand, trump);
  if (kept != hand) {
    return hand - kept;
  }
  const CardSet plain = hand - CardSet::of(trump);
  return (plain.empty() ? hand : plain).first();
}

}  // namespace ecarte::analysis
