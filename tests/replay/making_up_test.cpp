// SPDX-License-Identifier: MIT
#include "replay/making_up.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_exchange.hpp"
#include "tests/replay/at_table.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(MakingUp, AHandOfTooFewIsCompleted) {
  AtExchange at{"Y proposes", "A accepts", "Y discards 3; takes 2", "Y completes with 1"};
  at.does(ActKind::Discard);
  at.does(ActKind::Take);
  at.exchanging.making_up().complete_told(at.next(ActKind::Complete));
  EXPECT_EQ(at.table.cards.count(kNonDealer), kFullHand);
  EXPECT_TRUE(at.has_deed(Remedy::Complete));
  EXPECT_TRUE(must_be(*at.fact(FactKind::Completed), 2, Timely::InTime));
}

TEST(MakingUp, WhatLiesApartCanGoBack) {
  AtExchange at{"Y proposes", "A accepts", "Y discards 2", "A gives Y 3", "Y puts back 1"};
  at.does(ActKind::Discard);
  at.exchanging.cards().give_in_exchange(at.next(ActKind::Give));
  EXPECT_EQ(at.exchanging.making_up().excess_apart(), kNonDealer);
  at.exchanging.making_up().put_back(at.next(ActKind::PutBack));
  EXPECT_EQ(at.exchanging.making_up().excess_apart(), std::nullopt);
}

}  // namespace
}  // namespace ecarte::replay
