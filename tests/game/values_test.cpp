// SPDX-License-Identifier: MIT
#include "game/values.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "game/seat.hpp"

namespace ecarte::game {
namespace {

enum class Word : std::uint8_t { One, Two, Three };
using Words = Values<Word>;

TEST(Values, WhatIsKnownHasOneMember) {
  const Words known{Word::Two};
  EXPECT_TRUE(known.known());
  EXPECT_TRUE(known.is(Word::Two));
  EXPECT_EQ(Word::Two, known.single());
  EXPECT_FALSE(known.has(Word::One));
}

TEST(Values, WhatIsNotKnownIsTheWholeDomain) {
  const Words either = Words::all(3);
  EXPECT_EQ(3, either.size());
  EXPECT_TRUE(either.has(Word::Three));
  EXPECT_FALSE(either.is(Word::Three));
  EXPECT_FALSE(either.single());
  EXPECT_EQ(Words{}, Words::all(0));
}

TEST(Values, AContradictionIsEmptyAndIsNothing) {
  Words set{Word::One};
  EXPECT_TRUE(set.narrow(Word::Two));
  EXPECT_TRUE(set.empty());
  EXPECT_FALSE(set.is(Word::One));
  EXPECT_FALSE(set.is(Word::Two));
  EXPECT_FALSE(set.single());
}

TEST(Values, NarrowingSaysWhetherItTookAnythingAway) {
  Words set = Words::all(3);
  EXPECT_FALSE(set.narrow(Words::all(3)));
  EXPECT_TRUE(set.narrow({Word::One, Word::Three}));
  EXPECT_EQ((Words{Word::One, Word::Three}), set);
  EXPECT_FALSE(set.narrow({Word::One, Word::Three}));
}

TEST(Values, NumbersHaveBoundsAndSums) {
  const Counts some = Counts::range(2, 4);
  EXPECT_EQ(2, some.least());
  EXPECT_EQ(4, some.most());
  EXPECT_EQ(Counts::range(3, 9), plus(some, Counts::range(1, 5)));
  EXPECT_EQ(Counts::range(0, 3), minus(some, Counts::range(1, 2)));
  EXPECT_EQ(Counts(5), minus(Counts(5), Counts(0)));
  EXPECT_TRUE(Counts::range(4, 3).empty());
}

TEST(Values, TheHighestValueOfAWordFits) {
  const Counts last{31};
  EXPECT_EQ(31, last.least());
  EXPECT_EQ(31, last.most());
  EXPECT_EQ(32, Counts::range(0, 31).size());
  EXPECT_TRUE(last.shifted(1).empty());
}

TEST(Values, SeatsAndTruthsAreValuesToo) {
  const Values<Seat> either{Seat::First, Seat::Second};
  EXPECT_FALSE(either.known());
  EXPECT_EQ(Seat::Second, (either - Values<Seat>{Seat::First}).single());
  const Perhaps perhaps = Perhaps::all(2);
  EXPECT_TRUE(perhaps.has(false));
  EXPECT_TRUE(perhaps.has(true));
}

TEST(Values, MembersComeInTheirOrder) {
  std::vector<int> members;
  for (const int value : Counts{7, 0, 3}) {
    members.push_back(value);
  }
  EXPECT_EQ((std::vector{0, 3, 7}), members);
}

TEST(Values, ASetIsWithinAnotherIfAllOfItIs) {
  EXPECT_TRUE(Counts::range(1, 2).within(Counts::range(0, 3)));
  EXPECT_FALSE(Counts::range(1, 4).within(Counts::range(0, 3)));
  EXPECT_TRUE(Counts{}.within(Counts{}));
}

}  // namespace
}  // namespace ecarte::game
