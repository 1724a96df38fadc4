// SPDX-License-Identifier: MIT
//
// `ecarte check`: inputs, formats, statuses, expectations.
#include <algorithm>
#include <cstdlib>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>

#include "tests/e2e/program.hpp"
#include "tests/report/schema.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// A deal without a fault.
constexpr std::string_view kClean = R"(players: A, Y
deal 1: A gives 3-2; turns 8♦
  Y proposes; A refuses
1. Y K♠, A 8♠
2. Y Q♠, A 9♠
3. Y Q♦, A J♦
4. Y A♥, A K♥
5. A K♣, Y 7♣
  Y marks 2
)";

/// A trumps a spade at trick 1 and is seen to hold spades later.
constexpr std::string_view kRevoke = R"(players: A, Y
deal 1: A gives 3-2; turns 8♦
  Y proposes; A refuses
1. Y K♠, A J♦
2. A K♥, Y A♥
3. A K♣, Y 7♣
4. A 9♠, Y Q♠
5. Y Q♦, A 8♠
)";

constexpr std::string_view kUnreadable = "deal 1: A gives 3-2; turns 8♦\n  Y plaits his hand\n";

TEST(Check, ACleanDealIsRegular) {
  const Outcome outcome = ecarte({"check", "-"}, kClean);
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.out, "1 deal: 1 regular\n");
  EXPECT_THAT(outcome.err, IsEmpty());
}

TEST(Check, NoInputIsNothingToCheck) {
  const Outcome outcome = ecarte({"check"}, "");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(outcome.out, "0 deals\n");
  EXPECT_THAT(outcome.err, HasSubstr("nothing to check"));
}

TEST(Check, AWarningFailsOnlyWhenAskedTo) {
  EXPECT_EQ(ecarte({"check", "-"}, kRevoke).status, 0);
  EXPECT_EQ(ecarte({"check", "--fail-on", "warning", "-"}, kRevoke).status, 1);
  EXPECT_EQ(ecarte({"check", "--fail-on", "never", "-"}, kRevoke).status, 0);
}

TEST(Check, ARevokeIsReportedWithItsProof) {
  const Outcome outcome = ecarte({"check", "-"}, kRevoke);
  EXPECT_THAT(outcome.out,
              HasSubstr("<stdin>:4:12: warning[law 43 revoke]: A played J♦ to K♠ while "
                        "holding "));
  EXPECT_THAT(outcome.out, HasSubstr("    4 | 1. Y K♠, A J♦\n"));
  EXPECT_THAT(outcome.out, HasSubstr(" held here\n"));
  EXPECT_THAT(outcome.out, HasSubstr("Y may require the hands to be played again"));
}

TEST(Check, QuietPrintsTheSummaryOnly) {
  const Outcome outcome = ecarte({"check", "-q", "-"}, kRevoke);
  EXPECT_EQ(std::ranges::count(outcome.out, '\n'), 1);
}

TEST(Check, AnUnreadableLineIsStatusTwoAndGoesToStandardError) {
  const Outcome outcome = ecarte({"check", "--fail-on", "never", "-"}, kUnreadable);
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("<stdin>:2:"));
  EXPECT_THAT(outcome.err, HasSubstr("unreadable["));
  EXPECT_THAT(outcome.out, HasSubstr("<stdin>:2:3: warning[left-out]: "));
  EXPECT_THAT(outcome.out, HasSubstr("\n1 deal: 1 unreadable\n"));
}

TEST(Check, WhatWasUnderstoodIsRuledOnAndTheRestSaid) {
  const Outcome outcome =
      ecarte({"check", "-"},
             "deal 1: A gives 3-2; turns 8♦\n  Y wins the first two tricks\n  Y holds K♠ "
             "9♠ 7♥ 8♥ 7♦; plays\n  1. Y K♠, A 7♠. 2. Y 7♥, A 9♥\n");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.out,
              HasSubstr("Left out of account: line 2, 'Y wins the first two tricks'; so what "
                        "follows holds only if"));
  const Outcome shown =
      ecarte({"check", "-"},
             "deal 1: A gives 3-2; turns 8♦; holds J♠ A♣ 9♣ Q♦ 8♣\n  Y proposes; A "
             "refuses\n  1. Y K♠, A A♣\n  Y plays his turns the other way\n  2. Y "
             "Q♥, A 9♣\n");
  EXPECT_EQ(shown.status, 2);
  EXPECT_THAT(shown.out, HasSubstr("A may put it right\n  without penalty"));
  EXPECT_THAT(shown.out, HasSubstr("Nothing is ruled on from line 4, 'Y plays his turns the other "
                                   "way', onwards"));
}

TEST(Check, AnUnreadableDealMayStillBeExpectedToBe) {
  const Outcome outcome =
      ecarte({"check", "--expect", "-"},
             "deal 1: A gives 3-2; turns 8♦; holds J♠ A♣ 9♣ Q♦ 8♣\n  Y plays\n  "
             "1. Y K♠, A A♣\n  Y plaits his hand\nexpect: unreadable\n");
  EXPECT_EQ(outcome.status, 0) << outcome.out << outcome.err;
}

