// SPDX-License-Identifier: MIT
//
// What `ecarte check` says to two players who stop at a dispute: the law as it bears on the case,
// who deals again, until when, and what a mark comes to.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/deals.hpp"
#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(Aloud, ALawIsRestatedForTheCaseThatIsMet) {
  const std::string out = ecarte({"check", "-"}, kRevoke).out;
  EXPECT_THAT(out, HasSubstr("If a player does not follow suit when he can, the other may have"));
  EXPECT_THAT(out, Not(HasSubstr("A card taken up before another is led")));
  const std::string moved =
      ecarte({"check", "-"}, "players: A, Y\ndeal 1: A gives 3-2\n  Y finds seven in his hand\n")
          .out;
  EXPECT_THAT(moved, HasSubstr("Each player gets five cards. A wrong number"));
  EXPECT_THAT(moved, Not(HasSubstr("for a later game")));
}

TEST(Aloud, WhoDealsAgainAndWhoDealsNextIsSaid) {
  EXPECT_THAT(ecarte({"check", "-"},
                     "players: A, Y\ndeal 3: A gives; turns 8♥\n  two 7♦ are found in the pack\n")
                  .out,
              HasSubstr("before anything else is done, and A deals again."));
  EXPECT_THAT(ecarte({"check", "-"},
                     "players: A, Y\nscore: A 1, Y 1\ndeal 3: A is to deal\n  Y gives 3-2\n"
                     "  A finds the deal out of turn\n")
                  .out,
              HasSubstr("before anything else is done, and A deals."));
  const std::string file =
      "fixtures/laws/turf-portland-1877/42-hand-abandoned/tricks-not-known.ecarte";
  EXPECT_THAT(ecarte({"check", file}).out, HasSubstr("and Y deals next"));
}

TEST(Aloud, ATimeLimitIsToldAsItIsWhenTheGameIsWon) {
  const std::string out =
      ecarte({"check", "fixtures/situations/04-revoke-at-four-after-a-first-refusal.ecarte"}).out;
  EXPECT_THAT(out, HasSubstr("Until the first trump of the next game is turned"));
  EXPECT_THAT(
      out, HasSubstr("Y marked two, line 12, where the laws give one; even so it is the game for"));
  EXPECT_THAT(out, Not(HasSubstr("score-mark-excess")));
  const std::string unmarked = ecarte({"check", "-"},
                                      "players: A, Y\nscore: A 3, Y 2\ndeal 8: A gives; turns K♥\n"
                                      "  Y proposes; A accepts\n  Y discards 3; takes 3\n"
                                      "  A discards 2; takes 2\n  A won 3 tricks, Y 2\n"
                                      "  A marks the point\n  ?\n")
                                   .out;
  EXPECT_THAT(unmarked, HasSubstr("Until the trump of the next deal is turned, A may mark"));
  EXPECT_THAT(unmarked, HasSubstr("and A has won the game once that is marked"));
}

/// Of the last hand A may mark one, and marked two; the next deal has begun.
constexpr std::string_view kMarkedBefore = R"(players: A, Y
score: A 1, Y 0
deal 2: A gives; turns 9♥
  Y plays
1. Y K♣, A J♥
2. A Q♥, Y 7♥
3. A A♥, Y T♦
4. A K♠, Y J♠
5. A 8♣, Y Q♠
  A marks 2
deal 3: Y is to deal
  Y shuffles
  Y finds A's revoke
  ?
)";

TEST(Aloud, WhatABystanderOwesIsSaidAsItWasCalledFor) {
  const std::string told =
      "players: A, Y\nbystanders: Z\nstakes: £1 a game\nsystem: english\nscore: A 3, Y 3\n"
      "deal 7: Y gives; turns 9♠\n  A proposes; Y accepts; A discards 2; takes 2\n"
      "  Y discards 3; takes 3\n  A won 3 tricks, Y 2\n  A does not mark\n"
      "  Z points out the score\n  A marks the point\n";
  EXPECT_THAT(ecarte({"check", "-"}, told).out,
              HasSubstr("so much is owed if he calls for it and loses."));
  EXPECT_THAT(ecarte({"check", "-"}, told + "  Y calls on Z\n").out,
              HasSubstr("so much is owed if he loses."));
}

TEST(Aloud, WhatMayBeMarkedTurnsOnWhetherHeStood) {
  const std::string out =
      ecarte({"check", "-"},
             "players: A, Y\nscore: A 3, Y 2\ndeal: A gives; turns ?♥\n  1. ? ?, ? ?\n"
             "  2. ? K♠, ? 9♠\n  Y throws down his hand\n")
          .out;
  EXPECT_THAT(out, HasSubstr("one for the point (two if Y stood or refused first)"));
}

