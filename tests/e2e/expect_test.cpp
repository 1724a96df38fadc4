// SPDX-License-Identifier: MIT
//
// `ecarte check --expect`: what a record expects of its rulings.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/deals.hpp"
#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using testing::Not;

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

}  // namespace
}  // namespace ecarte::e2e
