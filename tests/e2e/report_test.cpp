// SPDX-License-Identifier: MIT
//
// `ecarte report` as it is called. What is on its page is tried in tests/page.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

constexpr const char* kRevokeInShort = "fixtures/demo/2-a-revoke.ecarte";

TEST(Report, WritesAPageOfWhatIsGiven) {
  const Folder folder;
  const std::string page = folder.path() / "page.html";
  const Outcome run = ecarte({"report", "-o", page, "fixtures/demo"});
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, IsEmpty());
  EXPECT_THAT(contents(page), StartsWith("<!doctype html>"));
  EXPECT_THAT(contents(page), HasSubstr("rulings on 3 deals"));
  EXPECT_EQ(ecarte({"report", "-o", "-", "fixtures/demo"}).out, contents(page));
}

TEST(Report, ItsStatusSaysWhetherThePageWasWritten) {
  EXPECT_EQ(ecarte({"report", "-o", "-", kRevokeInShort}).status, 0);
  const Outcome none = ecarte({"report", "-o", "-", "-"}, "# nothing\n");
  EXPECT_EQ(none.status, 2);
  EXPECT_THAT(none.out, IsEmpty());
  EXPECT_THAT(none.err, HasSubstr("nothing to report"));
  const Outcome part = ecarte({"report", "-o", "-", kRevokeInShort, "no-such-file.ecarte"});
  EXPECT_EQ(part.status, 2);
  EXPECT_THAT(part.out, HasSubstr("rulings on 1 deal"));
}

TEST(Report, WritesNothingWhereThereIsNothingToReport) {
  const Folder folder;
  const std::string page = folder.path() / "page.html";
  EXPECT_EQ(ecarte({"report", "-o", page, "-"}, "# nothing\n").status, 2);
  EXPECT_FALSE(std::filesystem::exists(page));
}

TEST(Report, TakesThePlaceOfAPageAndOfNothingElse) {
  const Folder folder;
  const std::string page = folder.path() / "page.html";
  ASSERT_EQ(ecarte({"report", "-o", page, "fixtures/demo"}).status, 0);
  ASSERT_EQ(::chmod(page.c_str(), 0640), 0);
  ASSERT_EQ(ecarte({"report", "-o", page, kRevokeInShort}).status, 0);
  EXPECT_THAT(contents(page), HasSubstr("rulings on 1 deal<"));
  struct stat now {};
  ASSERT_EQ(::stat(page.c_str(), &now), 0);
  EXPECT_EQ(now.st_mode & 0777U, 0640U);
  const std::string record = folder.file("a.ecarte", "# mine\n");
  const Outcome refused = ecarte({"report", "-o", record, kRevokeInShort});
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("it is no page"));
  EXPECT_EQ(contents(record), "# mine\n");
}

TEST(Report, AFolderThatIsNotThereIsSaid) {
  const Outcome run = ecarte({"report", "-o", "/no/such/folder/page.html", kRevokeInShort});
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("/no/such/folder/page.html"));
}

TEST(Report, RulesByTheCodeAndLooksAtTheLawsItIsTold) {
  const std::string other =
      ecarte({"report", "-o", "-", "--code", "hoyle-modernized", kRevokeInShort}).out;
  EXPECT_THAT(other, HasSubstr("judged by hoyle-modernized."));
  const std::string ignored = ecarte({"report", "-o", "-", "--ignore", "43", kRevokeInShort}).out;
  EXPECT_THAT(ignored, HasSubstr("Passed over: 43."));
  EXPECT_THAT(ignored, Not(HasSubstr("law 43 revoke")));
}

TEST(Report, TheSettingsOfAFolderHoldForItsRecords) {
  const Folder folder;
  folder.file(".ecarte.yaml", "code: hoyle-modernized\n");
  const std::string record =
      folder.file("a.ecarte", contents(std::filesystem::path(ECARTE_ROOT) / kRevokeInShort));
  EXPECT_THAT(ecarte({"report", "-o", "-", record}).out, HasSubstr("judged by hoyle-modernized."));
  EXPECT_THAT(ecarte({"report", "-o", "-", "--config", "none", record}).out,
              HasSubstr("judged by turf-portland-1877."));
}

TEST(Report, WhatIsExpectedIsSaidToBe) {
  const std::string record = contents(std::filesystem::path(ECARTE_ROOT) / kRevokeInShort) +
                             "  expect: 43 revoke Anna open; 43 score-mark-excess Anna\n";
  const std::string page = ecarte({"report", "-o", "-", "--expect", "-"}, record).out;
  EXPECT_THAT(page, HasSubstr("expected by the record"));
  EXPECT_THAT(page, Not(HasSubstr("Findings by law")));
}

TEST(Report, SuitsCanHaveAColourEach) {
  EXPECT_THAT(ecarte({"report", "-o", "-", "--four-colour", kRevokeInShort}).out,
              HasSubstr("#1447a8"));
  EXPECT_THAT(ecarte({"report", "-o", "-", kRevokeInShort}).out, Not(HasSubstr("#1447a8")));
}

}  // namespace
}  // namespace ecarte::e2e
