// SPDX-License-Identifier: MIT
//
// The score reckoned from deals made by hand: what is known of it, and what is not.
#include "law/ledger.hpp"

#include <gtest/gtest.h>

#include "codes/code.hpp"
#include "law/world.hpp"
#include "made_deal.hpp"

namespace ecarte::law {
namespace {

using replay::Beat;
using replay::bit;
using replay::FactKind;

/// A deal of one act each: given, turned, played out, and two more acts to mark by.
class TheLedger : public ::testing::Test {
 protected:
  TheLedger()
      : code(*codes::built_in_codes().front()),
        deal(deal_of({bit(Beat::Packet), bit(Beat::TurnUp),
                      bit(Beat::NFirstCard) | bit(Beat::DFirstCard) | bit(Beat::HandOver), 0, 0})) {
    deal.stands.trump = game::Suit::Hearts;
    deal.dealings.front().bold = {{replay::NoYes::No, replay::NoYes::No}};
    carried.forget(code);
    carried.recorded = ScoreSet::of(0, 0);
  }

  void won_by(Seat seat, replay::Result result) {
    replay::Fact fact = replay::fact_of(FactKind::HandOver, record::actor_of(seat), 2, result,
                                        replay::NoYes::No, replay::HandEnd::Played);
    fact.place.playing = 1;
    deal.facts.push_back(fact);
    replay::PlayingSpan span;
    span.begin = 2;
    span.over = true;
    span.over_at = 2;
    deal.playings.push_back(span);
  }
  void marks(Seat seat, std::uint8_t points, replay::ActIndex at = 3) {
    replay::Testimony said;
    said.seat = seat;
    said.by = record::actor_of(seat);
    said.amount = points;
    said.at = at;
    deal.testimony.push_back(said);
  }
  void shows(std::uint8_t first, std::uint8_t second, replay::ActIndex at = 4) {
    replay::Testimony said;
    said.kind = replay::Testimony::Kind::Counters;
    said.amount = first;
    said.amount_second = second;
    said.at = at;
    deal.testimony.push_back(said);
  }

  const Ledger& reckoned(const replay::DealFacts* next = nullptr) {
    timeline.lay_out(deal, next);
    reckon({code, deal, next, timeline, {}, {}, {}, {}}, carried, room, ledger);
    return ledger;
  }

  const Code& code;
  replay::DealFacts deal;
  Timeline timeline;
  CarriedScore carried;
  ScoreRoom room;
  Ledger ledger;
};

TEST_F(TheLedger, GivesThePointToWhoWonIt) {
  won_by(Seat::First, replay::Result::Point);
  marks(Seat::First, 1);
  EXPECT_EQ(reckoned().due.known(), (Points{1, 0}));
  EXPECT_EQ(ledger.recorded.known(), (Points{1, 0}));
  EXPECT_TRUE(ledger.entries.not_due.empty());
}

TEST_F(TheLedger, FindsAPointTooMany) {
  won_by(Seat::First, replay::Result::Point);
  marks(Seat::First, 2);
  ASSERT_EQ(reckoned().entries.not_due.size(), 1U);
  EXPECT_EQ(ledger.entries.not_due.front().over, 1);
  EXPECT_EQ(ledger.due.known(), (Points{1, 0}));
  EXPECT_EQ(ledger.recorded.known(), (Points{2, 0}));
}

TEST_F(TheLedger, TakesMarksThatAreNotWrittenAsMade) {
  won_by(Seat::Second, replay::Result::Vole);
  EXPECT_EQ(reckoned().recorded.known(), (Points{0, 2}));
  EXPECT_FALSE(ledger.scored);
}

TEST_F(TheLedger, BlamesNobodyForWhatAnUntoldHandMayHaveGiven) {
  deal.beats[2] = 0;
  marks(Seat::First, 1);
  EXPECT_TRUE(reckoned().entries.not_due.empty());
  EXPECT_FALSE(ledger.due.known());
  EXPECT_EQ(ledger.recorded.known(), (Points{1, 0}));
}

TEST_F(TheLedger, LeavesADealAsItStandsWhereTheRecordEnds) {
  deal.beats[2] = 0;
  EXPECT_EQ(reckoned().due.known(), (Points{0, 0}));
}

TEST_F(TheLedger, KnowsTheScoreBeforeFromTheMarksAndTheCountersAfter) {
  carried.forget(code);
  won_by(Seat::First, replay::Result::Point);
  marks(Seat::First, 1);
  shows(3, 2);
  EXPECT_EQ(reckoned().due.points_of(Seat::First), 1U << 3U);
  EXPECT_TRUE(ledger.due.contains(3, 2));
  EXPECT_EQ(ledger.recorded.known(), (Points{3, 2}));
}

TEST_F(TheLedger, KeepsAllThatAHalfToldScoreAllows) {
  carried.forget(code);
  won_by(Seat::First, replay::Result::Point);
  shows(3, record::kUnstated);
  reckoned();
  EXPECT_EQ(ledger.recorded.points_of(Seat::First), 1U << 3U);
  EXPECT_FALSE(ledger.recorded.known());
}

TEST_F(TheLedger, NamesTheTwoLinesThatCannotBothBeTrue) {
  won_by(Seat::First, replay::Result::Point);
  marks(Seat::First, 1);
  shows(0, 0);
  ASSERT_TRUE(reckoned().contradiction);
  EXPECT_EQ(ledger.contradiction->at, 4);
  EXPECT_EQ(ledger.contradiction->earlier, 3);
}

TEST_F(TheLedger, EndsTheGameAtTheFirstToObtainIt) {
  carried.recorded = ScoreSet::of(4, 3);
  won_by(Seat::First, replay::Result::Point);
  EXPECT_EQ(reckoned().game.won.by, record::actor_of(Seat::First));
  carry(code, ledger, false, carried);
  EXPECT_TRUE(carried.recorded.contains(5, 3));
}

TEST_F(TheLedger, CarriesTheScoreThatWasDueIfStrict) {
  won_by(Seat::First, replay::Result::Point);
  marks(Seat::First, 2);
  reckoned();
  carry(code, ledger, true, carried);
  EXPECT_EQ(carried.recorded.known(), (Points{1, 0}));
}

TEST_F(TheLedger, LetsWhatWasNotWrittenGoUnmarkedIfTheCountersSaySo) {
  won_by(Seat::First, replay::Result::Point);
  reckoned();
  carry(code, ledger, false, carried);
  deal.facts.clear();
  deal.playings.clear();
  deal.beats[2] = 0;
  shows(0, 0);
  EXPECT_FALSE(reckoned().contradiction);
}

}  // namespace
}  // namespace ecarte::law
