// SPDX-License-Identifier: MIT
#include "replay/remarks.hpp"

#include <gtest/gtest.h>

namespace ecarte::replay {
namespace {

TEST(Remarks, AWordOfPlayNamesTheGame) {
  EXPECT_TRUE(names_the_game("you forgot to mark"));
  EXPECT_TRUE(names_the_game("He MARKED it"));  // however it is written, and in whichever form
  EXPECT_TRUE(names_the_game("what about trumps?"));
  EXPECT_FALSE(names_the_game("a fine evening, is it not"));
  EXPECT_FALSE(names_the_game(""));
}

TEST(Remarks, ANameOfACardIsAWordByItself) {
  EXPECT_TRUE(names_the_game("the ten, I think"));
  EXPECT_TRUE(names_the_game("ten"));
  EXPECT_FALSE(names_the_game("often tender"));
  EXPECT_FALSE(names_the_game("tentative"));
  EXPECT_TRUE(names_the_game("the ace"));
  EXPECT_FALSE(names_the_game("a place"));
}

TEST(Remarks, ASignOrANumberNamesItToo) {
  EXPECT_TRUE(names_the_game("♦"));
  EXPECT_TRUE(names_the_game("that makes 4"));
  EXPECT_TRUE(names_the_game("où est-il")) << "of another tongue nobody can say";
}

TEST(Remarks, ToAssentIsToTakeASide) {
  EXPECT_TRUE(assents("quite right, Doctor"));
  EXPECT_TRUE(assents("Nonsense!"));
  EXPECT_TRUE(assents("I agree"));
  EXPECT_FALSE(assents("a bright evening"));
  EXPECT_FALSE(assents("turn to the righteous"));
  EXPECT_FALSE(assents(""));
}

}  // namespace
}  // namespace ecarte::replay
