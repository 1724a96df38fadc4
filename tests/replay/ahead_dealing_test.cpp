// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "acts.hpp"
#include "replay/ahead.hpp"

namespace ecarte::replay {
namespace {

TEST(AheadDealing, AnActIsToldLaterByHimOrByAnybody) {
  const Acts acts{act(ActKind::Turn, kA), act(ActKind::Play, kY)};
  EXPECT_TRUE(Ahead(acts).later(ActKind::Play, record::kNobody, 0));
  EXPECT_FALSE(Ahead(acts).later(ActKind::Play, record::actor_of(kA), 0));
  EXPECT_FALSE(Ahead(acts).later(ActKind::Play, record::kNobody, 1));
}

TEST(AheadDealing, AFacedCardIsFoundUntilItIsDealtAgain) {
  const game::CardSet kings = game::CardSet::of(game::Rank::King);
  const Act found = with_cards(act_of(ActKind::Find, kA, record::Noun::FacedCard), kings);
  const Acts acts{act(ActKind::Turn, kA), found};
  EXPECT_TRUE(Ahead(acts).finds_faced_later(0, kings));
  EXPECT_FALSE(Ahead(acts).finds_faced_later(0, game::CardSet::of(game::Rank::Ace)));
  const Acts again{act(ActKind::Turn, kA), with_flags(act(ActKind::Give, kA), record::kAgain),
                   found};
  EXPECT_FALSE(Ahead(again).finds_faced_later(0, kings));
}

TEST(AheadDealing, ThePackIsMendedPastTalkAndFinding) {
  const Acts acts{kSaid, act(ActKind::Find, kA), kSaid, act(ActKind::Shuffle, kY)};
  EXPECT_TRUE(Ahead(acts).pack_mended_next(0));
  EXPECT_FALSE(Ahead(acts).pack_made_ready_next(0)) << "finding is no talk";
  EXPECT_TRUE(Ahead(acts).pack_made_ready_next(1));
}

TEST(AheadDealing, TheIdlePackAndACutForTheDealMakeNothingReady) {
  const Acts idle{kSaid, act_of(ActKind::Shuffle, kY, record::PackRef::Idle)};
  EXPECT_FALSE(Ahead(idle).pack_made_ready_next(0));
  const Acts cut{kSaid, with_flags(act(ActKind::Cut, kY), record::kForDeal)};
  EXPECT_FALSE(Ahead(cut).pack_made_ready_next(0));
  EXPECT_TRUE(Ahead(cut).cuts_next(0, kY));
  EXPECT_FALSE(Ahead(cut).cuts_next(0, kA));
}

TEST(AheadDealing, CardsAreGivenNextThoughThePackIsShuffledFirst) {
  const Acts acts{act(ActKind::Gather, kA), act(ActKind::Shuffle, kA), act(ActKind::Cut, kY),
                  act(ActKind::Give, kA)};
  EXPECT_TRUE(Ahead(acts).gives_next(0));
  const Acts said{act(ActKind::Gather, kA), kSaid, act(ActKind::Give, kA)};
  EXPECT_FALSE(Ahead(said).gives_next(0));
}

TEST(AheadDealing, AHandIsToldByItsMarksButNotByAKing) {
  const Acts king{act(ActKind::Turn, kA), act_of(ActKind::Mark, kA, record::For::King)};
  EXPECT_FALSE(Ahead(king).hand_told_later(0));
  const Acts point{act(ActKind::Turn, kA), act_of(ActKind::Mark, kA, record::For::Point)};
  EXPECT_TRUE(Ahead(point).hand_told_later(0));
  const Acts given{act(ActKind::Turn, kA), act(ActKind::Give, kA), act(ActKind::Play, kA)};
  EXPECT_FALSE(Ahead(given).hand_told_later(0));
}

TEST(AheadDealing, AHandBeginsBeforeThePackIsTakenUpAgain) {
  const Acts acts{kSaid, kSaid, act(ActKind::Propose, kY), act(ActKind::Give, kA),
                  act(ActKind::Play, kY)};
  EXPECT_TRUE(Ahead(acts).hand_begins(0));
  EXPECT_TRUE(Ahead(acts).hand_begins_next(0));
  EXPECT_FALSE(Ahead(acts).hand_begins(2));
  const Acts looks{kSaid, act(ActKind::Look, kY), act(ActKind::Propose, kY)};
  EXPECT_TRUE(Ahead(looks).hand_begins(0));
  EXPECT_FALSE(Ahead(looks).hand_begins_next(0));
}

TEST(AheadDealing, WhoChoosesAPack) {
  const Acts acts{act(ActKind::CallCards, kA), act_of(ActKind::Choose, kA, record::Chosen::Seat),
                  act_of(ActKind::Choose, kY, record::Chosen::Pack)};
  EXPECT_EQ(kY, Ahead(acts).chooses_pack(0));
  EXPECT_FALSE(Ahead(acts).chooses_pack(2));
}

TEST(AheadDealing, AChoiceIsSettledByChoosingOrByTheDeal) {
  const Acts chosen{act(ActKind::CallCards, kA), act(ActKind::Choose, kA)};
  EXPECT_TRUE(Ahead(chosen).choice_settled(0, kA));
  EXPECT_FALSE(Ahead(chosen).choice_settled(0, kY));
  const Acts given{act(ActKind::CallCards, kA), act(ActKind::Give, kA)};
  EXPECT_TRUE(Ahead(given).choice_settled(1, std::nullopt)) << "the act itself";
  EXPECT_FALSE(Ahead(given).choice_settled(kNever, kA));
}

TEST(AheadDealing, ADealIsFoundToBeOutOfTurn) {
  const Acts acts{act_of(ActKind::Find, kY, record::Noun::DealOutOfTurn), kSaid};
  EXPECT_TRUE(Ahead(acts).turn_disputed(0)) << "the act itself";
  EXPECT_FALSE(Ahead(acts).turn_disputed(1));
}

}  // namespace
}  // namespace ecarte::replay
