// SPDX-License-Identifier: MIT
//
// The command line itself: help, mistakes, exit statuses, and the commands about codes of laws.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

TEST(Command, AloneItPrintsHelpAndFails) {
  const Outcome outcome = ecarte({});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.out, IsEmpty());
  EXPECT_THAT(outcome.err, HasSubstr("Subcommands:"));
}

TEST(Command, HelpAskedForIsNoFault) {
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"--help"}, {"check", "--help"}, {"laws", "lint", "-h"}}) {
    const Outcome outcome = ecarte(arguments);
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.out, HasSubstr("Usage: ecarte"));
    EXPECT_THAT(outcome.err, IsEmpty());
  }
}

TEST(Command, AMistypedCommandIsGuessed) {
  const Outcome outcome = ecarte({"chekc", "a.ecarte"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("unknown command 'chekc'; did you mean 'check'?"));
}

TEST(Command, AMistypedOptionIsGuessed) {
  const Outcome outcome = ecarte({"check", "--fail_on=note"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("unknown option '--fail_on'; did you mean '--fail-on'?"));
}

TEST(Command, AnUnknownValueIsAnsweredWithTheKnownOnes) {
  const Outcome outcome = ecarte({"check", "--format", "xml", "-"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("'xml' is not one of text|short|json|jsonl"));
}

TEST(Command, EveryMistakeOfUsageIsStatusTwo) {
  EXPECT_EQ(ecarte({"check", "-z"}).status, 2);
  EXPECT_EQ(ecarte({"check", "--code"}).status, 2);
  EXPECT_EQ(ecarte({"laws"}).status, 2);
  EXPECT_EQ(ecarte({"laws", "lint"}).status, 2);
  EXPECT_EQ(ecarte({"show"}).status, 2);
  EXPECT_EQ(ecarte({"explain", "no-such-law"}).status, 2);
  EXPECT_EQ(ecarte({"check", "--code", "tuff-portland-1877", "-"}).status, 2);
  EXPECT_EQ(ecarte({"check", "no/such/file.ecarte"}).status, 2);
}

TEST(Command, TheVersionNamesTheCodesAndTheirDigests) {
  const Outcome outcome = ecarte({"--version"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out, StartsWith("ecarte "));
  EXPECT_THAT(outcome.out, testing::ContainsRegex("\nturf-portland-1877 [0-9a-f]+\n"));
}

TEST(Command, OutputThatCannotBeWrittenIsStatusTwo) {
  EXPECT_THAT(shell("ecarte laws list >/dev/full; echo $?").out,
              HasSubstr("the output could not be written\n2\n"));
}

TEST(Command, AReaderWhoGoesAwayIsNoNoise) {
  EXPECT_EQ(shell("{ sleep 0.3; ecarte laws list; echo $? >&2; } | true").out, "2\n");
}

TEST(Command, LawsAreListedOneALine) {
  const Outcome outcome = ecarte({"laws", "list", "--code", "turf-portland-1877"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(std::count(outcome.out.begin(), outcome.out.end(), '\n'), 58);
}

TEST(Command, TheBuiltInCodesHaveNoFaults) {
  for (const char* code : {"turf-portland-1877", "hoyle-modernized", "enquire-within"}) {
    const Outcome outcome = ecarte({"laws", "lint", code});
    EXPECT_EQ(outcome.status, 0) << outcome.out;
  }
}

TEST(Command, ACodeThatCannotBeUsedIsStatusTwo) {
  const Folder folder;
  const std::string file = folder.file("club.yaml", "extends: turf-portland-1877\nrepeals: [52]\n");
  const Outcome outcome = ecarte({"laws", "lint", file});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("club.yaml:2:1:"));
}

TEST(Command, ALawIsExplainedByNumberAndById) {
  const Outcome by_number = ecarte({"explain", "43"});
  EXPECT_EQ(by_number.status, 0);
  EXPECT_THAT(by_number.out, StartsWith("turf-portland-1877, law 43: "));
  EXPECT_THAT(by_number.out, HasSubstr("require the hands to be played again"));
  EXPECT_THAT(by_number.out, HasSubstr("hoyle-modernized"));
  EXPECT_EQ(ecarte({"explain", "revoke"}).out, by_number.out);
}

}  // namespace
}  // namespace ecarte::e2e
