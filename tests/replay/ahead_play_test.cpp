// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "acts.hpp"
#include "replay/ahead.hpp"

namespace ecarte::replay {
namespace {

const Act kLeads = act(ActKind::Play, kY, 1);

TEST(AheadPlay, ALeadIsFoundToBeOutOfTurnBeforeTheNextCard) {
  const Act found = act_of(ActKind::Find, kA, record::Noun::LeadOutOfTurn);
  const Acts before{kLeads, found, act(ActKind::Play, kA, 1)};
  EXPECT_TRUE(Ahead(before).found_out_of_turn(0));
  const Acts after{kLeads, act(ActKind::Play, kA, 1), found};
  EXPECT_FALSE(Ahead(after).found_out_of_turn(0));
}

TEST(AheadPlay, HeTakesItBackAndTheOtherLeads) {
  const Acts acts{kLeads, act(ActKind::TakeBack, kY), act(ActKind::Play, kA)};
  EXPECT_TRUE(Ahead(acts).found_out_of_turn(0));
  const Acts replies{kLeads, act(ActKind::TakeBack, kY),
                     with_flags(act(ActKind::Play, kA), record::kReplies)};
  EXPECT_FALSE(Ahead(replies).found_out_of_turn(0));
}

TEST(AheadPlay, ALeadIsDisputedUnlessItsLeaderLeadsAnother) {
  const Act claim = act_of(ActKind::Claim, kA, Remedy::Unplay);
  const Acts stops{kLeads, claim};
  EXPECT_TRUE(Ahead(stops).lead_disputed(0));
  const Acts another{kLeads, claim, act(ActKind::Play, kY)};
  EXPECT_FALSE(Ahead(another).lead_disputed(0));
  const Acts unclaimed{kLeads, act(ActKind::Play, kA)};
  EXPECT_FALSE(Ahead(unclaimed).lead_disputed(0));
}

TEST(AheadPlay, ThePlayGoesOnFromTheTricksMade) {
  const Acts on{act(ActKind::Made, kY, 2), act(ActKind::Play, kY, 3)};
  EXPECT_TRUE(Ahead(on).play_goes_on_from(0, 2, true));
  const Acts told{act(ActKind::Made, kY, 2), act(ActKind::Play, kY, 1)};
  EXPECT_FALSE(Ahead(told).play_goes_on_from(0, 2, true)) << "they are told card by card now";
  const Acts again{act(ActKind::Made, kY, 2), act(ActKind::HandsAgain, record::kNobody),
                   act(ActKind::Play, kY, 3)};
  EXPECT_FALSE(Ahead(again).play_goes_on_from(0, 2, true));
}

TEST(AheadPlay, TheTrickOfTheNextCard) {
  const Acts acts{kLeads, act(ActKind::Play, kA, 4), act(ActKind::HandsAgain, record::kNobody),
                  act(ActKind::Play, kA, 1)};
  EXPECT_EQ(4, Ahead(acts).next_trick(0));
  EXPECT_EQ(0, Ahead(acts).next_trick(1));
  EXPECT_EQ(record::kNobody, Ahead(acts).next_to_play(1));
}

TEST(AheadPlay, ThePlayGoesStraightOnWithTheNextTrick) {
  const Acts next{kLeads, act(ActKind::Speak, kA), act(ActKind::Play, kA, 2)};
  EXPECT_TRUE(Ahead(next).play_told_straight_on(0, 2));
  EXPECT_FALSE(Ahead(next).play_told_straight_on(0, 1)) << "a trick is left out";
  EXPECT_FALSE(Ahead({kLeads, act(ActKind::Mark, kA)}).play_told_straight_on(0, 2));
  EXPECT_FALSE(Ahead({kLeads}).play_told_straight_on(0, 2)) << "of what comes next nothing is told";
}

TEST(AheadPlay, HeActsWhenHeDoesMoreThanSpeakOfAFault) {
  const Acts acts{act(ActKind::Turn, kA), act(ActKind::Find, kY), act(ActKind::Discard, kA),
                  act(ActKind::Claim, kY), act(ActKind::Propose, kY)};
  EXPECT_EQ(3, Ahead(acts).before_he_acts(0, kY));
  EXPECT_EQ(1, Ahead(acts).before_he_acts(0, kA));
  EXPECT_EQ(4, Ahead(acts).before_he_acts(2, kA)) << "he does nothing more";
}

TEST(AheadPlay, AClaimInThrowingDownIsGrantedOrDisputed) {
  const Act thrown = act(ActKind::ThrowDown, kY);
  const Acts granted{thrown, act(ActKind::Grant, kA)};
  EXPECT_EQ(ActKind::Grant, Ahead(granted).answer_to_claim(0));
  const Act objects = act_of(ActKind::Urge, kA, record::Urged::Objection);
  const Acts objected{thrown, objects};
  EXPECT_EQ(ActKind::Dispute, Ahead(objected).answer_to_claim(0));
  const Acts own{thrown, act_of(ActKind::Urge, kY, record::Urged::Objection)};
  EXPECT_EQ(std::nullopt, Ahead(own).answer_to_claim(0));
  const Acts dealt{thrown, act(ActKind::Give, kA), objects};
  EXPECT_EQ(std::nullopt, Ahead(dealt).answer_to_claim(0));
}

TEST(AheadPlay, OnlyClaimsFollow) {
  const Act thrown = act(ActKind::ThrowDown, kY);
  const Acts claims{thrown, act(ActKind::Claim, kY), act(ActKind::Aside, kA)};
  EXPECT_TRUE(Ahead(claims).only_claims_follow(0));
  const Acts marks{thrown, act(ActKind::Mark, kY)};
  EXPECT_FALSE(Ahead(marks).only_claims_follow(0));
  EXPECT_TRUE(Ahead(marks).nobody_else_acts(0, kY));
  EXPECT_FALSE(Ahead(marks).nobody_else_acts(0, kA));
}

TEST(AheadPlay, ACardPlayedOnceMoreWasTakenUp) {
  const game::CardSet ten{game::Card{game::Rank::Ten, game::Suit::Hearts}};
  Act lead = act(ActKind::Play, kA);
  lead.cards = ten;
  const Acts acts{kAside, lead, act(ActKind::Play, kA), act(ActKind::Play, kY), lead};
  EXPECT_EQ(2, Ahead(acts).cards_played(0, kA));
  EXPECT_EQ(1, Ahead(acts).cards_played(0, kY));
}

}  // namespace
}  // namespace ecarte::replay
