// SPDX-License-Identifier: MIT
//
// What is the same in every world of a score: which playing counts, who is capped, whose the king
// may have been.
#include <gtest/gtest.h>

#include "made_score.hpp"

namespace ecarte::law {
namespace {

using replay::Beat;
using replay::bit;
using replay::NoYes;
using replay::Result;

/// The first case of its code that gives an offender no more than so much of the hand.
std::uint16_t capping_case(const Code& code) {
  for (std::uint16_t i = 0; i < code.cases.size(); ++i) {
    if ((code.cases[i].effects & codes::bit(Remedy::Ceiling)) != 0) {
      return i;
    }
  }
  return kNoCase;
}

Ruling capping(const MadeScore& at, Actor whom, std::uint8_t playing = 1) {
  Ruling ruling;
  ruling.case_index = capping_case(at.code);
  ruling.fact = replay::fact_of(at.code.cases[ruling.case_index].on, whom, 2);
  ruling.fact.place.playing = playing;
  ruling.status = Status::Lapsed;
  return ruling;
}

Fact king_of(FactKind kind, Actor whose, replay::Proof proof = replay::Proof::Proved) {
  Fact fact = replay::fact_of(kind, whose, 1);
  fact.proof = proof;
  return fact;
}

TEST(Grounds, TheFirstPlayingCountsUnlessTheHandsWereRightlyPlayedAgain) {
  MadeScore at;
  at.over(0, Result::Point, 2);
  EXPECT_EQ(at.grounds().counts.playing, 1);

  at.over(1, Result::Point, 4);
  EXPECT_EQ(at.grounds().counts.playing, 1) << "nobody had a right to it";

  at.does(Remedy::ReplayHands, 1, 3);
  at.deeds.back().deed.playing = 1;
  at.deeds.back().ruling = 0;
  at.rulings.push_back(capping(at, 0));
  EXPECT_EQ(at.grounds().counts.playing, 2);

  at.deeds.back().at = 5;  // one act too late: it had begun by then
  EXPECT_EQ(at.grounds().counts.playing, 1);
}

TEST(Grounds, ACeilingIsHisWhoOffendedInThePlayingThatCounts) {
  MadeScore at;
  at.over(0, Result::Point);
  EXPECT_EQ(at.grounds().ceiling_by[0], -1);
  at.rulings.push_back(capping(at, 0));
  EXPECT_EQ(at.grounds().ceiling_by[0], 0);
  EXPECT_EQ(at.grounds().ceiling_by[1], -1);

  at.rulings[0].status = Status::Moot;
  EXPECT_EQ(at.grounds().ceiling_by[0], -1);
}

TEST(Grounds, OfTwoRulingsTheFirstCapsHim) {
  MadeScore at;
  at.over(1, Result::Point);
  at.rulings = {capping(at, 1), capping(at, 1)};
  EXPECT_EQ(at.grounds().ceiling_by[1], 0);
  at.rulings[0].fact.place.dealing = 2;
  EXPECT_EQ(at.grounds().ceiling_by[1], 1) << "what befell in another dealing caps nobody";
}

TEST(Grounds, AKingProvedIsNotTheOthers) {
  MadeScore at;
  at.over(0, Result::Point);
  at.does(Remedy::Announce, 1, 1);
  EXPECT_EQ(at.grounds().kings[1].announced, 1U) << "nothing speaks against his word";

  at.deal.facts.push_back(king_of(FactKind::KingHeld, 0));
  EXPECT_EQ(at.grounds().kings[1].announced, kNoTime);
  at.deal.facts.back().subject = 1;
  EXPECT_EQ(at.grounds().kings[1].announced, 1U);
  EXPECT_FALSE(at.grounds().kings[1].held) << "no ruling gives it him";
}

TEST(Grounds, WhoHadNoKingHasNoneToAnnounce) {
  MadeScore at;
  at.over(0, Result::Point);
  at.does(Remedy::Announce, 1, 1);
  at.deal.dealings.back().kingless[Seat::First] = true;
  EXPECT_EQ(at.grounds().kings[1].announced, 1U);
  at.deal.dealings.back().kingless[Seat::Second] = true;
  EXPECT_EQ(at.grounds().kings[1].announced, kNoTime);
}

TEST(Grounds, InADealThatIsAnnulledNobodyHasAKing) {
  MadeScore at;
  at.over(0, Result::Point);
  at.does(Remedy::Announce, 1, 1);
  at.annulled.deal = replay::NoYes::Yes;
  EXPECT_EQ(at.grounds().kings[1].announced, kNoTime);
}

TEST(Grounds, AKingMayHaveBeenAnnouncedOnlyWhereThatStretchIsNotTold) {
  MadeScore at;
  at.deal.beats[2] = 0;  // the hand is not over
  at.deal.untold.gaps.push_back({2, 0, codes::bit(Remedy::Announce), 1});
  EXPECT_TRUE(at.grounds().kings[1].untold.has(UntoldKing::LeftOpen));
  at.deal.untold.gaps[0].deeds = codes::bit(Remedy::FreshDeal);
  EXPECT_FALSE(at.grounds().kings[1].untold.has(UntoldKing::LeftOpen));
}

TEST(Grounds, AGapAfterHisSecondCardIsTooLateForTheKing) {
  MadeScore at;
  at.deal.beats = {bit(Beat::Packet), bit(Beat::TurnUp), bit(Beat::NFirstCard),
                   bit(Beat::NSecondCard), 0};
  at.deal.untold.gaps.push_back({3, 0, codes::bit(Remedy::Announce), 1});
  EXPECT_TRUE(at.grounds().kings[1].untold.has(UntoldKing::LeftOpen));
  at.deal.untold.gaps[0].before = 4;
  EXPECT_FALSE(at.grounds().kings[1].untold.has(UntoldKing::LeftOpen));
}

TEST(Grounds, TheGameWasOverBeforeUnlessAnotherBegins) {
  MadeScore at;
  at.over(0, Result::Point);
  at.carried.game_over = true;
  EXPECT_TRUE(at.grounds().start.over);
  at.deal.place.game_begins = true;
  EXPECT_FALSE(at.grounds().start.over);
  at.deal.place.game_begins = false;
  at.deal.place.broken_before = true;
  EXPECT_FALSE(at.grounds().start.over);
}

TEST(Grounds, HalfAScoreLeavesTheOtherCounterOpen) {
  MadeScore at;
  at.over(0, Result::Point);
  at.deal.testimony.push_back(counters_at(3, record::kUnstated, 4));
  EXPECT_FALSE(at.grounds().counters.half_shown[0]);
  EXPECT_TRUE(at.grounds().counters.half_shown[1]);
}

}  // namespace
}  // namespace ecarte::law
