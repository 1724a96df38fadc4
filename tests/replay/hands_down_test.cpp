// SPDX-License-Identifier: MIT
#include "replay/hands_down.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_play.hpp"
#include "tests/replay/at_table.hpp"
#include "tests/replay/told.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

struct Down : AtPlay {
  using AtPlay::AtPlay;
  HandsDown down{table, giving, exchanging, progress, playing_end};
};

TEST(HandsDown, ThrownDownWithoutAClaimTheHandIsOver) {
  Down at{"1. Y 7♠, A 8♠", "Y throws down"};
  at.play_on(2);
  at.down.throw_down(at.next(ActKind::ThrowDown));
  EXPECT_TRUE(at.table.playing.ending.over(HandEnd::ThrownDown));
  EXPECT_TRUE(must_be(*at.fact(FactKind::ThrownDown), 0, NoYes::No));
}

TEST(HandsDown, WhatIsClaimedMayBeGranted) {
  Down at{"1. Y 7♠, A 8♠", "A throws down, claiming the point", "Y grants it"};
  at.play_on(2);
  at.down.throw_down(at.next(ActKind::ThrowDown));
  EXPECT_TRUE(at.down.grant(at.next(ActKind::Grant)));
  EXPECT_TRUE(at.table.playing.ending.over(HandEnd::Granted));
}

TEST(HandsDown, WhatIsGrantedWasClaimed) {
  Down at{"1. Y 7♠, A 8♠", "Y grants it"};
  at.play_on(2);
  EXPECT_FALSE(at.down.grant(at.next(ActKind::Grant)));
  EXPECT_FALSE(at.table.playing.ending.over());
}

TEST(HandsDown, WhatIsClaimedInPlayEndsTheHandWhenItIsGranted) {
  const DealFacts deal = told({"deal 1: A gives 3-2; turns 8♦", "Y plays", "1. Y 7♠, A 8♠",
                               "A claims the vole", "Y grants it"});
  const Fact* const over = find_fact(deal, FactKind::HandOver);
  ASSERT_NE(over, nullptr);
  EXPECT_TRUE(must_be(*over, 0, Result::Vole) && must_be(*over, 2, HandEnd::Granted));
}

TEST(HandsDown, TheSameHandsAreTakenAgain) {
  Down at{"1. Y 7♠, A 8♠", "the hands are played again"};
  at.play_on(2);
  at.next(ActKind::HandsAgain);
  at.down.hands_again();
  EXPECT_EQ(at.facts.playings.size(), 2U);
  EXPECT_EQ(at.table.cards.count(kDealer), kFullHand);
  EXPECT_TRUE(at.table.playing.tricks.cards().empty());
}

}  // namespace
}  // namespace ecarte::replay
