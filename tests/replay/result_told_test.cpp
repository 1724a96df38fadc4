// SPDX-License-Identifier: MIT
#include "replay/result_told.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_play.hpp"
#include "tests/replay/at_table.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

struct Results : AtPlay {
  using AtPlay::AtPlay;
  ResultTold result{table, opening, giving, exchanging, hands, progress};
};

TEST(ResultTold, ATrickToldByItsWinnerWasPlayed) {
  Results at{"Y takes trick 2"};
  at.result.trick_told(at.next(ActKind::TakeTrick));
  EXPECT_EQ(at.table.playing.tricks.last_number(), 2);
  EXPECT_EQ(at.table.playing.tricks.made(kNonDealer), 1);
  EXPECT_EQ(at.table.cards.count(kDealer), kFullHand - 2);
}

TEST(ResultTold, WhatTheHandGaveEndsIt) {
  Results at{"Y makes the point"};
  at.result.made(at.next(ActKind::Made));
  EXPECT_TRUE(at.table.playing.ending.over(HandEnd::Stated));
  EXPECT_TRUE(at.has_beat(Beat::NFirstCard));
}

TEST(ResultTold, TricksMadeSoFarDoNotEndIt) {
  Results at{"Y makes 2 tricks; A makes 1 trick", "4. Y 7♠, A 8♠"};
  at.result.made(at.next(ActKind::Made));
  at.result.made(at.next(ActKind::Made));
  EXPECT_FALSE(at.table.playing.ending.over());
  EXPECT_EQ(at.table.playing.tricks.made(kNonDealer), 2);
  EXPECT_EQ(at.table.playing.tricks.made(kDealer), 1);
}

}  // namespace
}  // namespace ecarte::replay
