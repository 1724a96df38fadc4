// SPDX-License-Identifier: MIT
//
// `ecarte check` on a record that stops at a dispute: what the two are told.
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// What is said of a record, without breaks of lines.
std::string said(std::string_view text, std::vector<std::string> options = {}) {
  options.insert(options.begin(), "check");
  options.emplace_back("-");
  const std::string out = ecarte(options, text).out;
  std::string words;
  std::ranges::unique_copy(out, std::back_inserter(words), [](char a, char b) {
    return (a == ' ' || a == '\n') && (b == ' ' || b == '\n');
  });
  std::ranges::replace(words, '\n', ' ');
  return words;
}

TEST(Dispute, ANewCutThatWasClaimedIsStillToBeMade) {
  constexpr std::string_view kClaimed =
      "players: A, Y\ndeal 1: A is to deal\n  Y cuts 31\n  A claims a fresh cut\n";
  EXPECT_THAT(said(std::string(kClaimed) + "  ?\n"),
              AllOf(HasSubstr("; A claimed a new cut."),
                    HasSubstr("Y must cut again before the first packet is dealt (law 3).")));
  EXPECT_THAT(said(std::string(kClaimed) + "  A gives; turns 8♦\n  ?\n"),
              HasSubstr("A claimed a new cut, and it was not done."));
}

TEST(Dispute, WhoShowedTooMuchIsNamedAsTheOneToCutAgain) {
  EXPECT_THAT(said("players: A, Y\ncut for deal: A Q♥, Y K♠ 7♦\n  ?\n"),
              HasSubstr("Y must cut again."));
}

TEST(Dispute, AProposalIsAnsweredBeforeTheCardLedOverIt) {
  constexpr std::string_view kLed =
      "players: A, Y\ndeal: A gives; turns 8♠\n  Y proposes\n"
      "  Y leads K♥\n";
  EXPECT_THAT(said(std::string(kLed) + "  A claims the proposal\n  ?\n"),
              HasSubstr("It is for A to accept or to refuse."));
  EXPECT_THAT(said(std::string(kLed) + "  ?\n"),
              HasSubstr("It is for A to accept or to refuse, or, if that is done, to play to the "
                        "card led."));
  EXPECT_THAT(said(std::string(kLed) + "  A refuses\n  ?\n"),
              HasSubstr("It is for A to play to the card led."));
  EXPECT_THAT(said(std::string(kLed) + "  A accepts\n  Y discards 2\n  ?\n"),
              HasSubstr("It is for Y to take cards."));
}

TEST(Dispute, CardsThatAreLeftOfFiveAreSaidToBeReadSo) {
  constexpr std::string_view kCounted =
      "players: A, Y\ndeal: A gives; turns J♠\n"
      "  Y proposes; A refuses\n  1. Y A♥, A 7♥\n";
  EXPECT_THAT(said(std::string(kCounted) + "  Y finds four in A's hand\n  ?\n"),
              AllOf(HasSubstr("note[counted]"),
                    HasSubstr("If so many were dealt, say so: Y finds 4 in A's hand as dealt.")));
  EXPECT_THAT(said(std::string(kCounted) + "  Y finds four in A's hand as dealt\n  ?\n"),
              AllOf(HasSubstr("wrong-number-played"), Not(HasSubstr("note[counted]"))));
  EXPECT_THAT(ecarte({"check", "-"},
                     std::string(kCounted) + "  2. Y K♥, A 8♥\n  Y finds four in A's hand\n  ?\n")
                  .err,
              HasSubstr("or what was dealt, such as finds four in his hand as dealt"));
}

TEST(Dispute, ARemedyThatComesOnlyWithThePlayIsSaid) {
  const std::string nondealer = said(
      "players: A, Y\ndeal: A gives; turns 8♥\n  Y proposes\n  Y finds four in his hand\n  ?\n");
  EXPECT_THAT(nondealer, AllOf(HasSubstr("Should Y begin to play with four cards, as they were "
                                         "dealt, the cards must be dealt again (law 20)."),
                               Not(HasSubstr("The laws give nobody a remedy"))));
  const std::string dealer = said(
      "players: A, Y\ndeal: A gives; turns 8♥\n  Y proposes; A refuses\n"
      "  Y finds four in A's hand\n  ?\n");
  EXPECT_THAT(dealer, AllOf(HasSubstr("Should A begin to play with four cards, as they were "
                                      "dealt, until Y plays his next card or the cards are "
                                      "gathered, Y may claim a fresh deal"),
                            Not(HasSubstr("The laws give nobody a remedy"))));
}

