// SPDX-License-Identifier: MIT
#include "replay/found_out.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "tests/replay/acts.hpp"
#include "tests/replay/told.hpp"

namespace ecarte::replay {
namespace {

/// The act at which the trump was turned.
ActIndex turn_up(const DealFacts& deal) {
  const auto turned = std::ranges::find_if(
      deal.beats, [](BeatSet word) { return (word & bit(Beat::TurnUp)) != 0; });
  return static_cast<ActIndex>(turned - deal.beats.begin());
}

const Fact* number_of(const DealFacts& deal, Actor whose) {
  const auto found = std::ranges::find_if(deal.facts, [&](const Fact& fact) {
    return fact.kind == FactKind::WrongNumber && fact.subject == whose;
  });
  return found == deal.facts.end() ? nullptr : &*found;
}

TEST(FoundOut, AFindingSaysWhenAFactCameToLight) {
  const DealFacts before = told(
      {"deal 1: A deals, 6 to Y, 5 to A", "Y finds six in his hand", "A turns 8♦", "Y proposes"});
  ASSERT_NE(number_of(before, kActorY), nullptr);
  EXPECT_EQ(number_of(before, kActorY)->found + 1, turn_up(before));

  const DealFacts after = told(
      {"deal 1: A deals, 6 to Y, 5 to A", "A turns 8♦", "Y finds six in his hand", "Y proposes"});
  ASSERT_NE(number_of(after, kActorY), nullptr);
  EXPECT_EQ(number_of(after, kActorY)->found, turn_up(after) + 1);
}

TEST(FoundOut, ItWasFoundWhenItWasFoundFirst) {
  const DealFacts deal = told({"deal 1: A deals, 6 to Y, 5 to A", "A turns 8♦",
                               "Y finds six in his hand", "A finds six in Y's hand"});
  ASSERT_NE(number_of(deal, kActorY), nullptr);
  EXPECT_EQ(number_of(deal, kActorY)->found, turn_up(deal) + 1);
}

TEST(FoundOut, TheNumberOfOneHandSaysNothingOfTheOther) {
  const DealFacts deal =
      told({"deal 1: A deals, 6 to Y, 6 to A", "A turns 8♦", "Y finds six in his hand"});
  ASSERT_NE(number_of(deal, kActorY), nullptr);
  ASSERT_NE(number_of(deal, kActorA), nullptr);
  EXPECT_NE(number_of(deal, kActorY)->found, kNever);
  EXPECT_EQ(number_of(deal, kActorA)->found, kNever);
}

TEST(FoundOut, AClaimShowsThatItsGroundWasKnown) {
  const DealFacts claimed =
      told({"deal 1: A deals, 6 to Y, 5 to A", "A turns 8♦", "Y claims a fresh deal"});
  ASSERT_NE(number_of(claimed, kActorY), nullptr);
  EXPECT_EQ(number_of(claimed, kActorY)->found, turn_up(claimed) + 1);

  const DealFacts silent = told({"deal 1: A deals, 6 to Y, 5 to A", "A turns 8♦", "Y proposes"});
  ASSERT_NE(number_of(silent, kActorY), nullptr);
  EXPECT_EQ(number_of(silent, kActorY)->found, kNever);
}

TEST(FoundOut, OfWhatNothingElseTellsAFindingIsTestimony) {
  const DealFacts deal = told({"deal 1: A gives; turns 8♦", "Y finds the deal out of turn"});
  const Fact* dealing = find_fact(deal, FactKind::Dealing);
  ASSERT_NE(dealing, nullptr);
  EXPECT_EQ(dealing->subject, kActorA);
  EXPECT_EQ(dealing->proof, Proof::Proved);
  EXPECT_TRUE(must_be(*dealing, 0, Turn::Out));
  EXPECT_EQ(dealing->found, turn_up(deal) + 1);
  EXPECT_EQ(deal.dealings.back().rightful, Seat::Second);
}

TEST(FoundOut, WhatTheRecordRefutesProvesNothing) {
  const DealFacts deal =
      told({"A won the cut", "deal 1: A gives; turns 8♦", "Y finds the deal out of turn"});
  const Fact* dealing = find_fact(deal, FactKind::Dealing);
  ASSERT_NE(dealing, nullptr);
  EXPECT_EQ(dealing->proof, Proof::Refuted);
  EXPECT_EQ(dealing->against, kActorY);
  EXPECT_EQ(deal.dealings.back().rightful, Seat::First);
}

TEST(FoundOut, BeforeHisFirstDealThereIsNoOtherOrderThatHeCouldHaveChanged) {
  const DealFacts first = told({"deal 1: A gives 3-2; turns 8♦", "Y finds the order"});
  ASSERT_NE(find_fact(first, FactKind::OrderChanged), nullptr);
  EXPECT_EQ(find_fact(first, FactKind::OrderChanged)->proof, Proof::Refuted);

  const DealFacts third = told({"deal 3: A gives 3-2; turns 8♦", "Y finds the order"});
  ASSERT_NE(find_fact(third, FactKind::OrderChanged), nullptr);
  EXPECT_EQ(find_fact(third, FactKind::OrderChanged)->proof, Proof::Proved);
}

TEST(FoundOut, WhoseDealItIsHasFoundItIfHeClaimsItBeforeTheTurnUp) {
  const auto second_deal = [](std::string_view one, std::string_view two, std::string_view three) {
    return told({"deal 1: A gives 3-2; turns 8♦", "Y wins the point", one, two, three});
  };
  const DealFacts before = second_deal("deal 2: A gives 3-2", "Y claims the deal", "A turns 8♥");
  ASSERT_NE(find_fact(before, FactKind::Dealing), nullptr);
  EXPECT_EQ(find_fact(before, FactKind::Dealing)->found + 1, turn_up(before));

  const DealFacts after = second_deal("deal 2: A gives 3-2", "A turns 8♥", "Y claims the deal");
  ASSERT_NE(find_fact(after, FactKind::Dealing), nullptr);
  EXPECT_EQ(find_fact(after, FactKind::Dealing)->found, kNever);

  const DealFacts dealer = second_deal("deal 2: A gives 3-2", "A claims the deal", "A turns 8♥");
  ASSERT_NE(find_fact(dealer, FactKind::Dealing), nullptr);
  EXPECT_EQ(find_fact(dealer, FactKind::Dealing)->found, kNever);
}

}  // namespace
}  // namespace ecarte::replay
