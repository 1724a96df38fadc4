// SPDX-License-Identifier: MIT
#include "replay/tricks.hpp"

#include <gtest/gtest.h>

#include "acts.hpp"

namespace ecarte::replay {
namespace {

using game::Card;
using game::Rank;

constexpr CardSet kKingOfSpades{Card{Rank::King, Suit::Spades}};
constexpr CardSet kAceOfSpades{Card{Rank::Ace, Suit::Spades}};
constexpr CardSet kSevenOfHearts{Card{Rank::Seven, Suit::Hearts}};

/// The tricks of a hand with hearts for trumps, in which A leads first.
class TricksTest : public testing::Test {
 protected:
  int lead(Seat seat, CardSet card) {
    return tricks_.lead({.at = at_++, .seat = seat, .card = card}, tricks_.last_number() + 1);
  }
  int reply(Seat seat, CardSet card) {
    return tricks_.reply({.at = at_++, .seat = seat, .card = card}, tricks_.open(), Suit::Hearts);
  }

  Tricks tricks_{Whoever(kA)};
  ActIndex at_ = 0;
};

TEST_F(TricksTest, TheHigherCardOfTheSuitWinsAndLeadsNext) {
  lead(kA, kAceOfSpades);
  EXPECT_EQ(tricks_.open(), 0);
  reply(kY, kKingOfSpades);
  EXPECT_EQ(tricks_.open(), -1);
  EXPECT_EQ(tricks_.made(kY), 1);
  EXPECT_TRUE(tricks_.leader().is(kY));
}

TEST_F(TricksTest, ATrumpWinsOverAnotherSuit) {
  lead(kA, kKingOfSpades);
  reply(kY, kSevenOfHearts);
  EXPECT_EQ(tricks_.made(kY), 1);
}

TEST_F(TricksTest, WhoseATrickIsToWhichACardIsPlayedThatIsNoneOfHisIsOpen) {
  tricks_.lead({.at = at_++, .seat = kA, .card = kKingOfSpades, .none_of_his = true}, 1);
  reply(kY, kAceOfSpades);
  EXPECT_EQ(tricks_.unknown(), 1);
}

TEST_F(TricksTest, ACardKnownBySuitProvesWhatItProves) {
  lead(kA, CardSet::of(Suit::Spades));
  reply(kY, CardSet::of(Suit::Hearts));
  EXPECT_EQ(tricks_.made(kY), 1);  // any trump takes any spade
  lead(kY, CardSet::of(Suit::Spades));
  reply(kA, CardSet::of(Suit::Spades));
  EXPECT_EQ(tricks_.unknown(), 1);  // which spade is higher is not told
  EXPECT_EQ(tricks_.leader(), kEither);
}

TEST_F(TricksTest, ACardNotKnownLeavesTheWinnerOpen) {
  lead(kA, kKingOfSpades);
  reply(kY, CardSet::all());
  EXPECT_EQ(tricks_.trick(0).winner, kEither);
  EXPECT_EQ(tricks_.made(kA), 0);
}

TEST_F(TricksTest, WhoeverLeadsNextHasWon) {
  lead(kA, kKingOfSpades);
  reply(kY, CardSet::all());
  EXPECT_EQ(tricks_.may_have_made(kA), game::Counts::range(0, 1));
  const int card = lead(kA, kAceOfSpades);
  EXPECT_TRUE(tricks_.trick(0).winner.is(kA));
  EXPECT_EQ(tricks_.may_have_made(kA), game::Counts(1));
  tricks_.take_up(card, at_++);
  EXPECT_EQ(tricks_.trick(0).winner, kEither);
}

TEST_F(TricksTest, WhoeverLeadsAfterTricksNotWrittenWonTheLastOfThem) {
  tricks_.skip_to(3);
  lead(kY, kAceOfSpades);
  EXPECT_EQ(tricks_.made(kY), 1);
  EXPECT_EQ(tricks_.may_have_made(kA), game::Counts::range(0, 1));
}

TEST_F(TricksTest, ALeadKnownToBeOutOfTurnProvesNothing) {
  lead(kA, kKingOfSpades);
  reply(kY, CardSet::all());
  tricks_.lead({.at = at_++, .seat = kY, .card = kAceOfSpades, .how = {.turn = Turn::Out}}, 2);
  EXPECT_EQ(tricks_.trick(0).winner, kEither);
}

TEST_F(TricksTest, ATrickOfWhichNothingIsToldTellsNoLeader) {
  lead(kA, kKingOfSpades);
  reply(kY, CardSet::all());
  tricks_.lead({.at = at_++, .seat = kA, .card = CardSet::all(), .how = {.in_order = false}}, 2);
  EXPECT_EQ(tricks_.trick(0).winner, kEither);
}

TEST_F(TricksTest, TricksNotWrittenWerePlayed) {
  tricks_.skip_to(3);
  EXPECT_EQ(tricks_.last_number(), 2);
  EXPECT_EQ(tricks_.unknown(), 2);
  EXPECT_EQ(tricks_.leader(), kEither);
}

TEST_F(TricksTest, ALeadTakenUpBeforeItIsAnsweredWasNeverMade) {
  const int card = lead(kA, kAceOfSpades);
  EXPECT_FALSE(tricks_.take_up(card, at_++));
  EXPECT_EQ(tricks_.tricks().size(), 0U);
  EXPECT_EQ(tricks_.last_number(), 0);
  EXPECT_TRUE(tricks_.leader().is(kA));
}

TEST_F(TricksTest, ALeadOutOfTurnTakenUpLeavesTheLeadToTheOther) {
  const int card =
      tricks_.lead({.at = at_++, .seat = kY, .card = kAceOfSpades, .how = {.turn = Turn::Out}}, 1);
  tricks_.take_up(card, at_++);
  EXPECT_TRUE(tricks_.leader().is(kA));
}

TEST_F(TricksTest, AReplyTakenUpReopensItsTrick) {
  lead(kA, kAceOfSpades);
  const int card = reply(kY, kSevenOfHearts);
  EXPECT_EQ(tricks_.made(kY), 1);
  EXPECT_TRUE(tricks_.take_up(card, at_++));
  EXPECT_EQ(tricks_.made(kY), 0);
  EXPECT_EQ(tricks_.reopened_for(kY), 0);
  EXPECT_EQ(tricks_.reopened_for(kA), -1);
  EXPECT_EQ(tricks_.open(), 0);
}

TEST_F(TricksTest, ALeadTakenUpAfterItWasAnsweredMayBeLaidDownAgain) {
  const int card = lead(kA, kAceOfSpades);
  reply(kY, kSevenOfHearts);
  tricks_.take_up(card, at_++);
  EXPECT_EQ(tricks_.leader(), kEither);
  EXPECT_EQ(tricks_.put_back(kY, kAceOfSpades, 0), -1);
  EXPECT_EQ(tricks_.put_back(kA, kAceOfSpades, 0), card);
  EXPECT_EQ(tricks_.put_down_again(tricks_.card(card)), Upheld::Yes);
}

TEST_F(TricksTest, ALeadNotToldIsTheOneTakenUpIfThePlayGoesOnToTheNextTrick) {
  const int card = lead(kA, kAceOfSpades);
  reply(kY, kSevenOfHearts);
  tricks_.take_up(card, at_++);
  EXPECT_EQ(tricks_.put_back(kA, CardSet::all(), 0), -1);
  EXPECT_EQ(tricks_.put_back(kA, CardSet::all(), 1), -1);
  EXPECT_EQ(tricks_.put_back(kA, CardSet::all(), 2), card);
}

TEST_F(TricksTest, ALeadTheOtherHasNoCardForIsATrick) {
  lead(kA, kAceOfSpades);
  tricks_.leave_unanswered(0, true);
  EXPECT_EQ(tricks_.uncovered(kA), 1);
  EXPECT_TRUE(tricks_.leader().is(kA));
}

TEST_F(TricksTest, TheThirdTrickHasAMoment) {
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(tricks_.point_at(kA), kNever);
    lead(kA, kKingOfSpades);
    reply(kY, kAceOfSpades);
  }
  EXPECT_EQ(tricks_.point_at(kA), at_ - 1);
}

TEST_F(TricksTest, TheNextLeadIsOneInTurnThoughItIsTakenUp) {
  lead(kA, kKingOfSpades);
  reply(kY, kAceOfSpades);
  const int taken = lead(kA, kSevenOfHearts);
  tricks_.take_up(taken, at_++);
  const int stood = lead(kA, kSevenOfHearts);
  tricks_.find_next_leads();
  EXPECT_EQ(tricks_.card(0).next_lead, tricks_.card(taken).at);
  EXPECT_EQ(tricks_.card(taken).next_lead, tricks_.card(stood).at);
  EXPECT_EQ(tricks_.card(stood).next_lead, kNever);
}

TEST_F(TricksTest, ALeadOutOfTurnTakenUpIsNoNextLead) {
  lead(kA, kKingOfSpades);
  const int follow = reply(kY, kAceOfSpades);
  const int taken = tricks_.lead(
      {.at = at_++, .seat = kY, .card = kSevenOfHearts, .how = {.turn = Turn::Out}}, 2);
  tricks_.take_up(taken, at_++);
  const int stood = lead(kA, kSevenOfHearts);
  tricks_.find_next_leads();
  EXPECT_EQ(tricks_.card(follow).next_lead, tricks_.card(stood).at);
}

TEST_F(TricksTest, ALeadOutOfTurnIsTheNextWhileItLiesThere) {
  lead(kA, kKingOfSpades);
  const int follow = reply(kY, kAceOfSpades);
  const int taken = tricks_.lead(
      {.at = at_++, .seat = kY, .card = kSevenOfHearts, .how = {.turn = Turn::Out}}, 2);
  tricks_.take_up(follow, at_++);
  tricks_.take_up(taken, at_++);
  tricks_.find_next_leads();
  EXPECT_EQ(tricks_.card(follow).next_lead, tricks_.card(taken).at);
}

}  // namespace
}  // namespace ecarte::replay
