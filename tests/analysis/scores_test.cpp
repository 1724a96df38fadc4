// SPDX-License-Identifier: MIT
//
// The game at every score, against games played out, and against a count of tosses.
#include "analysis/scores.hpp"

#include <bit>
#include <cmath>
#include <random>

#include <gtest/gtest.h>

namespace ecarte::analysis {
namespace {

TEST(Scores, OnePointADealIsACountOfTosses) {
  DealOutcomes deal;
  deal.at(KingMarkedBy::Nobody, TrickMark::NonDealerOne) = 1;
  deal.at(KingMarkedBy::Nobody, TrickMark::DealerOne) = 1;
  const ScoreTable table{deal};
  for (int own = 0; own < kGame; ++own) {
    for (int other = 0; other < kGame; ++other) {
      const int tosses = 9 - own - other;
      int wins = 0;
      for (unsigned way = 0; way < 1U << tosses; ++way) {
        wins += std::popcount(way) >= kGame - own ? 1 : 0;
      }
      EXPECT_NEAR(table.chance(own, other, true), std::ldexp(wins, -tosses), 1e-12);
      EXPECT_NEAR(table.chance(own, other, false), std::ldexp(wins, -tosses), 1e-12);
    }
  }
}

TEST(Scores, TheKingIsMarkedBeforeTheTricks) {
  DealOutcomes deal;
  deal.at(KingMarkedBy::DealerTurned, TrickMark::NonDealerTwo) = 1;
  const ScoreTable table{deal};
  EXPECT_EQ(table.dealer_wins(4, 4), 1);
  EXPECT_EQ(table.dealer_wins(3, 4), 0);
  DealOutcomes held;
  held.at(KingMarkedBy::NonDealerHeld, TrickMark::DealerTwo) = 1;
  EXPECT_EQ(ScoreTable{held}.dealer_wins(4, 4), 0);
  EXPECT_EQ(ScoreTable{held}.dealer_wins(3, 3), 1);
}

TEST(Scores, TheTableBuiltInAgreesWithGamesPlayedOut) {
  const KnownDeal& known = book_deal();
  EXPECT_GE(known.deals, 1'000'000);
  EXPECT_LT(known.error, 0.002);
  const ScoreTable table{known.outcomes};
  std::vector<double> flat;
  for (const auto& row : known.outcomes.weights) {
    flat.insert(flat.end(), row.begin(), row.end());
  }
  std::mt19937 random(5);
  std::discrete_distribution<int> draw(flat.begin(), flat.end());
  constexpr int kGames = 20'000;
  for (const auto& [dealer, other] : {std::pair{0, 0}, {3, 2}, {4, 3}, {1, 4}}) {
    int wins = 0;
    for (int game = 0; game < kGames; ++game) {
      std::array<int, 2> score{dealer, other};  // of the two players; the first deals first
      std::size_t deals = 0;
      while (score[0] < kGame && score[1] < kGame) {
        const int drawn = draw(random);
        const int king = drawn / 4;
        const int won = drawn % 4;
        if (king > 0) {
          ++score.at(king < 3 ? deals : 1 - deals);
        }
        if (score[0] < kGame && score[1] < kGame) {
          score.at(won < 2 ? 1 - deals : deals) += won % 2 + 1;
        }
        deals = 1 - deals;
      }
      wins += score[0] >= kGame ? 1 : 0;
    }
    EXPECT_NEAR(table.dealer_wins(dealer, other), static_cast<double>(wins) / kGames, 0.015);
  }
}

}  // namespace
}  // namespace ecarte::analysis