TEST(Dispute, AMarkThatMustBeTakenDownIsNotSaidToStand) {
  EXPECT_THAT(said("players: A, Y\nscore: A 0, Y 3\ndeal: A gives; turns T♠\n"
                   "  Y announces the king; marks the king\n  Y withdraws the king\n  ?\n"),
              AllOf(HasSubstr("Y must take the mark down."), Not(HasSubstr("the mark stands"))));
}

TEST(Dispute, AMarkFallsWithTheDeal) {
  const std::string out = said(
      "players: A, Y\nscore: A 2, Y 3\ndeal: A gives; turns K♥; marks the king\n"
      "  Y finds six in his hand\n  A says \"you have looked, it is too late\"\n  ?\n");
  EXPECT_THAT(out, AllOf(HasSubstr("it falls in any case if the cards are dealt again."),
                         Not(HasSubstr("A choice is open to A"))));
}

TEST(Dispute, TheKingThatIsTheFirstCardHasLonger) {
  EXPECT_THAT(
      said("players: A, Y\ndeal: A gives; turns 8♥\n  Y proposes\n  ?\n"),
      HasSubstr("Whoever holds K♥ may announce it until he himself plays his first card, or, "
                "if it is that card, A until A plays his second card and Y until the lead is "
                "played to (laws 23 and 24)."));
}

TEST(Dispute, OfAKingNobodyDisputesItIsSaidThatItMayBeAnnounced) {
  const std::string out = said(
      "players: A, Y\ndeal 2: A gives 3-2\n  A turns T♥\n  Y proposes\n  Y alters it to none\n"
      "  ?\n");
  EXPECT_THAT(out, AllOf(HasSubstr("Whoever holds K♥ may announce it (laws 23 and 24)."),
                         Not(HasSubstr("until he himself"))));
  EXPECT_LT(out.find("It is for A to accept"), out.find("Whoever holds"));
}

TEST(Dispute, WhatBothAgreeToIsOwed) {
  constexpr std::string_view kDealt = "players: A, Y\nbystanders: B\ndeal: A gives; turns 8♠\n";
  EXPECT_THAT(said(std::string(kDealt) +
                   "  Y plays without proposing\n  A and Y agree: \"a fresh deal\"\n  ?\n"),
              AllOf(HasSubstr("The cards must be dealt again, before anything else is done, and A "
                              "deals again (law 53)."),
                    Not(HasSubstr("to lead"))));
  constexpr std::string_view kRuled = "  Y proposes\n  A and Y ask B\n  B rules: a fresh deal\n";
  EXPECT_THAT(said(std::string(kDealt) + std::string(kRuled) + "  ?\n"),
              HasSubstr("The cards must be dealt again"));
  EXPECT_THAT(said(std::string(kDealt) + std::string(kRuled) + "  A gives again\n  ?\n"),
              Not(HasSubstr("must be dealt again")));
}

TEST(Dispute, WhereNothingIsLeftToTakeTheNonDealerLeads) {
  EXPECT_THAT(said("players: A, Y\ndeal: A gives; turns 8♦\n  Y proposes; A accepts\n"
                   "  Y discards 5; takes 5. A discards 5; takes 5\n  Y proposes again; A accepts\n"
                   "  Y discards 5; takes 5. A discards 5; takes 5\n  Y proposes again; A accepts\n"
                   "  Y discards 3; asks for three; takes 1\n  ?\n"),
              HasSubstr("It is for Y to lead."));
  EXPECT_THAT(said("players: A, Y\ndeal: A gives; turns 8♦\n  Y proposes; A accepts\n"
                   "  Y takes none\n  ?\n"),
              HasSubstr("It is for Y to throw out and take cards."));
}

