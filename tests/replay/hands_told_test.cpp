// SPDX-License-Identifier: MIT
#include "replay/hands_told.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_table.hpp"

namespace ecarte::replay {
namespace {

using record::ActKind;

struct Held : AtTable {
  using AtTable::AtTable;
  HandsPlayed hands{table, exchanging};
  HandsTold hands_told{table, opening, cutting, giving, exchanging, hands};
};

TEST(HandsTold, WhatIsToldToBeHeldIsInTheHand) {
  Held at{"Y holds K♦ 7♠ 8♠ 9♠ T♠"};
  at.hands_told.hold(at.next(ActKind::Hold));
  EXPECT_EQ(at.table.cards.sure(hand_of(kNonDealer)).size(), kFullHand);
  EXPECT_TRUE(at.facts.facts.empty());
}

TEST(HandsTold, AHandToldOfSixWasDealtSix) {
  Held at{"Y holds K♦ 7♠ 8♠ 9♠ T♠ J♠"};
  at.hands_told.hold(at.next(ActKind::Hold));
  EXPECT_EQ(at.table.cards.count(kNonDealer), kFullHand + 1);
}

TEST(HandsTold, WhatIsHeldInTwoHandsCannotBe) {
  Held at{"Y holds K♦ 7♠ 8♠ 9♠ T♠", "A holds K♦ 7♥ 8♥ 9♥ T♥"};
  at.hands_told.hold(at.next(ActKind::Hold));
  at.hands_told.hold(at.next(ActKind::Hold));
  ASSERT_EQ(at.facts.impossible.size(), 1U);
}

}  // namespace
}  // namespace ecarte::replay
