// SPDX-License-Identifier: MIT
#include "replay/playing_end.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_play.hpp"
#include "tests/replay/at_table.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(PlayingEnd, WhatItGaveIsNotedOnce) {
  AtPlay at{"1. Y 7♠, A 8♠"};
  at.play_on(2);
  at.progress.hand_over(HandEnd::ThrownDown, at.table.notes.now);
  at.end();
  at.playing_end.finish_playing();
  at.playing_end.finish_playing();
  EXPECT_EQ(std::ranges::count(at.facts.facts, FactKind::HandOver, &Fact::kind), 1);
  EXPECT_TRUE(at.facts.playings.back().over);
  EXPECT_EQ(at.facts.playings.back().tricks[kDealer], 1);
}

TEST(PlayingEnd, WhoStoodIsBoldIfHeLoses) {
  AtPlay at{"1. Y 7♠, A 8♠"};
  at.dealing().words.first = FirstWord::Stood;
  EXPECT_EQ(at.playing_end.bold(kNonDealer), NoYes::Yes);
  EXPECT_EQ(at.playing_end.bold(kDealer), NoYes::No);
  at.dealing().words.first = FirstWord::Refused;
  EXPECT_EQ(at.playing_end.bold(kDealer), NoYes::Yes);
}

}  // namespace
}  // namespace ecarte::replay
