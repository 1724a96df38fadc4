// SPDX-License-Identifier: MIT
//
// Over random sittings: nothing is lost, nothing is made, and everybody has what plain reckoning
// gives him.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "judged.hpp"
#include "random_sitting.hpp"

namespace ecarte::sitting::test {
namespace {

constexpr std::uint64_t kSittings = 1500;

class RandomSittings : public testing::Test {
 protected:
  template <class Check>
  void for_each(Check check) {
    for (std::uint64_t seed = 1; seed <= kSittings; ++seed) {
      const RandomSitting made = random_sitting(seed);
      const Judged result = judged(made.text);
      ASSERT_EQ(result.accounts.size(), 1U) << made.text;
      check(made, result);
      if (HasFailure()) {
        FAIL() << "seed " << seed << "\n" << made.text;
      }
    }
  }
};

TEST_F(RandomSittings, EveryUnitThatGoesInComesOut) {
  for_each([](const RandomSitting& made, const Judged& result) {
    const Account& account = result.accounts.front();
    Amount total = account.balance(kPool) + account.balance(kTable);
    Amount outstanding = 0;
    for (std::size_t i = 0; i < account.people.size(); ++i) {
      total += account.balance(static_cast<PersonNumber>(i));
      outstanding += account.outstanding(static_cast<PersonNumber>(i));
    }
    EXPECT_EQ(total, 0);
    EXPECT_EQ(outstanding, 0);
    EXPECT_EQ(account.balance(kTable), 0);
    EXPECT_EQ(account.balance(kPool), made.in_pool);
  });
}

TEST_F(RandomSittings, EverybodyHasWhatPlainReckoningGivesHim) {
  for_each([](const RandomSitting& made, const Judged& result) {
    for (const auto& [name, amount] : made.won) {
      EXPECT_EQ(won(result.accounts.front(), name), amount) << name;
    }
  });
}

TEST_F(RandomSittings, PayingTheDebtsLeavesNothingOwed) {
  for_each([](const RandomSitting&, const Judged& result) {
    const Account& account = result.accounts.front();
    std::vector<Amount> open;
    for (std::size_t i = 0; i < account.people.size(); ++i) {
      open.push_back(account.outstanding(static_cast<PersonNumber>(i)));
    }
    const std::vector<Debt> owed = debts(account);
    EXPECT_LT(owed.size(), std::max<std::size_t>(account.people.size(), 1));
    for (const Debt& debt : owed) {
      EXPECT_GT(debt.amount, 0);
      open[debt.from] += debt.amount;
      open[debt.to] -= debt.amount;
    }
    EXPECT_THAT(open, testing::Each(0));
  });
}

TEST_F(RandomSittings, LawfulOnesHaveNoFaults) {
  for_each([](const RandomSitting&, const Judged& result) {
    EXPECT_THAT(result.faults, testing::IsEmpty());
  });
}

}  // namespace
}  // namespace ecarte::sitting::test
