// SPDX-License-Identifier: MIT
//
// `ecarte check`: inputs, formats, statuses.
#include <algorithm>
#include <cstdlib>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>

#include "tests/e2e/deals.hpp"
#include "tests/e2e/program.hpp"
#include "tests/report/schema.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

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
             "deal 1: A gives 3-2; turns 8♦\n  Y finds something the matter\n  Y holds K♠ "
             "9♠ 7♥ 8♥ 7♦; plays\n  1. Y K♠, A 7♠. 2. Y 7♥, A 9♥\n");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.out,
              HasSubstr("Left out of account: line 2, 'Y finds something the matter'; so what "
                        "follows holds only if"));
  const Outcome shown =
      ecarte({"check", "-"},
             "deal 1: A gives 3-2; turns 8♦; holds J♠ A♣ 9♣ Q♦ 8♣\n  Y proposes; A "
             "refuses\n  1. Y K♠, A A♣\n  Y plays his turns the other way\n  2. Y "
             "Q♥, A 9♣\n");
  EXPECT_EQ(shown.status, 2);
  EXPECT_THAT(shown.out, HasSubstr("A may take the card up\n  and play another without penalty"));
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

TEST(Check, WhereNobodyReadsOnTheDealAtWhichItStopsIsNotAccused) {
  const Folder folder;
  std::string many;
  while (many.size() < std::size_t{1} << 20U) {
    many += std::string{kRevoke} + "\n";
  }
  const std::string file = folder.file("many.ecarte", many);
  EXPECT_THAT(shell("ecarte check --format short " + file + " | head -1").out,
              Not(HasSubstr("unreadable")));
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

}  // namespace
}  // namespace ecarte::e2e
