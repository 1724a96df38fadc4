// SPDX-License-Identifier: MIT
//
// `ecarte check` on a record that stops: what is open and until when, and the score in each choice.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/e2e/program.hpp"
#include "tests/report/schema.hpp"

namespace ecarte::e2e {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// A deal that stops when Y has proposed: Y holds a card too many, which nobody has noticed.
constexpr std::string_view kStopped = R"(players: A, Y
deal 1: A gives Y 3, A 3, Y 3, A 2; turns 8♦
  Y proposes
)";

TEST(Check, TheHeadingOfAGameEndsTheOneBeforeAndNotItsFirstDeal) {
  const Outcome outcome =
      ecarte({"check", "-"}, "players: A, Y\ngame 2\ndeal 1: A gives; turns 8♦\n");
  EXPECT_THAT(outcome.out, HasSubstr("<stdin>:3: as it stands now\n"));
  EXPECT_THAT(outcome.out, HasSubstr("The score now is A 0, Y 0.\n"));
}

TEST(Check, ARecordThatStopsSaysWhatIsOpen) {
  const Outcome outcome = ecarte({"check", "-"}, kStopped);
  EXPECT_THAT(outcome.out, HasSubstr("<stdin>:3: as it stands now\n"));
  EXPECT_THAT(outcome.out, HasSubstr("Whoever holds K♦ may announce it (laws 23 and 24)."));
}

TEST(Check, WhoHasResignedHasNothingToPlay) {
  const std::string resigned = std::string(kStopped) + "  Y resigns the game\n";
  EXPECT_THAT(ecarte({"check", "-"}, resigned).out, HasSubstr("A has won the game, which was"));
  EXPECT_THAT(ecarte({"check", "-"}, "bystanders: B\n" + resigned + "  B plays out Y's game\n").out,
              Not(HasSubstr("has won")));
}

TEST(Check, ALeadTakenBackThatMustStayIsPlayedTo) {
  const std::string led =
      "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  Y proposes; A refuses\n"
      "1. Y K♠, A 9♦\n2. A leads A♥\n  A takes back A♥\n";
  const std::string out = ecarte({"check", "-"}, led).out;
  EXPECT_THAT(out, HasSubstr("It is for Y to play to A♥."));
  EXPECT_THAT(out, Not(HasSubstr("It is for A to lead")));
  EXPECT_THAT(ecarte({"check", "-"}, led + "2. A leads K♥, Y 7♥\n").out,
              HasSubstr("It is for A to lead."));
}

TEST(Check, ALeadOutOfTurnThatIsHadTakenUpIsNotPlayedTo) {
  const std::string led =
      "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  Y proposes; A refuses\n"
      "  A leads 9♣ out of turn\n";
  EXPECT_THAT(ecarte({"check", "-"}, led).out, HasSubstr("It is for Y to play to the card led."));
  const std::string out = ecarte({"check", "-"}, led + "  Y claims the lead\n").out;
  EXPECT_THAT(out, HasSubstr("9♣ must go back to A's hand"));
  EXPECT_THAT(out, HasSubstr("It is for Y to lead."));
  EXPECT_THAT(ecarte({"check", "-n", "-"}, led + "  Y claims the lead\n1. Y K♠, A 8♠\n").out,
              HasSubstr("it taken up."));
}

TEST(Check, APointMarkedInTheBreathOfAKingDoesNotEndTheHand) {
  const std::string turned = "players: A, Y\nscore: A 3, Y 2\ndeal: Y gives; turns ";
  EXPECT_THAT(ecarte({"check", "-"}, turned + "K♦; marks 1\n").out,
              HasSubstr("it is for A to propose or to play"));
  EXPECT_THAT(ecarte({"check", "-"}, turned + "7♦\nA announces the king; marks 1\n").out,
              HasSubstr("It is for A to propose or to play."));
  EXPECT_THAT(ecarte({"check", "-"}, turned + "7♦\nA marks 1\n").out, Not(HasSubstr("to propose")));
}

TEST(Check, WhoCutsAgainIsHeWhoDoesNotDeal) {
  const std::string record = "players: A, Y\ndeal 4: A cuts; ";
  EXPECT_THAT(ecarte({"check", "-"}, record + "Y joins the packets, showing Q♦\n").out,
              HasSubstr("A must cut again"));
  EXPECT_THAT(ecarte({"check", "-"}, record + "A joins the packets, showing Q♦\n").out,
              HasSubstr("A must cut again"));
}

