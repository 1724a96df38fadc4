// SPDX-License-Identifier: MIT
#include "replay/announcing.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_table.hpp"

namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(Announcing, WhatIsAnnouncedIsADeedAndTestimony) {
  AtTable at{"Y announces the king", "Y withdraws the king"};
  Announcing king(at.table, at.opening, at.giving, at.exchanging);
  king.announce(at.next(ActKind::Announce));
  EXPECT_TRUE(at.has_deed(Remedy::Announce));
  ASSERT_EQ(at.facts.testimony.size(), 1U);
  EXPECT_EQ(at.facts.testimony.front().seat, kNonDealer);
  king.withdraw_king(at.next(ActKind::Withdraw));
  EXPECT_NE(at.dealing().king.announced().front().withdrawn, kNever);
}

TEST(Announcing, AKingShownAndMarkedIsAnnounced) {
  AtTable at{"Y shows K♦", "Y marks the king"};
  Announcing king(at.table, at.opening, at.giving, at.exchanging);
  king.show_king(at.next(ActKind::Expose), kNonDealer);
  EXPECT_NE(at.fact(FactKind::KingShown), nullptr);
  EXPECT_TRUE(at.has_deed(Remedy::Announce));
}

TEST(Announcing, AnotherKingShownIsNone) {
  AtTable at{"Y shows K♠", "Y marks the king"};
  Announcing king(at.table, at.opening, at.giving, at.exchanging);
  king.show_king(at.next(ActKind::Expose), kNonDealer);
  EXPECT_FALSE(at.has_deed(Remedy::Announce));
}

}  // namespace
}  // namespace ecarte::replay
