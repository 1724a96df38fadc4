// SPDX-License-Identifier: MIT
#include "replay/play_progress.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_play.hpp"
#include "tests/replay/at_table.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(PlayProgress, ThePlayingBeginsOnce) {
  AtPlay at{"1. Y 7♠, A 8♠"};
  at.next(ActKind::Play);
  at.progress.begin_playing();
  at.progress.begin_playing();
  EXPECT_EQ(at.facts.playings.size(), 1U);
  EXPECT_EQ(at.dealing().phase, Phase::Playing);
  EXPECT_EQ(at.progress.first_playing_of_dealing(), 1);
}

TEST(PlayProgress, TricksNotToldCostEachACard) {
  AtPlay at{"3. Y 7♠, A 8♠"};
  at.next(ActKind::Play);
  at.progress.begin_playing();
  at.progress.skip_tricks(3);
  EXPECT_EQ(at.table.cards.count(kDealer), kFullHand - 2);
  EXPECT_EQ(at.table.cards.count(kNonDealer), kFullHand - 2);
  EXPECT_EQ(at.table.playing.tricks.last_number(), 2);
}

TEST(PlayProgress, TheHandIsOverWhenTheCardsAreGone) {
  AtPlay at{"5. Y 7♠, A 8♠"};
  at.next(ActKind::Play);
  at.progress.begin_playing();
  at.progress.skip_tricks(5);
  at.progress.end_if_exhausted();
  EXPECT_FALSE(at.table.playing.ending.over());
  at.progress.skip_tricks(6);
  at.progress.end_if_exhausted();
  EXPECT_TRUE(at.table.playing.ending.over(HandEnd::Played));
  EXPECT_EQ(at.dealing().phase, Phase::Over);
}

}  // namespace
}  // namespace ecarte::replay
