// SPDX-License-Identifier: MIT
//
// `ecarte show`: a deal drawn, walked through by keys, or told stage by stage.
#include <array>
#include <cstdlib>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/deals.hpp"
#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr const char* kRight = "\x1b[C";
constexpr const char* kLeft = "\x1b[D";

/// What the last drawing on a terminal says, without what moves the cursor.
std::string last_screen(const std::string& out) {
  const std::size_t home = out.rfind("\x1b[H");
  return home == std::string::npos ? out : out.substr(home);
}

class Walking : public testing::Test {
 protected:
  /// Whatever the tests are run from, a terminal of a common kind.
  Walking() {
    ::setenv("TERM", "xterm", 1);
    ::unsetenv("NO_COLOR");
  }

  /// The program walks through the revoke on a terminal, and these keys are pressed.
  Session begin(std::vector<std::string> more = {}) {
    std::vector<std::string> words{"show", "--step", file_};
    words.insert(words.end(), more.begin(), more.end());
    return Session(words);
  }

  Folder folder_;
  std::string file_ = folder_.file("a.ecarte", kRevoke);
};

TEST(Show, DrawsTheDealAndPointsAtTheFault) {
  const Folder folder;
  const Outcome outcome = ecarte({"show", folder.file("a.ecarte", kRevoke) + "#1.1"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out, AllOf(HasSubstr("A deals, diamonds are trumps"), HasSubstr("┃ J♦┃✓"),
                                 HasSubstr("                 ▲1\n"),
                                 HasSubstr("▲1 law 43 revoke, line 4: A played J♦")));
  EXPECT_THAT(outcome.out, Not(HasSubstr("\x1b")));
}

TEST(Show, ColoursSuitsWhereItIsAskedTo) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kRevoke);
  EXPECT_THAT(ecarte({"show", "--color", "always", file}).out,
              AllOf(HasSubstr("\x1b[31m8♦\x1b[0m"), HasSubstr(" 7♣")));
  EXPECT_THAT(ecarte({"show", "--color", "always", "--four-colour", file}).out,
              AllOf(HasSubstr("\x1b[34m8♦\x1b[0m"), HasSubstr("\x1b[32m7♣\x1b[0m")));
}

TEST(Show, HidesTheHandOfTheOther) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kRevoke);
  EXPECT_THAT(ecarte({"show", "--seat", "y", file}).out, HasSubstr("│░░░││░░░││░░░││░░░││░░░│"));
  const Outcome nobody = ecarte({"show", "--seat", "Zoe", file});
  EXPECT_EQ(nobody.status, 2);
  EXPECT_THAT(nobody.err, HasSubstr("nobody called 'Zoe' plays; expected A or Y"));
}

TEST(Show, DrawsInAsciiAndInTheColumnsGiven) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kRevoke);
  EXPECT_THAT(ecarte({"show", "--ascii", "--width", "40", file}).out,
              AllOf(HasSubstr("| JD|*"), Not(HasSubstr("♦"))));
}

TEST(Show, APictureIsOfOneDeal) {
  const Outcome many = ecarte({"show", "--format", "svg", "fixtures/hoyle/sample-game.ecarte"});
  EXPECT_EQ(many.status, 2);
  EXPECT_THAT(many.err, HasSubstr("expected one deal, such as"));
  EXPECT_THAT(
      ecarte({"show", "--format", "svg", "fixtures/hoyle/sample-game.ecarte#1.5"}).out,
      AllOf(StartsWith("<svg "), HasSubstr("aria-label=\"king of spades, Y leads to trick 1")));
}

TEST(Show, WithoutATerminalEveryStepIsPrinted) {
  const Folder folder;
  const Outcome outcome = ecarte({"show", "--step", folder.file("a.ecarte", kRevoke)});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out, AllOf(StartsWith("== step 1 of 14 ==\n"),
                                 HasSubstr("\n== step 14 of 14 ==\n"), Not(HasSubstr("\x1b"))));
}

TEST(Show, AStepSaysWhatIsOpenThen) {
  const Folder folder;
  const std::string out = ecarte({"show", "--step", folder.file("a.ecarte", kRevoke)}).out;
  const std::size_t proposed = out.find("== step 3 of 14 ==");
  const std::size_t next = out.find("== step 4 of 14 ==");
  const std::string step = out.substr(proposed, next - proposed);
  EXPECT_THAT(step, AllOf(HasSubstr("Y proposes."), HasSubstr("As it stands now\n"),
                          HasSubstr("Whoever holds K♦ may announce")));
  EXPECT_THAT(step, Not(HasSubstr("revoke")));
}

