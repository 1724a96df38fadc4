// SPDX-License-Identifier: MIT
//
// `ecarte check --update-expect` writes what is found into the records, and nothing else.
#include <algorithm>
#include <regex>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;

constexpr std::string_view kDeals =
    "# found in a drawer\n"
    "score: love all\n"
    "deal 1: A gives 3-2; turns 9♦\n"
    "  Y plays\n"
    "  1. Y K♠, A J♦\n"
    "  2. A K♥, Y 7♥\n"
    "  3. A 9♠\n"
    "\n"
    "# of another day\n"
    "deal 2: Y gives 3-2\n";

std::string updated(const std::string& text, const std::string& name = "a.ecarte") {
  const Folder folder;
  const std::string file = folder.file(name, text);
  const Outcome outcome = ecarte({"check", "--update-expect", file});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_EQ(ecarte({"check", "-q", "--expect", file}).status, 0);
  const std::string once = contents(file);
  ecarte({"check", "--update-expect", file});
  EXPECT_EQ(contents(file), once);
  return once;
}

TEST(UpdateExpect, WritesALineAfterWhatIsSaidOfTheDeal) {
  EXPECT_EQ(updated(std::string{kDeals}),
            "# found in a drawer\n"
            "score: love all\n"
            "deal 1: A gives 3-2; turns 9♦\n"
            "  Y plays\n"
            "  1. Y K♠, A J♦\n"
            "  2. A K♥, Y 7♥\n"
            "  3. A 9♠\n"
            "expect: 43 revoke A open; due ?\n"
            "\n"
            "# of another day\n"
            "deal 2: Y gives 3-2\n"
            "expect: regular; due ?\n");
}

TEST(UpdateExpect, LeavesLinesThatHold) {
  const std::string text = "deal 1: A gives 3-2\nexpect: due A 0, Y 0 # so\n";
  EXPECT_EQ(updated(text), text);
}

TEST(UpdateExpect, PutsLinesThatHoldInThePlaceOfThoseThatDoNot) {
  EXPECT_EQ(updated("deal 1: A gives 3-2\nexpect: 43 revoke A\n# after\n"),
            "deal 1: A gives 3-2\nexpect: regular; due A 0, Y 0\n# after\n");
  EXPECT_EQ(updated("score: A 1, Y 0; expect: 43; due A 4, Y 0; stakes: 5 # a remark\ndeal 1: A "
                    "gives 3-2\n"),
            "score: A 1, Y 0; stakes: 5 # a remark\ndeal 1: A gives 3-2\nexpect: regular; due A 1, "
            "Y 0\n");
  EXPECT_EQ(updated("deal 1: A gives 3-2\nexpect: irregular # why\n"),
            "deal 1: A gives 3-2\nexpect: regular; due A 0, Y 0\n# why\n");
}

TEST(UpdateExpect, KeepsTheEndsOfLines) {
  EXPECT_EQ(updated("deal 1: A gives 3-2\r\n"),
            "deal 1: A gives 3-2\r\nexpect: regular; due A 0, Y 0\r\n");
  EXPECT_EQ(updated("deal 1: A gives 3-2"), "deal 1: A gives 3-2\nexpect: regular; due A 0, Y 0\n");
}

TEST(UpdateExpect, OfMarkdownTheBlocksAlone) {
  EXPECT_EQ(updated("# A deal\n\n```ecarte\ndeal 1: A gives 3-2\n```\nexpect: nothing\n", "a.md"),
            "# A deal\n\n```ecarte\ndeal 1: A gives 3-2\nexpect: regular; due A 0, Y 0\n```\n"
            "expect: nothing\n");
}

TEST(UpdateExpect, AnUnreadableDealIsExpectedToBeButNotASlipInTheExpectation) {
  EXPECT_THAT(updated("deal 1: A gives 3-2\n  A marks some\n"), HasSubstr("expect: unreadable\n"));
  const Folder folder;
  for (const char* const line : {"expect: 43 Revoke?", "waive: 43", "waive: revokee \"so\""}) {
    const std::string text = "deal 1: A gives 3-2\n" + std::string{line} + "\n";
    const std::string file = folder.file("a.ecarte", text);
    const Outcome outcome = ecarte({"check", "--update-expect", file});
    EXPECT_EQ(outcome.status, 2) << line;
    EXPECT_THAT(outcome.err, HasSubstr("left as it was: line 2")) << line;
    EXPECT_EQ(contents(file), text);
  }
}

TEST(UpdateExpect, IsNotForAnotherCodeOrAPartOfADeal) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kDeals);
  EXPECT_EQ(ecarte({"check", "--update-expect", "--code", "hoyle-1909", file}).status, 2);
  EXPECT_EQ(ecarte({"check", "--update-expect", "--at", file + ":3"}).status, 2);
  EXPECT_EQ(ecarte({"check", "--update-expect", "-"}, kDeals).status, 2);
  EXPECT_EQ(contents(file), kDeals);
}

/// All lines but those that expect something.
std::string acts_of(const std::string& text) {
  static const std::regex expectation{"^\\s*[Ee]xpect:[^#]*"};
  std::istringstream lines{text};
  std::string acts;
  for (std::string line; std::getline(lines, line);) {
    const std::string rest = std::regex_replace(line, expectation, "");
    acts += rest == line || !rest.empty() ? rest + "\n" : "";
  }
  return acts;
}

TEST(UpdateExpect, GivesEveryFixtureLinesThatHoldAndChangesNothingElse) {
  const Folder folder;
  std::vector<std::pair<std::filesystem::path, std::string>> before;
  for (const char* const name :
       {"laws/enquire-within", "situations", "sittings", "hoyle", "house"}) {
    const std::filesystem::path from = std::filesystem::path(ECARTE_ROOT) / "fixtures" / name;
    for (const auto& entry : std::filesystem::recursive_directory_iterator{from}) {
      if (entry.path().extension() == ".ecarte") {
        const std::string acts = acts_of(contents(entry.path()));
        const auto number = std::to_string(before.size());
        before.emplace_back(folder.file(number + ".ecarte", acts), acts);
      }
    }
  }
  ASSERT_GT(before.size(), 100U);
  const Outcome outcome = ecarte({"check", "--update-expect", folder.path()});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_EQ(ecarte({"check", "-q", "--expect", folder.path()}).status, 0);
  for (const auto& [file, acts] : before) {
    EXPECT_EQ(acts_of(contents(file)), acts) << file;
  }
}

TEST(UpdateExpect, TheLastLineOfAFileEndsAsTheOthersDo) {
  EXPECT_THAT(updated("deal 1: A gives 3-2; turns 9♦\r\n  Y plays"),
              HasSubstr("\r\n  Y plays\r\nexpect: regular; due A 0, Y 0\r\n"));
}

}  // namespace
}  // namespace ecarte::e2e