TEST(Check, WhatIsLeftOutIsWhatWasRefusedAndNotTheSentenceBeforeIt) {
  const Outcome outcome = ecarte({"check", "-"},
                                 "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n"
                                 "  Y finds six in his hand, and then he gives\n"
                                 "  A accepts\n");
  EXPECT_THAT(outcome.out, HasSubstr("from line 3, 'and then he gives', onwards"));
  EXPECT_THAT(outcome.out, HasSubstr("Y was dealt six cards"));
}

TEST(Check, WordsKeptEndWithTheirSentence) {
  EXPECT_THAT(ecarte({"check", "-"},
                     "players: Mary, John\ndeal 3: Mary gives 3-2; turns 8♦\n"
                     "  John proposes, but Mary refuses, which he claims she may not\n  ?\n")
                  .out,
              HasSubstr("John claimed \"she may not\":"));
}

TEST(Check, WhatAGameLeftToBePutRightIsNotOpenInTheNext) {
  const std::string before =
      "players: A, Y\ngame 1\ndeal 1: A gives 3-2; turns 9♠\n  Y plays without proposing\n"
      "  Y made the point; marks 2\n";
  const std::string next = "deal 2: Y gives 3-2; turns 8♣\n";
  EXPECT_THAT(ecarte({"check", "-"}, before + next).out, HasSubstr("may take down one"));
  const std::string resigned = before + next + "  Y resigns the game\ngame 2\n";
  const std::string out = ecarte({"check", "-"}, resigned + "deal 1: A gives; turns 9♥\n").out;
  EXPECT_THAT(out, Not(HasSubstr("may take down one")));
  EXPECT_THAT(out, HasSubstr("The score now is A 0, Y 0.\n"));
}

TEST(Check, WhatIsFoundTooLateNamesTheActThatEndedItsTime) {
  const std::string found = std::string(kStopped) + "  A refuses\n  Y finds six in his hand\n";
  EXPECT_THAT(ecarte({"check", "-"}, found).out,
              HasSubstr("Had it come to light before Y proposed, line 3, Y could claim a fresh"));
}

TEST(Check, ARecordIsRuledOnAsItStoodAtALine) {
  const Folder folder;
  const std::string file = folder.file("stopped.ecarte", kStopped);
  const Outcome outcome = ecarte({"check", "--at", file + ":2"});
  EXPECT_THAT(outcome.out,
              HasSubstr("Should it come to light that Y was dealt six cards, until Y "));
  EXPECT_THAT(outcome.out, HasSubstr("until Y proposes or plays his first"));
  EXPECT_EQ(outcome.out, ecarte({"check", "--at", file + "#1.1:2"}).out);
}

/// What is said last of a record: how things stand.
std::string standing(std::string_view text) {
  const std::string out = ecarte({"check", "-"}, text).out;
  const std::size_t at = out.find("as it stands now");
  return at == std::string::npos ? std::string{} : out.substr(at);
}

constexpr std::string_view kShown = R"(players: A, Y
score: A 0, Y 0
deal 1: A gives; turns 8♣
  Y proposes; A accepts
  Y discards 3; asks for three
  A exposes Y's 7♠
  Y refuses 7♠
)";

TEST(Check, ACardThatWasReplacedIsNoLongerToBeThrownAside) {
  EXPECT_THAT(standing(kShown), HasSubstr("must be thrown aside and the next one given"));
  EXPECT_THAT(standing(std::string(kShown) + "  7♠ is thrown aside\n  Y takes 3\n"),
              Not(HasSubstr("thrown aside")));
}

TEST(Check, ADealerWhoRefusesHisOwnCardHasToTakeItBack) {
  const std::string own = std::string(kShown) +
                          "  7♠ is thrown aside\n  Y takes 3\n  A discards 2\n"
                          "  A exposes his own 8♦\n  A refuses 8♦\n  A takes 2\n";
  EXPECT_THAT(standing(own), HasSubstr("A must take the exposed card before the next card"));
  EXPECT_THAT(standing(own + "  1. Y T♥, A 9♥\n"), Not(HasSubstr("must take")));
}

TEST(Check, AGameThatIsWonLeavesNothingOfTheHandOpen) {
  const std::string at_four =
      "players: A, Y\nscore: A 4, Y 4\ndeal: A gives; turns 8♣\n"
      "  Y plays without proposing\n  1. Y K♦, A K♣\n";
  EXPECT_THAT(standing(at_four), HasSubstr("play another without penalty"));
  const std::string won = standing(at_four + "  A announces the king; marks the king\n  ?\n");
  EXPECT_THAT(won, HasSubstr("Nothing is to be claimed now, or to be put right.\n"));
  EXPECT_THAT(won, HasSubstr("A has won the game"));
  EXPECT_THAT(standing("players: A, Y\nscore: A 4, Y 3\ndeal: A gives; turns 8♥\n"
                       "  A wins the game\n  ?\n"),
              AllOf(HasSubstr("Nothing is to be claimed now, or to be put right"),
                    Not(HasSubstr("announce"))));
}

