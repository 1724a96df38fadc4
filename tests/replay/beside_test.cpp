// SPDX-License-Identifier: MIT
#include "replay/beside.hpp"

#include <array>

#include <gtest/gtest.h>

#include "acts.hpp"

namespace ecarte::replay {
namespace {

using record::Claiming;

const Act kPartly = with_cards(act(ActKind::Partly, record::kNobody), kKings);
const Act kOdd = with_detail(act(ActKind::Odd, record::kNobody, 4), 2);

TEST(Beside, WhatContinuesAnAct) {
  const Acts acts{act(ActKind::Cut, kA), kOdd, kPartly, act(ActKind::Turn, kA)};
  EXPECT_FALSE(Beside(acts).continues_another(0));
  EXPECT_TRUE(Beside(acts).continues_another(1));
  EXPECT_EQ(ActKind::Cut, Beside(acts).continued(2)->kind);
  EXPECT_EQ(nullptr, Beside(acts).continued(0));
}

TEST(Beside, ACardMayBeKnownInPart) {
  const Acts acts{act(ActKind::Turn, kA), kPartly};
  EXPECT_EQ(kKings, Beside(acts).single_card(0));
  const Acts bare{act(ActKind::Turn, kA)};
  EXPECT_EQ(game::CardSet::all(), Beside(bare).single_card(0));
  const Acts named{with_cards(act(ActKind::Turn, kA), kKings)};
  EXPECT_EQ(1, Beside(named).single_card(0).size());
}

TEST(Beside, ACardMayBeForeignToThePack) {
  const Acts acts{act(ActKind::Turn, kA), kOdd};
  EXPECT_TRUE(Beside(acts).foreign_card(0));
  EXPECT_TRUE(Beside(acts).single_card(0).empty());
  EXPECT_EQ(static_cast<game::Suit>(2), Beside(acts).foreign_suit(0));
  const Acts second{act(ActKind::Turn, kA), with_flags(kOdd, record::kSecondCopy)};
  EXPECT_FALSE(Beside(second).foreign_card(0));
  EXPECT_FALSE(Beside(second).foreign_suit(0));
}

TEST(Beside, TheCardsKnownInPart) {
  const Acts acts{act(ActKind::Take, kY), kPartly, kOdd, kPartly, act(ActKind::Play, kY), kPartly};
  std::array<game::CardSet, 4> room;
  EXPECT_EQ(2U, Beside(acts).partly(0, room));
  EXPECT_EQ(kKings, room[1]);
  EXPECT_EQ(1U, Beside(acts).partly(0, std::span(room).first(1)));
}

TEST(Beside, ThePacketsOfAnAct) {
  const Acts acts{with_detail(act(ActKind::Give, kA), 2), packet(kY, 3), packet(kA, 3),
                  packet(kY, 2)};
  int cards = 0;
  Beside(acts).for_each_packet(0, [&](game::Seat, int number) { cards += number; });
  EXPECT_EQ(6, cards);
  EXPECT_TRUE(Beside(acts).gives_both(0));
  const Acts one{with_detail(act(ActKind::Give, kA), 1), packet(kY, 3), packet(kA, 3)};
  EXPECT_FALSE(Beside(one).gives_both(0));
}

TEST(Beside, WhatIsClaimedInThrowingDown) {
  const Act thrown = act(ActKind::ThrowDown, kY);
  const Acts before{act_of(ActKind::Claim, kY, Remedy::AwardVole), thrown};
  EXPECT_EQ(Claiming::Vole, Beside(before).claimed_with(1));
  EXPECT_TRUE(Beside(before).throws_down_with(0));
  const Acts after{thrown, act(ActKind::ClaimGame, kY)};
  EXPECT_EQ(Claiming::Point, Beside(after).claimed_with(0));
  const Acts others{thrown, act(ActKind::ClaimGame, kA)};
  EXPECT_EQ(Claiming::Nothing, Beside(others).claimed_with(0));
  EXPECT_FALSE(Beside(others).throws_down_with(1));
  const Acts said{act_of(ActKind::ThrowDown, kY, Claiming::Vole)};
  EXPECT_EQ(Claiming::Vole, Beside(said).claimed_with(0));
}

TEST(Beside, AnotherRemedyClaimedBesideIt) {
  const Acts acts{act_of(ActKind::Claim, kY, Remedy::FreshDeal),
                  act_of(ActKind::Claim, kY, Remedy::Rectify)};
  const auto any = [](Remedy) { return true; };
  EXPECT_TRUE(Beside(acts).claims_another(0, any));
  EXPECT_TRUE(Beside(acts).claims_another(1, any));
  EXPECT_FALSE(Beside(acts).claims_another(0, [](Remedy) { return false; }));
}

TEST(Beside, TheTricksOfTheOther) {
  const Acts acts{act_of(ActKind::Made, kY, record::MadeWhat::Tricks, 3),
                  act_of(ActKind::Made, kA, record::MadeWhat::Tricks, 2)};
  EXPECT_EQ(&acts[1], Beside(acts).tricks_of_other(0));
  EXPECT_EQ(&acts[0], Beside(acts).tricks_of_other(1));
  EXPECT_EQ(nullptr, Beside(Acts{acts[0]}).tricks_of_other(0));
}

TEST(Beside, HisDiscardAfterHeAsked) {
  const Acts acts{act(ActKind::Ask, kY, 3), act(ActKind::Discard, kY)};
  EXPECT_EQ(&acts[1], Beside(acts).discard_after(0));
  EXPECT_EQ(nullptr, Beside(acts).discard_after(1));
}

TEST(Beside, WhatItIsToldUpon) {
  const Acts acts{act(ActKind::Mark, kA),
                  act(ActKind::Announce, kA),
                  act(ActKind::Mark, kA),
                  with_cards(act(ActKind::Turn, kA), game::CardSet::of(game::Rank::Ace)),
                  act(ActKind::Claim, kY),
                  with_cards(act(ActKind::Turn, kA), kKings),
                  act(ActKind::Claim, kY)};
  EXPECT_FALSE(Beside(acts).upon_score(0));
  EXPECT_TRUE(Beside(acts).upon_score(1));
  EXPECT_TRUE(Beside(acts).upon_announcing(2));
  EXPECT_FALSE(Beside(acts).upon_announcing(1));
  EXPECT_TRUE(Beside(acts).upon_turn_up_of_no_king(4));
  EXPECT_FALSE(Beside(acts).upon_turn_up_of_no_king(6));
}

}  // namespace
}  // namespace ecarte::replay
