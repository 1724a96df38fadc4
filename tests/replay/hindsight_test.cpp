// SPDX-License-Identifier: MIT
#include "replay/hindsight.hpp"

#include <gtest/gtest.h>

#include "tests/replay/told.hpp"

namespace ecarte::replay {
namespace {

using game::Card;
using game::Rank;

constexpr CardSet kNine{Card{Rank::Nine, Suit::Spades}};
constexpr CardSet kQueen{Card{Rank::Queen, Suit::Spades}};
constexpr CardSet kHeart{Card{Rank::Seven, Suit::Hearts}};
constexpr CardSet kClub{Card{Rank::Seven, Suit::Clubs}};

TEST(Duty, ACardOfTheSuitLeavesTheHigherOnes) {
  const auto duty = duty_left(kNine, kQueen, Suit::Hearts);
  ASSERT_TRUE(duty);
  EXPECT_EQ(duty->higher, (CardSet{Card{Rank::King, Suit::Spades}}));
  EXPECT_TRUE(duty->suit.empty());
  EXPECT_FALSE(duty_left(kQueen, kNine, Suit::Hearts));  // it takes the trick: nothing is left
}

TEST(Duty, AnotherSuitLeavesTheSuitLedAndTheTrumps) {
  const auto duty = duty_left(kClub, kQueen, Suit::Hearts);
  ASSERT_TRUE(duty);
  EXPECT_EQ(duty->suit, CardSet::of(Suit::Spades));
  EXPECT_EQ(duty->trumps, CardSet::of(Suit::Hearts));
  EXPECT_TRUE(duty_left(kHeart, kQueen, Suit::Hearts)->trumps.empty());
}

TEST(Duty, ACardNotKnownRaisesNoDoubt) {
  EXPECT_FALSE(duty_left(CardSet::all(), kQueen, Suit::Hearts));
  EXPECT_FALSE(duty_left(CardSet::of(Rank::King), kQueen, Suit::Hearts));
  EXPECT_TRUE(duty_left(CardSet::of(Suit::Clubs), kQueen, Suit::Hearts));
}

TEST(Hindsight, ACardSeenLaterProvesARevoke) {
  const DealFacts deal = told(
      {"deal 1: A gives; turns 9♥", "Y plays", "1. Y K♠, A 7♦", "2. Y 7♣, A 8♣", "3. A A♠, Y 8♦"});
  const Fact* misplay = find_fact(deal, FactKind::Misplay);
  ASSERT_NE(misplay, nullptr);
  EXPECT_EQ(misplay->subject, record::actor_of(Seat::First));
  EXPECT_EQ(misplay->place.trick, 1);
  EXPECT_EQ(misplay->proof, Proof::Proved);
  EXPECT_TRUE(must_be(*misplay, 0, MisplayKind::Revoke));
}

TEST(Hindsight, WithoutTheCardItIsOnlyAllowed) {
  const DealFacts deal = told({"deal 1: A gives; turns 9♥", "Y plays", "1. Y K♠, A 7♦"});
  const Fact* misplay = find_fact(deal, FactKind::Misplay);
  ASSERT_NE(misplay, nullptr);
  EXPECT_EQ(misplay->proof, Proof::Allowed);
}

TEST(Hindsight, ACardKnownBySuitProvesThatHeHadOne) {
  const DealFacts deal = told(
      {"deal 1: A gives; turns 8♥", "Y plays", "1. Y 7♣, A 8♣", "2. A 9♠, Y Q♥", "3. Y ?♠, A ?"});
  const Fact* misplay = find_fact(deal, FactKind::Misplay);
  ASSERT_NE(misplay, nullptr);
  EXPECT_EQ(misplay->proof, Proof::Proved);
  EXPECT_TRUE(must_be(*misplay, 0, MisplayKind::Revoke));
}

TEST(Hindsight, AMisplayFoundOfCardsNotKnownIsAllowed) {
  const DealFacts deal = told({"deal 1: A gives; turns 8♥", "Y plays", "1. Y ?, A ?", "2. Y ?, A ?",
                               "Y finds the revoke; requires the hands again"});
  const Fact* misplay = find_fact(deal, FactKind::Misplay);
  ASSERT_NE(misplay, nullptr);
  EXPECT_EQ(misplay->proof, Proof::Allowed);
  EXPECT_EQ(misplay->subject, record::actor_of(Seat::First));
  EXPECT_EQ(misplay->place.trick, 2);
}

TEST(Hindsight, ALeadOutOfTurnIsOneByHimWhoDidNotWin) {
  const DealFacts deal =
      told({"deal 1: A gives; turns 9♥", "Y plays", "1. Y K♠, A 7♠", "2. A 8♣, Y 9♣"});
  const Fact* lead = find_fact(deal, FactKind::LedOutOfTurn);
  ASSERT_NE(lead, nullptr);
  EXPECT_EQ(lead->place.trick, 2);
  EXPECT_TRUE(must_be(*lead, 0, NoYes::Yes));
  EXPECT_TRUE(must_be(*lead, 1, NoYes::No));
}

TEST(Hindsight, ACardTakenBackSaysWhyAndWhen) {
  const DealFacts deal = told({"deal 1: A gives; turns 9♥", "Y plays", "1. Y K♠, A 7♦",
                               "A takes back 7♦; plays 7♠", "2. Y 7♣, A 8♣"});
  const Fact* back = find_fact(deal, FactKind::TakenBack);
  ASSERT_NE(back, nullptr);
  EXPECT_TRUE(must_be(*back, 0, PlayedRole::Followed));
  EXPECT_TRUE(must_be(*back, 1, BackCause::Misplay));
  EXPECT_TRUE(must_be(*back, 2, NoYes::Yes));
}

}  // namespace
}  // namespace ecarte::replay
