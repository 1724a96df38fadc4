// SPDX-License-Identifier: MIT
#include "report/text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "report/finding_parts.hpp"
#include "tests/report/written_deal.hpp"

namespace ecarte::report {
namespace {

using game::Seat;
using testing::HasSubstr;
using testing::Not;

TEST(Text, AFindingIsReadFromPlaceToLaw) {
  WrittenDeal written = revoke();
  codes::Law misplay;
  misplay.number = "43";
  misplay.page = "15";
  misplay.gist = "The suit led must be followed.";
  written.code.laws = {&misplay, 1};
  std::string out;
  TextReport{{}}.finding(out, "a.ecarte", written.deal(), written.result.findings[0]);
  EXPECT_EQ(out,
            "a.ecarte:2:12: warning[law 43 revoke]: A played 9♠ to K♥ while holding 8♥\n"
            "    2 |   1. Y K♥, A 9♠\n"
            "      |            ^~~~\n"
            "    3 |   2. Y Q♦, A 8♥\n"
            "      |            ~~~~ held here\n"
            "  Law 43 (p. 15): The suit led must be followed.\n"
            "  A can mark nothing for the tricks of this hand.\n"
            "  Until the trump of the next deal is turned, Y may require the hands to be played "
            "again.\n");
}

TEST(Text, ALawIsRestatedOnce) {
  WrittenDeal written = revoke();
  codes::Law misplay;
  misplay.number = "43";
  misplay.gist = "The suit led must be followed.";
  written.code.laws = {&misplay, 1};
  TextReport report{{}};
  std::string out;
  report.finding(out, "a", written.deal(), written.result.findings[0]);
  const std::size_t first = out.find("The suit led");
  report.finding(out, "a", written.deal(), written.result.findings[0]);
  EXPECT_NE(first, std::string::npos);
  EXPECT_EQ(out.rfind("The suit led"), first);
}

TEST(Text, TheShortFormIsOneLineAFinding) {
  const WrittenDeal written = revoke();
  std::string out;
  TextReport{{.form = TextForm::Short}}.finding(out, "a", written.deal(),
                                                written.result.findings[0]);
  EXPECT_EQ(out, "a:2:12: warning[law 43 revoke]: A played 9♠ to K♥ while holding 8♥\n");
}

TEST(Text, SentencesAreBrokenToTheWidthAsked) {
  const WrittenDeal written = revoke();
  std::string out;
  TextReport{{.width = 40}}.finding(out, "a", written.deal(), written.result.findings[0]);
  EXPECT_THAT(out, HasSubstr("\n  Until the trump of the next deal is\n  turned, Y may require the"
                             " hands to be\n  played again.\n"));
}

TEST(Text, TheScoreIsOneSentence) {
  WrittenDeal written = revoke();
  std::string out;
  TextReport{{}}.score(out, written.deal());
  EXPECT_EQ(out, "  The score after this deal is A 0, Y 1.\n");
  written.result.after.marked = std::array<std::uint8_t, 2>{1, 1};
  out.clear();
  TextReport{{}}.score(out, written.deal());
  EXPECT_EQ(out, "  The score after this deal is A 0, Y 1; A 1, Y 1 was marked.\n");
  written.result.after.due.reset();
  out.clear();
  TextReport{{}}.score(out, written.deal());
  EXPECT_THAT(out, HasSubstr("cannot be told from the record"));
}

TEST(Text, OfTwoScoresThatMayBeBothAreSaid) {
  WrittenDeal written = revoke();
  written.result.after.due = law::Score::common(law::ScoreSet::of(1, 1) | law::ScoreSet::of(2, 1));
  written.result.after.hangs_on = static_cast<std::uint8_t>(law::ScoreHangsOn::King);
  std::string out;
  TextReport{{}}.score(out, written.deal());
  EXPECT_THAT(out, HasSubstr("is A 1 or 2, Y 1: it hangs on whether anybody had the king"));
  written.result.after.due =
      law::Score::common(law::ScoreSet::up_to(2) & law::ScoreSet::with(Seat::Second, 1, 4));
  out.clear();
  TextReport{{}}.score(out, written.deal());
  EXPECT_THAT(out, HasSubstr("A not known, Y 1")) << "three would be a guess";
}

TEST(Text, NamesAndFilesAreEscaped) {
  WrittenDeal written = revoke();
  record::Names names;
  names.players[0] = "A\x1b[31m";
  written.record.names = std::make_shared<record::Names>(names);
  std::string out;
  TextReport{{}}.finding(out, "a\nb", written.deal(), written.result.findings[0]);
  EXPECT_THAT(out, HasSubstr("a\\x0ab:2:12:"));
  EXPECT_THAT(out, Not(HasSubstr("\x1b")));
}

TEST(Text, ColourIsThereOnlyWhenAskedFor) {
  const WrittenDeal written = revoke();
  std::string out;
  TextReport{{.colour = true}}.finding(out, "a", written.deal(), written.result.findings[0]);
  EXPECT_THAT(out, HasSubstr("\x1b[1;35mwarning[law 43 revoke]:\x1b[0m"));
}

TEST(Text, RightsExercisedAreShownOnlyWhenAskedFor) {
  WrittenDeal written = revoke();
  law::Finding& finding = written.result.findings[0];
  finding.severity = law::Severity::Note;
  finding.cls = codes::Class::Election;
  EXPECT_FALSE(is_shown(finding, false));
  EXPECT_TRUE(is_shown(finding, true));
  finding.cls = codes::Class::Irregularity;
  EXPECT_TRUE(is_shown(finding, false));
}

TEST(Text, WhatSomebodyFoundIsAnsweredThoughItBeNoFault) {
  WrittenDeal written = revoke();
  law::Finding& finding = written.result.findings[0];
  finding.severity = law::Severity::Note;
  finding.cls = codes::Class::Info;
  finding.fact.found = replay::kNever;
  EXPECT_FALSE(is_shown(finding, false));
  finding.fact.found = 3;
  EXPECT_TRUE(is_shown(finding, false));
}

TEST(Text, AProblemSaysWhatWasExpected) {
  const WrittenDeal written{"Y plaits\n"};
  record::Problem problem;
  problem.id = "unknown-verb";
  problem.span = {2, 8};
  problem.message = "expected a verb; the nearest is 'plays'";
  std::string out;
  write_problem(out, "a", written.record, problem, {});
  EXPECT_EQ(out,
            "a:1:3: unreadable[unknown-verb]: expected a verb; the nearest is 'plays'\n"
            "    1 | Y plaits\n"
            "      |   ^~~~~~\n");
}

TEST(Text, TheSummaryCountsDealsAndFindings) {
  Tally tally;
  const WrittenDeal faulty = revoke();
  const WrittenDeal clean{"deal 2:\n"};
  tally.add(faulty.deal());
  for (int i = 0; i < 4; ++i) {
    tally.add(clean.deal());
  }
  std::string out;
  TextReport report{{}};
  report.summary(out, tally);
  EXPECT_EQ(out, "5 deals: 4 regular, 1 irregular; 1 warning\n");
  out.clear();
  report.summary(out, {});
  EXPECT_EQ(out, "0 deals\n");
}

TEST(Text, TheSummaryNamesWhatWasHeldBack) {
  WrittenDeal written = revoke();
  law::Finding& finding = written.result.findings[0];
  finding.severity = law::Severity::Note;
  finding.cls = codes::Class::Election;
  std::string out;
  TextReport report{{}};
  report.finding(out, "a", written.deal(), finding);
  EXPECT_EQ(out, "");
  report.summary(out, {});
  EXPECT_THAT(out, HasSubstr("1 not shown; -n shows it"));
}

}  // namespace
}  // namespace ecarte::report