TEST(Check, AMissingFileDoesNotCostTheOthers) {
  const Folder folder;
  const std::string clean = folder.file("clean.ecarte", kClean);
  const Outcome outcome = ecarte({"check", folder.path() / "gone.ecarte", clean});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("gone.ecarte: No such file"));
  EXPECT_EQ(outcome.out, "1 deal: 1 regular\n");
}

TEST(Check, AFolderIsSearchedInTheOrderOfBytes) {
  const Folder folder;
  std::filesystem::create_directory(folder.path() / "a");
  folder.file("b.ecarte", kRevoke);
  folder.file("a/z.ecarte", kRevoke);
  folder.file("B.ecarte", kRevoke);
  folder.file("notes.txt", "not a record");
  const Outcome outcome = ecarte({"check", folder.path()});
  EXPECT_THAT(outcome.out, HasSubstr("3 deals"));
  const std::size_t upper = outcome.out.find("/B.ecarte:");
  const std::size_t below = outcome.out.find("/a/z.ecarte:");
  const std::size_t lower = outcome.out.find("/b.ecarte:");
  EXPECT_LT(upper, below);
  EXPECT_LT(below, lower);
}

TEST(Check, MarkdownIsReadForItsFencedBlocks) {
  const Folder folder;
  const std::string markdown = "# Two deals\n```ecarte\n" + std::string{kClean} +
                               "```\n\n~~~~\n```ecarte\nnot this\n```\n~~~~\n  ```ecarte\n" +
                               std::string{kRevoke} + "  ```\n";
  const Outcome outcome = ecarte({"check", folder.file("a.md", markdown)});
  EXPECT_THAT(outcome.out, HasSubstr("2 deals: 1 regular, 1 irregular"));
  EXPECT_THAT(outcome.out, HasSubstr("a.md:23:12: warning[law 43 revoke]"));
}

TEST(Check, FileNamesAreEscaped) {
  const Folder folder;
  const std::string file = folder.file("a\x1b[31m.ecarte", kRevoke);
  const Outcome outcome = ecarte({"check", file, file + "x"});
  EXPECT_THAT(outcome.out + outcome.err, Not(HasSubstr("\x1b")));
}

TEST(Check, ColourIsGivenToTerminalsAndWhenAskedFor) {
  EXPECT_THAT(ecarte({"check", "-"}, kRevoke).out, Not(HasSubstr("\x1b")));
  EXPECT_THAT(ecarte({"check", "--color", "always", "-"}, kRevoke).out, HasSubstr("\x1b[1;35m"));
}

TEST(Check, NoColourIsGivenToTerminalsThatShowNoneOrWhereNobodyWantsAny) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kUnreadable);
  const auto at_terminal = [&](const char* name, const char* value) {
    const std::string before = std::getenv(name) == nullptr ? "" : std::getenv(name);
    ::setenv(name, value, 1);
    const Outcome outcome = ecarte_at_terminal({"check", file});
    ::setenv(name, before.c_str(), 1);
    return outcome.err;
  };
  ::setenv("TERM", "xterm", 1);
  ::unsetenv("NO_COLOR");
  EXPECT_THAT(at_terminal("NO_COLOR", ""), HasSubstr("\x1b[1"));
  EXPECT_THAT(at_terminal("NO_COLOR", "1"), Not(HasSubstr("\x1b")));
  EXPECT_THAT(at_terminal("TERM", "dumb"), Not(HasSubstr("\x1b")));
}

TEST(Check, APipeIsNoCodeOfLawsAndNothingWaitsForIt) {
  const Folder folder;
  const std::string pipe = folder.path() / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  for (const std::string& command :
       {"laws lint " + pipe, "check --code " + pipe + " -", "check --config " + pipe + " -",
        "explain --code " + pipe + " 43", "check --baseline " + pipe + " -"}) {
    EXPECT_EQ(shell("timeout 5 ecarte " + command + " < /dev/null").status, 2) << command;
  }
}

TEST(Check, TheJsonDocumentIsOfItsSchema) {
  for (const std::string_view text : {kClean, kRevoke, kUnreadable, std::string_view{}}) {
    const Outcome outcome = ecarte({"check", "--format", "json", "-"}, text);
    EXPECT_EQ(report::schema_complaints(outcome.out), "") << outcome.out;
    EXPECT_EQ(outcome.err.empty(), !text.empty());
  }
}

TEST(Check, EachJsonLineIsOfItsSchema) {
  std::string text =
      ecarte({"check", "--format", "jsonl", "-"}, std::string{kRevoke} + std::string{kUnreadable})
          .out;
  std::vector<std::string> types;
  while (!text.empty()) {
    const std::string line = text.substr(0, text.find('\n'));
    text.erase(0, line.size() + 1);
    types.push_back(nlohmann::json::parse(line)["type"]);
    EXPECT_EQ(report::schema_complaints(line, types.back()), "") << line;
  }
  EXPECT_THAT(types, testing::ElementsAre("deal", "deal", "problem", "summary"));
}

TEST(Check, TheFixturesAreOfTheSchema) {
  const Outcome outcome = ecarte({"check", "--format", "json", "fixtures"});
  EXPECT_EQ(report::schema_complaints(outcome.out), "");
}

