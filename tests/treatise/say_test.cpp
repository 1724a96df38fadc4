// SPDX-License-Identifier: MIT
#include "treatise/say.hpp"

#include <gtest/gtest.h>

namespace ecarte::treatise {
namespace {

TEST(Say, AShareIsToldInFewParts) {
  EXPECT_EQ(share_words(3, 4), "about 3 in 4");
  EXPECT_EQ(share_words(39899, 65780), "about 3 in 5");
  EXPECT_EQ(share_words(1, 2), "about 1 in 2");
  EXPECT_EQ(share_words(57358, 65780), "about 7 in 8");
  EXPECT_EQ(share_words(9, 10), "about 9 in 10");
}

TEST(Say, NearTheEndsTheRareCaseIsCounted) {
  EXPECT_EQ(share_words(0, 7), "none");
  EXPECT_EQ(share_words(7, 7), "all");
  EXPECT_EQ(share_words(1, 297), "about 1 in 300");
  EXPECT_EQ(share_words(296, 297), "all but about 1 in 300");
  EXPECT_EQ(share_words(1, 13), "about 1 in 13");
  EXPECT_EQ(share_words(65779, 65780), "all but about 1 in 66,000");
}

TEST(Say, OddsAreThoseThatAreLaid) {
  EXPECT_EQ(odds_words(1, 1), "about evens");
  EXPECT_EQ(odds_words(100, 99), "about evens");
  EXPECT_EQ(odds_words(2, 1), "about 2 to 1 on");
  EXPECT_EQ(odds_words(1, 2), "about 2 to 1 against");
  EXPECT_EQ(odds_words(39899, 65780 - 39899), "about 3 to 2 on");
  EXPECT_EQ(odds_words(36, 1), "about 40 to 1 on");
  EXPECT_EQ(odds_words(1, 652), "about 650 to 1 against");
}

TEST(Say, AChanceIsToldBothWays) {
  EXPECT_EQ(chance_words(39899, 65780), "about 3 in 5 (60.7 %), or about 3 to 2 on");
  EXPECT_EQ(chance_words(5, 5), "always");
  EXPECT_EQ(chance_words(0, 5), "never");
}

TEST(Say, LongNumbersAreGrouped) {
  EXPECT_EQ(grouped(7), "7");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(65780), "65,780");
  EXPECT_EQ(grouped(16793897120), "16,793,897,120");
}

}  // namespace
}  // namespace ecarte::treatise
