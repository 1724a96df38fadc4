// SPDX-License-Identifier: MIT
//
// Records in Markdown files whose blocks stand in a list or in a quotation.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr std::string_view kInAList =
    "1. of a list\n"
    "\n"
    "   ```ecarte\n"
    "   # found in a drawer  \n"
    "   deal 1: A gives 3-2; turns 9d\n"
    "\n"
    "   Y plays\n"
    "   1. Y KS, A 8S # so\n"
    "   ```\n"
    "- ~~~ ecarte\n"
    "  deal 2:\n"
    "   Y  proposes\n"
    "  ~~~\n";

TEST(Markdown, FmtKeepsABlockWithinItsItem) {
  const Folder folder;
  const std::string file = folder.file("a.md", kInAList);
  EXPECT_EQ(ecarte({"fmt", file}).status, 0);
  EXPECT_EQ(contents(file),
            "1. of a list\n"
            "\n"
            "   ```ecarte\n"
            "   # found in a drawer\n"
            "   deal 1: A gives 3-2; turns 9♦\n"
            "\n"
            "     Y plays\n"
            "     1. Y K♠, A 8♠  # so\n"
            "   ```\n"
            "- ~~~ ecarte\n"
            "  deal 2:\n"
            "    Y proposes\n"
            "  ~~~\n");
  EXPECT_EQ(ecarte({"fmt", "--check", file}).status, 0);
}

TEST(Markdown, WhatIsExpectedIsWrittenWithinItsItem) {
  const Folder folder;
  const std::string file = folder.file("a.md", kInAList);
  EXPECT_EQ(ecarte({"check", "--update-expect", file}).status, 0);
  EXPECT_THAT(contents(file), HasSubstr("A 8S # so\n   expect: regular; due"));
  EXPECT_THAT(contents(file), HasSubstr("proposes\n  expect: regular; due"));
  EXPECT_EQ(ecarte({"check", "-q", "--expect", file}).status, 0);
}

constexpr std::string_view kQuoted =
    "> As he tells it:\n"
    ">\n"
    "> > ```ecarte\n"
    "> > deal 1: A gives 3-2; turns 9♦\n"
    ">>   Y plays\n"
    "> > 1. Y K♠, A J♦\n"
    "> > 2. A K♥, Y 7♥\n"
    "> > 3. A 9♠\n"
    "> > ```\n"
    "> ```ecarte\n"
    "> deal 1: A gives 3-2; turns 9♦\n"
    "the quotation has ended, and the block with it\n";

TEST(Markdown, BlocksOfQuotationsAreRead) {
  const Folder folder;
  const Outcome outcome = ecarte({"check", "--format", "short", folder.file("a.md", kQuoted)});
  EXPECT_THAT(outcome.out, HasSubstr("a.md:6:16: warning[law 43 revoke]"));
  EXPECT_THAT(outcome.out, HasSubstr("\n2 deals: "));
  EXPECT_EQ(outcome.err, "");
}

TEST(Markdown, BlocksOfQuotationsAreLeftAsTheyAre) {
  const Folder folder;
  const std::string file = folder.file("a.md", std::string{kInAList} + std::string{kQuoted});
  EXPECT_EQ(ecarte({"fmt", file}).status, 0);
  EXPECT_THAT(contents(file), HasSubstr("    Y proposes\n"));
  EXPECT_THAT(contents(file), HasSubstr(kQuoted));
  const Outcome outcome = ecarte({"check", "--update-expect", file});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("left as it was: the block at line 17 stands in a quotation"));
  EXPECT_THAT(contents(file), HasSubstr(kQuoted));
}

}  // namespace
}  // namespace ecarte::e2e
