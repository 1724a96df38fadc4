// SPDX-License-Identifier: MIT
#include "replay/trick_play.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_play.hpp"
#include "tests/replay/at_table.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(TrickPlay, TheFirstCardLeadsAndTheSecondReplies) {
  AtPlay at{"1. Y 7♠, A 8♠"};
  at.play_on(2);
  const Tricks& tricks = at.table.playing.tricks;
  ASSERT_EQ(tricks.played(), 1);
  EXPECT_EQ(tricks.made(kDealer), 1);
  EXPECT_TRUE(tricks.leader().within({kDealer}));
}

TEST(TrickPlay, WhoHasNotWonLeadsOutOfTurn) {
  AtPlay at{"1. Y 7♠, A 8♠. 2. Y 9♠"};
  at.play_on(3);
  EXPECT_TRUE(at.table.playing.tricks.cards().back().how.off());
}

TEST(TrickPlay, ACardTakenBackIsInTheHandAgain) {
  AtPlay at{"1. Y 7♠, A 8♠", "A takes back 8♠"};
  at.play_on(2);
  EXPECT_EQ(at.table.cards.count(kDealer), kFullHand - 1);
  at.play.take_back(at.next(ActKind::TakeBack));
  EXPECT_EQ(at.table.cards.count(kDealer), kFullHand);
  EXPECT_TRUE(at.has_deed(Remedy::Unplay));
  EXPECT_EQ(at.table.playing.tricks.open(), 0);
}

TEST(TrickPlay, WhatIsPlayedTwiceCannotBe) {
  AtPlay at{"1. Y 7♠, A 8♠. 2. A 7♠"};
  at.play_on(3);
  ASSERT_FALSE(at.facts.impossible.empty());
}

}  // namespace
}  // namespace ecarte::replay
