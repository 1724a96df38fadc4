// SPDX-License-Identifier: MIT
#include "sitting/stakes.hpp"

#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ecarte::sitting {
namespace {

using testing::ElementsAre;

Amount sum_of(const std::vector<Laid>& list) {
  Amount sum = 0;
  for (const Laid& laid : list) {
    sum += laid.amount;
  }
  return sum;
}

TEST(Share, WhatDoesNotDivideGoesToTheLargestRemainders) {
  EXPECT_THAT(share(15, {7, 3}), ElementsAre(11, 4));  // 10½ and 4½: the first has the odd coin
  EXPECT_THAT(share(10, {1, 1, 1}), ElementsAre(4, 3, 3));
  EXPECT_THAT(share(10, {1, 2, 4}), ElementsAre(1, 3, 6));  // 1 3/7, 2 6/7, 5 5/7
  EXPECT_THAT(share(5, {0, 0}), ElementsAre(0, 0));
  EXPECT_THAT(share(0, {3, 4}), ElementsAre(0, 0));
}

TEST(Table, WhereBothSidesAreEqualEverybodyHasTwiceWhatHeLaid) {
  const Division division = divide({{0, 10}, {{2, 5}, {3, 1}}}, {{1, 10}, {{4, 6}}});
  ASSERT_EQ(division.winners.size(), 3U);
  EXPECT_EQ(division.winners[0].amount, 20);
  EXPECT_EQ(division.winners[1].amount, 10);
  EXPECT_EQ(division.winners[2].amount, 2);
  EXPECT_TRUE(division.returned.empty());
  EXPECT_EQ(division.deficient, 0);
}

TEST(Table, TheWinnerIsPaidInFullAndHisBettorsShareTheShortfall) {
  const Division division = divide({{0, 10}, {{2, 7}, {3, 3}}}, {{1, 10}, {{4, 5}}});
  EXPECT_EQ(division.winners[0].amount, 20);
  EXPECT_EQ(division.winners[1].amount, 11);
  EXPECT_EQ(division.winners[2].amount, 4);
  EXPECT_EQ(division.deficient, 5);
}

TEST(Table, WhatTheLosersLaidTooMuchGoesBackToThem) {
  const Division division = divide({{0, 10}, {}}, {{1, 10}, {{4, 6}, {5, 3}}});
  EXPECT_EQ(division.winners[0].amount, 20);
  ASSERT_EQ(division.returned.size(), 2U);
  EXPECT_EQ(division.returned[0].amount, 6);
  EXPECT_EQ(division.returned[1].amount, 3);
}

TEST(Table, WhateverIsLaidIsTakenUpAgainToTheLastCoin) {
  std::mt19937_64 random{7};
  const auto some = [&random](Amount most) {
    return static_cast<Amount>(random() % static_cast<std::uint64_t>(most + 1));
  };
  for (int i = 0; i < 20'000; ++i) {
    std::array<Side, 2> sides;
    const Amount most = i % 7 == 0 ? record::kMostMoney : 50;
    PersonNumber next = 2;
    for (std::size_t seat = 0; seat < 2; ++seat) {
      sides[seat].player = {static_cast<PersonNumber>(seat), some(most)};
      for (Amount n = some(4); n > 0; --n) {
        sides[seat].bettors.push_back({next++, some(most)});
      }
    }
    const Side& won = sides[0];
    const Side& lost = sides[1];
    const Division division = divide(won, lost);
    ASSERT_EQ(sum_of(division.winners) + sum_of(division.returned), won.total() + lost.total());
    const Amount full = std::min(2 * won.player.amount, won.total() + lost.total());
    ASSERT_EQ(division.winners.front().amount, full);
    const Amount bets = won.total() - won.player.amount;
    const Amount left = sum_of(division.winners) - full;
    for (std::size_t b = 0; b < won.bettors.size() && bets != 0; ++b) {
      const Amount has = division.winners[b + 1].amount;
      const Amount laid = won.bettors[b].amount;
      ASSERT_LE(has, 2 * laid);
      // Within one coin of the exact proportion: |has·bets − left·laid| < bets.
      const long double exact = static_cast<long double>(left) * static_cast<long double>(laid) /
                                static_cast<long double>(bets);
      ASSERT_LT(std::abs(static_cast<long double>(has) - exact), 1.0L + 1e-6L);
    }
    ASSERT_EQ(division.deficient == 0, sum_of(division.winners) == 2 * won.total());
  }
}

}  // namespace
}  // namespace ecarte::sitting
