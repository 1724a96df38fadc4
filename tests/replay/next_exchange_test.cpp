// SPDX-License-Identifier: MIT
#include "replay/next_exchange.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_exchange.hpp"
#include "tests/replay/at_table.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(NextExchange, TheNonDealerComesFirstAndThenTheDealer) {
  AtExchange at{"Y proposes", "A accepts", "Y discards 3; takes 3", "A discards 2; takes 2"};
  const NextExchange& next = at.exchanging.next();
  EXPECT_EQ(next.whose_exchange().what, NextAct::Exchange);
  EXPECT_EQ(next.whose_exchange().who, record::actor_of(kNonDealer));
  at.does(ActKind::Discard);
  EXPECT_EQ(next.whose_exchange().what, NextAct::Take);
  at.does(ActKind::Take);
  EXPECT_EQ(next.whose_exchange().who, record::actor_of(kDealer));
  at.does(ActKind::Discard);
  at.does(ActKind::Take);
  EXPECT_EQ(next.whose_exchange().what, NextAct::Propose);
}

TEST(NextExchange, WhoHasBeenServedAndPutsOutAgainBeginsAnother) {
  AtExchange at{"Y proposes", "A accepts", "Y discards 3; takes 3", "Y discards 1"};
  at.does(ActKind::Discard);
  at.does(ActKind::Take);
  EXPECT_TRUE(at.exchanging.next().begins_another(at.next(ActKind::Discard)));
}

}  // namespace
}  // namespace ecarte::replay