TEST(Aloud, WhatTheDealBeforeLeftOpenStandsWithItsScore) {
  const std::string out = ecarte({"check", "-"}, kMarkedBefore).out;
  EXPECT_THAT(out, HasSubstr("Of the deal before, until the trump is turned, Y may require the "
                             "hands to be played again"));
  EXPECT_THAT(out, HasSubstr("Of the deal before, until the trump is turned, Y may take down one "
                             "that A marked and was"));
  EXPECT_THAT(out, HasSubstr("The score now is A 3, Y 0; A 2 if what was marked too many"));
}

TEST(Aloud, WhatTurnsOnAnOrderIsNotToldFlat) {
  const std::string out =
      ecarte({"check", "-n", "fixtures/situations/both-throw-down-at-once.ecarte"}).out;
  EXPECT_THAT(out, Not(HasSubstr("won the game\n")));
  EXPECT_THAT(out, HasSubstr("1 deal: 1 undecidable\n"));
  const std::string looked =
      ecarte({"check", "-n", "fixtures/situations/look-disputed-two-turned.ecarte"}).out;
  EXPECT_THAT(looked, Not(HasSubstr("it is not said whether")));
  EXPECT_THAT(looked, HasSubstr("What may be done now turns on what the record leaves open."));
}

TEST(Aloud, AClaimThatIsGoodIsOpenWithItsPoints) {
  const std::string out =
      ecarte({"check", "-n", "-"}, std::string(kRevoke) + "  A claims the point\n  ?\n").out;
  EXPECT_THAT(out, HasSubstr("Nothing else is open."));
  EXPECT_THAT(out, Not(HasSubstr("Nothing is to be claimed now, or to be put right.")));
}

TEST(Aloud, ARightThatIsYetToOpenSaysSo) {
  const std::string found =
      "players: A, Y\ndeal 1: A gives Y 3, A 3, Y 2, A 3\n"
      "  Y looks at her hand\n  Y finds six in A's hand\n";
  EXPECT_THAT(ecarte({"check", "-"}, found + "  ?\n").out,
              HasSubstr("Once the trump is turned, and until A answers the proposal or plays"));
  EXPECT_THAT(ecarte({"check", "-"}, found + "  A turns 8♦\n  ?\n").out,
              HasSubstr("Y may claim a fresh deal or"));
}

TEST(Aloud, WhatIsDueIfNothingIsClaimedIsWhatLettingItStandGives) {
  const std::string out = ecarte({"check", "-"},
                                 "players: D, E\ndeal 1:\n"
                                 "  E gives D 2, E 2, D 3, E 2; turns T♥\n"
                                 "  D holds Q♦ K♥ 9♥ 8♥ J♠\n  E holds J♣ T♣ K♦ J♥\n  D plays\n"
                                 "  1. D 9♥, E J♥\n  2. E T♣, D K♥\n  3. D Q♦, E K♦\n"
                                 "  4. E J♣, D 8♥\n  E finds four in his hand\n")
                              .out;
  EXPECT_THAT(out, HasSubstr("if D does not, the score is D 1, E 0"));
  EXPECT_THAT(out, Not(HasSubstr("E 0; ")));
}

TEST(Aloud, ADoubtBesideASureFaultIsNotHidden) {
  const std::string file =
      "fixtures/laws/turf-portland-1877/10-turn-up/king-turned-from-the-bottom.ecarte";
  EXPECT_THAT(ecarte({"check", file}).out,
              HasSubstr("1 deal: 1 irregular (and undecided in part)"));
  EXPECT_THAT(ecarte({"check", "--format", "jsonl", file}).out,
              testing::AllOf(HasSubstr(R"("verdict":"irregular","undecided":1,)"),
                             HasSubstr(R"("undecided_in_part":1,)")));
  const std::string sure = "fixtures/situations/04-revoke-at-four-after-a-first-refusal.ecarte";
  EXPECT_THAT(ecarte({"check", sure}).out, HasSubstr("1 deal: 1 irregular;"));
}

TEST(Aloud, AClaimMayHaveComeInTimeOrNot) {
  const std::string file =
      "fixtures/laws/turf-portland-1877/09-misdealt/claimed-and-the-look-not-told.ecarte";
  const std::string out = ecarte({"check", file}).out;
  EXPECT_THAT(out, HasSubstr("If Y had not looked at his hand before the claim, the claim is good: "
                             "the cards must be dealt"));
  EXPECT_THAT(out,
              HasSubstr("If Y had looked at his hand, the claim counts for nothing, but once the"));
  EXPECT_THAT(out, Not(HasSubstr("before anything else is done")));  // that is not sure
}