TEST(Check, OfAGameThatIsOnlyHeadedTheScoreIsNothingToNothing) {
  const std::string first =
      "players: A, Y\nscore: A 4, Y 2\ndeal: A gives; turns 8♣\n  A made the point\n"
      "  A marks the point\nA wins the game\n";
  for (const char* then :
       {"game 2\n", "game 2\ndeal 1: Y is to deal\n", "cut for deal: A K♥, Y ?\n"}) {
    EXPECT_THAT(standing(first + then + "?\n"), HasSubstr("The score now is A 0, Y 0")) << then;
  }
}

TEST(Check, ReplayDueLeavesNothingOfTheHandToBeMarked) {
  const std::string out = standing(
      "players: A, Y\nscore: A 0, Y 0\ndeal 1: A gives; turns 8♣\n  Y proposes; A refuses\n"
      "  1. Y 9♦, A Q♦\n  2. A K♥, Y 9♣\n  3. Y leads A♣\n  A throws down his hand\n"
      "  Y holds 8♥ ?\n  A finds Y's revoke\n  A claims the hands again\n");
  EXPECT_THAT(out, HasSubstr("The hands must be played again before the next deal"));
  EXPECT_THAT(out, Not(HasSubstr("may mark the point")));
}

TEST(Check, WhoseTurnItIsIsSaidBesideWhatIsOpen) {
  EXPECT_THAT(standing(kStopped), HasSubstr("It is for A to accept or to refuse."));
}

TEST(Check, WhoMayNotRefuseIsToAccept) {
  const std::string exchanged =
      "players: A, Y\ndeal 1: A gives; turns 8♣\n  Y proposes; A accepts\n"
      "  Y discards 3; takes 3. A discards 2; takes 2\n";
  EXPECT_THAT(standing(exchanged + "  A turns T♥\n  Y proposes again\n"),
              HasSubstr("It is for A to accept: a refusal would be void (law 37)."));
  EXPECT_THAT(standing(exchanged + "  Y proposes again\n"),
              HasSubstr("It is for A to accept or to refuse."));
}

TEST(Check, WhoseCardsAreGatheredHasNothingToPlay) {
  const std::string six =
      "players: A, Y\nscore: A 4, Y 3\ndeal 1: A gives Y 3, A 3, Y 3, A 2; turns K♥\n"
      "  Y finds six in his hand; throws out 7♠\n";
  EXPECT_THAT(standing(six + "  the cards are gathered\n"), Not(HasSubstr("It is for")));
  EXPECT_THAT(standing(six), HasSubstr("t is for Y to propose or to play"));
}

TEST(Check, OneCardInExcessGoesBackBeforeTheNextIsGiven) {
  EXPECT_THAT(standing("players: A, Y\ndeal 1: A gives; turns 8♥\n  Y proposes; A accepts\n"
                       "  Y discards 2; asks for three; takes 3, left apart\n"),
              HasSubstr("The card in excess must go back on the stock before the next card is given"
                        " (law 29)."));
}

TEST(Check, WhatWasTakenTooLateGoesBack) {
  const std::string four =
      "players: A, Y\ndeal 1: A gives; turns J♣\n  Y proposes\n  Y finds four in her hand\n";
  EXPECT_THAT(standing(four + "  Y completes\n"),
              HasSubstr("What Y took must go back on the stock"));
  EXPECT_THAT(standing(four), Not(HasSubstr("must go back")));
}

TEST(Check, WhoHasThrownOutTheSurplusDoesNotBeginWithSix) {
  const std::string six =
      "players: A, Y\ndeal 1: A gives; turns J♣\n  Y proposes\n  A finds six in Y's hand\n";
  EXPECT_THAT(standing(six), HasSubstr("Should Y begin to play with six cards"));
  EXPECT_THAT(standing(six + "  Y throws out 7♣\n"), Not(HasSubstr("Should Y begin")));
}

