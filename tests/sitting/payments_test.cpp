// SPDX-License-Identifier: MIT
#include "sitting/payments.hpp"

#include "at_desk.hpp"

namespace ecarte::sitting::test {
namespace {

using record::ActKind;

struct AtPayments : AtDesk {
  using AtDesk::AtDesk;
  Games games{desk};
  Bets bets{desk, games};
  Pool pool{desk, games};
  Liabilities liabilities{desk, games, bets};
  Payments payments{desk, pool, liabilities};

  void pay(bool first_of_game = false) {
    BookedDeal told = deal(first_of_game);
    const record::Act& act = next(ActKind::Pay);
    payments.pay(act, now(), told);
  }
  void open() {
    games.open(1);
    BookedDeal told = deal(true);
    pool.open(told);
  }
};

TEST(Payments, APlayerPaysTheOther) {
  AtPayments at{"deal 1:", "A pays 5"};
  at.pay();
  ASSERT_EQ(at.account().entries.size(), 1U);
  EXPECT_EQ(at.account().entries[0].to, kY);
  EXPECT_EQ(at.account().entries[0].why, PaidFor::Paid);
}

TEST(Payments, OrWhomeverIsNamed) {
  AtPayments at{"deal 1:", "A pays Z 5"};
  at.pay();
  ASSERT_EQ(at.account().entries.size(), 1U);
  EXPECT_EQ(at.account().entries[0].to, kZ);
}

TEST(Payments, ABystandersToNobodyNamedIsNotBooked) {
  AtPayments at{"deal 1:", "Z pays 5"};
  at.pay();
  EXPECT_TRUE(at.account().entries.empty());
  EXPECT_EQ(at.account().left_out.payments, 1U);
}

TEST(Payments, IntoThePoolGoToThePool) {
  AtPayments at{"agreed: pool all stake", "pool: 5", "deal 1:", "Z pays 5 to the pool"};
  at.open();
  EXPECT_EQ(at.account().balance(kPool), 10);  // who is the third of the two bystanders is not told
  at.pay();
  EXPECT_EQ(at.account().balance(kPool), 15);
  EXPECT_EQ(at.found(), "pool-stake-wrong");
}

TEST(Payments, AboveTheFirstDealOfAGameAreForWhatItAsks) {
  AtPayments at{"agreed: pool all stake", "pool: 5", "Y pays 5 to the pool", "deal 1:"};
  at.pay(true);
  EXPECT_EQ(at.account().balance(kPool), 0);
  at.open();
  EXPECT_EQ(at.found(), "");
}

}  // namespace
}  // namespace ecarte::sitting::test
