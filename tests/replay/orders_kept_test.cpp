// SPDX-License-Identifier: MIT
#include "replay/orders_kept.hpp"

#include <gtest/gtest.h>

#include "tests/replay/told.hpp"

namespace ecarte::replay {
namespace {

using record::Order;

constexpr OrderKept::Set kEitherBefore{KeptOrder::TwoThreeBefore, KeptOrder::ThreeTwoBefore};
constexpr OrderKept::Set kEitherInGame{KeptOrder::TwoThree, KeptOrder::ThreeTwo};

OrderKept kept(Order order) {
  OrderKept of;
  of.deals(order);
  return of;
}

OrderChanges changes(const OrderKept& of, Order order,
                     std::optional<Order> noticed = std::nullopt) {
  return of.changes(order, noticed);
}

TEST(OrderKept, TheFirstOrderIsNoChangeAndBinds) {
  EXPECT_FALSE(changes(OrderKept{}, Order::TwoThree).told);
  const OrderKept of = kept(Order::ThreeTwo);
  EXPECT_TRUE(of.may_be().is(KeptOrder::ThreeTwo));
  EXPECT_FALSE(changes(of, Order::ThreeTwo).told);
  const OrderChanges other = changes(of, Order::TwoThree);
  EXPECT_TRUE(other.told);
  EXPECT_FALSE(other.may_be_none);
  EXPECT_EQ(other.how, Some(OrderHow::InGame));
}

TEST(OrderKept, WhoChangedItInTheGameIsBoundToHisFirst) {
  OrderKept of = kept(Order::ThreeTwo);
  of.deals(Order::TwoThree);
  EXPECT_TRUE(of.may_be().is(KeptOrder::ThreeTwo));
}

TEST(OrderKept, InALaterGameItMayBeChangedWithNotice) {
  OrderKept of = kept(Order::ThreeTwo);
  of.next_game();
  of.next_game();
  EXPECT_TRUE(of.may_be().is(KeptOrder::ThreeTwoBefore));
  EXPECT_EQ(changes(of, Order::TwoThree).how, Some(OrderHow::NewGame));
  EXPECT_EQ(changes(of, Order::TwoThree, Order::TwoThree).how, Some(OrderHow::NewGameTold));
  EXPECT_EQ(changes(of, Order::TwoThree, Order::ThreeTwo).how, Some(OrderHow::NewGame));
  of.deals(Order::TwoThree);
  EXPECT_TRUE(of.may_be().is(KeptOrder::TwoThree));
}

TEST(OrderKept, WhatBindsHimWhoHasNoneIsHisNotice) {
  EXPECT_EQ(changes(OrderKept{}, Order::ThreeTwo, Order::TwoThree).how, Some(OrderHow::NewGame));
  EXPECT_FALSE(changes(OrderKept{}, Order::TwoThree, Order::TwoThree).told);
  OrderKept of;
  of.may_have_dealt();
  EXPECT_TRUE(changes(of, Order::ThreeTwo, Order::TwoThree).may_be_none);
}

TEST(OrderKept, ADealNotToldChangesNothingInAGameInWhichHeHasDealt) {
  OrderKept of = kept(Order::ThreeTwo);
  of.may_have_dealt();
  EXPECT_TRUE(of.may_be().is(KeptOrder::ThreeTwo));
}

TEST(OrderKept, InALaterGameHeMayHaveChangedItInADealNotTold) {
  OrderKept of = kept(Order::ThreeTwo);
  of.next_game();
  of.may_have_dealt();
  EXPECT_EQ(of.may_be(), (kEitherInGame | KeptOrder::ThreeTwoBefore));
  EXPECT_FALSE(changes(of, Order::ThreeTwo).told) << "silence means that nothing was changed";
  const OrderChanges other = changes(of, Order::TwoThree);
  EXPECT_TRUE(other.told);
  EXPECT_TRUE(other.may_be_none);
  EXPECT_EQ(other.how, (Some{OrderHow::InGame, OrderHow::NewGame}));
  of.next_game();
  EXPECT_EQ(of.may_be(), kEitherBefore);
  EXPECT_EQ(changes(of, Order::TwoThree).how, Some(OrderHow::NewGame));
}

TEST(OrderKept, OfOneWhoseOrdersAreNotToldNothingSpeaksOfAChange) {
  OrderKept of;
  of.may_have_dealt();
  EXPECT_FALSE(changes(of, Order::ThreeTwo).told);
  EXPECT_FALSE(changes(OrderKept::unknown(), Order::ThreeTwo).told);
  of.deals(Order::ThreeTwo);
  EXPECT_EQ(of.may_be(), kEitherInGame) << "he may have given otherwise before";
  const OrderChanges other = changes(of, Order::TwoThree);
  EXPECT_TRUE(other.told);
  EXPECT_TRUE(other.may_be_none) << "then the first told was the change";
}

TEST(OrderKept, AChangeBelievedShowsTheOrderBefore) {
  OrderKept of = OrderKept::unknown();
  of.narrow_to_changed(Order::TwoThree, false);
  EXPECT_EQ(of.may_be(), (OrderKept::Set{KeptOrder::ThreeTwoBefore, KeptOrder::ThreeTwo}));
  of.narrow_to_changed(Order::TwoThree, true);
  EXPECT_TRUE(of.may_be().is(KeptOrder::ThreeTwoBefore));
  OrderKept untold;
  untold.may_have_dealt();
  untold.narrow_to_changed(std::nullopt, false);
  EXPECT_EQ(untold.may_be(), kEitherInGame);
}

TEST(OrdersKept, OfAGameThatIsNotToldToBeOverMoreMayBeUntold) {
  OrdersKept orders;
  orders.of[game::Seat::First].deals(Order::ThreeTwo);
  orders.another_game(1, 2);
  EXPECT_TRUE(orders.of[game::Seat::First].may_be().is(KeptOrder::ThreeTwoBefore));
  EXPECT_EQ(orders.of[game::Seat::Second].may_be(), (kEitherBefore | KeptOrder::None));
  OrdersKept over;
  over.game_over = true;
  over.another_game(1, 2);
  EXPECT_TRUE(over.of[game::Seat::Second].has_none());
  over.another_game(2, 4);
  EXPECT_EQ(over.of[game::Seat::Second].may_be(), (kEitherBefore | KeptOrder::None));
}

Proof proof_of_last(std::string_view third) {
  const auto deals = told_deals(
      "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\ndeal 2: Y gives 2-3; turns 9♦\ndeal 3: " +
      std::string{third} + "\n");
  const Fact* const changed = find_fact(deals.back(), FactKind::OrderChanged);
  return changed == nullptr ? Proof::Refuted : changed->proof;
}

TEST(OrdersKept, OfPacketsOfWhichItIsNotToldWhoGaveThemItIsOpen) {
  EXPECT_EQ(proof_of_last("A gives 2-3"), Proof::Proved);
  EXPECT_EQ(proof_of_last("? gives 2-3"), Proof::Allowed);
  EXPECT_EQ(proof_of_last("? gives 3-2"), Proof::Refuted);
}

TEST(OrdersKept, WhatIsFoundIsBelieved) {
  EXPECT_EQ(proof_of_last("? gives 2-3; Y finds the order"), Proof::Proved);
}

}  // namespace
}  // namespace ecarte::replay
