// SPDX-License-Identifier: MIT
//
// Proposing as a game of classes: against a game solved on paper, and every pure plan tried; the
// bands of the hands against the odds counted hand by hand.
#include "analysis/proposing.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include <gtest/gtest.h>

#include "analysis/odds.hpp"
#include "analysis/worth.hpp"
#include "tests/analysis/cards.hpp"

namespace ecarte::analysis {
namespace {

/// A strong and a weak hand against one: the weak one proposes one time in three, and is refused as
/// often, as for a bet of the size of the stake.
TEST(Proposing, AGameSolvedOnPaper) {
  ProposingGame game(2, 1);
  game.add(0, 0, 1, 1, 1, 2);
  game.add(1, 0, 1, -1, 1, -2);
  const ProposingGame::Plans plans = game.solve(20'000);
  EXPECT_EQ(plans.play[0], 0);
  EXPECT_NEAR(plans.play[1], 2.0 / 3, 0.02);
  EXPECT_NEAR(plans.refuse[0], 1.0 / 3, 0.02);
  EXPECT_NEAR(game.value(plans), 1.0 / 3, 0.02);
  EXPECT_LT(game.gap(plans), 0.03);
}

TEST(Proposing, TheBestAnswersAreThoseOfAllPurePlans) {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> chance(0, 1);
  for (int trial = 0; trial < 50; ++trial) {
    ProposingGame game(4, 3);
    for (std::size_t n = 0; n < 4; ++n) {
      for (std::size_t d = 0; d < 3; ++d) {
        game.add(n, d, chance(random), chance(random), chance(random), chance(random));
      }
    }
    const ProposingGame::Plans plans = game.solve(2000);
    double most = 0;
    for (unsigned way = 0; way < 16; ++way) {
      ProposingGame::Plans pure = plans;
      for (unsigned n = 0; n < 4; ++n) {
        pure.play[n] = way >> n & 1U;
      }
      most = std::max(most, game.value(pure));
    }
    double least = 1;
    for (unsigned way = 0; way < 8; ++way) {
      ProposingGame::Plans pure = plans;
      for (unsigned d = 0; d < 3; ++d) {
        pure.refuse[d] = way >> d & 1U;
      }
      least = std::min(least, game.value(pure));
    }
    EXPECT_NEAR(game.best_play(plans.refuse), most, 1e-12);
    EXPECT_NEAR(game.best_refusal(plans.play), least, 1e-12);
    EXPECT_NEAR(game.gap(plans), most - least, 1e-12);
    // The answers themselves bring what the best of them are said to.
    EXPECT_NEAR(game.value({game.answer_to_refusing(plans.refuse), plans.refuse}), most, 1e-12);
    EXPECT_NEAR(game.value({plans.play, game.answer_to_playing(plans.play)}), least, 1e-12);
    EXPECT_LT(game.gap(plans), 0.02);
  }
}

TEST(Proposing, ClassesAreNumberedWithoutGaps) {
  for (std::size_t i = 0; i < kHandClasses; ++i) {
    EXPECT_EQ(HandClass::at(i).index(), i);
  }
}

TEST(Proposing, TheBandsBuiltInAreThoseCounted) {
  const std::string counted = count_bands();
  std::size_t at = 0;
  int hands = 0;
  each_kind_of_hand([&](CardSet hand, int alike) {
    EXPECT_EQ(band(hand, Suit::Spades), counted.at(at++) - 'a');
    hands += alike;
  });
  EXPECT_EQ(at, counted.size());
  EXPECT_EQ(hands, 201'376);
}

TEST(Proposing, ABandIsTheChanceOfThePoint) {
  std::mt19937 random(11);
  std::vector<int> pack(32);
  std::iota(pack.begin(), pack.end(), 0);
  Solver solver;
  for (int trial = 0; trial < 40; ++trial) {
    std::shuffle(pack.begin(), pack.end(), random);
    CardSet hand;
    for (std::size_t i = 0; i < 5; ++i) {
      hand |= game::card_at(pack[i]);
    }
    const auto trump = static_cast<Suit>(trial % 4);
    const Odds found = odds(solver, {hand, {}, trump, Role::NonDealer, {}}, Model::Lead);
    const double chance =
        100 * static_cast<double>(found.point.count()) / static_cast<double>(found.total);
    const auto at = static_cast<std::size_t>(band(hand, trump));
    EXPECT_GE(chance, kBandFrom.at(at));
    EXPECT_LT(chance, at + 1 < kBandFrom.size() ? kBandFrom.at(at + 1) : 101);
  }
}

TEST(Proposing, ThePlansBuiltInLeaveLittleToGain) {
  const KnownPlans& plans = known_plans();
  EXPECT_GE(plans.deals, 1'000'000);
  EXPECT_GE(plans.other_deals, 1'000'000);
  EXPECT_LT(plans.error, 0.002);
  for (int dealer = 0; dealer < kGame; ++dealer) {
    for (int other = 0; other < kGame; ++other) {
      const ScorePlans& one = plans.at(dealer, other);
      EXPECT_GE(one.gap, 0);
      EXPECT_LT(one.gap, 0.001);
      // And no more on deals they were not found from.
      EXPECT_LE(one.elsewhere.low, one.elsewhere.high);
      EXPECT_LT(one.elsewhere.high, 0.001);
      // What the book costs is a departure from plans that leave no more than the gap, but that the
      // book goes by the cards themselves.
      EXPECT_GT(one.book_play, -0.002);
      EXPECT_GT(one.book_refuse, -0.002);
      if (dealer + 1 < kGame) {
        EXPECT_GT(plans.at(dealer + 1, other).dealer_wins, one.dealer_wins);
      }
    }
  }
}

TEST(Proposing, ADealIsWorthTheScoreItLeadsTo) {
  const DealerWins after = [] {
    DealerWins wins{};
    for (std::size_t i = 0; i < 25; ++i) {
      wins.at(i / 5).at(i % 5) = 0.01 * static_cast<double>(i);
    }
    return wins;
  }();
  const DealWorth played{after, 2, 3, kStood};
  // The dealer's king, and two points for the point lost by him who did not propose.
  EXPECT_EQ(played.at(KingMarkedBy::DealerHeld, 2), 0);
  // Two to three, and the vole.
  EXPECT_EQ(played.at(KingMarkedBy::Nobody, 5), 1);
  // Two to four, and the other deals.
  EXPECT_NEAR(played.at(KingMarkedBy::Nobody, 3), after[4][2], 1e-12);
  EXPECT_NEAR(played.at(KingMarkedBy::DealerHeld, 3), after[4][3], 1e-12);
  EXPECT_NEAR(DealWorth(after, 2, 3, kRefused).at(KingMarkedBy::Nobody, 2), after[3][3], 1e-12);
}

TEST(Proposing, OneCardAtLeastIsThrownOut) {
  EXPECT_EQ(thrown_out(cards("9S 8H 7D KC 8C"), Suit::Spades), cards("8H 7D 8C"));
  EXPECT_EQ(thrown_out(cards("9S 8S 7S KC QS"), Suit::Spades), cards("KC"));
  EXPECT_EQ(thrown_out(cards("9S 8S 7S KS QS"), Suit::Spades), cards("7S"));
}

}  // namespace
}  // namespace ecarte::analysis
