// SPDX-License-Identifier: MIT
//
// The dealer's answer, hand by hand, as pp. 55-57 give it.
#include "treatise/refusal.hpp"

#include <gtest/gtest.h>

#include "treatise/pattern.hpp"

namespace ecarte::treatise {
namespace {

bool refuses(std::string_view text) {
  return advise_dealer(completions(read_tokens(text), Suit::Spades).front().hand, Suit::Spades)
      .refuse;
}

TEST(Refusal, ThreeTrumpsRefuseUnlessTheKingIsOne) {
  EXPECT_TRUE(refuses("9♠ 8♠ 7♠ 7♥ 7♦"));
  EXPECT_FALSE(refuses("K♠ 8♠ 7♠ 7♥ 7♦"));
}

TEST(Refusal, TwoTrumpsAndASuitWantACourtCardAtItsHead) {
  EXPECT_TRUE(refuses("9♠ 8♠ J♥ 8♥ 7♥"));
  EXPECT_FALSE(refuses("9♠ 8♠ A♥ 8♥ 7♥"));
}

TEST(Refusal, TwoTrumpsRefuseWithTheHandsThreeToFive) {
  EXPECT_TRUE(refuses("9♠ 8♠ Q♥ 7♥ 7♦"));
  EXPECT_TRUE(refuses("9♠ 8♠ 8♥ 7♥ K♦"));
  EXPECT_TRUE(refuses("9♠ 8♠ Q♥ J♦ A♣"));
  EXPECT_FALSE(refuses("9♠ 8♠ 9♥ 7♥ 7♦"));
}

TEST(Refusal, OneTrumpAndAStrongSuitWantAHighSingleCard) {
  EXPECT_TRUE(refuses("9♠ K♥ Q♥ J♥ J♦"));
  EXPECT_FALSE(refuses("9♠ K♥ Q♥ J♥ 9♦"));
  EXPECT_TRUE(refuses("9♠ K♥ Q♥ 7♥ Q♦"));
  EXPECT_FALSE(refuses("9♠ K♥ Q♥ 7♥ J♦"));
  EXPECT_FALSE(refuses("9♠ K♥ 9♥ 8♥ 7♥"));
}

TEST(Refusal, OneTrumpAndQueens) {
  EXPECT_FALSE(refuses("9♠ Q♥ 8♥ 7♥ Q♦"));
  EXPECT_TRUE(refuses("9♠ Q♥ 8♥ Q♦ 7♦"));
  EXPECT_TRUE(refuses("9♠ Q♥ 8♥ J♦ 7♦"));
  EXPECT_TRUE(refuses("9♠ Q♥ J♦ 7♦ J♣"));
  EXPECT_FALSE(refuses("9♠ Q♥ J♦ 7♦ A♣"));
}

TEST(Refusal, OneTrumpAndKings) {
  EXPECT_TRUE(refuses("9♠ K♥ K♦ 8♣ 7♣"));
  EXPECT_TRUE(refuses("9♠ K♥ Q♦ A♣ 7♣"));
  EXPECT_FALSE(refuses("9♠ K♥ Q♦ T♣ 7♣"));
  EXPECT_TRUE(refuses("9♠ K♥ 7♥ Q♦ 7♣"));
  EXPECT_TRUE(refuses("9♠ K♥ Q♦ 7♦ 7♣"));
}

TEST(Refusal, NoTrumpWantsThreeSuitsOfCourtCardsOrTwoGuardedQueens) {
  EXPECT_TRUE(refuses("K♥ Q♥ J♦ J♣ 7♣"));
  EXPECT_FALSE(refuses("K♥ Q♥ K♦ J♦ 7♣"));
  EXPECT_TRUE(refuses("Q♥ 7♥ Q♦ 7♦ Q♣"));
  EXPECT_FALSE(refuses("Q♥ 8♥ 7♥ Q♦ Q♣"));
  EXPECT_TRUE(refuses("K♥ 7♥ K♦ 7♦ K♣"));
}

}  // namespace
}  // namespace ecarte::treatise
