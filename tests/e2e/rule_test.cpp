// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::string_view kSixFound =
    "# six cards, found before the proposal\n"
    "dealing\nwrong-number\nnondealer\nsurplus\nbefore-2\nopen\n";

TEST(Rule, AFileOfAnswersEndsInTheRuling) {
  const Folder folder;
  const Outcome outcome = ecarte({"rule", "--answers", folder.file("answers", kSixFound)});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("Law 15 (p. 9): "));
  EXPECT_THAT(outcome.out, HasSubstr("The non-dealer may claim a fresh deal"));
}

/// Every way on from these answers, all being known, with what the interview then rules.
template <class Visit>
void each_path(const Folder& folder, const std::string& answers, const Visit& visit) {
  const nlohmann::json said = nlohmann::json::parse(
      ecarte({"rule", "--format", "json", "--answers", folder.file("answers", answers)}).out);
  if (said["question"].is_null()) {
    return visit(answers, said["rulings"][0]);
  }
  for (const nlohmann::json& answer : said["question"]["answers"]) {
    if (answer["id"] != "unknown") {
      each_path(folder, answers + answer["id"].get<std::string>() + "\n", visit);
    }
  }
}

TEST(Rule, WhatWasAnsweredIsARecordThatIsRuledOnAlike) {
  const Folder folder;
  int paths = 0;
  for (const std::string start :
       {"dealing\nwrong-number\nnondealer\n", "play\nled-out-of-turn\n"}) {
    each_path(folder, start, [&](const std::string& answers, const nlohmann::json& ruling) {
      ++paths;
      const Outcome ruled = ecarte({"rule", "--answers", folder.file("answers", answers),
                                    "--record", folder.file("record.ecarte", "")});
      EXPECT_EQ(ruled.status, 0) << answers << ruled.err;
      const nlohmann::json checked = nlohmann::json::parse(
          ecarte({"check", "--format", "json", (folder.path() / "record.ecarte").string()}).out);
      bool same = false;
      for (const nlohmann::json& deal : checked["deals"]) {
        for (const nlohmann::json& finding : deal["findings"]) {
          same = same || (finding["id"] == ruling["id"] && finding["law"] == ruling["law"]);
        }
      }
      EXPECT_TRUE(same) << answers << checked.dump();
    });
  }
  EXPECT_GT(paths, 20);
}

TEST(Rule, TheScoreIsToldUnderEachChoice) {
  const Folder folder;
  EXPECT_THAT(ecarte({"rule", "--answers", folder.file("answers", kSixFound)}).out,
              HasSubstr("Should he claim a fresh deal, the score is what it was before this deal"));
}

TEST(Rule, AnswersThatEndTooSoonSayWhatIsAskedNext) {
  const Folder folder;
  const Outcome outcome = ecarte({"rule", "--answers", folder.file("answers", "dealing\n")});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("what is asked next is: What happened?"));
  EXPECT_THAT(outcome.err, HasSubstr("wrong-number"));
}

TEST(Rule, AWordThatIsNoAnswerSaysWhatItMayBe) {
  const Folder folder;
  const Outcome outcome =
      ecarte({"rule", "--answers", folder.file("answers", "dealing\nwrong-numbre\n")});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("'wrong-numbre' does not answer 'What happened?'"));
  EXPECT_EQ(ecarte({"rule", "--answers", "no-such-file"}).status, 2);
}

TEST(Rule, AtATerminalOneMayGoBackAndNeedNotKnow) {
  // A number out of range is asked for again; "back" undoes; "?" leads to each ruling.
  const Outcome outcome =
      ecarte({"rule"}, "99\n3\nback\n2\nwrong-number\nnondealer\nsurplus\n?\nno\n");
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("a number from 1 to 8"));
  EXPECT_THAT(outcome.out, HasSubstr("If it came to light before the trump is turned"));
  EXPECT_THAT(outcome.out, HasSubstr("Law 15"));
}

constexpr std::string_view kRevokeAtFour =
    "fixtures/situations/04-revoke-at-four-after-a-first-refusal.ecarte";

Outcome claim(std::string_view file, std::string_view what) {
  return ecarte({"rule", std::string{file}, "--claim", std::string{what}});
}

TEST(Rule, AClaimIsUpheldByTheActThatProvesIt) {
  const Outcome outcome = claim(kRevokeAtFour, "revoke by Y at trick 3");
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr(":11:8: upheld: revoke by Y at trick 3"));
  EXPECT_THAT(outcome.out, HasSubstr("The proof is what was held here, line 11."));
  EXPECT_EQ(claim(kRevokeAtFour, "hands again by A").status, 0);
  EXPECT_EQ(claim(kRevokeAtFour, "law 43").status, 0);
  EXPECT_EQ(claim(kRevokeAtFour, "revoke at line 9").status, 0);
}

