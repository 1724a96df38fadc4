// SPDX-License-Identifier: MIT
#include "replay/taken_untold.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_exchange.hpp"
#include "tests/replay/at_table.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(TakenUntold, WhoSpeaksOfHisCardsHasThem) {
  AtExchange at{"Y proposes", "A accepts", "Y discards 3", "Y announces the king"};
  at.does(ActKind::Discard);
  at.next(ActKind::Announce);
  at.exchanging.untold().has_taken(kNonDealer);
  EXPECT_EQ(at.table.cards.count(kNonDealer), kFullHand);
  EXPECT_EQ(at.dealing().stock, 19);
}

TEST(TakenUntold, WhoTakesLaterHasThemNotYet) {
  AtExchange at{"Y proposes", "A accepts", "Y discards 3", "Y announces the king", "Y takes 3"};
  at.does(ActKind::Discard);
  at.next(ActKind::Announce);
  at.exchanging.untold().has_taken(kNonDealer);
  EXPECT_EQ(at.table.cards.count(kNonDealer), kFullHand - 3);
}

TEST(TakenUntold, ByWhatIsLeftOfTheStockBothHaveTaken) {
  AtExchange at{"Y proposes", "A accepts", "Y discards 3", "A discards 2", "17 cards are left"};
  at.does(ActKind::Discard);
  at.does(ActKind::Discard);
  at.next(ActKind::StockLeft);
  at.exchanging.untold().stock_told(17);
  EXPECT_EQ(at.table.cards.count(kNonDealer), kFullHand);
  EXPECT_EQ(at.table.cards.count(kDealer), kFullHand);
  EXPECT_EQ(at.dealing().stock, 17);
}

}  // namespace
}  // namespace ecarte::replay
