// SPDX-License-Identifier: MIT
#include "replay/surplus.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_table.hpp"

namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(Surplus, WhatIsThrownOutLeavesTheHand) {
  AtTable at{"Y throws out 1 card"};
  at.table.cards.recount(kNonDealer, 1);
  LooksTold looks(at.table, at.opening, at.exchanging);
  Surplus surplus(at.table, at.opening, at.giving, at.exchanging, looks);
  surplus.throw_out(at.next(ActKind::ThrowOut));
  EXPECT_EQ(at.table.cards.count(kNonDealer), kFullHand);
  ASSERT_TRUE(at.has_deed(Remedy::ThrowOut));
  EXPECT_TRUE(at.facts.deeds.back().carried_out);
}

TEST(Surplus, WhileOthersAreLeftItIsNotDone) {
  AtTable at{"A draws 1 card from Y"};
  at.table.cards.recount(kNonDealer, 2);
  LooksTold looks(at.table, at.opening, at.exchanging);
  Surplus surplus(at.table, at.opening, at.giving, at.exchanging, looks);
  surplus.draw(at.next(ActKind::Draw));
  EXPECT_EQ(at.table.cards.count(kNonDealer), kFullHand + 1);
  ASSERT_TRUE(at.has_deed(Remedy::Draw));
  EXPECT_FALSE(at.facts.deeds.back().carried_out);
}

}  // namespace
}  // namespace ecarte::replay