TEST(Rule, AClaimMayUseTheWordsOfTheNotation) {
  const std::string_view false_king =
      "fixtures/laws/turf-portland-1877/25-false-king/adversary-holds-it.ecarte";
  EXPECT_THAT(claim(false_king, "false king by A").out, HasSubstr(":6:3: upheld: "));
  EXPECT_THAT(claim(false_king, "false king by Y").out, HasSubstr(": dismissed: "));
  EXPECT_THAT(claim(false_king, "lead out of turn").out, HasSubstr(": dismissed: "));
  EXPECT_THAT(
      claim("fixtures/situations/01-refused-then-a-surplus-card.ecarte", "wrong number").out,
      HasSubstr(": upheld: "));
}

TEST(Rule, AClaimIsDismissedFromTheRecord) {
  for (const std::string_view what :
       {"revoke by A at trick 2", "underplay by Y at trick 3", "hands again by Y", "fresh deal",
        "false-king-announced by A", "revoke by Y at line 8"}) {
    const Outcome outcome = claim(kRevokeAtFour, what);
    EXPECT_EQ(outcome.status, 1) << what;
    EXPECT_THAT(outcome.out, HasSubstr(": dismissed: ")) << what;
  }
  EXPECT_THAT(claim(kRevokeAtFour, "revoke by A at trick 2").out,
              HasSubstr("What was played there is 9♦, line 8"));
  EXPECT_THAT(claim("fixtures/situations/01-refused-then-a-surplus-card.ecarte", "fresh deal").out,
              HasSubstr("ended when Y played his next card, line 12"));
}

TEST(Rule, AClaimThatTurnsOnWhatIsNotWrittenStaysOpen) {
  const std::string_view file = "fixtures/situations/11-a-revoke-that-cannot-be-decided.ecarte";
  const Outcome outcome = claim(file, "revoke by Y at trick 1");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.out, HasSubstr(": open: "));
  EXPECT_THAT(outcome.out, HasSubstr("a diamond among Y's unwritten cards"));
  EXPECT_THAT(outcome.out, HasSubstr("If not, nothing follows."));
  const nlohmann::json json = nlohmann::json::parse(
      ecarte({"rule", std::string{file}, "--claim", "revoke", "--format", "json"}).out);
  EXPECT_EQ(json["judgement"], "open");
  EXPECT_EQ(json["line"], 6);
}

TEST(Rule, AClaimThatSaysNothingKnownIsAnError) {
  EXPECT_THAT(claim(kRevokeAtFour, "revok by Y").err, HasSubstr("'revoke'?"));
  EXPECT_THAT(claim(kRevokeAtFour, "revoke by Z").err, HasSubstr("expected A or Y"));
  EXPECT_EQ(claim(kRevokeAtFour, "revoke by Y at trick 9").status, 2);
  EXPECT_EQ(claim("fixtures/hoyle/sample-game.ecarte", "revoke").status, 2) << "which deal?";
  EXPECT_EQ(claim("fixtures/hoyle/sample-game.ecarte#9.9", "revoke").status, 2);
  EXPECT_EQ(ecarte({"rule", "--claim", "revoke"}).status, 2) << "against which record?";
  EXPECT_THAT(ecarte({"help", "claims"}).out, HasSubstr("\n  revoke\n"));
}

TEST(Rule, AnInterviewBrokenOffGivesNoRuling) {
  const Outcome outcome = ecarte({"rule"}, "2\n");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.out, Not(HasSubstr("Law ")));
  EXPECT_EQ(ecarte({"rule"}, "stop\n").status, 2);
}

TEST(Rule, ForProgramsTheNextQuestionOrTheRulings) {
  const Folder folder;
  const auto run = [&](std::string_view answers) {
    const Outcome outcome =
        ecarte({"rule", "--format", "json", "--answers", folder.file("answers", answers)});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    return nlohmann::json::parse(outcome.out);
  };
  const nlohmann::json first = run("");
  EXPECT_EQ(first["schema"], "ecarte.rule/1");
  EXPECT_EQ(first["question"]["text"], "When did it happen?");
  EXPECT_EQ(first["question"]["answers"].back()["id"], "unknown");
  const nlohmann::json last = run(kSixFound);
  EXPECT_TRUE(last["question"].is_null());
  ASSERT_EQ(last["rulings"].size(), 1U);
  EXPECT_EQ(last["rulings"][0]["law"], 15);
  EXPECT_EQ(last["rulings"][0]["option"], "open");
}

TEST(Rule, HouseRulesHaveTheirInterviewToo) {
  const Folder folder;
  const std::string code = folder.file(
      "club.yaml",
      "extends: turf-portland-1877\ntitle: The Corner Table\n"
      "amend:\n"
      "  - {case: nondealer-surplus, id: wrong-number-dealt, on: wrong-number,\n"
      "     if: {of: nondealer, size: surplus}, found: {before: [proposal, n-first-card]},\n"
      "     offender: dealer, also: [8], must: fresh-deal, or-after: misdealt-number,\n"
      "     over: [wrong-number-dealt]}\n");
  const Outcome outcome =
      ecarte({"rule", "--code", code, "--answers",
              folder.file("answers", "dealing\nwrong-number\nnondealer\nsurplus\nbefore-2\n")});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("The cards must be dealt again"));
}

}  // namespace
}  // namespace ecarte::e2e
