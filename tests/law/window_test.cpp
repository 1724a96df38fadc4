// SPDX-License-Identifier: MIT
//
// Who has a part in a fact, and until when his right can be used: an act before its window closes,
// and an act after.
#include "law/window.hpp"

#include <array>

#include <gtest/gtest.h>

#include "made_score.hpp"

namespace ecarte::law {
namespace {

using replay::Beat;
using replay::bit;
using replay::Fact;
using replay::kNever;

constexpr WindowBeats kProposal = replay::bit(Beat::Proposal);
constexpr WindowBeats kTurnUp = replay::bit(Beat::TurnUp);

/// Given, turned, proposed, answered, proposed again.
struct Windows : testing::Test {
  DealFacts deal = deal_of({bit(Beat::Packet), kTurnUp, kProposal, bit(Beat::Answer), kProposal});
  Timeline timeline;

  void lay_out(const DealFacts* next = nullptr) { timeline.lay_out(deal, next); }
  /// From act `at` on another dealing.
  void deal_again(replay::ActIndex at) {
    replay::DealingSpan again = deal.dealings.front();
    deal.dealings.front().end = again.begin = at;
    again.dealer = game::Seat::Second;
    deal.dealings.push_back(again);
  }
  static Fact fact_at(replay::ActIndex at, std::uint8_t dealing = 1) {
    Fact fact = replay::fact_of(FactKind::PacketsWrong, 0, at);
    fact.place.dealing = dealing;
    return fact;
  }
};

TEST_F(Windows, AWindowClosesWithTheFirstActAfterTheFact) {
  lay_out();
  EXPECT_EQ(closing_time(deal, timeline, kProposal, 1, 1), 2U);
  EXPECT_EQ(closing_time(deal, timeline, kProposal, 2, 1), 4U) << "the act itself closes nothing";
  EXPECT_EQ(closing_time(deal, timeline, kProposal, 4, 1), kNoTime);
}

TEST_F(Windows, TheActsOfAnotherDealingCloseNothing) {
  deal_again(3);
  lay_out();
  EXPECT_EQ(closing_time(deal, timeline, kProposal, 1, 1), 2U);
  EXPECT_EQ(closing_time(deal, timeline, kProposal, 2, 1), kNoTime);
  EXPECT_EQ(closing_time(deal, timeline, kProposal, 3, 2), 4U);
  EXPECT_EQ(dealing_end(deal, timeline, 1), 3U);
  EXPECT_EQ(dealing_end(deal, timeline, 2), 5U);
}

TEST_F(Windows, ButTheEndOfTheHandDoes) {
  deal_again(3);
  deal.beats[4] |= bit(Beat::HandClosed);
  lay_out();
  EXPECT_EQ(closing_time(deal, timeline, replay::bit(Beat::HandClosed), 1, 1), 4U);
}

TEST_F(Windows, WhatMayHaveComeUntoldClosesItPerhaps) {
  deal.untold.gaps.push_back({2, bit(Beat::Answer), 0, 1});
  lay_out();
  const TimeSpan span = closing_span(deal, timeline, bit(Beat::Answer), 0, 1);
  EXPECT_EQ(span.earliest, 2U);
  EXPECT_EQ(span.latest, 3U);
  EXPECT_TRUE(closing_span(deal, timeline, bit(Beat::Answer), 2, 1).sure());
}

TEST_F(Windows, WhatIsDoneAgainOpensFromTheFactOnAndTheTurnUpWheneverItWas) {
  EXPECT_EQ(opens_from(deal, kProposal, fact_at(3)), 3U);
  EXPECT_EQ(opens_from(deal, kTurnUp, fact_at(3)), 0U);
  EXPECT_EQ(opens_from(deal, kProposal, fact_at(replay::kSometime)), 0U);
  deal_again(1);
  EXPECT_EQ(opens_from(deal, kTurnUp, fact_at(3, 2)), 1U);
}

TEST_F(Windows, ARightIsOpenFromTheFactOrFromItsFinding) {
  lay_out();
  Case c;
  c.may.given = true;
  c.may.until = kProposal;
  Fact fact = fact_at(0);
  EXPECT_EQ(window_of(deal, timeline, c, fact), (Window{0, {2, 2}, kProposal}));
  c.must_be_found = true;
  fact.found = 3;
  EXPECT_EQ(window_of(deal, timeline, c, fact), (Window{3, {4, 4}, kProposal}));
  fact.found = 4;
  EXPECT_EQ(window_of(deal, timeline, c, fact).closed.latest, kNoTime);
}

TEST_F(Windows, WhereNoRightIsGivenNothingCloses) {
  lay_out();
  Case c;
  c.may.until = kProposal;
  EXPECT_EQ(window_of(deal, timeline, c, fact_at(0)).closed.latest, kNoTime);
}

TEST_F(Windows, WhatWasClosedBeforeItOpenedHasNeverBeenOpen) {
  lay_out();
  Case c;
  c.may.given = true;
  c.may.from = bit(Beat::Answer);
  c.may.until = bit(Beat::Proposal);
  const Window never = window_of(deal, timeline, c, fact_at(0));
  EXPECT_EQ(never.from, never.closed.latest);
  c.may.until = bit(Beat::HandOver);
  EXPECT_EQ(window_of(deal, timeline, c, fact_at(0)).from, 3U);
}

TEST_F(Windows, WhoHasAPartInAFact) {
  Fact fact = fact_at(0);  // by the first player, who deals
  EXPECT_TRUE(subject_deals(deal, fact));
  EXPECT_EQ(party(deal, Who::Adversary, fact), 1);
  EXPECT_EQ(party(deal, Who::Dealer, fact), 0);
  EXPECT_EQ(party(deal, Who::NonDealer, fact), 1);
  EXPECT_EQ(party(deal, Who::Prejudiced, fact), record::kBoth) << "whom, is not known";
  fact.against = 1;
  EXPECT_EQ(party(deal, Who::Prejudiced, fact), 1);
  deal_again(3);
  fact.place.dealing = 2;
  EXPECT_FALSE(subject_deals(deal, fact));
  EXPECT_EQ(party(deal, Who::NonDealer, fact), 0);
  fact.place.dealing = 3;  // there is none
  EXPECT_EQ(party(deal, Who::Dealer, fact), record::kNobody);
  EXPECT_EQ(party(deal, Who::NonDealer, fact), record::kNobody);
}

TEST_F(Windows, ARecordStopsWithinTheHandUnlessItsEndOrADealAfterItIsTold) {
  lay_out();
  EXPECT_TRUE(stops_within_hand(deal, timeline));
  const DealFacts next = deal_of({bit(Beat::Packet)});
  lay_out(&next);
  EXPECT_FALSE(stops_within_hand(deal, timeline));
  deal.beats[4] = bit(Beat::HandOver);
  lay_out();
  EXPECT_FALSE(stops_within_hand(deal, timeline));
}

TEST_F(Windows, AMarkForTheTricksTellsThatItWasOverAndOneForTheKingDoesNot) {
  using record::For;
  const auto stops_with = [&](Testimony said) {
    deal.testimony = {said};
    lay_out();
    return stops_within_hand(deal, timeline);
  };
  deal.beats.push_back(0);
  EXPECT_FALSE(stops_with(mark_of(Seat::First, 1, 5, For::Point)));
  EXPECT_TRUE(stops_with(mark_of(Seat::First, 1, 5, For::King)));
  EXPECT_TRUE(stops_with(mark_of(Seat::First, 1, 3, For::Point))) << "they went on after it";
  EXPECT_TRUE(stops_with(mark_of(Seat::First, 1, 0, For::Point))) << "it is of the deal before";
  EXPECT_FALSE(stops_with(mark_of(Seat::First, 1, 5)));

  Testimony word = mark_of(Seat::First, 1, 4, For::Unsaid, Testimony::Kind::Announce);
  deal.testimony = {word, mark_of(Seat::First, 1, 5)};
  EXPECT_TRUE(stops_within_hand(deal, timeline)) << "he marks the king in the same breath";
}

TEST_F(Windows, AFindingLiesBeforeTheFirstActThatCameAfterIt) {
  const std::array<codes::FoundBoundary, 2> boundaries{{{kTurnUp}, {bit(Beat::Answer)}}};
  const auto position = [&](replay::ActIndex found) {
    Fact fact = fact_at(0);
    fact.found = found;
    return found_position(fact, deal, nullptr, boundaries);
  };
  EXPECT_EQ(position(0), 0);
  EXPECT_EQ(position(1), 1);
  EXPECT_EQ(position(2), 1);
  EXPECT_EQ(position(3), 2);
  EXPECT_EQ(position(kNever), 2);
}

}  // namespace
}  // namespace ecarte::law
