// SPDX-License-Identifier: MIT
//
// `ecarte fmt`: nothing that a person wrote is ever lost.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::string_view kUnformed =
    "# a deal\ndeal 1: A gives 3-2; turns 8d\n1. Y KS, A 8s # so\n";

TEST(Fmt, WritesCanonicalTextFromStandardInput) {
  const Outcome outcome = ecarte({"fmt", "-"}, kUnformed);
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out, HasSubstr("turns 8♦"));
  EXPECT_THAT(outcome.out, HasSubstr("# a deal\n"));
  EXPECT_THAT(outcome.out, HasSubstr("# so\n"));
  EXPECT_EQ(ecarte({"fmt", "-"}, outcome.out).out, outcome.out);
}

TEST(Fmt, ReplacesAFileAndKeepsItsPermissions) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kUnformed);
  ::chmod(file.c_str(), 0640);
  EXPECT_EQ(ecarte({"fmt", file}).status, 0);
  EXPECT_THAT(contents(file), HasSubstr("turns 8♦"));
  EXPECT_EQ(static_cast<unsigned>(std::filesystem::status(file).permissions()), 0640U);
  const auto left = std::filesystem::directory_iterator(folder.path());
  EXPECT_EQ(std::distance(begin(left), end(left)), 1);
}

TEST(Fmt, CheckNamesWhatWouldChangeAndChangesNothing) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kUnformed);
  const Outcome outcome = ecarte({"fmt", "--check", file});
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(outcome.out, file + "\n");
  EXPECT_EQ(contents(file), kUnformed);
  ecarte({"fmt", file});
  EXPECT_EQ(ecarte({"fmt", "--check", file}).status, 0);
}

TEST(Fmt, AFileWithALineThatCannotBeReadIsLeftAsItWas) {
  const Folder folder;
  const std::string text = std::string{kUnformed} + "Y plaits his hand\n";
  const std::string file = folder.file("a.ecarte", text);
  const Outcome outcome = ecarte({"fmt", file});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("a.ecarte:4:"));
  EXPECT_THAT(outcome.err, HasSubstr("left as it was"));
  EXPECT_EQ(contents(file), text);
}

TEST(Fmt, CommentsAloneAreKept) {
  const Outcome outcome = ecarte({"fmt", "-"}, "# nothing yet\n");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.out, "# nothing yet\n");
  EXPECT_THAT(outcome.err, IsEmpty());
}

TEST(Fmt, EverySettingOfALineIsKept) {
  constexpr std::string_view kCode = "expect: regular; code: enquire-within\ndeal 1:\n";
  EXPECT_EQ(ecarte({"fmt", "-"}, kCode).out, kCode);
  EXPECT_EQ(ecarte({"fmt", "-"}, "expect:  regular ;Cut for deal: A QH,Y 8s; score: 2 all\n").out,
            "expect: regular; cut for deal: A Q♥, Y 8♠; score: A 2, Y 2\n");
}

TEST(Fmt, WhatBeginsAnotherRecordIsRefusedBehindASettingOfThisOne) {
  const Outcome outcome =
      ecarte({"fmt", "-"}, "deal 1: A gives 3-2\nexpect: regular; code: enquire-within\n");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("<stdin>:2:18: unreadable[setting-late]: expected code: on a "
                                     "line of its own"));
  EXPECT_THAT(outcome.out, IsEmpty());
}

TEST(Fmt, WhoIsExpectedIsWhoWasNamedWhoeverComesIn) {
  constexpr std::string_view kText =
      "bystanders: C\ngame 1\nexpect: 5 A; due A 1, Y 0\n  C comes in for A\n";
  const Outcome outcome = ecarte({"fmt", "-"}, kText);
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.out, kText);
}

TEST(Fmt, PacksAreNotRenamedOnceUsedInADeal) {
  const Outcome outcome =
      ecarte({"fmt", "-"},
             "deal 1: A gives 3-2 from the buff pack\ndeal 2: Y gives 3-2 from the buff pack\n"
             "packs: A green, Y white\n");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("<stdin>:3:8: unreadable[packs-twice]"));
}

TEST(Fmt, ASettingBehindASentenceIsRefused) {
  const Outcome waiver = ecarte(
      {"fmt", "-"}, "deal 1: A gives 3-2; turns 8D; waive: 43 revoke A \"as the book has it\"\n");
  EXPECT_EQ(waiver.status, 2);
  EXPECT_THAT(waiver.err, HasSubstr("<stdin>:1:32: unreadable[setting-late]: expected waive: on a "
                                    "line of its own"));
  EXPECT_THAT(ecarte({"fmt", "-"}, "deal 1: A gives; expect: regular\n").err,
              HasSubstr("unreadable[setting-late]: expected expect: on a line of its own"));
  EXPECT_EQ(ecarte({"fmt", "-"}, "deal 1: A gives\n  Y waives it\n").out,
            "deal 1: A gives\n  Y lets it stand\n");
}

