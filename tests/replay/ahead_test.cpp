// SPDX-License-Identifier: MIT
#include "replay/ahead.hpp"

#include <gtest/gtest.h>

#include "acts.hpp"

namespace ecarte::replay {
namespace {

TEST(Ahead, TheDiscardForCardsTakenComesInTheSameExchange) {
  const Acts acts{act(ActKind::Take, kY), act(ActKind::Discard, kY), act(ActKind::Play, kY)};
  EXPECT_TRUE(Ahead(acts).discards_later(0, kY));
  EXPECT_FALSE(Ahead(acts).discards_later(0, kA));
  EXPECT_FALSE(Ahead(acts).discards_later(1, kY));
}

TEST(Ahead, ADiscardForWhichHeTakesAgainBelongsToTheNextExchange) {
  const Acts acts{act(ActKind::Take, kY), act(ActKind::Discard, kY), act(ActKind::Take, kY)};
  EXPECT_FALSE(Ahead(acts).discards_later(0, kY));
}

TEST(Ahead, AnAnswerFollowsIfTheOtherDoesNothingBefore) {
  const Acts acts{act(ActKind::Discard, kY), act(ActKind::Accept, kA)};
  EXPECT_TRUE(Ahead(acts).answer_follows(0, kY));
  const Acts served{act(ActKind::Discard, kY), act(ActKind::Take, kY), act(ActKind::Accept, kA)};
  EXPECT_FALSE(Ahead(served).answer_follows(0, kY));
}

TEST(Ahead, AnExchangeIsUntoldIfItIsOverAndNothingOfItWasSaid) {
  const Acts over{act(ActKind::Accept, kA), act(ActKind::Take, kY), act(ActKind::Play, kY)};
  EXPECT_TRUE(Ahead(over).exchange_untold(0, kA));
  EXPECT_FALSE(Ahead(over).exchange_untold(0, kY));
  const Acts stops{act(ActKind::Accept, kA)};
  EXPECT_FALSE(Ahead(stops).exchange_untold(0, kA));
  const Acts given_up{act(ActKind::Accept, kA), act(ActKind::ThrowDown, kY)};
  EXPECT_FALSE(Ahead(given_up).exchange_untold(0, kA));
}

TEST(Ahead, AQuestionIsUnansweredOnlyIfThePlayIsToldToItsEnd) {
  Acts goes_on{act(ActKind::Play, kY, 1), act(ActKind::AskNumber, kY), act(ActKind::Play, kY, 2)};
  EXPECT_FALSE(Ahead(goes_on).left_unanswered(1));
  goes_on.push_back(act(ActKind::ThrowDown, kY));
  EXPECT_TRUE(Ahead(goes_on).left_unanswered(1));
  Acts to_the_end{act(ActKind::Play, kY, 1), act(ActKind::AskNumber, kY)};
  for (const int trick : {2, 3, 4, 5}) {
    to_the_end.push_back(act(ActKind::Play, kY, trick));
  }
  EXPECT_TRUE(Ahead(to_the_end).left_unanswered(1));
  const Acts skips{act(ActKind::Play, kY, 1), act(ActKind::AskNumber, kY),
                   act(ActKind::Play, kY, 4)};
  EXPECT_FALSE(Ahead(skips).left_unanswered(1));
  const Acts stops{act(ActKind::Play, kY, 1), act(ActKind::AskNumber, kY)};
  EXPECT_FALSE(Ahead(stops).left_unanswered(1));
}

TEST(Ahead, ATrumpTurnedInTheNextDealingIsNotThisOnes) {
  Acts acts{act(ActKind::Give, kA), act(ActKind::Give, kA), act(ActKind::Turn, kA)};
  EXPECT_TRUE(Ahead(acts).turns_later(0));
  acts[1].flags = record::kAgain;
  EXPECT_FALSE(Ahead(acts).turns_later(0));
}

TEST(Ahead, AClaimIsTakenBackBeforeACardIsPlayed) {
  const Act claim = act_of(ActKind::Claim, kY, record::Remedy::Unplay);
  const Act back = act_of(ActKind::Withdraw, kY, record::Withdrawn::Claim);
  EXPECT_TRUE(Ahead(Acts{claim, back}).claim_taken_back(0));
  EXPECT_TRUE(Ahead(Acts{claim, act(ActKind::LetStand, kY)}).claim_taken_back(0));
  EXPECT_FALSE(Ahead(Acts{claim, act(ActKind::LetStand, kA)}).claim_taken_back(0));
  EXPECT_FALSE(Ahead(Acts{claim, act(ActKind::Play, kY), back}).claim_taken_back(0));
}

TEST(Ahead, WhoDealsAndWhoPlaysNext) {
  const Acts acts{act(ActKind::Shuffle, kY), act(ActKind::Give, kA), act(ActKind::Play, kY)};
  EXPECT_EQ(record::actor_of(kA), Ahead(acts).next_to_give(0));
  EXPECT_EQ(record::kNobody, Ahead(acts).next_to_play(0));
  EXPECT_EQ(record::actor_of(kY), Ahead(acts).next_to_play(1));
}

TEST(Ahead, HeGoesOnToExchangeUntilTheExchangeIsOver) {
  const Acts acts{act(ActKind::Accept, kA), act(ActKind::Discard, kY), act(ActKind::Play, kY),
                  act(ActKind::Discard, kA)};
  EXPECT_TRUE(Ahead(acts).exchanges_later(0, kY));
  EXPECT_FALSE(Ahead(acts).exchanges_later(0, kA));
}

TEST(Ahead, HeMayTakeCardsWhereTheRecordStops) {
  const Acts acts{act(ActKind::Discard, kY), act(ActKind::Accept, kA), act(ActKind::Discard, kA)};
  EXPECT_FALSE(Ahead(acts).takes_later(0, kY)) << "another exchange opens";
  EXPECT_TRUE(Ahead(acts).takes_later(2, kA));
}

TEST(Ahead, WhatHeTakesFirstIsAskedFor) {
  const game::CardSet kings = game::CardSet::of(game::Rank::King);
  const game::CardSet queens = game::CardSet::of(game::Rank::Queen);
  const Acts acts{act(ActKind::Accept, kA), with_cards(act(ActKind::Take, kY), queens),
                  with_cards(act(ActKind::Take, kY), kings)};
  EXPECT_TRUE(Ahead(acts).takes_one_of(0, kY, queens));
  EXPECT_FALSE(Ahead(acts).takes_one_of(0, kY, kings));
}

TEST(Ahead, CardsAreShownUntilPacketsAreGiven) {
  const game::CardSet kings = game::CardSet::of(game::Rank::King);
  const Acts acts{act(ActKind::Turn, kA), with_cards(act(ActKind::Hold, kY), kings),
                  with_detail(act(ActKind::Give, kA), 1),
                  with_cards(act(ActKind::Play, kA), kings)};
  EXPECT_TRUE(Ahead(acts).shows(0, kY, kings));
  EXPECT_FALSE(Ahead(acts).shows(0, kA, kings));
  EXPECT_FALSE(Ahead(acts).shows_hand(0, kY)) << "four cards";
  EXPECT_TRUE(Ahead(acts).holds_later(0, kY, 4));
  EXPECT_FALSE(Ahead(acts).holds_later(0, kY, 5));
}

TEST(Ahead, FiveCardsShownAreAHand) {
  const Acts acts{act(ActKind::Turn, kA),
                  with_cards(act(ActKind::Hold, kY), game::CardSet::of(game::Rank::King)),
                  with_cards(act(ActKind::Play, kY),
                             game::CardSet{game::Card{game::Rank::Ace, game::Suit::Spades}})};
  EXPECT_TRUE(Ahead(acts).shows_hand(0, kY));
}

TEST(Ahead, ANumberIsFoundInHisHandUntilCardsAreGiven) {
  const Act found = with_detail(act_of(ActKind::Find, kA, record::Noun::NumberInHand, 4), 1);
  const Acts acts{act(ActKind::Turn, kA), found, act(ActKind::Give, kA), found};
  EXPECT_TRUE(Ahead(acts).finds_number(0, kY, 4));
  EXPECT_FALSE(Ahead(acts).finds_number(0, kA, 4));
  EXPECT_FALSE(Ahead(acts).finds_number(2 - 1, kY, 4)) << "the next is of another dealing";
}

TEST(Ahead, WhatHePutsBackFirstIsCounted) {
  const Acts acts{act(ActKind::Take, kY), with_count(act(ActKind::PutBack, kY), 2),
                  with_count(act(ActKind::PutBack, kY), 1)};
  EXPECT_TRUE(Ahead(acts).puts_back_later(0, kY, 2));
  EXPECT_FALSE(Ahead(acts).puts_back_later(0, kY, 1));
}

TEST(Ahead, AnAcceptanceOrARefusalFollows) {
  const Acts accepted{act(ActKind::Propose, kY), act(ActKind::Accept, kA)};
  EXPECT_TRUE(Ahead(accepted).acceptance_follows(0, kY));
  EXPECT_FALSE(Ahead(accepted).refusal_follows(0, kY));
  const Acts refused{act(ActKind::Propose, kY), act(ActKind::Refuse, kA)};
  EXPECT_TRUE(Ahead(refused).refusal_follows(0, kY));
  EXPECT_FALSE(Ahead(refused).acceptance_follows(0, kA)) << "his own";
}

TEST(Ahead, HeTakesCardsAndIsAnsweredThen) {
  const Acts acts{act(ActKind::Discard, kY), act(ActKind::Take, kY), act(ActKind::Accept, kA)};
  EXPECT_TRUE(Ahead(acts).takes_unanswered(0, kY));
  EXPECT_FALSE(Ahead(acts).takes_unanswered(0, kA));
  EXPECT_FALSE(Ahead(acts).takes_unanswered(2, kY));
}

TEST(Ahead, ALeadIsTooSoonIfTheProposalIsAnsweredAfterIt) {
  const Acts answered{act(ActKind::Play, kY), act(ActKind::Accept, kA)};
  EXPECT_EQ(Some(NoYes::Yes), Ahead(answered).led_too_soon(0, kY));
  const Acts replied{act(ActKind::Play, kY), act(ActKind::Play, kA)};
  EXPECT_EQ(Some(NoYes::No), Ahead(replied).led_too_soon(0, kY));
  const Acts stops{act(ActKind::Play, kY)};
  EXPECT_EQ(unknown<NoYes>, Ahead(stops).led_too_soon(0, kY));
  const Acts held{act(ActKind::Play, kY), act_of(ActKind::Claim, kA, Remedy::Unplay)};
  EXPECT_EQ(Some(NoYes::Yes), Ahead(held).led_too_soon(0, kY));
}

}  // namespace
}  // namespace ecarte::replay
