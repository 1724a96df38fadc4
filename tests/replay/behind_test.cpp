// SPDX-License-Identifier: MIT
#include "replay/behind.hpp"

#include <gtest/gtest.h>

#include "acts.hpp"

namespace ecarte::replay {
namespace {

TEST(Behind, AGameHasItsHeading) {
  const Acts acts{act(ActKind::HeadGame, record::kNobody), kAside};
  EXPECT_TRUE(Behind(acts).game_headed(1));
  EXPECT_FALSE(Behind(acts).game_headed(0)) << "none before it";
}

TEST(Behind, WhoHasChosenAPack) {
  const Acts acts{act_of(ActKind::Choose, kA, record::Chosen::Pack),
                  act_of(ActKind::Choose, kY, record::Chosen::Seat), kAside};
  EXPECT_TRUE(Behind(acts).chose_pack(2, record::actor_of(kA)));
  EXPECT_FALSE(Behind(acts).chose_pack(2, record::actor_of(kY)));
}

TEST(Behind, WhatWasDoneBeforeTalk) {
  const Acts acts{act(ActKind::Shuffle, kA), kAside, act(ActKind::Claim, kY)};
  EXPECT_EQ(0, Behind(acts).done_before(3));
  EXPECT_EQ(kNever, Behind(acts).done_before(0));
}

TEST(Behind, TheShuffleIsClaimedAndNotGranted) {
  const Act claim = act_of(ActKind::Claim, kA, Remedy::Allow);
  const Acts claimed{act(ActKind::Shuffle, kY), claim, kAside};
  EXPECT_EQ(1, Behind(claimed).shuffle_claimed(3, record::actor_of(kA)));
  EXPECT_EQ(kNever, Behind(claimed).shuffle_claimed(3, record::actor_of(kY)));
  const Acts granted{claim, act(ActKind::Grant, kY)};
  EXPECT_EQ(kNever, Behind(granted).shuffle_claimed(2, record::actor_of(kA)));
  const Acts done{claim, act(ActKind::Shuffle, kY)};
  EXPECT_EQ(kNever, Behind(done).shuffle_claimed(2, record::actor_of(kA)));
}

TEST(Behind, AFreshDealIsAwaitedUntilTheHandGoesOn) {
  const Act claim = act_of(ActKind::Claim, kY, Remedy::FreshDeal);
  const Acts awaited{act(ActKind::Turn, kA), claim, act(ActKind::Gather, kA)};
  EXPECT_TRUE(Behind(awaited).fresh_deal_awaited(3));
  const Acts on{claim, act(ActKind::Play, kY)};
  EXPECT_FALSE(Behind(on).fresh_deal_awaited(2));
}

TEST(Behind, HisLastClaimAndWhatCameSince) {
  const Acts acts{act_of(ActKind::Claim, kY, Remedy::FreshDeal), kAside, act(ActKind::Require, kA),
                  act(ActKind::Play, kY)};
  EXPECT_EQ(0, Behind(acts).last_claim(0, 4, record::actor_of(kY)));
  EXPECT_EQ(2, Behind(acts).last_claim(0, 4, record::kNobody));
  EXPECT_EQ(kNever, Behind(acts).last_claim(1, 4, record::actor_of(kY)));
  EXPECT_FALSE(Behind(acts).card_moved(0, 3));
  EXPECT_TRUE(Behind(acts).card_moved(0, 4));
  EXPECT_FALSE(Behind(acts).went_past(0, 3, record::actor_of(kY)));
  EXPECT_TRUE(Behind(acts).went_past(0, 4, record::actor_of(kY)));
}

TEST(Behind, BothHaveAgreedOnSomethingInTheirOwnWords) {
  Act agreed = act_of(ActKind::Rule, kA, record::Remedy::Other);
  agreed.actor = record::kBoth;
  Act named = act_of(ActKind::Rule, kA, record::Remedy::FreshDeal);
  named.actor = record::kBoth;
  const Acts acts{act(ActKind::Refuse, kA), agreed, named};
  EXPECT_TRUE(Behind(acts).agreed_in_words(0, 2));
  EXPECT_FALSE(Behind(acts).agreed_in_words(0, 1));
  EXPECT_FALSE(Behind(acts).agreed_in_words(2, 3));
}

TEST(Behind, TheCardsWereGatheredOrFoundWrongInThisStretch) {
  const Acts acts{act(ActKind::Gather, kA), act_of(ActKind::Find, kA, record::Noun::Fault),
                  act_of(ActKind::Find, kA, record::Noun::DealOutOfTurn)};
  EXPECT_TRUE(Behind(acts).gathered(0, 3));
  EXPECT_FALSE(Behind(acts).gathered(1, 3));
  EXPECT_TRUE(Behind(acts).any_found(1, 2));
  EXPECT_FALSE(Behind(acts).any_found(0, 1));
  EXPECT_TRUE(Behind(acts).fault_found(0, 2));
  EXPECT_FALSE(Behind(acts).fault_found(2, 3));
  EXPECT_TRUE(Behind(acts).turn_disputed(0, 3));
  EXPECT_FALSE(Behind(acts).turn_disputed(0, 2));
}

TEST(Behind, NothingButCardsShown) {
  const Acts acts{act(ActKind::Expose, kA), act(ActKind::Expose, kA), act(ActKind::Give, kA)};
  EXPECT_TRUE(Behind(acts).only_exposed(0, 2, record::actor_of(kA)));
  EXPECT_FALSE(Behind(acts).only_exposed(0, 2, record::actor_of(kY)));
  EXPECT_FALSE(Behind(acts).only_exposed(0, 3, record::actor_of(kA)));
  const Acts odd{act(ActKind::Expose, kA), act(ActKind::Odd, kA), act(ActKind::Give, kA)};
  EXPECT_TRUE(Behind(odd).only_exposed(0, 2, record::actor_of(kA))) << "a six";
}

TEST(Behind, ThePacketsAreGiven) {
  const Acts acts{kAside, act(ActKind::Give, kA), act(ActKind::Give, kA)};
  EXPECT_EQ(&acts[1], Behind(acts).giving(0, 3));
  EXPECT_EQ(nullptr, Behind(acts).giving(0, 1));
}

TEST(Behind, TheDealIsClaimedByHimWhoseItIs) {
  const Act claim = with_detail(act_of(ActKind::Claim, kY, Remedy::Other),
                                static_cast<int>(record::ClaimedRight::Deal));
  const Acts acts{claim, kAside};
  EXPECT_TRUE(Behind(acts).deal_claimed(0, 2, kY));
  EXPECT_FALSE(Behind(acts).deal_claimed(0, 2, kA));
  EXPECT_FALSE(Behind(acts).deal_claimed(0, 2, std::nullopt));
}

TEST(Behind, EachFindingAndEachClaimOfTheDealIsVisited) {
  const Act claim = with_detail(act_of(ActKind::Claim, kY, Remedy::Other),
                                static_cast<int>(record::ClaimedRight::Deal));
  const Acts acts{act(ActKind::Find, kA), claim, act(ActKind::Find, kY), act(ActKind::Find, kA)};
  std::vector<int> at;
  Behind(acts).for_each_found(1, 3, [&](const Act&, ActIndex index) { at.push_back(index); });
  EXPECT_EQ(std::vector<int>{2}, at);
  Behind(acts).for_each_deal_claimed(0, 4,
                                     [&](const Act&, ActIndex index) { at.push_back(index); });
  EXPECT_EQ((std::vector<int>{2, 1}), at);
}

TEST(Behind, TheLastCardsOutOfHisHandWereASurplus) {
  const Acts acts{act(ActKind::Discard, kY), act(ActKind::ThrowOut, kY), act(ActKind::Discard, kA)};
  EXPECT_TRUE(Behind(acts).threw_out_last(3, kY));
  EXPECT_FALSE(Behind(acts).threw_out_last(3, kA));
  const Acts given{act(ActKind::ThrowOut, kY), act(ActKind::Give, kA)};
  EXPECT_FALSE(Behind(given).threw_out_last(2, kY));
}

TEST(Behind, TheCardsGivenSinceAProposal) {
  const Acts acts{with_count(act(ActKind::Take, kY), 5), act(ActKind::Propose, kY), packet(kY, 2),
                  packet(kA, 3), with_count(act(ActKind::Take, kY), 1)};
  EXPECT_TRUE(Behind(acts).given_since_proposal(5, record::actor_of(kY)).is(3));
  EXPECT_FALSE(Behind(acts).given_since_proposal(2, record::actor_of(kY)).told());
  EXPECT_TRUE(Behind(acts).proposed(0, 2));
  EXPECT_FALSE(Behind(acts).proposed(2, 5));
}

TEST(Behind, WhatFollowedAnAlteredWord) {
  const Acts acts{act(ActKind::Alter, kY), act(ActKind::Accept, kA),
                  with_count(act(ActKind::Take, kY), 2), act(ActKind::Play, kY),
                  act(ActKind::Play, kA)};
  const AfterWord of_word = Behind(acts).after_word(0, 5, record::actor_of(kY), false);
  EXPECT_TRUE(of_word.answered && of_word.exchanged && of_word.played && of_word.own);
  EXPECT_TRUE(of_word.taken.is(2));
  const AfterWord until_card = Behind(acts).after_word(0, 4, record::actor_of(kY), true);
  EXPECT_TRUE(until_card.own);
  EXPECT_FALSE(until_card.played) << "his own card answers no proposal";
}

TEST(Behind, AnAlteredWordIsFollowedToTheNextProposal) {
  const Acts acts{act(ActKind::Alter, kY), act(ActKind::Propose, kY), act(ActKind::Accept, kA)};
  EXPECT_FALSE(Behind(acts).after_word(0, 3, record::actor_of(kY), true).answered);
}

TEST(Behind, TheLastTakingOfCards) {
  const Acts acts{act(ActKind::Take, kY), act(ActKind::Discard, kA), act(ActKind::Take, kA)};
  EXPECT_EQ(0, Behind(acts).last_taking(2));
  EXPECT_EQ(2, Behind(acts).last_taking(3));
  EXPECT_EQ(kNever, Behind(acts).last_taking(0));
}

TEST(Behind, CardsAreBeingGivenWhateverWasShownOfThem) {
  const Acts acts{packet(kY, 2), act(ActKind::Expose, kA),
                  act_of(ActKind::Claim, kY, Remedy::TakeCard)};
  EXPECT_TRUE(Behind(acts).being_given(3));
  const Acts taken{packet(kY, 2), act(ActKind::Take, kY)};
  EXPECT_FALSE(Behind(taken).being_given(2));
  EXPECT_TRUE(Behind(taken).being_given(1));
}

TEST(Behind, NothingButTheExchange) {
  const Acts acts{act(ActKind::Take, kY), act(ActKind::Discard, kA), act(ActKind::Play, kY)};
  EXPECT_TRUE(Behind(acts).only_exchanged_since(0, 2));
  EXPECT_FALSE(Behind(acts).only_exchanged_since(0, 3));
}

TEST(Behind, HeSpokeOrLookedSince) {
  const Acts acts{act(ActKind::Take, kY), act_of(ActKind::Look, kY, record::Seen::OwnHand),
                  act(ActKind::Play, kA)};
  EXPECT_TRUE(Behind(acts).spoke_or_looked_since(0, 1, kY)) << "the act itself counts";
  EXPECT_FALSE(Behind(acts).spoke_or_looked_since(1, 2, kY));
  EXPECT_FALSE(Behind(acts).spoke_or_looked_since(kNever, 2, kY));
}

TEST(Behind, TheLastQuestionForTheNumber) {
  const Acts acts{act(ActKind::AskNumber, kA), act(ActKind::AskNumber, kY),
                  act(ActKind::AskNumber, record::kFirstBystander)};
  EXPECT_EQ(1, Behind(acts).number_asked(3));
  EXPECT_EQ(kNever, Behind(acts).number_asked(0));
}

TEST(Behind, FromWhoseScoreAMarkIsTakenDown) {
  const Act down = with_detail(act(ActKind::TakeDown, kY, 1), record::kUnstated);
  const Act found = act_of(ActKind::Find, kY, record::Noun::Score);
  const Acts found_wrong{act(ActKind::Mark, kA, 2), found, down};
  EXPECT_EQ(Behind(found_wrong).takes_down_from(found_wrong[2]), kA);
  const Acts his_own{act(ActKind::Mark, kA, 2), act(ActKind::Mark, kY, 1), found, down};
  EXPECT_EQ(Behind(his_own).takes_down_from(his_own[3]), kY) << "he has marked as well";
  const Acts silent{act(ActKind::Mark, kA, 2), down};
  EXPECT_EQ(Behind(silent).takes_down_from(silent[1]), kY);
  const Acts named{with_detail(down, 0)};
  EXPECT_EQ(Behind(named).takes_down_from(named[0]), kA);
}

TEST(Behind, HisFirstWord) {
  const Acts acts{act(ActKind::Look, kY), act(ActKind::Propose, kY), act(ActKind::Play, kA)};
  EXPECT_EQ(1, Behind(acts).first_word(0, 3, kY));
  EXPECT_EQ(1, Behind(acts).first_word(0, 1, kY)) << "none yet";
}

TEST(Behind, SoManyCardsWereHeld) {
  Act held = act(ActKind::Hold, kY);
  held.count = 6;
  const Acts acts{held, act(ActKind::Play, kY)};
  EXPECT_TRUE(Behind(acts).held(0, 2, kY, 6));
  EXPECT_FALSE(Behind(acts).held(0, 2, kY, 5));
  EXPECT_FALSE(Behind(acts).held(0, 2, kA, 6));
  EXPECT_FALSE(Behind(acts).held(1, 2, kY, 6)) << "before that";
}

TEST(Behind, WhoOpposesAndWhoGoesOn) {
  const Acts acts{act(ActKind::Claim, kY), act(ActKind::Dispute, kA), act(ActKind::Accept, kA)};
  EXPECT_TRUE(Behind(acts).opposed(0, 3, kY));
  EXPECT_FALSE(Behind(acts).opposed(0, 1, kY)) << "his own claim";
  EXPECT_EQ(2, Behind(acts).went_on(0, 3));
  EXPECT_EQ(kNever, Behind(acts).went_on(0, 2));
}

}  // namespace
}  // namespace ecarte::replay
