// SPDX-License-Identifier: MIT
#include "sitting/terms_of_play.hpp"

#include "at_desk.hpp"

namespace ecarte::sitting::test {
namespace {

TEST(TermsOfPlay, AreTakenFromTheActsThatTellThem) {
  AtDesk at{"system: french", "stakes: 10", "stakes: 30 a rubber", "agreed: rubber of 5",
            "deal 1:"};
  const TermsOfPlay& terms = at.account().terms;
  EXPECT_EQ(terms.system, record::SystemOfPlay::French);
  EXPECT_EQ(terms.stake_game, 10);
  EXPECT_EQ(terms.stake_rubber, 30);
  EXPECT_EQ(terms.rubber_of, 5);
  EXPECT_TRUE(terms.has_agreed(record::Agreement::RubberOf));
  EXPECT_FALSE(terms.has_agreed(record::Agreement::Multiples));
  EXPECT_EQ(terms.funding, Funding::None);
}

TEST(TermsOfPlay, APoolOfWhichNoMoreIsToldIsOneInWhichAllStake) {
  AtDesk at{"pool: 5", "deal 1:"};
  EXPECT_EQ(at.account().terms.funding, Funding::AllStake);
  EXPECT_EQ(at.account().terms.stake_pool, 5);
  AtDesk other{"agreed: pool players stake", "pool: 5", "deal 1:"};
  EXPECT_EQ(other.account().terms.funding, Funding::PlayersStake);
}

TEST(TermsOfPlay, AStakeOfOnePlayerIsNoTermOfTheSitting) {
  AtDesk at{"deal 1:", "A stakes 5"};
  EXPECT_EQ(at.account().terms.stake_game, 0);
}

}  // namespace
}  // namespace ecarte::sitting::test