TEST(Expect, WhatIsExpectedIsNeitherPrintedNorCounted) {
  const std::string text = std::string{kRevoke} + "expect: 43 revoke A open\n";
  const Outcome outcome = ecarte({"check", "--expect", "--fail-on", "warning", "-"}, text);
  EXPECT_EQ(outcome.status, 0) << outcome.err << outcome.out;
  EXPECT_THAT(outcome.out, Not(HasSubstr("revoke")));
}

TEST(Expect, WhatIsNotFoundFails) {
  const Outcome outcome =
      ecarte({"check", "--expect", "-"}, std::string{kClean} + "expect: 43 revoke A open\n");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.err, HasSubstr("<stdin>:10:9: expected 43 revoke A open, found regular"));
}

TEST(Expect, TheStatusOfTheRemedyMustBeRight) {
  const Outcome outcome =
      ecarte({"check", "--expect", "-"}, std::string{kRevoke} + "expect: 43 revoke A elected\n");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.err, HasSubstr("found irregular, warning 43 revoke A open"));
  EXPECT_THAT(outcome.err, HasSubstr("expected nothing more, found warning 43 revoke A open"));
}

TEST(Expect, MoreThanExpectedFails) {
  const Outcome outcome =
      ecarte({"check", "--expect", "-"}, std::string{kRevoke} + "expect: due A 0, Y 0\n");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.err, HasSubstr("expected nothing more"));
}

TEST(Expect, TheScoreDueIsCompared) {
  const std::string text{kClean};
  EXPECT_EQ(ecarte({"check", "--expect", "-"}, text + "expect: regular; due A 0, Y 2\n").status, 0);
  const Outcome outcome = ecarte({"check", "--expect", "-"}, text + "expect: due A 1, Y 2\n");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.err, HasSubstr("expected due A 1, Y 2, found due A 0, Y 2"));
}

TEST(Expect, AnUnreadableDealCanBeExpected) {
  const std::string text{kUnreadable};
  EXPECT_EQ(ecarte({"check", "--expect", "-"}, text + "expect: unreadable\n").status, 0);
  EXPECT_EQ(ecarte({"check", "--expect", "-"}, text + "expect: regular\n").status, 2);
}

TEST(Expect, OtherDealsOfTheFileMustHaveNothingAboveNote) {
  const std::string second = "deal 2: Y gives 3-2; turns 7♥\n  expect: regular\n";
  const Outcome outcome = ecarte({"check", "--expect", "-"}, std::string{kRevoke} + second);
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.err, HasSubstr("<stdin>:4:12: expected nothing more, found warning"));
  EXPECT_EQ(ecarte({"check", "--expect", "-"}, kRevoke).status, 0);
}

TEST(Expect, OnlyTheRecordsOwnCodeIsHeldToIt) {
  const std::string text = std::string{kClean} + "expect: 43 revoke A open\n";
  EXPECT_EQ(ecarte({"check", "--expect", "--code", "hoyle-modernized", "-"}, text).status, 0);
}

/// Y is at four and revoked: with the hands again nothing is won yet; else Y has the game.
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
  EXPECT_THAT(outcome.out, HasSubstr("whoever holds K♦ may announce the"));
  EXPECT_THAT(outcome.out, HasSubstr("if not, the right is lost (law 23)."));
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

TEST(Check, TheWayToAFindingIsToldWhereItIsAskedFor) {
  const std::string out = ecarte({"check", "--why", "-"}, kRevoke).out;
  EXPECT_THAT(out, HasSubstr("Act: it was done with \"J♦\", line 4."));
  EXPECT_THAT(out, HasSubstr("Case: revoke, law 43: if a player does not follow suit"));
  EXPECT_THAT(out, HasSubstr("it would be misplay-corrected"));
  const std::string json = ecarte({"check", "--why", "--format", "json", "-"}, kRevoke).out;
  EXPECT_EQ(report::schema_complaints(json), "");
  const nlohmann::json because = nlohmann::json::parse(json)["deals"][0]["findings"][0]["because"];
  EXPECT_EQ(because["steps"][0]["step"], "act");
  EXPECT_EQ(because["otherwise"][0]["value"], "in-time");
}

TEST(Check, EachAnswerToWhatIsOpenHasItsScore) {
  const std::string file = "fixtures/laws/turf-portland-1877/43-misplay/cannot-be-told.ecarte";
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

TEST(Check, EveryOpenChoiceHasItsScore) {
  const std::string file = "fixtures/situations/04-revoke-at-four-after-a-first-refusal.ecarte";
  EXPECT_THAT(ecarte({"check", file}).out, HasSubstr("Should A do so, the score is A 1, Y 4, and "
                                                     "the hand is"));
  EXPECT_THAT(ecarte({"check", "--format", "jsonl", file}).out,
              HasSubstr(R"("choices":[{"remedy":"replay-hands","due":{"A":1,"Y":4},"winner":null},)"
                        R"({"remedy":"let-stand","due":{"A":1,"Y":5},"winner":"Y"}])"));
}

}  // namespace
}  // namespace ecarte::e2e
