// SPDX-License-Identifier: MIT
#include "replay/who_deals.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "tests/replay/told.hpp"

namespace ecarte::replay {
namespace {

using game::Seat;

TEST(WhoDeals, ByItselfEitherMay) {
  const WhoDeals either;
  EXPECT_FALSE(either.known());
  EXPECT_TRUE(either.may_be(Seat::First));
  EXPECT_TRUE(either.may_be(Seat::Second));
  EXPECT_FALSE(either.must_be(Seat::First));
  EXPECT_EQ(either.dealer(), std::nullopt);
  EXPECT_EQ(either.nondealer(), std::nullopt);
  EXPECT_EQ(either.nondealers(), kEither);
  EXPECT_EQ(either.role(Seat::First), Some<Role>{});
  EXPECT_EQ(actor_of(either.dealer()), record::kNobody);
}

TEST(WhoDeals, OfOneTheOtherIsTheNonDealer) {
  const WhoDeals first = Seat::First;
  EXPECT_TRUE(first.must_be(Seat::First));
  EXPECT_FALSE(first.may_be(Seat::Second));
  EXPECT_EQ(first.nondealer(), Seat::Second);
  EXPECT_EQ(first.nondealers(), Whoever(Seat::Second));
  EXPECT_TRUE(first.role(Seat::Second).must_be(Role::NonDealer));
  EXPECT_EQ(first.nondealer_first().front(), Seat::Second);
}

TEST(WhoDeals, IsNarrowedByWhatOnlyOneMayDo) {
  WhoDeals who;
  who.narrow(Seat::Second, Role::NonDealer);
  EXPECT_TRUE(who.must_be(Seat::First));
  who.narrow(Seat::First, Role::NonDealer);  // which is a fault, and tells nothing of the dealing
  EXPECT_TRUE(who.must_be(Seat::First));
}

TEST(WhoDeals, OfOneWhoExchangesByHimselfNothingTellsWhetherHeDealt) {
  const DealFacts deal = told({"deal 5:", "Y discards 3; takes 5"});
  ASSERT_EQ(deal.dealings.size(), 1U);
  EXPECT_EQ(deal.dealings.front().dealer, std::nullopt);
  const Fact* const excess = find_fact(deal, FactKind::ExcessTaken);
  ASSERT_NE(excess, nullptr);
  EXPECT_EQ(known<Role>(*excess, 0), Some<Role>{});
  EXPECT_EQ(known<ExcessCause>(*excess, 1), Some<ExcessCause>{});
}

TEST(WhoDeals, OfTwoWhoExchangeTheFirstDidNot) {
  const DealFacts deal = told({"deal 5:", "Y discards 3; takes 5", "A discards 2; takes 2"});
  EXPECT_EQ(deal.dealings.front().dealer, Seat::First);
  const Fact* const excess = find_fact(deal, FactKind::ExcessTaken);
  ASSERT_NE(excess, nullptr);
  EXPECT_TRUE(must_be(*excess, 0, Role::NonDealer));
}

TEST(WhoDeals, ARefusalToldAfterTheExchangeShowsIt) {
  EXPECT_EQ(told({"deal 5:", "A discards 3; takes 3", "Y refuses"}).dealings.front().dealer,
            Seat::Second);
}

TEST(WhoDeals, WhoLeavesAProposalUnsaidDidNot) {
  EXPECT_EQ(told({"deal 5:", "A does not propose", "A throws down"}).dealings.front().dealer,
            Seat::Second);
}

TEST(WhoDeals, WhatEitherPlayedWhenIsAGapAndNobodysBeat) {
  const DealFacts deal = told({"deal 5:", "trump hearts", "2. A K♣, Y 9♣"});
  EXPECT_EQ(deal.dealings.front().dealer, std::nullopt);
  constexpr BeatSet kCards = bit(Beat::NCard) | bit(Beat::DCard);
  EXPECT_TRUE(std::ranges::none_of(deal.beats, [](BeatSet set) { return (set & kCards) != 0; }));
  EXPECT_TRUE(std::ranges::any_of(deal.untold.gaps,
                                  [](const Gap& gap) { return (gap.beats & kCards) == kCards; }));
}

TEST(WhoDeals, OfHimWhoIsNotToldItIsEither) {
  EXPECT_EQ(WhoDeals::told(std::nullopt), WhoDeals());
  EXPECT_EQ(WhoDeals::told(Seat::Second), WhoDeals(Seat::Second));
}

TEST(WhoDeals, ADealOfEitherMayHaveChangedTheOrderOfEach) {
  const auto order_of_last = [](std::string_view second) {
    const auto deals = told_deals(
        "players: A, Y\ngame 1\ndeal 1: A gives 3-2; turns 9♠\nA made all five tricks\n"
        "deal 2: Y gives 3-2; turns 8♠\nY made all five tricks\ngame 2\ndeal 1: " +
        std::string{second} +
        "; turns 9♥\nA made three tricks\n"
        "deal 2: Y gives 2-3; turns 9♦\nY made all five tricks\n");
    const Fact* const changed = find_fact(deals.back(), FactKind::OrderChanged);
    return changed == nullptr ? Some<OrderHow>::of_bits(0) : known<OrderHow>(*changed, 0);
  };
  EXPECT_EQ(order_of_last("A gives 3-2"), Some(OrderHow::NewGame));
  EXPECT_EQ(order_of_last("? gives"), (Some{OrderHow::NewGame, OrderHow::InGame}));
}

}  // namespace
}  // namespace ecarte::replay