TEST_F(Walking, TheArrowKeysStep) {
  Session session = begin();
  EXPECT_THAT(last_screen(session.until("step 1 of 14")), HasSubstr("A gives 3-2."));
  session.press(kRight);
  EXPECT_THAT(last_screen(session.until("step 2 of 14")), HasSubstr("8♦"));
  session.press(" ");
  session.until("step 3 of 14");
  session.press(kLeft);
  session.until("step 2 of 14");
  session.press("G");
  session.until("step 14 of 14");
  session.press("\x1b[H");
  session.until("step 1 of 14");
  session.press("q");
  EXPECT_EQ(session.end(), 0);
}

TEST_F(Walking, FIsTheNextFault) {
  Session session = begin();
  session.until("step 1 of 14");
  session.press("f");
  // The nine of spades, which he had when he trumped.
  EXPECT_THAT(last_screen(session.until("step 11 of 14")), HasSubstr("law 43 revoke"));
  session.press("q");
  EXPECT_EQ(session.end(), 0);
}

TEST_F(Walking, TheTerminalIsLeftAsItWas) {
  Session session = begin();
  const bool before = session.echoes_before();
  session.until("step 1 of 14");
  EXPECT_FALSE(session.echoes());
  session.press("\x1b");
  EXPECT_EQ(session.end(), 0);
  EXPECT_EQ(session.echoes(), before);
  EXPECT_THAT(session.text(), HasSubstr("\x1b[?1049l"));
}

TEST_F(Walking, InterruptedItLeavesTheTerminalToo) {
  Session session = begin();
  session.until("step 1 of 14");
  session.press("\x03");
  EXPECT_EQ(session.end(), 128 + 2);
  EXPECT_TRUE(session.echoes());
}

TEST_F(Walking, AnotherSizeIsDrawnAnew) {
  Session session = begin();
  session.until("step 1 of 14");
  session.resize(30, 50);
  session.until("step 1 of 14");
  session.press("q");
  EXPECT_EQ(session.end(), 0);
}

TEST_F(Walking, ADumbTerminalIsWrittenOn) {
  ::setenv("TERM", "dumb", 1);
  Session session = begin();
  session.until("step 1 of 14");
  session.press("n");
  session.until("step 2 of 14");
  session.press("q");
  EXPECT_EQ(session.end(), 0);
  EXPECT_THAT(session.text(), Not(HasSubstr("\x1b")));
}

TEST_F(Walking, NoColourIsObeyed) {
  ::setenv("NO_COLOR", "1", 1);
  Session session = begin();
  session.until("step 1 of 14");
  session.press("q");
  EXPECT_EQ(session.end(), 0);
  EXPECT_THAT(session.text(), AllOf(Not(HasSubstr("\x1b[3")), Not(HasSubstr("\x1b[7m"))));
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
                        "        A sighs. [kept as it was said: nothing is read from it]\n"
                        "        Y proposes.\n"));
}

TEST(Show, TellsSettingsBackAsTheyWereRead) {
  const Folder folder;
  const Outcome outcome = ecarte({"show", "--tell",
                                  folder.file("a.ecarte",
                                              "players: Aunt Mary, Tom\n"
                                              "bystanders: Zoe, Will\n"
                                              "stakes: 2s 6d a rubber\n"
                                              "bet: Zoe 5s on Tom\n"
                                              "score: Aunt Mary 3, Tom ?\n"
                                              "deal 4: Tom gives; turns 8♦\n"
                                              "  Aunt Mary spots six in her hand\n"
                                              "  1. Aunt Mary K♠, Tom 8♠\n"
                                              "  Aunt Mary finds four in her hand\n")});
  for (const char* told :
       {"        The players are Aunt Mary and Tom.\n", "        Zoe and Will stand by.\n",
        "        The stake is 2s 6d a rubber.\n", "        Zoe bets 5s on Tom.\n",
        "        The score is Aunt Mary 3, Tom not told.\n",
        "        Aunt Mary finds 6 in her hand.\n",
        "        Aunt Mary finds 4 in her hand. [as many as are left of five]\n"}) {
    EXPECT_THAT(outcome.out, HasSubstr(told));
  }
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
