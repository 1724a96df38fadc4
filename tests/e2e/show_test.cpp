// SPDX-License-Identifier: MIT
//
// `ecarte show`: drawings, stages, lines told back.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/deals.hpp"
#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;

TEST(Show, DrawsTheDealAndPointsAtTheFault) {
  const Folder folder;
  const Outcome outcome = ecarte({"show", folder.file("a.ecarte", kRevoke) + "#1.1"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out, HasSubstr("diamonds are trumps"));
  EXPECT_THAT(outcome.out, HasSubstr("1. Y K♠  A J♦  (A)  <-- law 43 revoke"));
}

TEST(Show, PrintsEachStage) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kRevoke);
  EXPECT_THAT(ecarte({"show", "--stage", "record", file}).out, HasSubstr("propose Y"));
  EXPECT_THAT(ecarte({"show", "--stage", "facts", file}).out,
              HasSubstr("fact misplay A kind=revoke cured=never"));
  EXPECT_THAT(ecarte({"show", "--stage", "rulings", file}).out,
              HasSubstr("warning irregularity law 43 revoke at 4:12"));
}

TEST(Show, TellsALineBackSentenceBySentence) {
  const Folder folder;
  const Outcome outcome = ecarte({"show", "--tell",
                                  folder.file("a.ecarte",
                                              "deal 1: A deals 3-2; turns up 8♦\n"
                                              "  A sighs. Y: \"I propose\"\n")});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out,
              HasSubstr("    1 | deal 1: A deals 3-2; turns up 8♦\n"
                        "        A gives 3-2.\n"
                        "        A turns 8♦.\n"
                        "    2 | A sighs. Y: \"I propose\"\n"
                        "        A sighs. [kept as it was said: no law asks about it]\n"
                        "        Y proposes.\n"));
}

TEST(Show, SaysOfALineThatItWasNotRead) {
  const Folder folder;
  const Outcome outcome = ecarte(
      {"show", "--tell", folder.file("a.ecarte", "deal 1: A gives 3-2; turns 8♦\n  A kraws\n")});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.out, HasSubstr("    2 | A kraws\n        [not understood: A kraws]\n"));
}

TEST(Show, TellsOrPrintsAStageNotBoth) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kClean);
  EXPECT_EQ(ecarte({"show", "--tell", "--stage", "facts", file}).status, 2);
}

TEST(Show, ADealThatIsNotThereIsStatusTwo) {
  const Folder folder;
  EXPECT_EQ(ecarte({"show", folder.file("a.ecarte", kClean) + "#2.1"}).status, 2);
  EXPECT_EQ(ecarte({"show", folder.file("a.ecarte", kClean) + "#x"}).status, 2);
}

}  // namespace
}  // namespace ecarte::e2e
