// SPDX-License-Identifier: MIT
#include "replay/rights_claimed.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_table.hpp"

namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(RightsClaimed, AfterTheTurnUpTheDealIsHisWhoMadeIt) {
  AtTable at{"A claims the deal"};
  const Bystanders around(at.table.notes, at.table.sitting, 0, at.record.text);
  RightsClaimed rights(at.table, at.cutting, around);
  rights.claim_right(at.next(ActKind::Claim));
  const Fact* claimed = at.fact(FactKind::RightClaimed);
  ASSERT_NE(claimed, nullptr);
  EXPECT_TRUE(must_be(*claimed, 0, RightTo::Deal));
  EXPECT_TRUE(must_be(*claimed, 1, NoYes::Yes));
}

TEST(RightsClaimed, TheStakeIsHisToWhomTheGameWasResigned) {
  AtTable at{"A claims payment"};
  Bystanders around(at.table.notes, at.table.sitting, 0, at.record.text);
  around.resign(game::other(game::Seat::First));
  RightsClaimed rights(at.table, at.cutting, around);
  rights.claim_right(at.next(ActKind::Claim));
  const Fact* claimed = at.fact(FactKind::RightClaimed);
  ASSERT_NE(claimed, nullptr);
  EXPECT_TRUE(must_be(*claimed, 1, NoYes::Yes));
}

TEST(RightsClaimed, TheSightOfWhatIsDueIsDenied) {
  AtTable at{"A denies Y the shuffle"};
  const Bystanders around(at.table.notes, at.table.sitting, 0, at.record.text);
  RightsClaimed rights(at.table, at.cutting, around);
  rights.deny(at.next(ActKind::Deny));
  EXPECT_NE(at.fact(FactKind::ShuffleDenied), nullptr);
}

}  // namespace
}  // namespace ecarte::replay
