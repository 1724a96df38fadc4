// SPDX-License-Identifier: MIT
#include "replay/sure_tricks.hpp"

#include <gtest/gtest.h>

namespace ecarte::replay {
namespace {

using game::Card;
using game::CardSet;
using game::Rank;
using game::Suit;

const CardSet kTopHearts = Card{Rank::King, Suit::Hearts} | Card{Rank::Queen, Suit::Hearts};

TEST(SureTricks, HeWhoLeadsTheTopTrumpsMakesThem) {
  const CardSet other = Card{Rank::Seven, Suit::Hearts} | Card{Rank::Knave, Suit::Hearts};
  EXPECT_EQ(tricks_of(kTopHearts, other, true, Suit::Hearts), 2);
  EXPECT_EQ(tricks_of(other, kTopHearts, true, Suit::Hearts), 0);
}

TEST(SureTricks, TheLeadMayMatter) {
  const CardSet own = Card{Rank::King, Suit::Spades} | Card{Rank::Seven, Suit::Clubs};
  const CardSet other = Card{Rank::Queen, Suit::Spades} | Card{Rank::King, Suit::Clubs};
  EXPECT_EQ(tricks_of(own, other, true, Suit::Hearts), 1);
  EXPECT_EQ(tricks_of(own, other, false, Suit::Hearts), 1);
  const CardSet trumped = Card{Rank::Seven, Suit::Hearts} | Card{Rank::Seven, Suit::Clubs};
  EXPECT_EQ(tricks_of(trumped, other, false, Suit::Hearts), 1);
}

TEST(SureTricks, ATrumpHigherThanAnyOfHisTakesATrick) {
  EXPECT_EQ(top_trumps(kTopHearts, CardSet::all(), Suit::Hearts), 2);
  const CardSet queen{Card{Rank::Queen, Suit::Hearts}};
  EXPECT_EQ(top_trumps(queen, CardSet::all(), Suit::Hearts), 0);
  EXPECT_EQ(top_trumps(queen, CardSet::all() - kTopHearts, Suit::Hearts), 1);
}

}  // namespace
}  // namespace ecarte::replay
