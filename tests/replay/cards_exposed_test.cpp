// SPDX-License-Identifier: MIT
#include "replay/cards_exposed.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_exchange.hpp"
#include "tests/replay/at_table.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(CardsExposed, ACardShownInGivingIsOfferedToHimWhoseItIs) {
  AtExchange at{"Y proposes", "A accepts", "Y discards 2", "A exposes 9♠"};
  at.does(ActKind::Discard);
  at.exchanging.exposed().expose(at.next(ActKind::Expose), kNonDealer, Role::Dealer);
  EXPECT_NE(at.fact(FactKind::ExposedInGiving), nullptr);
  EXPECT_EQ(at.dealing().shown.offered.size(), 1);
  EXPECT_EQ(at.dealing().shown.exposed_for[kNonDealer].size(), 1);
}

TEST(CardsExposed, RefusedItIsHisNoMore) {
  AtExchange at{"Y proposes", "A accepts", "Y discards 2", "A exposes 9♠", "Y refuses 9♠"};
  at.does(ActKind::Discard);
  at.exchanging.exposed().expose(at.next(ActKind::Expose), kNonDealer, Role::Dealer);
  at.does(ActKind::Refuse);
  EXPECT_TRUE(at.dealing().shown.offered.empty());
  EXPECT_TRUE(at.has_deed(Remedy::RefuseCard));
  EXPECT_EQ(at.fact(FactKind::ExposedInGiving)->upheld, Upheld::No);
}

}  // namespace
}  // namespace ecarte::replay