TEST(Check, ADealToBeMadeAgainIsSaidToBe) {
  const std::string out = standing(
      "players: A, Y\nscore: A 0, Y 0\ndeal 1: A gives; turns 8♣\n"
      "  the pack is counted and holds 33\n");
  EXPECT_THAT(out, HasSubstr("The deal is void and must be made again"));
  EXPECT_THAT(out, Not(HasSubstr("Nothing else is open")));
}

TEST(Check, ALineThatIsInNoDealIsAnError) {
  const Folder folder;
  const std::string file = folder.file("stopped.ecarte", kStopped);
  for (const std::string& place : {file + "#1.2:3", file + ":9", file + ":1", file}) {
    EXPECT_EQ(ecarte({"check", "--at", place}).status, 2) << place;
  }
}

TEST(Check, WhatIsOpenIsInTheJsonOfTheLastDeal) {
  const nlohmann::json result =
      nlohmann::json::parse(ecarte({"check", "--format", "json", "-"}, kStopped).out);
  const nlohmann::json& open = result["deals"][0]["open"];
  ASSERT_EQ(open.size(), 2U);
  EXPECT_EQ(open[0]["ground"], "if-so");
  EXPECT_EQ(open[0]["remedies"], nlohmann::json::array({"announce"}));
  const nlohmann::json& past = result["deals"][0]["past"];
  ASSERT_EQ(past.size(), 2U);
  EXPECT_EQ(past[0]["closed"]["act"], "proposal");
}

TEST(Check, ARightThatWasUsedIsNotSaidToBeOver) {
  const std::string out = ecarte({"check", "-"},
                                 "players: A, Y\nscore: A 0, Y 0\n"
                                 "deal 1: A gives 3-2; turns K♠; marks the king\n")
                              .out;
  EXPECT_THAT(out, HasSubstr("The score now is A 1, Y 0"));
  EXPECT_THAT(out, Not(HasSubstr("passed unused")));
}

TEST(Check, WhatTheDealBeforeLeftOpenIsOpenStill) {
  const std::string text =
      "players: A, Y\nscore: A 1, Y 1\ndeal 3: A gives 3-2; turns 8♦\n  A made the point\n"
      "  A does not mark\ndeal 4: Y gives 3-2\n";
  EXPECT_THAT(ecarte({"check", "-"}, text).out,
              HasSubstr("Of the deal before, until the trump is turned, A may mark one for"));
  const nlohmann::json result =
      nlohmann::json::parse(ecarte({"check", "--format", "json", "-"}, text).out);
  EXPECT_EQ(result["deals"][1]["open"][0]["of_deal_before"], true);
  EXPECT_THAT(ecarte({"check", "-"}, text + "  Y turns 9♣\n").out,
              Not(HasSubstr("Of the deal before")));
}

TEST(Check, EachAnswerToWhatIsOpenHasItsScore) {
  const std::string file =
      "fixtures/laws/turf-portland-1877/43-misplay/found/cannot-be-told.ecarte";
  const std::string out = ecarte({"check", file}).out;
  EXPECT_THAT(out, HasSubstr("If A played 9♣ to A♥ while holding"));
  // What does not turn on it is told once, at the end.
  EXPECT_THAT(out, HasSubstr("If not, nothing follows.\n"));
  EXPECT_THAT(out, HasSubstr("The score now is A 0, Y 0."));
  EXPECT_THAT(ecarte({"check",
                      "fixtures/laws/turf-portland-1877/42-hand-abandoned/tricks-not-known.ecarte"})
                  .out,
              HasSubstr("the score is then"));
  const std::string json = ecarte({"check", "--format", "json", file}).out;
  EXPECT_EQ(report::schema_complaints(json), "");
  const nlohmann::json answers = nlohmann::json::parse(json)["deals"][0]["missing"][0]["answers"];
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[1]["if"], "if not");
  EXPECT_EQ(answers[1]["due"]["A"], 0);
}

TEST(Check, WhatTheHandIsWorthUnderAChoiceIsReckonedForOneWhoSeesAllCards) {
  const std::string file = "fixtures/situations/04-revoke-at-four-after-a-first-refusal.ecarte";
  const std::string out = ecarte({"check", "--what-if", file}).out;
  EXPECT_THAT(out,
              HasSubstr("With best play on both sides, both being taken to see all the cards:"));
  EXPECT_THAT(out, HasSubstr("Y makes four tricks, for one point, and the score is A 1, Y 5"))
      << "who revoked makes one of the point, though the hands are played again";
  const std::string json = ecarte({"check", "--what-if", "--format", "json", file}).out;
  EXPECT_EQ(report::schema_complaints(json), "");
  const nlohmann::json choices =
      nlohmann::json::parse(json)["deals"][0]["findings"][0]["remedy"]["choices"];
  EXPECT_EQ(choices[0]["what_if"]["due"]["Y"], 5);
  EXPECT_FALSE(choices[1].contains("what_if")) << "the hand is over";
}