TEST(Dispute, AKingOfATrumpThatIsNoMoreIsNotOffered) {
  EXPECT_THAT(said("players: A, Y\ndeal: A gives; turns 8♦; exposes Y's Q♥\n  Y has not looked\n"
                   "  Y claims a fresh deal\n  A gives again\n  ?\n"),
              Not(HasSubstr("holds K♦")));
}

TEST(Dispute, AMarkThatALawForbidsComesOffIfEitherAsksForIt) {
  EXPECT_THAT(
      said("players: A, Y\nscore: A 4, Y 4\ndeal: A gives Y 3, A 3, Y 3, A 2; turns K♠; "
           "marks the king\n  Y finds six in his hand\n  Y throws out 7♥\n  ?\n"),
      AllOf(HasSubstr("either player may take the mark down; it comes off as soon as either "
                      "asks for it."),
            Not(HasSubstr("the mark stands"))));
}

TEST(Dispute, AfterACardShownInJoiningThePacketsTheOtherCutsAgain) {
  EXPECT_THAT(said("players: A, Y\ndeal 4: A is to deal\n  Y cuts\n  A joins the packets, showing "
                   "J♠\n  ?\n"),
              HasSubstr("Y must cut again"));
}

TEST(Dispute, WhoeverObjectsToWhatIsLawfulIsAnswered) {
  EXPECT_THAT(said("players: A, Y\ndeal: A gives; turns 8♦\n  Y proposes; A accepts\n"
                   "  Y discards 2; takes 2\n  A discards 3\n  Y objects to the discard\n  ?\n"),
              HasSubstr("by what is told, no law forbids what is objected to: A discards 3"));
  EXPECT_THAT(said("players: A, Y\ndeal: A gives; turns 8♦\n  Y proposes; A accepts\n"
                   "  Y discards 3\n  A exposes Y's Q♠\n  Y refuses Q♠\n"
                   "  A objects \"you must take it\"\n  ?\n"),
              HasSubstr("what is objected to is lawful: it was Y's choice by law 36"));
  EXPECT_THAT(
      said("players: A, Y\ndeal: A gives; exposes his own 8♦; turns 8♠\n  Y objects\n  ?\n"),
      HasSubstr("what is objected to is lawful: A exposed his own 8♦ in dealing"))
      << "and not the turn-up, which came after it";
  const std::string cut =
      said("players: A, Y\ndeal: A is to deal\n  Y cuts 2\n  A objects to the cut\n  ?\n");
  EXPECT_THAT(cut, AllOf(HasSubstr("no law forbids what is objected to"),
                         Not(HasSubstr("nothing was read"))));
}

TEST(Dispute, AnObjectionToWhatIsRuledAgainstIsNotCalledLawful) {
  const std::string given = "players: A, Y\ndeal: A gives; turns 7♣\n  Y plays without proposing\n";
  EXPECT_THAT(said(given + "  1. Y Q♠, A 8♠\n  2. Y leads K♦\n  A takes back 8♠; plays K♠\n"
                           "  Y objects\n  ?\n"),
              AllOf(HasSubstr("card-withdrawn-late"), Not(HasSubstr("no law forbids"))));
  EXPECT_THAT(said("players: A, Y\ndeal: A gives\n  Y finds a faced card\n  A turns J♦\n"
                   "  Y proposes\n  A objects\n  ?\n"),
              AllOf(HasSubstr("mandatory-remedy-ignored"), Not(HasSubstr("no law forbids"))));
}

TEST(Dispute, ALeadThatStaysForWantOfTheSuitNamedIsPlayedTo) {
  const std::string lead =
      "players: A, Y\ndeal: A gives; turns 9♦\n  Y plays without proposing\n"
      "  Y holds 8♠ Q♠ K♣ A♣ 7♠\n  1. Y names hearts, leads Q♠\n";
  EXPECT_THAT(said(lead + "  A requires a heart\n  Y takes back Q♠\n  A objects\n  ?\n"),
              AllOf(HasSubstr("It is for A to play to Q♠."), Not(HasSubstr("no law forbids"))));
  EXPECT_THAT(said(lead + "  A objects\n  ?\n"), Not(HasSubstr("It is for Y")));
}

