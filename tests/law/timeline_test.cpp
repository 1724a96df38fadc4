// SPDX-License-Identifier: MIT
#include "law/timeline.hpp"

#include <gtest/gtest.h>

#include "made_deal.hpp"

namespace ecarte::law {
namespace {

using replay::Beat;
using replay::bit;

TEST(Timeline, AStretchFullyToldHasNoDoubt) {
  Timeline timeline;
  timeline.lay_out(deal_of({bit(Beat::Packet), bit(Beat::TurnUp), bit(Beat::Lead)}), nullptr);
  const TimeSpan lead = timeline.when(bit(Beat::Lead), 0);
  EXPECT_TRUE(lead.sure());
  EXPECT_EQ(lead.latest, 2U);
  EXPECT_EQ(timeline.when(bit(Beat::Reply), 0).earliest, kNoTime);
}

TEST(Timeline, AnActInAGapMayHaveComeBeforeTheOneThatIsTold) {
  replay::DealFacts deal = deal_of({bit(Beat::Packet), bit(Beat::TurnUp), 0, bit(Beat::Lead)});
  deal.untold.gaps.push_back({2, bit(Beat::Lead), 0, 1});
  Timeline timeline;
  timeline.lay_out(deal, nullptr);
  EXPECT_EQ(timeline.when(bit(Beat::Lead), 0).earliest, 2U);
  EXPECT_EQ(timeline.when(bit(Beat::Lead), 0).latest, 3U);
  EXPECT_TRUE(timeline.when(bit(Beat::Lead), 3).sure()) << "the gap lies before";
}

TEST(Timeline, WhatMayHaveFollowedTheLastActCountsOnlyIfADealFollows) {
  replay::DealFacts deal = deal_of({bit(Beat::Packet), bit(Beat::TurnUp)});
  deal.untold.gaps.push_back({2, bit(Beat::Lead), codes::bit(Remedy::Announce), 1});
  Timeline timeline;
  timeline.lay_out(deal, nullptr);
  EXPECT_EQ(timeline.when(bit(Beat::Lead), 0).earliest, kNoTime);
  EXPECT_FALSE(timeline.untold(Remedy::Announce, 0));
  const replay::DealFacts next = deal_of({bit(Beat::Packet)});
  timeline.lay_out(deal, &next);
  EXPECT_EQ(timeline.when(bit(Beat::Lead), 0).earliest, 2U);
  EXPECT_TRUE(timeline.untold(Remedy::Announce, 0));
}

TEST(Timeline, AGapOfTheDealAfterHoldsItsBeatsAsThatDeals) {
  const replay::DealFacts deal = deal_of({bit(Beat::Packet), bit(Beat::TurnUp)});
  replay::DealFacts next = deal_of({bit(Beat::Packet), bit(Beat::Proposal)});
  next.untold.gaps.push_back({1, bit(Beat::TurnUp), 0, 1});
  Timeline timeline;
  timeline.lay_out(deal, &next);
  EXPECT_EQ(timeline.when(bit(WindowBeat::NextTurnUp), 2).earliest, 3U);
  EXPECT_EQ(timeline.when(bit(WindowBeat::NextTurnUp), 2).latest, kNoTime);
}

TEST(Timeline, ACardThatCountsAsNeverPlayedHandsItsBeatsOn) {
  Timeline timeline;
  timeline.lay_out(deal_of({bit(Beat::NCard) | bit(Beat::NFirstCard) | bit(Beat::Lead),
                            bit(Beat::NCard) | bit(Beat::NSecondCard)}),
                   nullptr);
  timeline.unplay(0);
  EXPECT_EQ(timeline.first_from(bit(Beat::NFirstCard), 0), 1U);
  EXPECT_EQ(timeline.first_from(bit(Beat::NSecondCard), 0), kNoTime);
}

}  // namespace
}  // namespace ecarte::law
