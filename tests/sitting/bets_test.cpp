// SPDX-License-Identifier: MIT
#include "sitting/bets.hpp"

#include "at_desk.hpp"

namespace ecarte::sitting::test {
namespace {

using game::Seat;
using record::ActKind;
using replay::FactKind;

struct AtBets : AtDesk {
  using AtDesk::AtDesk;
  Games games{desk};
  Bets bets{desk, games};

  /// A game begins, and all is laid that is told.
  AtBets& lay() {
    games.open(1);
    bets.open();
    BookedDeal told = deal(true);
    for (std::size_t i = 0; i < record.acts.size(); ++i) {
      bets.act(record.acts[i], static_cast<replay::ActIndex>(i), told);
    }
    bets.judge_cover(told);
    return *this;
  }
  /// The game is won, and everybody takes up what is told.
  AtBets& win(Seat winner) {
    result.after.settled = winner == Seat::First ? law::Points{5, 3} : law::Points{3, 5};
    BookedDeal told = deal();
    games.take_score(told);
    bets.settle(*games.decide(told));
    for (std::size_t i = 0; i < record.acts.size(); ++i) {
      if (record.acts[i].kind == ActKind::TakeShare) {
        bets.share_taken(record.acts[i], static_cast<replay::ActIndex>(i), told);
      }
    }
    return *this;
  }
};

TEST(Bets, WhereNothingLiesOnTheTableTheStakePasses) {
  AtBets at{"stakes: 10", "deal 1:"};
  at.lay().win(Seat::First);
  ASSERT_EQ(at.account().entries.size(), 1U);
  EXPECT_EQ(at.account().entries[0].why, PaidFor::Game);
  EXPECT_EQ(at.account().balance(kA), 10);
}

TEST(Bets, AGamePaidByItsMultipleIsOwedNoMore) {
  AtBets at{"stakes: 10", "deal 1:", "settled: double"};
  at.lay().win(Seat::First);
  at.bets.paid(at.next(ActKind::Settled));
  EXPECT_EQ(at.account().outstanding(kY), 10);  // it was a single game
  EXPECT_EQ(at.account().balance(kA), 10);
}

TEST(Bets, WhoHasNoSeatBetsOnIt) {
  AtBets at{"stakes: 10", "bet: Z 5 on A", "deal 1:"};
  at.lay();
  EXPECT_TRUE(at.bets.bets(kZ));
  EXPECT_FALSE(at.bets.bets(kW));
  EXPECT_FALSE(at.bets.bets(kA));
}

TEST(Bets, EveryUnitLaidIsTakenUpAgain) {
  AtBets at{"system: french", "stakes: 10", "bet: Z 5 on A, W 5 on Y", "deal 1:"};
  at.lay().win(Seat::Second);
  EXPECT_EQ(at.account().balance(kTable), 0);
  EXPECT_EQ(at.account().balance(kY), 10);
  EXPECT_EQ(at.account().balance(kW), 5);
  EXPECT_EQ(at.account().balance(kZ), -5);
  ASSERT_EQ(at.account().tables.size(), 1U);
  EXPECT_EQ(at.account().tables[0].deficient, 0);
}

TEST(Bets, ASurplusIsLeftThereOnlyWhereItIsToldWhatWasCovered) {
  AtBets silent{"system: french", "stakes: 10", "bet: Z 5 on A, W 9 on Y", "deal 1:"};
  EXPECT_EQ(silent.lay().found(), "");
  EXPECT_EQ(silent.fact(FactKind::BetUncovered), nullptr);
  AtBets told{"system: french", "stakes: 10", "bet: W 9 on Y", "deal 1:", "Z covers 5 on A"};
  EXPECT_EQ(told.lay().found(), "uncovered-not-withdrawn");
  AtBets in_part{"system: french", "stakes: 10", "bet: Z 5 on A, W 9 on Y",
                 "deal 1:", "W draws back 1"};
  EXPECT_EQ(in_part.lay().found(), "uncovered-not-withdrawn");
  AtBets back{"system: french", "stakes: 10", "bet: Z 5 on A, W 9 on Y",
              "deal 1:", "W draws back 4"};
  EXPECT_EQ(back.lay().found(), "");
  EXPECT_NE(back.fact(FactKind::BetUncovered), nullptr);
}

TEST(Bets, WhoClaimsThemIsHeeded) {
  AtBets heeded{"system: french", "stakes: 10",        "bet: Z 5 on A",
                "deal 1:",        "Y claims the bets", "Y covers 5"};
  EXPECT_EQ(heeded.lay().found(), "");
  AtBets passed_over{"system: french", "stakes: 10",        "bet: Z 5 on A",
                     "deal 1:",        "Y claims the bets", "W covers 5 on Y"};
  EXPECT_EQ(passed_over.lay().found(), "players-preference-broken");
}

TEST(Bets, AShareMayBeThatOfOneWhoDrewBackUntold) {
  AtBets at{"system: french", "stakes: 10", "bet: Z 9 on A, W 5 on Y", "deal 1:", "Z takes up 10"};
  EXPECT_EQ(at.lay().win(Seat::First).found(), "");
  EXPECT_FALSE(replay::must_be(*at.fact(FactKind::ShareTaken), 1, replay::ShareIs::Right));
  AtBets neither{"system: french", "stakes: 10", "bet: Z 9 on A, W 5 on Y",
                 "deal 1:", "Z takes up 9"};
  EXPECT_EQ(neither.lay().win(Seat::First).found(), "share-wrong");
}

TEST(Bets, AShareMayShowThatAnotherCoveredUntold) {
  AtBets at{"system: french", "stakes: 10", "bet: Z 5 on A",
            "deal 1:", "A takes up 20. Z takes up 10"};
  EXPECT_EQ(at.lay().win(Seat::First).found(), "");
}

TEST(Bets, WhatIsTakenUpInAllMayShowThatTheSurplusLay) {
  AtBets at{"system: french", "stakes: 10", "bet: Z 7 on A, W 3 on A, V 5 on Y",
            "deal 1:", "A takes up 20. Z takes up 11. W takes up 4"};
  EXPECT_EQ(at.lay().win(Seat::First).found(), "uncovered-not-withdrawn");
}

TEST(Bets, ToldAboveADealThatCannotBeReadTheyAreLaidInTheNextOfTheirGame) {
  AtBets at{"system: french", "stakes: 10", "bet: Z 5 on A", "deal 1:"};
  at.bets.keep_unopened(at.next(ActKind::Bet), 1);
  EXPECT_TRUE(at.bets.has_unopened());
  at.games.open(1);
  at.bets.open();
  at.bets.lay_unopened();
  EXPECT_FALSE(at.bets.has_unopened());
  at.win(Seat::Second);
  EXPECT_EQ(at.account().balance(kZ), 0);  // nobody covered it
  ASSERT_EQ(at.account().tables.size(), 1U);
  EXPECT_EQ(at.account().tables[0].sides[0], 15);
}

TEST(Bets, ForAPoolAPlayerStandsToPayWhatHeAddsToIt) {
  AtBets at{"stakes: 10", "agreed: pool all stake", "pool: 5", "deal 1:"};
  at.lay();
  EXPECT_EQ(at.bets.at_stake(Seat::First), 15);
}

}  // namespace
}  // namespace ecarte::sitting::test
