// SPDX-License-Identifier: MIT
#include "sitting/terms.hpp"

#include "at_desk.hpp"

namespace ecarte::sitting::test {
namespace {

TEST(Terms, AreTakenFromTheActsThatTellThem) {
  AtDesk at{"system: french", "stakes: 10", "stakes: 30 a rubber", "agreed: rubber of 5",
            "deal 1:"};
  const Terms& terms = at.account().terms;
  EXPECT_EQ(terms.system, record::SystemOfPlay::French);
  EXPECT_EQ(terms.stake_game, 10);
  EXPECT_EQ(terms.stake_rubber, 30);
  EXPECT_EQ(terms.rubber_of, 5);
  EXPECT_TRUE(terms.has_agreed(record::Agreement::RubberOf));
  EXPECT_FALSE(terms.has_agreed(record::Agreement::Multiples));
  EXPECT_EQ(terms.funding, Funding::None);
}

TEST(Terms, APoolOfWhichNoMoreIsToldIsOneInWhichAllStake) {
  AtDesk at{"pool: 5", "deal 1:"};
  EXPECT_EQ(at.account().terms.funding, Funding::AllStake);
  EXPECT_EQ(at.account().terms.stake_pool, 5);
  AtDesk other{"agreed: pool players stake", "pool: 5", "deal 1:"};
  EXPECT_EQ(other.account().terms.funding, Funding::PlayersStake);
}

TEST(Terms, AStakeOfOnePlayerIsNoTermOfTheSitting) {
  AtDesk at{"deal 1:", "A stakes 5"};
  EXPECT_EQ(at.account().terms.stake_game, 0);
}

}  // namespace
}  // namespace ecarte::sitting::test
