// SPDX-License-Identifier: MIT
#include "sitting/on_table.hpp"

#include <gtest/gtest.h>

#include "tests/sitting/at_desk.hpp"

namespace ecarte::sitting {
namespace {

using game::Seat;
using test::kA;
using test::kY;
using test::kZ;

constexpr Amount kAgreed = 10;

struct Table : OnTable {
  Table() { begin({kA, kY}); }
};

TEST(OnTable, NothingIsLaidUntilSomebodyStakesOrBets) {
  Table table;
  EXPECT_FALSE(table.is_laid());
  EXPECT_EQ(table.total(Seat::First, kAgreed), kAgreed);
  table.lay(kZ, Seat::First, 5);
  EXPECT_TRUE(table.is_laid());
  EXPECT_EQ(table.total(Seat::First, kAgreed), 15);
}

TEST(OnTable, AStakeThatIsWrittenGoesBeforeWhatWasAgreed) {
  Table table;
  table.stake(Seat::Second, 12);
  EXPECT_EQ(table.stake_of(Seat::Second, kAgreed), 12);
  EXPECT_EQ(table.stake_of(Seat::First, kAgreed), 0);
}

TEST(OnTable, WhoBetsTwiceHasOneSum) {
  Table table;
  table.lay(kZ, Seat::First, 5);
  table.lay(kZ, Seat::First, 3);
  table.lay(kA, Seat::First, 4);
  ASSERT_EQ(table.side(Seat::First).bettors.size(), 1U);
  EXPECT_EQ(table.side(Seat::First).bettors[0].amount, 8);
  EXPECT_EQ(table.side(Seat::First).player.amount, 4);
}

TEST(OnTable, NobodyDrawsBackMoreThanHeLaid) {
  Table table;
  table.lay(kZ, Seat::First, 5);
  table.lay(kZ, Seat::Second, 9);
  table.withdraw(kZ, 4);  // where he has the more
  EXPECT_EQ(table.side(Seat::Second).of(kZ), 5);
  table.withdraw(kZ, 100);
  table.withdraw(kZ, 0);  // all that is left
  EXPECT_EQ(table.side(Seat::First).of(kZ) + table.side(Seat::Second).of(kZ), 0);
  EXPECT_EQ(table.withdrawn(), 14);
}

TEST(OnTable, APlayersBetThatNobodyCoversIsWithHisAdversary) {
  Table table;
  table.lay(kA, Seat::First, 6);
  table.lay(kZ, Seat::Second, 2);
  table.lay_stakes(kAgreed);
  table.cover_each_other(kAgreed);
  EXPECT_EQ(table.side(Seat::Second).player.amount, 14);
  EXPECT_EQ(table.total(Seat::First, kAgreed), table.total(Seat::Second, kAgreed));
}

TEST(OnTable, WhatAPlayerLosesWithTheGameIsHisStakeAndHisBets) {
  Table table;
  table.lay(kA, Seat::First, 6);
  table.lay(kA, Seat::Second, 2);
  EXPECT_EQ(table.at_stake(kA, Seat::First, kAgreed), 18);
  table.lay_stakes(kAgreed);
  EXPECT_EQ(table.at_stake(kA, Seat::First, kAgreed), 18);
}

TEST(OnTable, AnotherGameBeginsWithAnEmptyTable) {
  Table table;
  table.lay(kZ, Seat::First, 5);
  table.stake(Seat::First, 3);
  table.lay_stakes(kAgreed);
  table.begin({kA, kZ});
  EXPECT_FALSE(table.is_laid());
  EXPECT_EQ(table.side(Seat::Second).player.person, kZ);
  EXPECT_EQ(table.total(Seat::First, kAgreed), kAgreed);
}

}  // namespace
}  // namespace ecarte::sitting
