// SPDX-License-Identifier: MIT
#include "replay/untold_play.hpp"

#include <gtest/gtest.h>

#include "tests/replay/told.hpp"

namespace ecarte::replay {
namespace {

/// The gaps in which a card may have been played.
std::vector<Gap> gaps_of_play(const DealFacts& deal) {
  std::vector<Gap> found;
  std::ranges::copy_if(deal.untold.gaps, std::back_inserter(found),
                       [](const Gap& gap) { return (gap.beats & bit(Beat::NCard)) != 0; });
  return found;
}

bool may_announce(const Gap& gap) {
  return (gap.deeds >> static_cast<unsigned>(Remedy::Announce) & 1U) != 0;
}

TEST(UntoldPlay, AHandToldToItsEndHasNone) {
  const DealFacts deal =
      told({"deal 1: A gives 3-2; turns 8♦", "Y plays", "1. Y K♠, A 8♠. 2. Y Q♠, A 9♠",
            "3. Y Q♦, A J♦. 4. Y A♥, A K♥. 5. A K♣, Y 7♣", "Y marks the point"});
  EXPECT_TRUE(gaps_of_play(deal).empty());
}

TEST(UntoldPlay, ARecordThatStopsCountsOnlyIfAnotherDealFollows) {
  const DealFacts deal = told({"deal 1: A gives 3-2; turns 8♦", "Y plays", "1. Y K♠, A 8♠"});
  const auto gaps = gaps_of_play(deal);
  ASSERT_EQ(gaps.size(), 1U);
  EXPECT_TRUE(gaps[0].if_deal_follows);
  EXPECT_TRUE(may_announce(gaps[0]));
  EXPECT_NE(gaps[0].beats & bit(Beat::HandOver), 0U);
}

TEST(UntoldPlay, AMarkForTheTricksShowsThatTheHandWasPlayed) {
  const DealFacts deal = told({"deal 1: A gives 3-2; turns 8♦", "Y plays", "Y marks the point"});
  const auto gaps = gaps_of_play(deal);
  ASSERT_GE(gaps.size(), 2U);
  EXPECT_FALSE(gaps.front().if_deal_follows);
  EXPECT_TRUE(gaps.back().if_deal_follows);
}

TEST(UntoldPlay, AMarkForTheKingDoesNot) {
  const DealFacts deal = told({"deal 1: A gives 3-2; turns 8♦", "Y plays", "Y marks the king"});
  for (const Gap& gap : gaps_of_play(deal)) {
    EXPECT_TRUE(gap.if_deal_follows);
  }
}

TEST(UntoldPlay, SkippedTricksAreAGap) {
  const DealFacts deal = told({"deal 1: A gives 3-2; turns 8♦", "Y plays", "1. Y K♠, A 8♠",
                               "4. Y A♥, A K♥. 5. A K♣, Y 7♣"});
  const auto gaps = gaps_of_play(deal);
  ASSERT_EQ(gaps.size(), 1U);
  EXPECT_FALSE(gaps[0].if_deal_follows);
}

TEST(UntoldPlay, ACardTakenBackMayHaveBeenPlayedThere) {
  const DealFacts deal = told({"deal 1: A gives 3-2; turns 8♦", "Y proposes; A refuses",
                               "A takes back T♥", "A marks the point"});
  EXPECT_TRUE(deal.impossible.empty());
}

}  // namespace
}  // namespace ecarte::replay
