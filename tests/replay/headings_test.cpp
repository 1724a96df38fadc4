// SPDX-License-Identifier: MIT
#include "replay/headings.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_table.hpp"
#include "tests/replay/told.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(Headings, ADealHeadedNextIsToldOn) {
  const std::vector<DealFacts> deals =
      told_deals("players: A, Y\ndeal 1: A gives 3-2; turns 8♦\ndeal 2: Y gives 3-2; turns 8♠\n");
  ASSERT_EQ(deals.size(), 2U);
  EXPECT_FALSE(deals.back().place.broken_before);
  EXPECT_EQ(deals.back().dealings.back().rightful, Seat::Second);
}

TEST(Headings, OfADealLeftOutItIsNotKnownWhoDeals) {
  const std::vector<DealFacts> deals =
      told_deals("players: A, Y\ndeal 1: A gives 3-2; turns 8♦\ndeal 3: Y gives 3-2; turns 8♠\n");
  ASSERT_EQ(deals.size(), 2U);
  EXPECT_TRUE(deals.back().place.broken_before);
  EXPECT_EQ(deals.back().dealings.back().rightful, std::nullopt);
}

TEST(Headings, AClaimNamesADealBefore) {
  AtTable at{"Y claims a point"};
  EXPECT_EQ(at.headings.deals_ago(at.next(ActKind::Claim)), std::nullopt);
  record::Act of_deal_2;
  of_deal_2.number = 2;
  EXPECT_EQ(at.headings.deals_ago(of_deal_2), std::nullopt);  // this is told as deal 0 so far
}

}  // namespace
}  // namespace ecarte::replay
