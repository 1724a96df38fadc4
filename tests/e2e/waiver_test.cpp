// SPDX-License-Identifier: MIT
//
// What a record waives, with its reason: it is neither printed nor counted, and a waiver that
// waives nothing is itself found.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/deals.hpp"
#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

Outcome check(const std::string& line,
              std::vector<std::string> words = {"--format", "short", "--fail-on", "warning"}) {
  words.insert(words.begin(), "check");
  words.emplace_back("-");
  return ecarte(words, std::string{kRevoke} + line + "\n");
}

TEST(Waiver, WhatIsWaivedIsNeitherPrintedNorCounted) {
  EXPECT_EQ(check("").status, 1);
  for (const char* const what : {"43 revoke A", "revoke", "43", "law 43 A"}) {
    const Outcome outcome = check(std::string{"waive: "} + what + " \"so the book has it\"");
    EXPECT_EQ(outcome.status, 0) << what;
    EXPECT_THAT(outcome.out, Not(HasSubstr("revoke"))) << what;
    EXPECT_THAT(outcome.out, HasSubstr("1 irregular; 1 warning, 1 waived")) << what;
  }
}

TEST(Waiver, OneThatWaivesNothingIsFound) {
  const Outcome other = check("waive: 43 revoke Y \"so the book has it\"");
  EXPECT_EQ(other.status, 1);
  EXPECT_THAT(other.out, HasSubstr("law 43 revoke"));
  EXPECT_THAT(other.out, HasSubstr("<stdin>:9:8: warning[waiver-unused]"));
  const Outcome twice = check("waive: revoke \"so the book has it\"; 43 revoke \"and again\"");
  EXPECT_THAT(twice.out, HasSubstr("<stdin>:9:37: warning[waiver-unused]"));
}

TEST(Waiver, OneThatNamesNothingIsAnErrorAndTheNearestIsNamed) {
  const Outcome outcome = check("waive: revokee \"so the book has it\"", {});
  EXPECT_THAT(outcome.out, HasSubstr("error[waiver-unknown]"));
  EXPECT_THAT(outcome.out, HasSubstr("did you mean 'revoke'?"));
  EXPECT_EQ(ecarte({"check", "-q", "-"}, std::string{kRevoke} + "waive: 99 \"x\"\n").status, 1);
}

TEST(Waiver, OneThatNamesNothingIsFoundInADealThatCannotBeReadToo) {
  const Outcome outcome =
      check("  Y plaits his hand\nwaive: revokee \"so the book has it\"; 43 \"and so\"");
  EXPECT_THAT(outcome.err, HasSubstr("unreadable[unknown-verb]"));
  EXPECT_THAT(outcome.out, HasSubstr("<stdin>:10:8: error[waiver-unknown]"));
  EXPECT_THAT(outcome.out, Not(HasSubstr("waiver-unused")));  // the rest may have used it
  EXPECT_THAT(ecarte({"check", "--format", "short", "-"},
                     "players: A, Y\ndeal 1: A frobs\nwaive: revokee \"so\"\n")
                  .out,
              HasSubstr("<stdin>:3:8: error[waiver-unknown]"));
}

TEST(Waiver, OneWithoutAReasonIsRefusedAndTheRestIsRuledOn) {
  for (const char* const line :
       {"waive: 43 revoke A", "waive: 43 revoke A \"\"", "waive: 43 revoke A \"  \"",
        "waive: \"so\"", "waive: regular \"so\"", "waive: 43 A open \"so\""}) {
    const Outcome outcome = check(line);
    EXPECT_EQ(outcome.status, 2) << line;
    EXPECT_THAT(outcome.err, HasSubstr("expected-waiver")) << line;
    EXPECT_THAT(outcome.out, HasSubstr("law 43 revoke")) << line;
  }
}

TEST(Waiver, IsInEveryFormWithItsReason) {
  const std::string line = "waive: 43 revoke A \"so; the: book  has it\"";
  EXPECT_THAT(check(line, {"--format", "json"}).out,
              HasSubstr(R"("treatment":"waived","waived":"so; the: book  has it")"));
  EXPECT_THAT(check(line, {"--format", "sarif"}).out,
              HasSubstr(R"([{"kind":"inSource","justification":"so; the: book  has it"}])"));
  EXPECT_THAT(check(line, {"--format", "csv"}).out, HasSubstr(",warning,waived,A,"));
  EXPECT_THAT(check(line, {"--format", "junit"}).out, HasSubstr("failures=\"0\""));
  EXPECT_THAT(check(line, {"--format", "github"}).out, Not(HasSubstr("revoke")));
  EXPECT_THAT(check(line, {"--format", "gitlab"}).out, Not(HasSubstr("revoke")));
}

TEST(Waiver, ADoubtIsWaivedToo) {
  const std::string doubt = "deal 1:\n  A exposes Y's J♣\n";
  const auto check = [](const std::string& text) {
    return ecarte({"check", "--fail-on", "undecidable", "-"}, text);
  };
  EXPECT_EQ(check(doubt).status, 1);
  const Outcome outcome = check(doubt + "waive: 13 dealer-exposed-own-card \"not told\"\n");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out, Not(HasSubstr("undecidable[")));
  EXPECT_THAT(outcome.out, HasSubstr("1 undecidable; 1 waived"));
}

TEST(Waiver, SpeaksOfTheRecordsOwnCode) {
  const Outcome outcome =
      check("waive: 43 revoke A \"so the book has it\"", {"--code", "hoyle-1909"});
  EXPECT_THAT(outcome.out, Not(HasSubstr("waive")));
}

TEST(Waiver, FmtKeepsEveryByteOfTheReason) {
  const std::string reasons = "\"so;  the: book\thas   it\"";
  const Outcome outcome = ecarte({"fmt", "-"}, "deal 1: A gives 3-2\nWaive:  43   revoke A " +
                                                   reasons + " ;  24 “x  y”  # c\n");
  EXPECT_THAT(outcome.err, IsEmpty());
  EXPECT_THAT(outcome.out, HasSubstr("waive: 43 revoke A " + reasons + " ; 24 “x  y”  # c\n"));
}

TEST(Waiver, NeedsNoExpectation) {
  EXPECT_EQ(
      check("expect: regular\nwaive: 43 revoke A \"so the book has it\"", {"--expect"}).status, 0);
  EXPECT_EQ(check("expect: regular\nwaive: 24 \"so the book has it\"", {"--expect"}).status, 1);
}

}  // namespace
}  // namespace ecarte::e2e
