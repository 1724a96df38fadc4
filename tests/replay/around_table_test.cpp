// SPDX-License-Identifier: MIT
#include "replay/around_table.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_table.hpp"

namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(AroundTable, AnObjectionBeforeTheFirstCardIsToTheDeal) {
  AtTable at{"Y objects"};
  AroundTable around(at.table, at.record, at.headings.frame(), at.opening, at.cutting);
  around.bystander_act(at.next(ActKind::Urge));
  EXPECT_EQ(at.table.all_found.front(), at.table.notes.now);
}

TEST(AroundTable, WhoResignsHasLostTheGame) {
  AtTable at{"Y resigns"};
  AroundTable around(at.table, at.record, at.headings.frame(), at.opening, at.cutting);
  around.resign(at.next(ActKind::Resign));
  EXPECT_EQ(around.bystanders().won_by_resigning(), record::actor_of(kDealer));
}

TEST(AroundTable, BeforeACardIsPlayedAMisplayIsOfTheDealBefore) {
  AtTable at{"Y objects"};
  AroundTable around(at.table, at.record, at.headings.frame(), at.opening, at.cutting);
  EXPECT_FALSE(around.of_deal_before());  // there was none
  at.sitting.deals = 1;
  EXPECT_TRUE(around.of_deal_before());
  at.table.playing.begun = true;
  EXPECT_FALSE(around.of_deal_before());
}

}  // namespace
}  // namespace ecarte::replay
