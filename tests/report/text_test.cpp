// SPDX-License-Identifier: MIT
#include "report/text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/report/written_deal.hpp"

namespace ecarte::report {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(Text, AFindingIsReadFromPlaceToLaw) {
  WrittenDeal written = revoke();
  law::Law misplay;
  misplay.number = "43";
  misplay.page = "15";
  misplay.gist = "The suit led must be followed.";
  written.code.laws = {&misplay, 1};
  std::string out;
  write_finding(out, "a.ecarte", written.deal(), written.result.findings[0], {});
  EXPECT_EQ(out,
            "a.ecarte:2:12: warning[law 43 revoke]: A played 9♠ to K♥ while holding 8♥\n"
            "    2 |   1. Y K♥, A 9♠\n"
            "      |            ^~~~\n"
            "    3 |   2. Y Q♦, A 8♥\n"
            "      |            ~~~~ held here\n"
            "      note: A can mark at most 0 for the tricks of this hand\n"
            "      remedy: Y may require the hands to be played again or let it stand until the "
            "trump of the next deal is turned\n"
            "      law: 43 (p. 15): The suit led must be followed.\n");
}

TEST(Text, NamesAndFilesAreEscaped) {
  WrittenDeal written = revoke();
  record::Names names;
  names.players[0] = "A\x1b[31m";
  written.record.names = std::make_shared<record::Names>(names);
  std::string out;
  write_finding(out, "a\nb", written.deal(), written.result.findings[0], {});
  EXPECT_THAT(out, HasSubstr("a\\x0ab:2:12:"));
  EXPECT_THAT(out, Not(HasSubstr("\x1b")));
}

TEST(Text, ColourIsThereOnlyWhenAskedFor) {
  const WrittenDeal written = revoke();
  std::string out;
  write_finding(out, "a", written.deal(), written.result.findings[0], {.colour = true});
  EXPECT_THAT(out, HasSubstr("\x1b[1;35mwarning[law 43 revoke]:\x1b[0m"));
}

TEST(Text, RightsExercisedAreShownOnlyWhenAskedFor) {
  WrittenDeal written = revoke();
  law::Finding& finding = written.result.findings[0];
  finding.severity = law::Severity::Note;
  finding.cls = law::Class::Election;
  EXPECT_FALSE(is_shown(finding, {}));
  EXPECT_TRUE(is_shown(finding, {.all_notes = true}));
  finding.cls = law::Class::Irregularity;
  EXPECT_TRUE(is_shown(finding, {}));
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
  write_summary(out, tally);
  EXPECT_EQ(out, "5 deals: 4 regular, 1 irregular; 1 warning\n");
  out.clear();
  write_summary(out, {});
  EXPECT_EQ(out, "0 deals\n");
}

}  // namespace
}  // namespace ecarte::report