TEST(Check, AHandThatIsNotKnownIsWorthWhatNobodyCanReckon) {
  const std::string stopped =
      "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  Y proposes\n"
      "  A refuses\n1. Y K♠, A J♦\n2. A K♥, Y A♥\n3. A 9♠\n";
  EXPECT_THAT(ecarte({"check", "--what-if", "-"}, stopped).out,
              HasSubstr("what the hand is then worth"));
}

TEST(Check, WhoLeadsGoesByTheCardThatStays) {
  const auto said = [](const std::string& then) {
    return ecarte({"check", "-"},
                  "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  Y plays without proposing\n"
                  "1. Y K♠, A 7♠\n" +
                      then)
        .out;
  };
  EXPECT_THAT(said("  A takes back 7♠\n1. Y K♠, A J♦\n  ?\n"), HasSubstr("It is for Y to lead."));
  EXPECT_THAT(said("2. Y Q♠, A J♦\n  ?\n"), HasSubstr("It is for A to lead."));
}

TEST(Check, EveryOpenChoiceHasItsScore) {
  const std::string file = "fixtures/situations/04-revoke-at-four-after-a-first-refusal.ecarte";
  EXPECT_THAT(ecarte({"check", file}).out, HasSubstr("Should A do so, the score is A 1, Y 4, and "
                                                     "the hand is"));
  EXPECT_THAT(ecarte({"check", "--format", "jsonl", file}).out,
              HasSubstr(R"("choices":[{"remedy":"replay-hands","due":{"A":1,"Y":4},"winner":null},)"
                        R"({"remedy":"let-stand","due":{"A":1,"Y":5},"winner":"Y"}])"));
}

TEST(Check, WhoseCardEndsATimeIsToldWhereTheDealerIsNotKnown) {
  const std::string out = standing(
      "players: A, Y\ndeal: ? gives\n  Y won the first trick\n  Y holds Q♣ K♣ 9♦ 7♥\n"
      "  Y names spades, leads Q♣\n  A requires a spade\n  Y takes back Q♣\n  Y leads 9♦\n");
  EXPECT_THAT(out, HasSubstr("the cards are gathered or A plays his next card\n  (law 41)"));
  EXPECT_THAT(out, Not(HasSubstr("the dealer plays")));
}

TEST(Check, CountersBetweenDealsThatAreNotTold) {
  const auto said = [](const std::string& then) {
    return ecarte({"check", "-n", "-"},
                  "players: A, Y\ndeal 2: A gives; turns 8♦\n  A made the "
                  "point; marks the point\n" +
                      then + "deal 6: A gives; turns 9♦\n")
        .out;
  };
  EXPECT_THAT(
      said("score: A 3, Y 2\n"),
      AllOf(HasSubstr("4:8: note[score-between]: this may be the score after deal 2 or that "
                      "before deal 6"),
            HasSubstr("write deal 3: under it"), HasSubstr("write deal 5: above it")));
  EXPECT_THAT(said("score: A 3, Y 2\ndeal 3:\n"), Not(HasSubstr("score-between")));
  EXPECT_THAT(said("deal 5:\nscore: A 3, Y 2\n"), Not(HasSubstr("score-between")));
  EXPECT_THAT(said("A wins the game\n"), Not(HasSubstr("score-between")));
}

TEST(Check, AKingAnnouncedSaysWhatCameOfIt) {
  const auto said = [](const std::string& then) {
    return ecarte({"check", "-"},
                  "players: T, W\nscore: T 1, W 1\ndeal 2: T gives 3-2; turns 8♠\n"
                  "  W proposes; T refuses\n" +
                      then)
        .out;
  };
  EXPECT_THAT(said("  1. W 9♦, T T♦\n  T announces the king\n"),
              AllOf(HasSubstr("T was too late to announce the king: the time for it ended when T "
                              "played his first card"),
                    HasSubstr("The score now is T 1, W 1.\n")));
  EXPECT_THAT(said("  T announces the king\n  1. W 9♦, T T♦\n"),
              AllOf(HasSubstr("If T holds K♠, until the trump of the next deal is turned, T may "
                              "mark the king"),
                    HasSubstr("The score now is T 1 or 2, W 1: it hangs on whether anybody")));
}

}  // namespace
}  // namespace ecarte::e2e
