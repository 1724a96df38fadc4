// SPDX-License-Identifier: MIT
//
// What the deal after tells of this one: the mark that comes one act before its turn-up, and the
// one that comes one act after.
#include <gtest/gtest.h>

#include "made_score.hpp"

namespace ecarte::law {
namespace {

using record::For;
using replay::Beat;
using replay::bit;
using replay::Result;

/// A point of the first player, to be marked until the trump of the deal after is turned at act 2
/// there.
struct LateMarks : testing::Test {
  MadeScore at;
  DealFacts after = deal_of({bit(Beat::Packet), 0, bit(Beat::TurnUp), 0});
  WorldScore account;

  LateMarks() {
    at.over(0, Result::Point);
    at.next = &after;
    Right right;
    right.purpose = replay::ScoreFor::Point;
    right.amount = 1;
    right.accrued = 2;
    right.until = 7;  // the turn-up
    account.entries.rights.push_back(right);
    account.points.due[0] = 1;
    account.scored = true;
  }
  [[nodiscard]] const Right& right() const { return account.entries.rights.front(); }

  void read() {
    const LedgerSource source = at.source();
    const Grounds grounds = grounds_of(source, at.carried);
    const World world;
    read_next({source, at.carried, grounds, world}, account);
  }
  void forfeit() {
    const LedgerSource source = at.source();
    const Grounds grounds = grounds_of(source, at.carried);
    const World world;
    forfeit_unmarked({source, at.carried, grounds, world}, account);
  }
};

TEST_F(LateMarks, TheTurnUpIsAnActOfTheDealAfter) {
  EXPECT_EQ(next_turn_up(at.source()).latest, 2U);
  EXPECT_TRUE(next_turn_up(at.source()).sure());
  after.beats[2] = 0;
  EXPECT_EQ(next_turn_up(at.source()).latest, kNoTime);
}

TEST_F(LateMarks, AMarkBeforeTheTurnUpIsForThisDeal) {
  after.testimony.push_back(mark_of(Seat::First, 1, 1));
  read();
  EXPECT_EQ(right().marked, 1);
  EXPECT_TRUE(right().fate.surely_marked_late());
  ASSERT_EQ(account.entries.late.size(), 1U);
  EXPECT_EQ(account.entries.late[0].act, 1);
  EXPECT_EQ(account.entries.late[0].points, 1);
  EXPECT_TRUE(account.entries.late[0].sure);
  EXPECT_TRUE(account.doubt.late.must_be(replay::NoYes::No));
}

TEST_F(LateMarks, AMarkAfterItIsNot) {
  after.testimony.push_back(mark_of(Seat::First, 1, 3));
  read();
  EXPECT_EQ(right().marked, 0);
  EXPECT_TRUE(account.entries.late.empty());
  EXPECT_TRUE(account.doubt.late.must_be(replay::NoYes::No))
      << "it is of the deal after, and nothing is asked of it here";
}

TEST_F(LateMarks, NobodyMarksWhatIsTheOthersNorForSomethingElse) {
  after.testimony.push_back(mark_of(Seat::Second, 1, 1));
  read();
  EXPECT_EQ(right().marked, 0);
  EXPECT_TRUE(account.doubt.late.may_be(replay::NoYes::Yes)) << "it has no title here";

  account.doubt.late = replay::NoYes::No;
  after.testimony = {mark_of(Seat::First, 1, 1, For::King)};
  read();
  EXPECT_EQ(right().marked, 0);
  EXPECT_TRUE(account.doubt.late.may_be(replay::NoYes::Yes));
}

TEST_F(LateMarks, NoMoreIsMarkedThanWasLeft) {
  after.testimony.push_back(mark_of(Seat::First, 2, 1));
  read();
  EXPECT_EQ(right().marked, 1);
  EXPECT_EQ(account.entries.late[0].points, 1);
  EXPECT_TRUE(account.doubt.late.may_be(replay::NoYes::Yes)) << "the other point has no title";
}

TEST_F(LateMarks, WhatIsSaidToBeOfADealLongAgoIsNotOfThis) {
  after.testimony.push_back(mark_of(Seat::First, 1, 1));
  after.testimony.back().deals_ago = 2;
  read();
  EXPECT_EQ(right().marked, 0);
  after.testimony.back().deals_ago = 1;
  read();
  EXPECT_EQ(right().marked, 1);
}

TEST_F(LateMarks, AfterADealThatCouldNotBeUsedNothingTellsOfThis) {
  after.testimony.push_back(mark_of(Seat::First, 1, 1));
  after.place.broken_before = true;
  read();
  EXPECT_FALSE(next_tells_of_this(at.source()));
  EXPECT_EQ(right().marked, 0);
}

TEST_F(LateMarks, CountersBeforeTheTurnUpShowWhatWasMarkedByThen) {
  after.testimony.push_back(counters_at(1, 0, 1));
  read();
  EXPECT_EQ(right().marked, 1);

  account.entries.rights.front().marked = 0;
  after.testimony.back().at = 3;
  read();
  EXPECT_EQ(right().marked, 0);
}

TEST_F(LateMarks, CountersThatShowWhatHeIsToldToHaveLeftCannotBeTrue) {
  at.deal.testimony.push_back(mark_of(Seat::First, 0, 3));
  after.testimony.push_back(counters_at(1, 0, 1));
  read();
  ASSERT_TRUE(account.contradiction);
  EXPECT_EQ(account.contradiction->id, "score-contradicted");
  EXPECT_EQ(account.contradiction->at, 3) << "where he is told to have marked nothing";
}

TEST_F(LateMarks, WhatIsNotMarkedWhenItsTimeIsOverIsLost) {
  forfeit();
  EXPECT_TRUE(right().fate.forfeited);
  EXPECT_EQ(account.points.due[0], 0);
  ASSERT_EQ(account.entries.lost.size(), 1U);
  EXPECT_EQ(account.entries.lost[0].seat, Seat::First);
  EXPECT_EQ(account.entries.lost[0].points, 1);
}

TEST_F(LateMarks, WhatWasMarkedIsNot) {
  account.entries.rights.front().marked = 1;
  forfeit();
  EXPECT_FALSE(right().fate.forfeited);
  EXPECT_EQ(account.points.due[0], 1);
  EXPECT_TRUE(account.entries.lost.empty());
}

TEST_F(LateMarks, WhereNoMarksAreWrittenAllCountAsMade) {
  account.scored = false;
  forfeit();
  EXPECT_EQ(right().marked, 1);
  EXPECT_EQ(account.points.marks[0], 1);
  EXPECT_TRUE(account.entries.lost.empty());
}

}  // namespace
}  // namespace ecarte::law