TEST(Aloud, WhatIsOwedByALapseNamesTheActThatEndedTheChoice) {
  const std::string out = ecarte({"check", "-"},
                                 "players: A, Y\ndeal 1: A gives 3-2; turns Q♠ and A♦\n"
                                 "  Y looks at his hand\n  ?\n")
                              .out;
  EXPECT_THAT(out, HasSubstr("ended\n  when Y looked at his hand, line 3, and the cards must be"));
}

TEST(Aloud, AKingThatNobodyMarkedHasNoMarkToTakeDown) {
  const std::string record =
      "players: A, Y\nscore: A 2, Y 3\ndeal 5: Y gives; turns 9♣\n  A says \"king\"\n"
      "MARK  A plays without proposing\n  1. A Q♣, Y K♣\n  Y finds A's false king\n";
  const auto with = [&](std::string_view mark) {
    std::string text = record;
    text.replace(text.find("MARK"), 4, mark);
    return ecarte({"check", "-"}, text).out;
  };
  EXPECT_THAT(with(""), HasSubstr("A may not mark the king."));
  EXPECT_THAT(with(""), Not(HasSubstr("must be taken down")));
  EXPECT_THAT(with("  A marks the king\n"), HasSubstr("The mark for the king must be taken down"));
}

TEST(Aloud, WhatFollowsByItselfIsToldBeforeTheChoice) {
  const std::string out =
      ecarte({"check", "fixtures/situations/04-revoke-at-four-after-a-first-refusal.ecarte"}).out;
  EXPECT_LT(out.find("Y can mark at most one"), out.find("A may require the hands"));
  EXPECT_LT(out.find("Y marked two"), out.find("A may require the hands"));
}

TEST(Aloud, AMarkClaimedAndMadeInOneBreathIsOpenNoMore) {
  const std::string out = ecarte({"check", "-"},
                                 "players: M, N\ndeal 1: N gives; turns 8♦\n  M plays\n  M made 3\n"
                                 "  M claims the mark; marks 1\n")
                              .out;
  EXPECT_THAT(out, HasSubstr("M claimed the mark, and has had it"));
  EXPECT_THAT(out, Not(HasSubstr("M may mark it")));
}

TEST(Aloud, ADealThatGoesOnHasAScoreNow) {
  const std::string out = ecarte({"check", "-"},
                                 "players: A, Y\nscore: A 1, Y 2\ndeal 3: A gives 3-2; turns 8♦\n"
                                 "  Y proposes; A refuses\n  1. Y K♠, A 7♠\n  Y marks 1\n  ?\n")
                              .out;
  EXPECT_THAT(out, Not(HasSubstr("after this deal")));
}

/// A at four has turned a king, Y at four has marked the point first.
constexpr std::string_view kWhoWasFirst = R"(players: A, Y
score: A 4, Y 4
deal 9: A gives 3-2; turns K♦
  Y proposes; A accepts
  Y made the point
  Y marks the point
)";

TEST(Aloud, AReadingOnWhichTheGameTurnsIsTold) {
  const std::string open = ecarte({"check", "-"}, std::string{kWhoWasFirst} + "  ?\n").out;
  EXPECT_THAT(open, HasSubstr("by the other reading whoever marks first has won"));
  EXPECT_THAT(open, HasSubstr("and A has won the game once that is marked, and Y if it is\n  not"));
  const std::string marked =
      ecarte({"check", "-"}, std::string{kWhoWasFirst} + "  A marks the king\n").out;
  EXPECT_THAT(marked, HasSubstr("by the other reading whoever marks first has won"));
  const std::string not_near =
      ecarte({"check", "-"}, "players: A, Y\nscore: A 4, Y 2\n" +
                                 std::string{kWhoWasFirst.substr(kWhoWasFirst.find("deal"))} +
                                 "  A marks the king\n")
          .out;
  EXPECT_THAT(not_near, Not(HasSubstr("by the other reading")));
}

TEST(Aloud, WhatIsChosenAndNotDoneYetIsSaidToBeDone) {
  const std::string out = ecarte({"check", "-"},
                                 "players: A, Y\ndeal 1: A gives Y 3, A 3, Y 2, A 1; turns 8♦\n"
                                 "  A finds four in his hand\n"
                                 "  Y requires A to complete his hand\n  ?\n")
                              .out;
  EXPECT_THAT(out, HasSubstr("The hand must be completed from the stock"));
  const std::string exposed =
      ecarte({"check", "-"},
             "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n"
             "  Y proposes; A accepts\n  Y discards 2; takes 2; A discards 2\n"
             "  A exposes his own K♠\n  ?\n")
          .out;
  EXPECT_THAT(exposed, HasSubstr("A must take the exposed card before the next card is played"));
}

