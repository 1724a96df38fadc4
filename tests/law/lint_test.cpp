// SPDX-License-Identifier: MIT
#include "law/lint.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "small_code.hpp"

namespace ecarte::law {
namespace {

using testing::Contains;
using testing::HasSubstr;

std::vector<std::string> said(const Code& code, LintMessage::Kind kind) {
  std::vector<std::string> texts;
  for (const LintMessage& message : lint(code)) {
    if (message.kind == kind) {
      texts.push_back(message.text);
    }
  }
  return texts;
}

TEST(Lint, TheBuiltInCodesAreSound) {
  for (const Code* code : built_in_codes()) {
    EXPECT_THAT(said(*code, LintMessage::Kind::Fault), testing::IsEmpty()) << code->name;
  }
}

TEST(Lint, NoCaseOfABuiltInCodeIsOutOfReach) {
  for (const Code* code : built_in_codes()) {
    EXPECT_THAT(said(*code, LintMessage::Kind::Note), Not(Contains(HasSubstr("never reached"))))
        << code->name;
  }
}

TEST(Lint, AWindowThatClosesBeforeItOpensIsAFault) {
  const auto loaded = load_text(
      with_cases("      - {case: a, on: asked-none, may: {who: both, do: [recut], from: turn-up, "
                 "until: [cut, packet]}}\n"));
  EXPECT_THAT(said(loaded->code(), LintMessage::Kind::Fault),
              Contains("law 1, case 'a': the window closes (cut, packet) before it opens "
                       "(turn-up)"));
}

TEST(Lint, TheDealAfterComesAfterTheHandAndBeforeTheEndOfTheGame) {
  const auto loaded = load_text(
      with_cases("      - {case: a, on: asked-none, may: {who: both, do: [mark], from: next-cut, "
                 "until: [hand-closed]}}\n"
                 "      - {case: b, on: game-won, may: {who: both, do: [mark], from: next-turn-up, "
                 "until: [game-end]}}\n"));
  const auto faults = said(loaded->code(), LintMessage::Kind::Fault);
  EXPECT_THAT(faults, Contains(HasSubstr("case 'a'")));
  EXPECT_THAT(faults, Not(Contains(HasSubstr("case 'b'"))));
}

TEST(Lint, ACaseUnderOthersIsOutOfReach) {
  const auto loaded =
      load_text(with_cases("      - {case: a, on: asked-none, over: [b]}\n"
                           "      - {case: b, on: asked-none}\n"));
  EXPECT_THAT(said(loaded->code(), LintMessage::Kind::Note),
              Contains("law 1, case 'b': never reached: other cases stand over all of it"));
}

TEST(Lint, EveryResultNeedsAnAmount) {
  const auto loaded = load_text(
      "title: A\nlaws:\n  - law: 1\n    id: one\n    gist: One.\n    engaged-by: [hand-over]\n"
      "    score: [{for: king, marks: 1}, {for: point, marks: 1}, {for: vole, marks: 2}, "
      "{for: point, offender: 0}]\n");
  EXPECT_THAT(said(loaded->code(), LintMessage::Kind::Fault),
              testing::ElementsAre(
                  "score, bold-point: no law says what it is worth",
                  "score, bold-point: no ceiling for an offender, who has one on other results",
                  "score, vole: no ceiling for an offender, who has one on other results"));
}

TEST(Lint, TwoAmountsForOneResultDoNotLoad) {
  EXPECT_THAT(
      complaints("title: A\nlaws:\n  - {law: 1, id: one, gist: One., engaged-by: hand-over, "
                 "score: [{for: vole, marks: 2}, {for: vole, marks: 3}]}\n"),
      testing::ElementsAre("club.yaml:3:5: the score already has an amount for 'vole', in law 1"));
}

TEST(Lint, FactsACodeLeavesOutAreNamed) {
  EXPECT_THAT(said(*built_in_code("hoyle-modernized"), LintMessage::Kind::Note),
              Contains("not used by this code, facts: remarked, attention-called, advice-given, "
                       "played-out, looked-over, arbitrated, series-cut, rubber-agreed, "
                       "played-after-rubber, pool-order, pool-stake, pool-taken, bets-claimed, "
                       "bet-uncovered, share-taken, rentrant-order, liability-paid"));
}

}  // namespace
}  // namespace ecarte::law
