// SPDX-License-Identifier: MIT
//
// How things stand where a record stops, from facts made by hand.
#include "law/standing.hpp"

#include <gmock/gmock.h>

#include "law/judge.hpp"
#include "made_deal.hpp"

namespace ecarte::law {
namespace {

using replay::Beat;
using replay::bit;
using replay::FactKind;
using replay::NoYes;
using replay::Role;
using replay::Size;
using testing::IsEmpty;
using testing::SizeIs;

/// The non-dealer was dealt six, and has not looked. The record stops after so many of: the giving,
/// the turn-up, the proposal.
DealResult with_six(std::size_t acts, replay::ActIndex found = replay::kNever) {
  replay::DealFacts deal = deal_of({bit(Beat::Packet), bit(Beat::TurnUp), bit(Beat::Proposal), 0});
  deal.beats.resize(acts);
  Fact fact =
      replay::fact_of(FactKind::WrongNumber, 0, 0, Role::NonDealer, Size::Surplus, NoYes::No);
  fact.found = found;
  deal.facts.push_back(fact);
  DealResult result;
  Judge judge{*codes::built_in_code("turf-portland-1877"), false};
  judge.rule_on(deal, nullptr, result);
  return result;
}

TEST(Standing, AFaultThatNobodyHasFoundGivesItsRightOnceItIs) {
  const DealResult result = with_six(2);
  ASSERT_THAT(result.stands.open, SizeIs(1));
  EXPECT_EQ(result.stands.open[0].ground, Ground::IfFound);
  EXPECT_EQ(result.stands.open[0].who, 1);
  EXPECT_EQ(result.stands.open[0].options[0], Remedy::FreshDeal);
  EXPECT_NE(result.stands.open[0].window.closes & bit(Beat::Proposal), 0U);
}

TEST(Standing, TheActThatEndedTheTimeIsNamed) {
  const DealResult result = with_six(3);
  EXPECT_THAT(result.stands.open, IsEmpty());
  ASSERT_THAT(result.stands.past, SizeIs(2)) << "before the turn-up, and before the proposal";
  EXPECT_EQ(result.stands.past[0].window.closed.latest, 2U);
  EXPECT_EQ(result.stands.past[0].closed_by, WindowBeats{bit(Beat::Proposal)});
  EXPECT_EQ(result.stands.past[1].window.closed.latest, 1U);
}

TEST(Standing, WhatIsFoundInTimeIsOpenOutright) {
  const DealResult result = with_six(2, 1);
  ASSERT_THAT(result.stands.open, SizeIs(1));
  EXPECT_EQ(result.stands.open[0].ground, Ground::Sure);
}

TEST(Standing, WhatTheCardsLeaveRoomForIsOpenOnThatCondition) {
  replay::DealFacts deal = deal_of({bit(Beat::Packet), bit(Beat::TurnUp)});
  Fact fact = replay::fact_of(FactKind::KingHeld, 1, 1, Role::NonDealer, replay::FirstCard::None);
  fact.proof = replay::Proof::Allowed;
  deal.untold.supposed.push_back(fact);
  DealResult result;
  Judge judge{*codes::built_in_code("turf-portland-1877"), false};
  judge.rule_on(deal, nullptr, result);
  ASSERT_THAT(result.stands.open, SizeIs(1));
  EXPECT_EQ(result.stands.open[0].ground, Ground::IfSo);
  EXPECT_TRUE(result.stands.stops);
  EXPECT_THAT(result.findings, IsEmpty()) << "no ruling rests on it";
  judge.rule_on(deal, &deal, result);
  EXPECT_THAT(result.stands.open, IsEmpty()) << "another deal follows";
}

/// A deal in which he who does not deal may hold the king, and announced it at act `announced`: of
/// five acts the fourth is his first card.
DealResult with_king_announced(replay::ActIndex announced) {
  replay::DealFacts deal =
      deal_of({bit(Beat::Packet), bit(Beat::TurnUp), 0, bit(Beat::NFirstCard) | bit(Beat::Lead),
               bit(Beat::DFirstCard) | bit(Beat::Reply), 0});
  Fact fact = replay::fact_of(FactKind::KingHeld, 1, 1, Role::NonDealer, replay::FirstCard::Other);
  fact.proof = replay::Proof::Allowed;
  deal.facts.push_back(fact);
  replay::Deed deed;
  deed.what = Remedy::Announce;
  deed.by = 1;
  deed.at = announced;
  deed.carried_out = true;
  deed.dealing = 1;
  deal.deeds.push_back(deed);
  DealResult result;
  Judge judge{*codes::built_in_code("turf-portland-1877"), false};
  judge.rule_on(deal, nullptr, result);
  return result;
}

TEST(Standing, WhoAnnouncedAKingInTimeHasItToMarkIfHeHoldsIt) {
  const DealResult result = with_king_announced(2);
  EXPECT_THAT(result.stands.past, IsEmpty());
  ASSERT_THAT(result.stands.open, SizeIs(1));
  EXPECT_EQ(result.stands.open[0].ground, Ground::IfSo);
  EXPECT_EQ(result.stands.open[0].options[0], Remedy::Mark);
  EXPECT_NE(result.stands.open[0].window.closes & codes::bit(codes::WindowBeat::NextTurnUp), 0U);
}

TEST(Standing, WhoAnnouncedItBehindHisCardWasTooLate) {
  const DealResult result = with_king_announced(5);
  EXPECT_THAT(result.stands.open, IsEmpty());
  ASSERT_THAT(result.stands.past, SizeIs(1));
  EXPECT_EQ(result.stands.past[0].ground, Ground::IfSo);
  EXPECT_EQ(result.stands.past[0].window.closed.latest, 3U);
}

}  // namespace
}  // namespace ecarte::law