TEST(Aloud, AnAnswerThatStandsSaysWhatComesNext) {
  const auto altered = [](const std::string& words) {
    return ecarte({"check", "-"}, "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  Y proposes; " +
                                      words + "\n  ?\n")
        .out;
  };
  EXPECT_THAT(altered("A refuses; A alters it to an acceptance"),
              HasSubstr("The word first spoken stands: A has refused, and the hands are played"));
  EXPECT_THAT(altered("A accepts; A alters it to a refusal"),
              HasSubstr("The word first spoken stands: A has accepted, and Y is to discard"));
}

TEST(Aloud, ALadyHasWhatIsHers) {
  EXPECT_THAT(ecarte({"check", "-"},
                     "players: Mrs Hay, Mr Lake\ndeal 1: Mrs Hay gives 3-2; turns K♦\n"
                     "  Mr Lake proposes; Mrs Hay refuses\n  Mrs Hay claims the mark\n")
                  .out,
              HasSubstr("Mrs Hay claimed the mark, and has a right to it"));
}

TEST(Aloud, AKingThatEitherMayHoldIsToldOnce) {
  const std::string out =
      ecarte({"check", "-"}, "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  ?\n").out;
  EXPECT_THAT(out, HasSubstr("Whoever holds K♦ may announce it"));
  EXPECT_THAT(out, Not(HasSubstr("If A holds")));
}

/// Who is asked, or whose turn it is, and says something, acts by it: nobody doubts that. At any
/// other moment the report tells what it took for an act; with -n it always does.
TEST(Aloud, WhatASpeechIsTakenForIsToldWhereNobodyWaitedForIt) {
  const auto check = [](const std::string& exchange, const std::string& option = "check") {
    const std::string deal = "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n" + exchange + "  ?\n";
    return (option == "check" ? ecarte({"check", "-"}, deal) : ecarte({"check", option, "-"}, deal))
        .out;
  };
  EXPECT_THAT(check("  Y says \"cards please\"\n"), Not(HasSubstr("note[heard]")));
  EXPECT_THAT(check("  A says \"cards please\"\n"), HasSubstr("read as an act: A proposes"));
  EXPECT_THAT(check("  Y proposes\n  A says \"as you wish\"\n"), Not(HasSubstr("note[heard]")));
  EXPECT_THAT(check("  Y proposes\n  Y says \"as you wish\"\n"), Not(HasSubstr("Y accepts")));
  EXPECT_THAT(check("  Y proposes\n  A accepts\n  Y says \"three cards please\"\n"),
              Not(HasSubstr("note[heard]")));
  EXPECT_THAT(check("  Y says \"cards please\"\n", "-n"), HasSubstr("read as an act: Y proposes"));
}

TEST(Aloud, ACeilingIsNoLeaveToMark) {
  const std::string out = ecarte({"check", "-n", "-"},
                                 "players: A, Y\ndeal: A gives; turns 9♠\n"
                                 "  Y plays without proposing\n  1. Y K♥, A 7♣\n  2. Y leads Q♣\n"
                                 "  A takes back 7♣; plays 8♥\n  Y made the point\n")
                              .out;
  EXPECT_THAT(out, HasSubstr("A can mark at most one for the tricks of this hand."));
  EXPECT_THAT(out, Not(HasSubstr("A may mark")));
}

TEST(Aloud, ADealThatMightHaveBeenVoidIsSoByEachLawThatSpeaksOfIt) {
  EXPECT_THAT(ecarte({"check", "-"},
                     "players: A, Y\ncut for deal: A A♠, Y J♥\ndeal 1: A gives; turns 9♣\n"
                     "  Y finds the deal out of turn\n  ?\n")
                  .out,
              HasSubstr("the deal would have been void (laws 5\n  and 14)"));
}

TEST(Aloud, OfHandsPlayedAgainNothingIsSaidWhereNoneAre) {
  EXPECT_THAT(ecarte({"check", "-"},
                     "players: A, Y\ndeal 1: A gives; turns 9♠\n  Y won 3 tricks, A 2\n"
                     "  Y proposed\n")
                  .out,
              Not(HasSubstr("Hands that are played again are")));
}

TEST(Aloud, ACardFalselyTurnedIsToBeHadOnceCardsAreAskedForAgain) {
  const std::string turned =
      "players: A, Y\ndeal: A gives; turns 9♠\n  Y proposes; A accepts\n"
      "  Y discards 3; takes 3; A discards 1; takes 1\n  A turns 7♦\n";
  EXPECT_THAT(ecarte({"check", "-"}, turned).out,
              HasSubstr("Once Y proposes or the cards are given again, and until Y takes up"));
  EXPECT_THAT(ecarte({"check", "-"}, turned + "  1. Y K♥, A 7♥\n").out,
              HasSubstr("but before that Y played his first card, line 6."));
}

}  // namespace
}  // namespace ecarte::e2e
