// SPDX-License-Identifier: MIT
#include "replay/exchange_end.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_exchange.hpp"
#include "tests/replay/at_table.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(ExchangeEnd, OneTooFewTakenIsNotedWhenItCloses) {
  AtExchange at{"Y proposes", "A accepts", "Y asks for 2", "Y discards 2; takes 1", "Y plays"};
  at.does(ActKind::Ask);
  at.does(ActKind::Discard);
  at.does(ActKind::Take);
  at.next(ActKind::Stand);
  at.exchanging.end().close_exchange();
  EXPECT_NE(at.fact(FactKind::ShortGiven), nullptr);
  EXPECT_EQ(at.exchanging.end().last_taken(kNonDealer), 1);
  EXPECT_EQ(at.dealing().phase, Phase::Turned);
}

TEST(ExchangeEnd, MoreThanTheStockHoldsIsWishedFor) {
  AtTable at{"Y proposes", "A accepts", "Y asks for 5", "A asks for 4", "Y plays"};
  at.dealing().stock = 8;
  for (const ActKind kind : {ActKind::Propose, ActKind::Accept, ActKind::Ask, ActKind::Ask}) {
    at.exchanging.during_exchange(at.next(kind));
  }
  at.next(ActKind::Stand);
  at.exchanging.end().close_exchange();
  const Fact* wished = at.fact(FactKind::StockShort);
  ASSERT_NE(wished, nullptr);
  EXPECT_EQ(wished->number, 8);
}

TEST(ExchangeEnd, ItClosesOnce) {
  AtExchange at{"Y proposes", "A accepts", "Y discards 2; takes 3", "Y plays"};
  at.does(ActKind::Discard);
  at.does(ActKind::Take);
  at.next(ActKind::Stand);
  at.exchanging.end().close_exchange();
  at.exchanging.end().close_exchange();
  EXPECT_EQ(std::ranges::count(at.facts.facts, FactKind::ExcessTaken, &Fact::kind), 1);
}

}  // namespace
}  // namespace ecarte::replay
