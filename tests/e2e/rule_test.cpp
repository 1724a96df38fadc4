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
