// SPDX-License-Identifier: MIT
#include "replay/cards_changed.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_exchange.hpp"
#include "tests/replay/at_table.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(CardsChanged, WhatIsPutOutAndTakenLeavesTheHandAsItWas) {
  AtExchange at{"Y proposes", "A accepts", "Y discards 7♠ 8♠; takes 2"};
  at.does(ActKind::Discard);
  EXPECT_EQ(at.table.cards.count(kNonDealer), kFullHand - 2);
  EXPECT_TRUE(at.exchanging.cards().lacks_cards(kNonDealer));
  at.does(ActKind::Take);
  EXPECT_EQ(at.table.cards.count(kNonDealer), kFullHand);
  EXPECT_EQ(at.dealing().stock, 20);
  EXPECT_TRUE(at.exchanging.cards().is_served(kNonDealer));
}

TEST(CardsChanged, TheDealerServesHimselfFirst) {
  AtExchange at{"Y proposes", "A accepts", "Y discards 5", "A discards 5; takes 20"};
  at.does(ActKind::Discard);
  at.does(ActKind::Discard);
  at.does(ActKind::Take);
  EXPECT_NE(at.fact(FactKind::ServedFirst), nullptr);
}

TEST(CardsChanged, WhatHeTakesBackBeforeHeIsServedAltersHisNumber) {
  AtExchange at{"Y proposes", "A accepts", "Y discards 7♠ 8♠", "Y takes back 8♠"};
  at.does(ActKind::Discard);
  EXPECT_TRUE(at.exchanging.cards().take_back(at.next(ActKind::TakeBack)));
  EXPECT_EQ(at.table.cards.count(kNonDealer), kFullHand - 1);
  EXPECT_TRUE(must_be(*at.fact(FactKind::WordAltered), 0, AlteredWord::Number));
}

}  // namespace
}  // namespace ecarte::replay
