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

/// What is noted of one who puts out three and asks for two, when he has taken so many.
const Fact* excess_of(AtExchange& at) {
  at.does(ActKind::Ask);
  at.does(ActKind::Discard);
  at.does(ActKind::Take);
  at.next(ActKind::Stand);
  at.exchanging.end().close_exchange();
  return at.fact(FactKind::ExcessTaken);
}

TEST(ExchangeEnd, OfANumberNotToldHeMayHaveTakenWhatHeAskedForOrWhatHePutOut) {
  AtExchange untold{"Y proposes", "A accepts", "Y asks for 2", "Y discards 3; takes ?", "Y plays"};
  const Fact* const open = excess_of(untold);
  ASSERT_NE(open, nullptr);
  EXPECT_EQ(open->proof, Proof::Allowed);
  AtExchange told{"Y proposes", "A accepts", "Y asks for 2", "Y discards 3; takes 3", "Y plays"};
  const Fact* const proved = excess_of(told);
  ASSERT_NE(proved, nullptr);
  EXPECT_EQ(proved->proof, Proof::Proved);
}

TEST(ExchangeEnd, OfANumberNotToldWhoAskedForMoreThanHePutOutMayHaveTakenIt) {
  AtExchange at{"Y proposes", "A accepts", "Y asks for 3", "Y discards 2; takes ?", "Y plays"};
  const Fact* const open = excess_of(at);
  ASSERT_NE(open, nullptr);
  EXPECT_EQ(open->proof, Proof::Allowed);
  const game::Counts two_or_three{2, 3};
  EXPECT_EQ(at.exchanging.end().last_taken(kNonDealer).may(), two_or_three);
}

TEST(ExchangeEnd, OfANumberNotToldNobodyTookMoreThanHePutOutAndAskedFor) {
  AtExchange at{"Y proposes", "A accepts", "Y asks for 2", "Y discards 2; takes ?", "Y plays"};
  EXPECT_EQ(excess_of(at), nullptr);
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
