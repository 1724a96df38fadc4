// SPDX-License-Identifier: MIT
#include "replay/standing_terms.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace ecarte::replay {
namespace {

using record::Act;
using record::ActKind;

Act act_told(ActKind kind, Actor actor = record::kNobody) {
  Act act;
  act.kind = kind;
  act.actor = actor;
  return act;
}

Act bet_on(std::uint8_t seat) {
  Act bet = act_told(ActKind::Bet, record::kFirstBystander);
  bet.cards = game::CardSet{5};
  bet.detail = seat;
  return bet;
}

TEST(StandingTerms, WhatIsAgreedAddsUp) {
  Sitting sitting;
  Act agreed = act_told(ActKind::Agreed);
  agreed.object = static_cast<std::uint8_t>(record::Agreement::Chouette);
  keep_setting(agreed, sitting);
  EXPECT_FALSE(sitting.has_agreed(record::Agreement::Multiples));
  agreed.object = static_cast<std::uint8_t>(record::Agreement::Multiples);
  keep_setting(agreed, sitting);
  EXPECT_TRUE(sitting.has_agreed(record::Agreement::Multiples));
  EXPECT_TRUE(sitting.has_agreed(record::Agreement::Chouette));
}

TEST(StandingTerms, ThePacksChosenAreTheirsFromThenOn) {
  Sitting sitting;
  sitting.packs.held.forget();
  Act packs = act_told(ActKind::Packs);
  packs.number = 1;
  packs.detail = 0;
  keep_setting(packs, sitting);
  EXPECT_TRUE(sitting.packs.told);
  EXPECT_EQ(sitting.packs.chosen[game::Seat::First], 1);
  EXPECT_TRUE(sitting.packs.held.of(game::Seat::Second).is(0));
}

TEST(StandingTerms, ABetMayBeOnNobodyKnown) {
  Sitting sitting;
  keep_setting(bet_on(1), sitting);
  keep_setting(bet_on(record::kUnstated), sitting);
  ASSERT_EQ(sitting.betting.bets.size(), 2U);
  EXPECT_EQ(sitting.betting.bets[0].on, game::Seat::Second);
  EXPECT_EQ(sitting.betting.bets[0].amount, 5U);
  EXPECT_FALSE(sitting.betting.bets[1].on);
}

TEST(StandingTerms, NoMoreBetsAreKeptThanThereIsRoomFor) {
  Sitting sitting;
  for (std::size_t i = 0; i < kMostBets + 1; ++i) {
    keep_setting(bet_on(0), sitting);
    EXPECT_EQ(sitting.betting.bets.size(), std::min(i + 1, kMostBets));
  }
}

TEST(StandingTerms, AnyOtherActDoesNothing) {
  Sitting sitting;
  for (int kind = 0; kind < record::kActKinds; ++kind) {
    const auto what = static_cast<ActKind>(kind);
    if (what != ActKind::System && what != ActKind::Packs && what != ActKind::Agreed &&
        what != ActKind::Pool && what != ActKind::Bet) {
      keep_setting(act_told(what, 0), sitting);
    }
  }
  EXPECT_EQ(sitting, Sitting{});
  keep_setting(act_told(ActKind::Pool), sitting);
  EXPECT_TRUE(sitting.plays_for_pool());
}

TEST(StandingTerms, WhatCouldNotBeReadIsInDoubtAndNothingElse) {
  Sitting sitting;
  record::Record record;
  record.problems.emplace_back().settings = {};
  doubt_settings(record, sitting);
  EXPECT_EQ(sitting, Sitting{});

  record.problems.emplace_back().settings = {ActKind::System};
  doubt_settings(record, sitting);
  EXPECT_EQ(sitting.terms.system, unknown<SystemIs>);
  EXPECT_TRUE(sitting.betting.others.must_be(NoYes::No));

  Act system = act_told(ActKind::System);
  system.object = static_cast<std::uint8_t>(record::SystemOfPlay::French);
  keep_setting(system, sitting);  // told again, and read
  EXPECT_EQ(sitting.terms.system, Some(SystemIs::French));
}

TEST(StandingTerms, BetsAreOnOneGameAndTheSystemIsForTheSitting) {
  Sitting sitting;
  keep_setting(bet_on(0), sitting);
  sitting.betting.covers = game::Seat::First;
  sitting.betting.others = NoYes::Yes;
  sitting.terms.system = unknown<SystemIs>;
  begin_bets(sitting);
  EXPECT_TRUE(sitting.betting.bets.empty());
  EXPECT_FALSE(sitting.betting.covers);
  EXPECT_TRUE(sitting.betting.others.must_be(NoYes::No));
  EXPECT_EQ(sitting.terms.system, unknown<SystemIs>);
}

}  // namespace
}  // namespace ecarte::replay