TEST(Dispute, WhatAnOffenderMayMarkHangsOnTheFirstWordOfTheLoser) {
  const std::string hand = "players: A, Y\nscore: A 0, Y 0\ndeal 2: A gives; turns ?♠\n";
  const std::string king =
      "  Y announces the king; marks the king\n  Y won 3 tricks, A 2\n"
      "  the king of trumps is found in the stock\n  A finds Y's false king\n  ?\n";
  EXPECT_THAT(said(hand + king),
              AllOf(HasSubstr("Y can mark nothing for the point of this hand (at most one if A "
                              "stood or refused first)"),
                    HasSubstr("Y 0 or 1"),
                    HasSubstr("it hangs on whether the loser stood or refused first")));
  EXPECT_THAT(said(hand + "  Y proposes; A refuses\n" + king),
              AllOf(HasSubstr("Y can mark at most one for the tricks of this hand"),
                    Not(HasSubstr("it hangs on"))));
}

TEST(Dispute, AKingMarkedForThisDealOrTheLastLeavesBothScores) {
  EXPECT_THAT(said("players: A, Y\ndeal 1: A gives; turns K♦; does not mark the king\n"
                   "  Y proposes; A refuses\n  A won 3 tricks, Y 2\n  A marks the point\n"
                   "deal 2: Y gives; turns 8♠\n  A marks the king\n  A proposes; Y refuses\n"
                   "  Y made the point\n  Y marks the point\n"),
              HasSubstr("The score after this deal is A 1 or 2, Y 1"));
}

TEST(Dispute, NobodyIsSaidToHaveClaimedWhatWasDueWithoutAChoice) {
  const std::string six =
      "players: A, Y\ndeal 3: A gives\n  Y proposes\n  Y finds six in A's hand\n";
  EXPECT_THAT(said(six + "  A refuses\n  A made the point\n"),
              AllOf(HasSubstr("Y made no choice: drawing the superfluous card was then due"),
                    Not(HasSubstr("claimed"))));
  EXPECT_THAT(said(six + "  Y claims the draw\n  A refuses\n  A made the point\n"),
              HasSubstr("Y claimed drawing the superfluous card, and it was not done"));
}

TEST(Dispute, AFacedCardThatWasGivenIsToBeThrownAsideFirst) {
  EXPECT_THAT(said("players: A, Y\ndeal: A gives; turns 9♥\n  Y proposes; A accepts\n"
                   "  Y discards 2; takes 2\n  9♣ lies faced in the stock\n"
                   "  A discards 2; takes 9♣ ?\n  ?\n"),
              HasSubstr("The card must be thrown aside and the next one given before"));
}

TEST(Dispute, ABackerWhoPlaysOutAGameHasTheNextCard) {
  EXPECT_THAT(said("players: A, Y\nbystanders: Eve\nsystem: french\nstakes: 2s\n"
                   "bet: Eve 2s on Y\nA covers 2s\ndeal: A gives; turns 8♦\n"
                   "  Y resigns the game\n  Eve plays out Y's game\n  ?\n"),
              HasSubstr("for Eve, who plays out Y's game, to propose or to play"));
}

TEST(Dispute, WhatIsDeniedOfAFindingIsNoObjectionToAnEarlierAct) {
  EXPECT_THAT(said("players: A, Y\ndeal 1: A gives; turns 8♠\n  Y proposes; A accepts\n"
                   "  A made the point; marks 2\ndeal 2: Y gives; turns 9♣\n"
                   "  Y finds the score wrong\n  A denies it\n  ?\n"),
              Not(HasSubstr("what is objected to")));
  EXPECT_THAT(said("players: A, Y\ndeal: A gives; turns 7♣\n  Y plays\n  1. Y leads Q♥\n"
                   "  Y takes it back and leads 8♠\n  A objects\n  ?\n"),
              AllOf(HasSubstr("lead-withdrawn"), Not(HasSubstr("what is objected to"))));
}

