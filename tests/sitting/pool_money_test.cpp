// SPDX-License-Identifier: MIT
#include "sitting/pool_money.hpp"

#include <gtest/gtest.h>

#include "tests/sitting/at_desk.hpp"

namespace ecarte::sitting {
namespace {

using replay::PoolStakeFor;
using test::kA;
using test::kY;

struct AtPool {
  AccountPage page{std::make_unique<Account>(), true};
  PoolMoney money{page};
};

TEST(PoolMoney, WhatIsOwedLiesThereWhenItIsPutIn) {
  AtPool at;
  at.money.owe(kA, 5, PoolStakeFor::Start);
  at.money.owe(kY, 5, PoolStakeFor::Loss);
  EXPECT_EQ(at.money.stands(), 0);
  EXPECT_EQ(at.money.owed(), 10);
  EXPECT_EQ(at.money.owed_for(PoolStakeFor::Loss), 5);
  at.money.put_in_unwritten();
  EXPECT_EQ(at.money.stands(), 10);
  EXPECT_EQ(at.money.owed(), 0);
  EXPECT_EQ(at.page.account().balance(kPool), 10);
}

TEST(PoolMoney, WhatIsNotASumOrNobodysIsNotOwed) {
  AtPool at;
  at.money.owe(kA, 0, PoolStakeFor::Start);
  at.money.owe(kNoPerson, 5, PoolStakeFor::Start);
  EXPECT_EQ(at.money.owed(), 0);
  EXPECT_FALSE(at.money.is_owed_by(kA));
}

TEST(PoolMoney, ASumIsOwedOnce) {
  AtPool at;
  at.money.owe(kA, 5, PoolStakeFor::Entry);
  EXPECT_TRUE(at.money.is_owed_by(kA));
  EXPECT_EQ(at.money.take_due(kA).what, PoolStakeFor::Entry);
  EXPECT_FALSE(at.money.is_owed_by(kA));
  EXPECT_EQ(at.money.take_due(kA).what, PoolStakeFor::Nothing);
}

TEST(PoolMoney, WhatWasThereBeforeItWasTakenIsRemembered) {
  AtPool at;
  at.money.put_in(kA, 15);
  at.money.take_out(kY, 10);
  EXPECT_EQ(at.money.stands(), 5);
  EXPECT_EQ(at.money.stood(), 15);
  EXPECT_EQ(at.page.account().balance(kY), 10);
}

}  // namespace
}  // namespace ecarte::sitting
