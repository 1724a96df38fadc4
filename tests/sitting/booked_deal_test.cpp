// SPDX-License-Identifier: MIT
#include "sitting/booked_deal.hpp"

#include "at_desk.hpp"

namespace ecarte::sitting::test {
namespace {

using replay::FactKind;
using replay::NoYes;
using replay::ShareIs;
using replay::TableSide;

TEST(BookedDeal, WhatTheCodeHoldsAgainstAFactIsFound) {
  AtDesk at{"deal 1:"};
  BookedDeal deal = at.deal();
  const law::Finding* const found = deal.say(FactKind::BetUncovered, record::kNobody, 0, NoYes::No);
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(found->id, "uncovered-not-withdrawn");
  EXPECT_EQ(at.result.verdict, law::Verdict::Irregular);
  EXPECT_EQ(at.facts.facts.size(), 1U);
}

TEST(BookedDeal, OfAFactThatIsInOrderNothingIsSaid) {
  AtDesk at{"deal 1:"};
  BookedDeal deal = at.deal();
  EXPECT_EQ(deal.say(FactKind::BetUncovered, record::kNobody, 0, NoYes::Yes), nullptr);
  EXPECT_EQ(at.facts.facts.size(), 1U);
  EXPECT_EQ(at.result.met.size(), 1U);
}

TEST(BookedDeal, WhereSeveralCasesMayAnswerNothingIsSaid) {
  AtDesk at{"deal 1:"};
  BookedDeal deal = at.deal();
  EXPECT_EQ(deal.say(FactKind::ShareTaken, record::actor_of(game::Seat::First), 0,
                     TableSide::Player, replay::Some(ShareIs::Right, ShareIs::Short), NoYes::No),
            nullptr);
  EXPECT_EQ(at.found(), "");
}

TEST(BookedDeal, AResultInBriefIsToldWholeBeforeAnythingIsAdded) {
  AtDesk at{"deal 1:"};
  at.result.in_brief = true;
  int told = 0;
  at.tell_whole = [&] {
    ++told;
    at.result.in_brief = false;
    EXPECT_TRUE(at.facts.facts.empty());
  };
  BookedDeal deal = at.deal();
  deal.say(FactKind::BetUncovered, record::kNobody, 0, NoYes::No);
  deal.say(FactKind::BetUncovered, record::kNobody, 0, NoYes::No);
  EXPECT_EQ(told, 1);
}

}  // namespace
}  // namespace ecarte::sitting::test
