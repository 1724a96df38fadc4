// SPDX-License-Identifier: MIT
#include "replay/dealing_end.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_table.hpp"
#include "tests/replay/told.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(DealingEnd, WhatIsFoundIsFoundThen) {
  const DealFacts deal = told(
      {"deal 1: A gives 3-2; turns 8♦", "Y holds K♦ 7♠ 8♠ 9♠ T♠ J♠", "Y finds six in his hand"});
  const Fact* wrong = find_fact(deal, FactKind::WrongNumber);
  ASSERT_NE(wrong, nullptr);
  EXPECT_LT(wrong->found, kSometime);
}

TEST(DealingEnd, WhereNobodyWasBoldItSaysSo) {
  const DealFacts deal =
      told({"deal 1: A gives 3-2; turns 8♦", "Y proposes; A accepts", "Y discards 1; takes 1"});
  EXPECT_EQ(deal.dealings.back().bold, kNobodyBold);
}

TEST(DealingEnd, WhatIsNotToldLeavesRoomForAClaim) {
  const DealFacts deal = told({"deal 1: A gives 3-2", "1. Y ?, A ?"});
  EXPECT_TRUE(deal.untold.room.test(static_cast<std::size_t>(FactKind::Misplay)));
}

}  // namespace
}  // namespace ecarte::replay
