// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codes/code_files.hpp"
#include "codes/lint.hpp"
#include "codes/tariff.hpp"
#include "small_code.hpp"

namespace ecarte::codes {
namespace {

using testing::ElementsAre;

const std::string kHead = "extends: turf-portland-1877\ntitle: House\n";

TEST(HouseRules, AnAmendedCaseReplacesTheWholeOldOne) {
  const auto loaded =
      load_text(kHead +
                "amend:\n  - {case: revoke, on: misplay, if: {kind: revoke, cured: [late, never]}, "
                "may: {who: adversary, do: [replay-hands], until: [hand-closed]}}\n");
  const Case* const revoke = find_case(loaded->code(), "revoke");
  ASSERT_NE(revoke, nullptr);
  EXPECT_EQ(loaded->code().law_of(*revoke).number, "43");
  EXPECT_EQ(revoke->may.until, replay::bit(replay::Beat::HandClosed));
  EXPECT_EQ(revoke->effects, 0U);
  EXPECT_EQ(loaded->code().cases.size(), built_in_code("turf-portland-1877")->cases.size());
}

TEST(HouseRules, ARepealedLawGoesWithItsCases) {
  const auto loaded = load_text(kHead + "repeal: [55, french-play]\n");
  EXPECT_EQ(loaded->code().laws.size(), 56U);
  EXPECT_EQ(loaded->code().extends, "turf-portland-1877");
  EXPECT_EQ(find_case(loaded->code(), "bettor-looked-over-opponent"), nullptr);
}

TEST(HouseRules, WhatStandsOutsideTheLawsIsRepealedByItsId) {
  const auto loaded = load_text(kHead + "repeal: [pool, french-play]\n");
  EXPECT_EQ(loaded->code().laws.size(), 56U);
  EXPECT_EQ(find_case(loaded->code(), "pool-taken-early"), nullptr);
  EXPECT_NE(find_case(loaded->code(), "play-after-rubber-won"), nullptr);
}

TEST(HouseRules, WhatNamesARepealedCaseIsAnError) {
  EXPECT_THAT(complaints(kHead + "repeal: [9]\n"),
              testing::Contains(testing::HasSubstr(
                  "unknown case in 'or-after' of 'nondealer-surplus': 'misdealt-number'")));
}

TEST(HouseRules, LawsAndCasesCanBeAdded) {
  const auto loaded =
      load_text(kHead +
                "repeal: [55, french-play]\nadd:\n"
                "  - {law: quiet, id: quiet, gist: Quiet., cases: [{case: peeped, on: looked-over, "
                "if: {bets: none}}]}\n"
                "  - {case: looked, law: 54, on: looked-over, if: {bets: [on-him, against-him, "
                "both]}}\n");
  EXPECT_EQ(loaded->code().law_of(*find_case(loaded->code(), "peeped")).number, "quiet");
  EXPECT_EQ(loaded->code().law_of(*find_case(loaded->code(), "looked")).number, "54");
}

TEST(HouseRules, ALawCanBeReplacedWhole) {
  const auto loaded =
      load_text(kHead +
                "amend: [{law: 49, id: bold-loser, gist: Three., engaged-by: [hand-over], score: "
                "[{for: point, loser-bold: yes, offender: no, marks: 3}]}]\n");
  EXPECT_EQ(tariff(loaded->code(), {replay::ScoreFor::Point, true}), 3);
  EXPECT_EQ(tariff(loaded->code(), kThePoint), 1);
}

TEST(HouseRules, AVoleMayBeWorthMoreOfABoldLoser) {
  const auto loaded =
      load_code(read_code_files(std::string{ECARTE_RULES} + "/../fixtures/codes/game-of-seven"),
                built_in_code);
  EXPECT_EQ(tariff(loaded->code(), {replay::ScoreFor::Vole, true}), 3);
  EXPECT_EQ(tariff(loaded->code(), {replay::ScoreFor::Vole, true}, true, nullptr), 1);
  EXPECT_EQ(tariff(loaded->code(), kTheVole), 2);
  EXPECT_EQ(loaded->code().double_up_to, 3);
  EXPECT_TRUE(bold_matters(loaded->code(), replay::ScoreFor::Vole));
  EXPECT_FALSE(bold_matters(*built_in_code("turf-portland-1877"), replay::ScoreFor::Vole));
}

TEST(HouseRules, ChangesToWhatIsNotThereAreErrors) {
  EXPECT_THAT(
      complaints(kHead + "repeal: [99]\namend: [{case: revok, on: misplay}]\n"
                         "add: [{case: a, on: misplay}]\n"),
      ElementsAre("club.yaml:3:10: unknown law '99'; the nearest is '9'",
                  "club.yaml:4:9: unknown case 'revok'; the nearest is 'revoke'",
                  "club.yaml:5:7: an added case must say which law it belongs to: expected the key "
                  "'law'"));
}

TEST(HouseRules, AGapMadeByAChangeIsReportedAtTheChange) {
  EXPECT_THAT(
      complaints(kHead + "amend:\n"
                         "  - {case: revoke, on: misplay, if: {kind: revoke, cured: never}}\n"),
      ElementsAre("club.yaml:4:5: no case answers misplay kind:revoke cured:late"));
}

TEST(HouseRules, OnlyACodeThatExtendsAnotherCanChangeIt) {
  EXPECT_THAT(complaints("title: A\nrepeal: [1]\n"),
              testing::Contains("club.yaml:2:9: 'repeal' needs a code to change: write 'extends'"));
  EXPECT_THAT(complaints("title: A\nextends: turf\n"),
              testing::Contains("club.yaml:2:10: no code 'turf' is known"));
}

TEST(HouseRules, ACaseOfAnotherCodeCanBeTakenOver) {
  const auto loaded = load_text(
      with_cases("      - {case: barred, as: turf-portland-1877/refusal-barred, class: info}\n"
                 "      - {case: rest, on: answered, if: {answer: [accept, conditional]}}\n"
                 "      - {case: free, on: answered, if: {answer: refuse, barred: no}}\n"));
  const Case* const barred = find_case(loaded->code(), "barred");
  ASSERT_NE(barred, nullptr);
  EXPECT_EQ(barred->on, FactKind::Answered);
  EXPECT_EQ(barred->must.remedy, Remedy::Accept);
  EXPECT_EQ(barred->cls, Class::Info);
  EXPECT_EQ(barred->id, "barred");
  EXPECT_THAT(complaints(with_cases("      - {case: a, as: turf-portland-1877/revok}\n")),
              ElementsAre("club.yaml:7:23: unknown case 'revok'; the nearest is 'revoke' (in "
                          "turf-portland-1877)"));
}

TEST(HouseRules, TheCornerTableIsSoundAndDiffersWhereItSays) {
  const auto loaded =
      load_code(read_code_files(std::string{ECARTE_RULES} + "/corner-table-1904"), built_in_code);
  const Code& code = loaded->code();
  EXPECT_EQ(code.name, "corner-table-1904");
  EXPECT_EQ(code.laws.size(), 54U);
  EXPECT_EQ(code.ceilings_after_replay, AfterReplay::Fall);
  EXPECT_EQ(find_case(code, "revoke")->may.until, replay::bit(replay::Beat::HandClosed));
  for (const LintMessage& message : lint(code)) {
    EXPECT_EQ(message.kind, LintMessage::Kind::Note) << message.text;
  }
}

}  // namespace
}  // namespace ecarte::codes
