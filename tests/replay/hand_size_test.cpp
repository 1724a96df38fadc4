// SPDX-License-Identifier: MIT
#include "replay/hand_size.hpp"

#include <gtest/gtest.h>

#include "replay/cards.hpp"
#include "tests/replay/acts.hpp"

namespace ecarte::replay {
namespace {

TEST(HandSize, IsASetOfTheSizesTheRecordAllows) {
  EXPECT_TRUE(exactly(kFullHand).known());
  EXPECT_EQ(exactly(31), exactly(254)) << "more there cannot be";
  EXPECT_EQ(Counts::range(3, 4), less_by(Counts::range(4, 5), 1));
  EXPECT_EQ(Counts{0}, less_by(Counts::range(0, 1), 1)) << "who plays a card had one";
  EXPECT_EQ(Counts{0}, less_by(4, 5));
  EXPECT_EQ(Counts::range(4, 6), more_by(Counts::range(3, 4), Counts::range(1, 2)));
  EXPECT_EQ(0, beyond(Counts::range(4, 5), 5));
  EXPECT_EQ(1, beyond(Counts::range(4, 5), 6));
  EXPECT_EQ(-2, beyond(Counts::range(4, 5), 2));
}

class HandSizes : public testing::Test {
 protected:
  void put_out(ActIndex at, Counts number) {
    EXPECT_FALSE(cards_.move(at, hand_of(kA), Pile::Out, number, {}));
  }
  void take(ActIndex at, Counts number) {
    EXPECT_FALSE(cards_.move(at, Pile::Stock, hand_of(kA), number, {}));
  }
  void play(ActIndex first, int number) {
    for (int i = 0; i < number; ++i) {
      put_out(static_cast<ActIndex>(first + i), 1);
    }
  }

  Cards cards_;
};

TEST_F(HandSizes, AreOneWhereAllIsTold) {
  put_out(1, 3);
  take(2, 3);
  EXPECT_EQ(Counts{5}, cards_.count(kA));
  EXPECT_FALSE(cards_.settle());
  EXPECT_EQ(Counts{2}, cards_.count_at(kA, 2));
}

TEST_F(HandSizes, AreSeveralWhereTheNumberTakenIsNotTold) {
  put_out(1, 3);
  take(2, Counts::range(2, 3));
  cards_.start_playing();
  EXPECT_EQ(Counts::range(4, 5), cards_.count(kA));
  EXPECT_FALSE(cards_.settle());
  EXPECT_EQ(Counts::range(4, 5), cards_.count_at_start(kA));
}

TEST_F(HandSizes, AFifthCardPlayedTellsThatFiveWereHeld) {
  put_out(1, 3);
  take(2, Counts::range(2, 3));
  cards_.start_playing();
  play(3, 5);
  EXPECT_EQ(Counts{0}, cards_.count(kA)) << "and forwards";
  EXPECT_FALSE(cards_.settle());
  EXPECT_EQ(Counts{5}, cards_.count_at_start(kA)) << "and backwards";
  EXPECT_EQ(Counts{2}, cards_.count_at(kA, 2));
}

TEST_F(HandSizes, ANumberToldLaterHoldsForTheActsBefore) {
  put_out(1, Counts::range(2, 3));
  take(2, 3);
  EXPECT_EQ(Counts::range(5, 6), cards_.count(kA));
  EXPECT_TRUE(cards_.tell_count(3, kA, 6));
  EXPECT_FALSE(cards_.settle());
  EXPECT_EQ(Counts{3}, cards_.count_at(kA, 2)) << "so he put out two";
  EXPECT_EQ(Counts{6}, cards_.count_at(kA, 3));
}

TEST_F(HandSizes, CardsToldTellHowManyThereAreAtTheLeast) {
  put_out(1, 3);
  take(2, Counts::range(1, 3));
  EXPECT_FALSE(cards_.tell(3, kA, kKings));
  EXPECT_EQ(Counts::range(4, 5), cards_.count(kA));
}

TEST_F(HandSizes, ANumberThatCannotBeLeavesNone) {
  put_out(1, 3);
  take(2, Counts::range(2, 3));
  EXPECT_TRUE((cards_.count(kA) & Counts{6}).empty());
  EXPECT_FALSE(cards_.tell_count(3, kA, 6));
  EXPECT_EQ(Counts::range(4, 5), cards_.count(kA));
}

TEST_F(HandSizes, FoundMiscountedTheyAreAllOtherwise) {
  put_out(1, 3);
  take(2, Counts::range(2, 3));
  cards_.recount(kA, 1);
  EXPECT_EQ(Counts::range(5, 6), cards_.count(kA));
}

}  // namespace
}  // namespace ecarte::replay
