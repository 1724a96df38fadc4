// SPDX-License-Identifier: MIT
#include "replay/king.hpp"

#include <gtest/gtest.h>

#include "tests/replay/told.hpp"

namespace ecarte::replay {
namespace {

TEST(King, TheLastAnnouncementThatStandsIsWithdrawn) {
  King king;
  king.announce(Seat::First, 3, false);
  king.announce(Seat::Second, 4, false);
  king.withdraw(Seat::First, 5);
  EXPECT_EQ(king.announced()[0].withdrawn, 5);
  EXPECT_EQ(king.announced()[1].withdrawn, kNever);
  king.withdraw(Seat::First, 6);
  EXPECT_EQ(king.announced()[0].withdrawn, 5);
}

TEST(King, PlayedLaterItWasHeld) {
  const DealFacts deal = told({"deal 1: A gives 3-2; turns 8♦", "Y announces the king; plays",
                               "1. Y 7♠, A 8♠. 2. A 9♣, Y K♦"});
  EXPECT_EQ(find_fact(deal, FactKind::FalseKing), nullptr);
  const Fact* held = find_fact(deal, FactKind::KingHeld);
  ASSERT_NE(held, nullptr);
  EXPECT_EQ(held->proof, Proof::Proved);
  EXPECT_TRUE(must_be(*held, 1, FirstCard::Other));
}

TEST(King, PutOutAfterwardsItWasHeldWhenItWasAnnounced) {
  const DealFacts deal =
      told({"deal 1: A gives 3-2; turns 8♣", "Y announces the king; marks the king; proposes",
            "A accepts", "Y discards K♣ 7♠ 7♥; takes 3"});
  const Fact* const put_out = find_fact(deal, FactKind::FalseKing);
  ASSERT_NE(put_out, nullptr);
  EXPECT_TRUE(must_be(*put_out, 0, KingWhere::PutOut));
}

TEST(King, InTheOthersHandItIsFalse) {
  const DealFacts deal = told({"deal 1: A gives 3-2; turns 8♦", "Y announces the king; plays",
                               "1. Y 7♠, A 8♠. 2. A K♦, Y 9♣"});
  const Fact* wrong = find_fact(deal, FactKind::FalseKing);
  ASSERT_NE(wrong, nullptr);
  EXPECT_EQ(wrong->proof, Proof::Proved);
  EXPECT_TRUE(must_be(*wrong, 0, KingWhere::Adversary));
  EXPECT_TRUE(must_be(*wrong, 1, KingWithdrawn::Never));
}

TEST(King, NotKnownItMayBeTrue) {
  const DealFacts deal =
      told({"deal 1: A gives 3-2; turns 8♦", "Y announces the king; plays", "1. Y 7♠, A 8♠"});
  const Fact* wrong = find_fact(deal, FactKind::FalseKing);
  ASSERT_NE(wrong, nullptr);
  EXPECT_EQ(wrong->proof, Proof::Allowed);
}

TEST(King, WhoeverTurnedItMaySpeakOfIt) {
  const DealFacts deal =
      told({"deal 1: A gives 3-2; turns K♠", "A announces the king; marks the king", "Y plays"});
  EXPECT_EQ(find_fact(deal, FactKind::FalseKing), nullptr);
  const DealFacts other = told({"deal 1: A gives 3-2; turns K♠", "Y announces the king"});
  const Fact* wrong = find_fact(other, FactKind::FalseKing);
  ASSERT_NE(wrong, nullptr);
  EXPECT_TRUE(must_be(*wrong, 0, KingWhere::Turned));
}

TEST(King, AFirstCardNotKnownMayBeTheKing) {
  const DealFacts deal =
      told({"deal 1: A gives 3-2; turns 8♦", "Y plays", "Y holds K♦ ? ? ? ?", "1. Y ?, A 8♠"});
  const Fact* held = find_fact(deal, FactKind::KingHeld);
  ASSERT_NE(held, nullptr);
  EXPECT_EQ(known<FirstCard>(*held, 1), (Some<FirstCard>{FirstCard::Other, FirstCard::KingLed}));
}

}  // namespace
}  // namespace ecarte::replay