TEST(Dispute, WhatWasClaimedIsNotSaidToBeOpenToClaim) {
  EXPECT_THAT(said("players: A, Y\ndeal: A gives 3-2; A exposes Y's 8♠\n"
                   "  Y claims a fresh deal\n  ?\n"),
              AllOf(HasSubstr("If Y has not looked at his hand, the claim is good"),
                    Not(HasSubstr("it is for A"))));
  EXPECT_THAT(said("players: A, Y\ndeal: A gives 3-2; A exposes Y's 8♠\n  ?\n"),
              HasSubstr("Y may claim a fresh deal"));
}

TEST(Dispute, WhoseTurnItIsGoesByWhatStands) {
  EXPECT_THAT(said("players: A, Y\ndeal: A gives; turns 9♦ from the bottom\n  ?\n"),
              HasSubstr("t is for A to turn the right card"));
  EXPECT_THAT(said("players: A, Y\ndeal: A gives; turns 9♦\n  Y proposes; A refuses\n"
                   "  A accepts after all\n  ?\n"),
              HasSubstr("t is for Y to lead"));
  EXPECT_THAT(said("players: A, Y\ndeal: A gives; turns 9♦\n  Y proposes\n"
                   "  A alters it to an acceptance\n  ?\n"),
              AllOf(HasSubstr("t is for Y to lead"), Not(HasSubstr("to accept or to refuse"))));
  EXPECT_THAT(said("players: A, Y\ndeal: A gives; turns 9♦\n  Y proposes; A accepts\n"
                   "  Y takes ?\n  ?\n"),
              HasSubstr("t is for A to throw out and take cards"));
}

TEST(Dispute, TheTrumpIsChosenFirst) {
  EXPECT_THAT(said("players: A, Y\ndeal: A gives; turns Q♠ and A♦\n  Y has not looked\n  ?\n"),
              AllOf(HasSubstr("it is for Y to choose first"), Not(HasSubstr("to propose"))));
}

TEST(Dispute, WhatIsObjectedToAndLawfulIsAnswered) {
  EXPECT_THAT(said("players: A, Y\ndeal: A is to deal\n  A shuffles\n  Y shuffles\n  A shuffles\n"
                   "  Y objects to the shuffle\n  ?\n"),
              HasSubstr("no law forbids what is objected to"));
  EXPECT_THAT(said("players: A, Y\ndeal: A gives; turns 8♥\n  Y proposes; A accepts\n"
                   "  Y discards 3; takes 3\n  A discards 3; takes 2\n  Y leads A♠\n"
                   "  A completes\n  Y objects to the completion\n  ?\n"),
              AllOf(HasSubstr("what is objected to is lawful: A completed his hand"),
                    HasSubstr("may make his hand up before he plays")));
  EXPECT_THAT(said("players: Hal, Ned\ncut for deal: Hal A♠, Ned J♦\ndeal 1: Ned gives 3-2\n"
                   "  Hal finds the deal out of turn\n  ?\n"),
              HasSubstr("which the record refutes"));
}

TEST(Dispute, AnObjectionIsTiedToWhatItNames) {
  const std::string deal =
      "players: A, Y\nbystanders: Zoe\nstakes: 5s a game\nbet: Zoe 5s on A\ngame 1\n"
      "deal 3: A gives 3-2; turns 8♣\n  Zoe looks over Y's hand\n  Y proposes; A refuses\n";
  const auto answered = HasSubstr("no law forbids what is objected to: A refuses");
  for (const char* const words : {"", " to it", " to A", " to the refusal"}) {
    EXPECT_THAT(said(deal + "  Y objects" + words + "\n"), answered) << words;
  }
  for (const char* const words : {" to Zoe", " to Zoe behind the chair", " to Zoe's looking",
                                  " that Zoe looked", " to the smoke of the candle"}) {
    EXPECT_THAT(said(deal + "  Y objects" + words + "\n"), Not(HasSubstr("objected to"))) << words;
  }
}

