// SPDX-License-Identifier: MIT
#include "replay/rights_claimed.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_table.hpp"

namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(RightsClaimed, AfterTheTurnUpTheDealIsHisWhoMadeIt) {
  AtTable at{"A claims the deal"};
  RightsClaimed rights(at.table, at.cutting);
  rights.claim_right(at.next(ActKind::Claim));
  const Fact* claimed = at.fact(FactKind::RightClaimed);
  ASSERT_NE(claimed, nullptr);
  EXPECT_TRUE(must_be(*claimed, 0, RightTo::Deal));
  EXPECT_TRUE(must_be(*claimed, 1, NoYes::Yes));
}

TEST(RightsClaimed, TheSightOfWhatIsDueIsDenied) {
  AtTable at{"A denies Y the shuffle"};
  RightsClaimed rights(at.table, at.cutting);
  rights.deny(at.next(ActKind::Deny));
  EXPECT_NE(at.fact(FactKind::ShuffleDenied), nullptr);
}

}  // namespace
}  // namespace ecarte::replay
