// SPDX-License-Identifier: MIT
#include "replay/exposed_taken.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_exchange.hpp"
#include "tests/replay/at_table.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(ExposedTaken, NamedItIsHisChoice) {
  AtExchange at{"Y proposes", "A accepts", "Y discards 2", "A exposes 9♠", "Y takes 9♠"};
  at.does(ActKind::Discard);
  at.exchanging.exposed().expose(at.next(ActKind::Expose), kNonDealer, Role::Dealer);
  at.does(ActKind::Take);
  EXPECT_TRUE(at.has_deed(Remedy::TakeCard));
  EXPECT_EQ(at.table.cards.count(kNonDealer), kFullHand - 1);
  EXPECT_TRUE(at.exchanging.cards().lacks_cards(kNonDealer));
}

TEST(ExposedTaken, WhoTakesOthersHasRefusedIt) {
  AtExchange at{"Y proposes", "A accepts", "Y discards 1", "A exposes 9♠", "Y takes T♣"};
  at.does(ActKind::Discard);
  at.exchanging.exposed().expose(at.next(ActKind::Expose), kNonDealer, Role::Dealer);
  at.does(ActKind::Take);
  EXPECT_TRUE(at.has_deed(Remedy::RefuseCard));
}

}  // namespace
}  // namespace ecarte::replay
