// SPDX-License-Identifier: MIT
#include "replay/onlooker.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_play.hpp"
#include "tests/replay/at_table.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(Onlooker, SeesTheTricksWithTheirCards) {
  AtPlay at{"1. Y 7♠, A 8♠"};
  DealSeen seen;
  at.table.seen = &seen;
  at.play_on(2);
  Onlooker(at.table).see_playing();
  ASSERT_EQ(seen.cards.size(), 2U);
  ASSERT_EQ(seen.tricks.size(), 1U);
  EXPECT_EQ(seen.tricks.front().winner, kDealer);
}

TEST(Onlooker, SeesTheHandsBeforeEachAct) {
  AtPlay at{"1. Y 7♠, A 8♠"};
  DealSeen seen;
  seen.hands.resize(at.record.acts.size() + 1);
  at.table.seen = &seen;
  at.play_on(2);
  at.end();
  Onlooker(at.table).see_dealing();
  EXPECT_EQ(seen.hands.back()[kDealer].count, kFullHand - 1);
}

TEST(Onlooker, NobodyNeedLookOn) {
  AtPlay at{"1. Y 7♠, A 8♠"};
  at.play_on(2);
  EXPECT_NO_THROW(Onlooker(at.table).see_playing());
  EXPECT_NO_THROW(Onlooker(at.table).see_dealing());
}

}  // namespace
}  // namespace ecarte::replay
