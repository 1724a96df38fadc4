// SPDX-License-Identifier: MIT
//
// What is shown of a claim: the hand against it is one it speaks of, and the play proves it.
#include <gtest/gtest.h>

#include "tests/treatise/claim_of.hpp"
#include "treatise/counterexample.hpp"
#include "treatise/hands_in_play.hpp"

namespace ecarte::treatise {
namespace {

/// Every card lawful and out of the hand it is said to be from; the tricks as they are told.
void expect_lawful(const Claim& claim, const ShownClaim& shown, const Playthrough& play) {
  HandsInPlay table{
      shown.example->one.hand, shown.other, {}, claim.position.holder_leads, play.made};
  for (const LaidCard& played : play.cards) {
    EXPECT_EQ(played.by_holder, table.holder_to_play);
    EXPECT_TRUE(table.lawful(claim.position.trump).has(played.card));
    table.play(played.card, claim.position.trump);
  }
  EXPECT_TRUE(table.own.empty());
  EXPECT_TRUE(table.other.empty());
  EXPECT_EQ(table.made, play.tricks);
}

TEST(Shown, AChanceTooSmallIsLostToAHandOfTheOther) {
  const Claim claim = claim_of(
      "    hand: 8♠ 7♠ Q♥ 7♥ 7♦\n    turn: 9♠\n    asks: {chance: point, at-least: 2/3}\n");
  const ClaimAnswer answer = Evaluator{}.answer(claim);
  const auto shown = shown_claim(claim, answer);
  ASSERT_TRUE(shown);
  ASSERT_EQ(shown->plays.size(), 1U);
  const Playthrough& play = shown->plays.front();
  EXPECT_FALSE(play.first);
  EXPECT_LT(play.tricks[0], 3);
  EXPECT_TRUE(
      (shown->other & (shown->example->one.hand | CardSet{*shown->example->one.turned})).empty());
  expect_lawful(claim, *shown, play);
}

TEST(Shown, OfACardThatIsNotTheBestBothArePlayed) {
  const Claim claim = claim_of(
      "    hand: K♠ K♥ Q♥ 8♣ 7♣\n    turn: 7♠\n    play: \"K♠ ?*\"\n    asks: {best: point, lead: "
      "\"?♣\"}\n    models: lead\n");
  const ClaimAnswer answer = Evaluator{}.answer(claim);
  const auto shown = shown_claim(claim, answer);
  ASSERT_TRUE(shown);
  ASSERT_EQ(shown->cards.size(), 4U);
  EXPECT_GE(shown->cards.front().count, shown->cards.back().count);
  ASSERT_EQ(shown->plays.size(), 2U);
  EXPECT_EQ(shown->plays[0].told, 2U);
  EXPECT_EQ(shown->plays[0].first->suit, Suit::Clubs);
  EXPECT_EQ(shown->plays[1].first->suit, Suit::Hearts);
  EXPECT_LT(shown->plays[0].tricks[0], 3);
  EXPECT_GE(shown->plays[1].tricks[0], 3);
  for (const Playthrough& play : shown->plays) {
    expect_lawful(claim, *shown, play);
  }
}

TEST(Shown, TheHandAgainstItIsOneThatMayBeHeld) {
  const Claim claim = claim_of(
      "    hand: K♠ 8♠ Q♥ 9♥ 7♦\n    turn: 7♠\n    other: {where: [refusal = 1]}\n    asks: "
      "{makes: point}\n");
  const ClaimAnswer answer = Evaluator{}.answer(claim);
  const auto shown = shown_claim(claim, answer);
  ASSERT_TRUE(shown);
  ASSERT_EQ(shown->plays.size(), 1U);
  EXPECT_TRUE(question_of(claim.position, shown->example->one).condition(shown->other));
  expect_lawful(claim, *shown, shown->plays.front());
}

TEST(Shown, WhatHoldsHasItsHandAndNoPlay) {
  const Claim claim = claim_of("    hand: K♠ Q♠ J♠ A♠ T♠\n    turn: 7♠\n    asks: {makes: vole}\n");
  const ClaimAnswer answer = Evaluator{}.answer(claim);
  const auto shown = shown_claim(claim, answer);
  ASSERT_TRUE(shown);
  EXPECT_TRUE(shown->plays.empty());
}

TEST(Shown, AQuestionWithoutCardsHasNothingToShow) {
  const Claim claim = claim_of("    asks: {from: 4, marks: [1], game: yes}\n");
  EXPECT_FALSE(shown_claim(claim, Evaluator{}.answer(claim)));
}

}  // namespace
}  // namespace ecarte::treatise