TEST(Dispute, AnObjectionOrAFindingIsAnsweredOfTheMarkThatIsMeant) {
  const std::string vole =
      "players: A, Y\nscore: A 1, Y 1\ndeal 3: A gives; turns 7♥\n"
      "  Y plays without proposing\n  1. Y leads Q♠\n"
      "  Y throws down his hand\n"
      "  A announces the king; marks the king; marks the vole\n";
  EXPECT_THAT(said(vole + "  Y objects to the king\n"), HasSubstr("objected to: A marks the king"));
  EXPECT_THAT(said(vole + "  Y objects to the vole\n"), HasSubstr("objected to: A marks the vole"));
  const std::string bold =
      "players: A, Y\nscore: A 3, Y 3\ndeal 7: A gives 3-2; turns Q♦\n"
      "  Y plays without proposing\n  Y won 2 tricks, A 3\n";
  EXPECT_THAT(said(bold + "  A marks 2\n  Y finds the score\n"),
              HasSubstr("nothing is wrong with the score: A marks 2"));
  EXPECT_THAT(said(bold + "  A marks 3\n  Y finds the score\n"),
              AllOf(HasSubstr("score-mark-excess"), Not(HasSubstr("nothing is wrong"))));
  EXPECT_THAT(said("players: A, Y\nscore: A 1, Y 3\ndeal 5: A gives; turns 7♠\n"
                   "  Y plays without proposing\n  Y won the first trick\n"
                   "  Y throws down his hand\n  A marks 2\n  Y claims correction\n"),
              HasSubstr("Law 49"));
}

TEST(Dispute, AnObjectionToAdviceIsNotAnsweredOfARemark) {
  const std::string deal =
      "players: A, Y\nbystanders: Zoe\nsystem: french\nstakes: 5s a game\n"
      "bet: Zoe 2s on A\ndeal 1: A gives 3-2; turns 8♣\n  Y proposes\n";
  EXPECT_THAT(said(deal + "  Zoe says \"what a fine evening\"\n  Y objects to the advice\n"),
              AllOf(HasSubstr("no advice is told"), HasSubstr("Zoe advises A by word"),
                    Not(HasSubstr("is lawful"))));
  EXPECT_THAT(said(deal + "  Zoe advises A by pointing\n  Y objects to the advice\n"),
              HasSubstr("what is objected to is lawful: Zoe gave advice by pointing"));
}

TEST(Dispute, TheDoubtAboutADealerAtFourIsNotToldOfOneAtThree) {
  // Whoever marks first is told otherwise by the two readings only where both have something to.
  constexpr std::string_view kTurned =
      ", Y 4\ndeal 2: A gives; turns K♠\n  Y plays\n  Y made the point\n  Y marks the point\n"
      "  A marks the king\n";
  EXPECT_THAT(said("players: A, Y\nscore: A 3" + std::string(kTurned), {"-n"}),
              Not(HasSubstr("dealer at four")));
  EXPECT_THAT(said("players: A, Y\nscore: A 4" + std::string(kTurned), {"-n"}),
              HasSubstr("dealer at four"));
}

TEST(Dispute, OfALeadOutOfTurnItIsSaidWhoseItWas) {
  const std::string deal = "players: A, Y\ndeal 1: A gives; turns 8♦\nY plays\n";
  EXPECT_THAT(said(deal + "1. A J♥\nY finds the lead out of turn\n"),
              HasSubstr("It was for Y, who had not dealt, to lead first."));
  EXPECT_THAT(said(deal + "1. Y J♥, A A♥\n2. A 8♥\n"),
              HasSubstr("Y had taken the trick before, J♥ to A♥: the ace ranks below the knave."));
  EXPECT_THAT(said(deal + "1. Y 7♥, A K♥\n2. Y 8♥\n"),
              HasSubstr("A had taken the trick before, K♥ to 7♥. "));
}

TEST(Dispute, WhatWasGrantedOfAClaimIsOwedOnce) {
  const std::string text = said(
      "players: A, Y\ndeal 1: A gives; turns 8♣\nY finds six in his hand; claims a fresh deal\n"
      "A grants it\n");
  const std::string owed = "The cards must be dealt again, before anything else is done";
  const std::size_t first = text.find(owed);
  ASSERT_NE(first, std::string::npos) << text;
  EXPECT_EQ(text.find(owed, first + 1), std::string::npos) << text;
}

}  // namespace
}  // namespace ecarte::e2e
