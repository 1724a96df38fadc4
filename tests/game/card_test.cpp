// SPDX-License-Identifier: MIT
#include "game/card.hpp"

#include <gtest/gtest.h>

#include "game/legal_play.hpp"

namespace ecarte::game {
namespace {

constexpr Card card(Rank rank, Suit suit) {
  return {rank, suit};
}

TEST(Card, TheAceRanksBetweenTheTenAndTheKnave) {
  EXPECT_TRUE(beats(card(Rank::Ace, Suit::Clubs), card(Rank::Ten, Suit::Clubs), Suit::Hearts));
  EXPECT_FALSE(beats(card(Rank::Ace, Suit::Clubs), card(Rank::Knave, Suit::Clubs), Suit::Hearts));
}

TEST(Card, OnlyATrumpTakesAnotherSuit) {
  const Card lead = card(Rank::King, Suit::Clubs);
  EXPECT_TRUE(beats(card(Rank::Seven, Suit::Hearts), lead, Suit::Hearts));
  EXPECT_FALSE(beats(card(Rank::King, Suit::Spades), lead, Suit::Hearts));
}

TEST(Card, TheWinnersOverACardAreThoseThatBeatIt) {
  for (int led = 0; led < kCards; ++led) {
    const CardSet winners = winners_over(card_at(led), Suit::Diamonds);
    for (int reply = 0; reply < kCards; ++reply) {
      EXPECT_EQ(led != reply && beats(card_at(reply), card_at(led), Suit::Diamonds),
                winners.has(card_at(reply)));
    }
  }
}

TEST(Card, EachHasANumberOfItsOwnAndAName) {
  for (int i = 0; i < kCards; ++i) {
    EXPECT_EQ(i, index_of(card_at(i)));
  }
  EXPECT_EQ("9♠", name(card(Rank::Nine, Suit::Spades)));
  EXPECT_EQ("9S", plain_name(card(Rank::Nine, Suit::Spades)));
}

TEST(CardSet, HasWhatItWasMadeOf) {
  const CardSet pair = card(Rank::Nine, Suit::Clubs) | card(Rank::King, Suit::Clubs);
  EXPECT_EQ(2, pair.size());
  EXPECT_EQ(card(Rank::Nine, Suit::Clubs), pair.first());
  EXPECT_TRUE(CardSet::of(Suit::Clubs).has_all(pair));
  EXPECT_TRUE((pair - CardSet::of(Suit::Clubs)).empty());
  EXPECT_EQ(8, CardSet::of(Suit::Clubs).size());
  EXPECT_EQ(4, CardSet::of(Rank::King).size());
}

TEST(LegalReplies, FollowingComesBeforeWinningAndWinningBeforeTheRest) {
  const Card lead = card(Rank::Ten, Suit::Clubs);
  const CardSet lower{card(Rank::Seven, Suit::Clubs)};
  const CardSet higher{card(Rank::Queen, Suit::Clubs)};
  const CardSet trump{card(Rank::Seven, Suit::Hearts)};
  const CardSet other{card(Rank::King, Suit::Spades)};
  EXPECT_EQ(higher, legal_replies(lower | higher | trump | other, lead, Suit::Hearts));
  EXPECT_EQ(lower, legal_replies(lower | trump | other, lead, Suit::Hearts));
  EXPECT_EQ(trump, legal_replies(trump | other, lead, Suit::Hearts));
  EXPECT_EQ(other, legal_replies(other, lead, Suit::Hearts));
}

}  // namespace
}  // namespace ecarte::game
