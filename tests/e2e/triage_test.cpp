// SPDX-License-Identifier: MIT
//
// Which findings of a check count: --select and --ignore, the baseline, and what is said of many.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

constexpr std::string_view kTwoFaults =
    "deal 1: A gives 3-2; turns 9♦\n"
    "  Y plays\n"
    "  1. Y K♠, A J♦\n"
    "  2. A K♥, Y 7♥\n"
    "  3. A 9♠\n"
    "deal 2: Y gives 3-2; turns 8♣\n"
    "  A plays\n"
    "  1. A K♠, Y J♣\n"
    "  2. Y K♥, A 7♥\n"
    "  3. Y 9♠\n";

Outcome check(std::vector<std::string> words, const std::string& file) {
  words.insert(words.begin(), {"check", "--format", "short", "--fail-on", "warning"});
  words.push_back(file);
  return ecarte(words);
}

TEST(Triage, OnlyWhatIsSelectedIsLookedAt) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kTwoFaults);
  EXPECT_EQ(check({}, file).status, 1);
  for (const char* const word : {"43", "law 43", "revoke", "irregularity", "24,revoke"}) {
    EXPECT_THAT(check({"--select", word}, file).out, HasSubstr("law 43 revoke")) << word;
    EXPECT_THAT(check({"--ignore", word}, file).out, Not(HasSubstr("law 43 revoke"))) << word;
    EXPECT_EQ(check({"--ignore", word}, file).status, 0) << word;
  }
  EXPECT_EQ(check({"--select", "24"}, file).status, 0);
  EXPECT_THAT(check({"--select", "24", "-q"}, file).out, testing::EndsWith("2 irregular\n"));
}

TEST(Triage, AWordThatNamesNothingIsRefused) {
  const Outcome outcome = ecarte({"check", "--ignore", "revoque", "-"}, kTwoFaults);
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("no law, kind or class 'revoque'; did you mean 'revoke'?"));
  EXPECT_EQ(ecarte({"check", "--select", "", "-"}, kTwoFaults).status, 2);
  EXPECT_EQ(ecarte({"check", "--select", "99", "-"}, kTwoFaults).status, 2);
}

TEST(Triage, WhatTheBaselineKnowsIsNeitherPrintedNorCounted) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kTwoFaults);
  const std::string baseline = folder.path() / "known";
  EXPECT_EQ(check({"--baseline", baseline}, file).status, 2);  // there is none yet
  EXPECT_EQ(check({"--baseline", baseline, "--update-baseline"}, file).status, 0);
  EXPECT_THAT(contents(baseline), StartsWith("# ecarte baseline 1"));
  const Outcome known = check({"--baseline", baseline}, file);
  EXPECT_EQ(known.status, 0);
  EXPECT_THAT(known.out, Not(HasSubstr("revoke")));
  EXPECT_THAT(known.err, IsEmpty());
}

TEST(Triage, ABaselineOutlivesEditsElsewhereAndShowsWhatIsNew) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kTwoFaults);
  const std::string baseline = folder.path() / "known";
  check({"--baseline", baseline, "--update-baseline"}, file);
  folder.file("a.ecarte", "# found in a drawer\n" + std::string{kTwoFaults} +
                              "deal 3: A gives 3-2; turns 7♦\n  Y plays\n  1. Y K♣, A J♦\n"
                              "  2. A K♥, Y 7♥\n  3. A 9♣\n");
  const Outcome outcome = check({"--baseline", baseline}, file);
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.out, HasSubstr("a.ecarte:14:14: warning[law 43 revoke]"));
  EXPECT_THAT(outcome.out, Not(HasSubstr("a.ecarte:4:")));
}

TEST(Triage, WhatIsGoneFromTheBaselineIsSaid) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kTwoFaults);
  const std::string baseline = folder.path() / "known";
  check({"--baseline", baseline, "--update-baseline"}, file);
  folder.file("a.ecarte", "deal 1: A gives 3-2; turns 9♦\n");
  EXPECT_THAT(check({"--baseline", baseline}, file).err, HasSubstr("of the baseline are gone"));
  check({"--baseline", baseline, "--update-baseline"}, file);
  EXPECT_THAT(check({"--baseline", baseline}, file).err, IsEmpty());
}

TEST(Triage, AtMostSoManyArePrinted) {
  const Outcome all = ecarte({"check", "--format", "short", "fixtures/laws/enquire-within"});
  const Outcome few =
      ecarte({"check", "--format", "short", "--max-findings", "3", "fixtures/laws/enquire-within"});
  EXPECT_EQ(few.status, all.status);
  EXPECT_THAT(few.out, HasSubstr(" more not printed (--max-findings)\n"));
  EXPECT_LT(few.out.size(), all.out.size());
}

TEST(Triage, StatisticsCountByLawFileAndPlayer) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kTwoFaults);
  const Outcome outcome = check({"--statistics"}, file);
  EXPECT_THAT(outcome.out, HasSubstr("turf-portland-1877 law 43 revoke\n"));
  EXPECT_THAT(outcome.out, HasSubstr("  " + file + "\n"));
  EXPECT_THAT(outcome.out, HasSubstr(" notes  offender\n"));
}

}  // namespace
}  // namespace ecarte::e2e
