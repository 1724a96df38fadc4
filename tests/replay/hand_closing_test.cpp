// SPDX-License-Identifier: MIT
#include "replay/hand_closing.hpp"

#include <gtest/gtest.h>

#include "tests/replay/acts.hpp"
#include "tests/replay/told.hpp"

namespace ecarte::replay {
namespace {

using game::Card;
using game::Counts;
using game::Rank;

/// So many tricks that A led and of which the winner is as said; kEither for one not known.
Tricks tricks(std::initializer_list<Whoever> winners) {
  Tricks played{Whoever(kA)};
  ActIndex at = 0;
  for (const Whoever winner : winners) {
    const CardSet lead = winner.is(kY) ? CardSet{Card{Rank::Seven, Suit::Spades}}
                                       : CardSet{Card{Rank::King, Suit::Spades}};
    const CardSet reply = winner.known() ? CardSet{Card{Rank::Nine, Suit::Spades}} : CardSet::all();
    // Out of turn, so that the next lead proves nothing.
    const int number = played.last_number() + 1;
    played.lead({.at = at++, .seat = kA, .card = lead, .how = {.turn = Turn::Out}}, number);
    played.reply({.at = at++, .seat = kY, .card = reply}, played.open(), Suit::Hearts);
  }
  return played;
}

HandClosing played_out() {
  HandClosing ending;
  ending.come(HandEnd::Played, 20);
  return ending;
}

TEST(Ending, TheTricksSayWhoMadeWhat) {
  EXPECT_TRUE(played_out().outcomes(tricks({kA, kA, kA, kY, kY})).is(Outcome::FirstPoint));
  EXPECT_TRUE(played_out().outcomes(tricks({kA, kA, kA, kA, kA})).is(Outcome::FirstVole));
  EXPECT_TRUE(played_out().outcomes(tricks({kA, kY, kY, kY, kY})).is(Outcome::SecondPoint));
}

TEST(Ending, TricksNotKnownLeaveEveryWayOpen) {
  EXPECT_EQ(played_out().outcomes(tricks({kA, kA, kA, kA, kEither})),
            (Outcomes{Outcome::FirstPoint, Outcome::FirstVole}));
  EXPECT_EQ(played_out().outcomes(tricks({kA, kA, kY, kY, kEither})),
            (Outcomes{Outcome::FirstPoint, Outcome::SecondPoint}));
  EXPECT_EQ(played_out().outcomes(tricks({kEither, kEither, kEither, kEither, kEither})).size(), 4);
}

TEST(Ending, AToldResultIsAResultWhateverIsKnownOfTheCards) {
  HandClosing ending = played_out();
  ending.tell(kY, {21, record::MadeWhat::Tricks, 3});
  EXPECT_TRUE(ending.outcomes(tricks({kEither, kEither, kEither, kEither, kEither}))
                  .is(Outcome::SecondPoint));
  HandClosing point = played_out();
  point.tell(kA, {21, record::MadeWhat::Point, 0});
  EXPECT_TRUE(point.outcomes(tricks({kA, kA, kA, kEither, kEither})).is(Outcome::FirstPoint));
}

TEST(Ending, AToldResultThatTheCardsRefuteIsMisawarded) {
  HandClosing ending = played_out();
  ending.tell(kY, {21, record::MadeWhat::Tricks, 3});
  const Tricks cards = tricks({kA, kA, kA, kA, kEither});
  EXPECT_EQ(ending.misawarded(cards, kY), kY);
  EXPECT_EQ(ending.outcomes(cards), (Outcomes{Outcome::FirstPoint, Outcome::FirstVole}));
}

TEST(Ending, AResultToldWithoutTheTricksIsOfFive) {
  HandClosing ending;
  ending.come(HandEnd::Stated, 3);
  ending.tell(kA, {3, record::MadeWhat::Tricks, 2});
  EXPECT_TRUE(ending.outcomes(Tricks{}).is(Outcome::SecondPoint));
}

TEST(Ending, HowManyTricksHeHadIsThoseWrittenAndThoseTold) {
  HandClosing ending;
  EXPECT_EQ(ending.made(tricks({kA, kEither}), kA), Counts::range(1, 2));
  ending.tell(kA, {5, record::MadeWhat::Tricks, 2});
  EXPECT_EQ(ending.made(tricks({kA, kEither}), kA), Counts(2));
  EXPECT_EQ(ending.made(Tricks{}, kA), Counts(2));
}

TEST(Ending, ThrownDownWithTricksInDoubtTheResultIsInDoubt) {
  HandClosing ending;
  ending.throw_down({4, kY, record::Claiming::Nothing, 0, false});
  ending.come(HandEnd::ThrownDown, 4);
  EXPECT_TRUE(ending.outcomes(tricks({kA})).is(Outcome::Nobody));
  EXPECT_EQ(ending.outcomes(tricks({kY, kY, kEither})),
            (Outcomes{Outcome::SecondPoint, Outcome::Nobody}));
  EXPECT_EQ(ending.outcomes(tricks({kEither, kEither})),
            (Outcomes{Outcome::FirstPoint, Outcome::FirstVole}));
  EXPECT_EQ(result_of(ending.outcomes(tricks({kA})), ending).winner, record::actor_of(kA));
}

TEST(Ending, AClaimThatIsNotGrantedLeavesWhatTheTricksMadeLeave) {
  HandClosing ending;
  ending.throw_down({4, kA, record::Claiming::Point, 0, false});
  ending.come(HandEnd::Granted, 4);
  const Outcomes open = ending.outcomes(tricks({kA, kY}));
  EXPECT_TRUE(open.has(Outcome::Nobody) && open.has(Outcome::FirstPoint) &&
              open.has(Outcome::SecondPoint));
  EXPECT_EQ(open.size(), 3);
  ending.grant();
  EXPECT_TRUE(ending.outcomes(tricks({kA, kY})).is(Outcome::FirstPoint));
}

TEST(TricksMade, AsAnAttribute) {
  EXPECT_TRUE(tricks_made(Counts(0), {}).must_be(TricksMade::None));
  EXPECT_EQ(tricks_made(Counts::range(0, 2), {}),
            (Some<TricksMade>{TricksMade::None, TricksMade::Some}));
  EXPECT_EQ(tricks_made(Counts::range(0, 5), {}), Some<TricksMade>{});
}

// ── From the record ──

TEST(Play, DisputingChangesNothing) {
  const DealFacts deal =
      told({"deal 1: A gives 3-2; turns 8♦", "Y plays", "1. Y K♠, A 8♠. 2. Y Q♠, A 9♠",
            "3. Y Q♦, A J♦. 4. Y A♥, A K♥. 5. A K♣, Y 7♣", "Y marks the point", "A disputes it"});
  EXPECT_TRUE(deal.playings.back().over);
  EXPECT_TRUE(deal.playings.back().outcomes.is(Outcome::SecondPoint));
}

TEST(Play, ClaimingTheGameInThrowingDownIsNoAbandonment) {
  for (const auto* words : {"Y claims the game; throws down", "Y throws down; claims the point"}) {
    const DealFacts deal =
        told({"deal 1: A gives 3-2; turns 8♦", "Y plays", "1. Y K♠, A 8♠. 2. Y Q♠, A 9♠", words});
    const Fact* thrown = find_fact(deal, FactKind::ThrownDown);
    ASSERT_NE(thrown, nullptr);
    EXPECT_TRUE(must_be(*thrown, 0, NoYes::Yes)) << words;
  }
}

TEST(Play, TricksToldByNumberCountWhenAHandIsThrownDown) {
  const DealFacts deal =
      told({"deal 1: A gives 3-2; turns 8♦", "Y plays", "Y made 2. A made 2", "Y throws down"});
  const Fact* thrown = find_fact(deal, FactKind::ThrownDown);
  ASSERT_NE(thrown, nullptr);
  EXPECT_TRUE(must_be(*thrown, 1, TricksMade::Some));
}

TEST(Play, TheSuitRequiredIsLedThoughTheTakingBackIsNotWritten) {
  const DealFacts deal = told({"deal 1: A gives 3-2; turns 8♦", "Y names hearts, leads Q♠",
                               "A requires a heart", "Y leads 9♥", "A K♥"});
  const Fact* named = find_fact(deal, FactKind::NamedSuit);
  ASSERT_NE(named, nullptr);
  EXPECT_TRUE(must_be(*named, 1, NoYes::Yes));
  EXPECT_TRUE(must_be(*named, 2, NoYes::Yes));
  EXPECT_TRUE(deal.impossible.empty());
}

}  // namespace
}  // namespace ecarte::replay
