// SPDX-License-Identifier: MIT
#include "replay/misplays_again.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_table.hpp"
#include "tests/replay/told.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(MisplaysAgain, WhatAPlayerOwnsToIsSo) {
  const DealFacts deal =
      told({"deal 1: A gives 3-2; turns 8♦", "1. Y 7♠, A ?", "A finds that A revoked"});
  const Fact* misplay = find_fact(deal, FactKind::Misplay);
  ASSERT_NE(misplay, nullptr);
  EXPECT_EQ(misplay->proof, Proof::Proved);
}

TEST(MisplaysAgain, WhatTheOtherFindsMayBeSo) {
  const DealFacts deal =
      told({"deal 1: A gives 3-2; turns 8♦", "1. Y 7♠, A ?", "Y finds that A revoked"});
  const Fact* misplay = find_fact(deal, FactKind::Misplay);
  ASSERT_NE(misplay, nullptr);
  EXPECT_EQ(misplay->proof, Proof::Allowed);
}

}  // namespace
}  // namespace ecarte::replay