TEST(Fmt, WordsThatCanonicalFormHasNoRoomForKeepTheirLine) {
  constexpr std::string_view kDeal = "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n";
  for (const std::string_view line :
       {"  7♦ is thrown aside because it was torn", "  Y says \"you revoked, sir\"",
        "  7♦ is thrown aside because it was torn#remark  # so",
        " Y quietly proposes;  A accepts at once", "Meanwhile Y proposes",
        "  Y: Lovely weather! I propose", "  Y has looked at his hand for long",
        "  A looks over A zubble", "  Y says to A, with a bow, \"I propose\"",
        "  Y proposes with great reluctance"}) {
    const std::string text = std::string{kDeal} + std::string{line} + "\n";
    const Outcome outcome = ecarte({"fmt", "-"}, text);
    EXPECT_EQ(outcome.status, 0) << line;
    EXPECT_EQ(outcome.out, text);
  }
  // What is read whole is brought into form all the same, and words that only join.
  EXPECT_EQ(
      ecarte({"fmt", "-"}, std::string{kDeal} + "Y says \"I propose\"; then A accepted\n").out,
      std::string{kDeal} + "  Y proposes. A accepts\n");
}

TEST(Fmt, DiffSaysWhichWordsKeepALine) {
  const Outcome outcome =
      ecarte({"fmt", "--diff", "-"}, "deal 1: A gives 3-2; turns 8d\nY quietly  proposes\n");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.out, HasSubstr("+deal 1: A gives 3-2; turns 8♦\n"));
  EXPECT_THAT(outcome.out, testing::Not(HasSubstr("+  Y proposes")));
  EXPECT_THAT(outcome.err, HasSubstr("<stdin>:2:3: note[free-words]: left as it is written: "
                                     "canonical form has no room for these words"));
  EXPECT_THAT(ecarte({"fmt", "-"}, "deal 1: A gives; A sighs loudly\n").err, IsEmpty());
}

TEST(Fmt, HalfACrownIsHalfOfIt) {
  constexpr std::string_view kBefore = "bystanders: Zed\ndeal 1: A gives 3-2; turns 8♦\n";
  EXPECT_EQ(ecarte({"fmt", "-"}, std::string{kBefore} + "Zed bets half a crown on Y\n").out,
            std::string{kBefore} + "  Zed bets 2s 6d on Y\n");
}

TEST(Fmt, ACardIsNoCoin) {
  const std::string text = "deal 1: A gives 3-2; turns 8♦\n  Y withdraws the card\n";
  const Outcome outcome =
      ecarte({"fmt", "-"}, "deal 1: A gives 3-2; turns 8♦\nY withdraws a card\n");
  EXPECT_THAT(outcome.err, IsEmpty());
  EXPECT_EQ(outcome.out, text);
}

TEST(Fmt, ANoBreakSpaceInAHeadingIsABlank) {
  EXPECT_EQ(ecarte({"fmt", "-"},
                   "deal 1: A gives 3-2; turns 8♦\ndeal\xc2\xa0"
                   "2:\xc2\xa0Y gives 3-2\n")
                .out,
            "deal 1: A gives 3-2; turns 8♦\ndeal 2: Y gives 3-2\n");
}

TEST(Fmt, WhatBelongsToNoDealStaysAsItIs) {
  constexpr std::string_view kText = "deal 1: A gives 3-2\ncode:  enquire-within  # and no more\n";
  const Outcome outcome = ecarte({"fmt", "-"}, kText);
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.out, kText);
}

TEST(Fmt, WhatStandsBehindAMarkOnItsLineStaysAsItIs) {
  constexpr std::string_view kText =
      "bystanders: C\ndeal 1: A gives 3-2; turns 8♦\n?;   C comes in for A\n";
  const Outcome outcome = ecarte({"fmt", "-"}, kText);
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.out, kText);
  EXPECT_EQ(ecarte({"fmt", "-"}, "deal 1: A gives;?   # here\n").out,
            "deal 1: A gives. ?  # here\n");
}

TEST(Fmt, ANameDoesNotBeginAsASentenceGoesOn) {
  const Outcome outcome = ecarte({"fmt", "-"}, "players: to Ann, Y\ndeal 1: Y gives 3-2\n");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("unreadable[reserved-name]"));
}

TEST(Fmt, WhatIsWrittenAfterAMarkStaysAsItIsUpToTheNextSitting) {
  constexpr std::string_view kAfter =
      "  ?\n"
      " Y flies to the moon\n"
      "   1. Y KS,A 7S ;A sighs     # so\n"
      " expect:  regular\n"
      "score: A 1\n"
      "\n";
  const std::string before = "deal 1: A gives 3-2; turns 8d\n Y plays\n";
  const Outcome outcome = ecarte({"fmt", "-"}, before + std::string{kAfter} + "players: B,C\n");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.out,
            "deal 1: A gives 3-2; turns 8♦\n  Y plays\n" + std::string{kAfter} + "players: B,C\n");
  const Outcome slip = ecarte(
      {"fmt", "-"}, before + std::string{kAfter} + "expect: due A 0, Y 1 \"not an expectation\"\n");
  EXPECT_EQ(slip.status, 2) << "what is expected is no part of what was not yet so";
}

}  // namespace
}  // namespace ecarte::e2e
