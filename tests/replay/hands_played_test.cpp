// SPDX-License-Identifier: MIT
#include "replay/hands_played.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_play.hpp"
#include "tests/replay/at_table.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(HandsPlayed, HisFirstCardAndHisSecondAreBeats) {
  AtPlay at{"1. Y 7♠, A 8♠"};
  at.next(ActKind::Play);
  at.hands.has_played(kNonDealer);
  EXPECT_EQ(at.dealing().hands[kNonDealer].first_card, at.table.notes.now);
  EXPECT_TRUE(at.has_beat(Beat::NFirstCard));
  EXPECT_FALSE(at.has_beat(Beat::NSecondCard));
  at.next(ActKind::Play);
  at.hands.has_played(kNonDealer);
  EXPECT_TRUE(at.has_beat(Beat::NSecondCard));
}

TEST(HandsPlayed, ACardLedTooSoonIsNotHisFirst) {
  AtPlay at{"1. Y 7♠, A 8♠"};
  at.next(ActKind::Play);
  at.hands.is_led_too_soon(NoYes::Yes);
  at.hands.has_played(kNonDealer);
  EXPECT_EQ(at.dealing().hands[kNonDealer].first_card, kNever);
}

TEST(HandsPlayed, WhoPlaysFromSixHasPlayedAWrongNumber) {
  AtPlay at{"1. Y 7♠, A 8♠"};
  at.next(ActKind::Play);
  at.table.cards.recount(kNonDealer, 1);
  at.table.cards.start_playing();
  at.hands.has_played(kNonDealer);
  const Fact* wrong = at.fact(FactKind::PlayedWrongNumber);
  ASSERT_NE(wrong, nullptr);
  EXPECT_EQ(wrong->number, kFullHand + 1);
}

}  // namespace
}  // namespace ecarte::replay
