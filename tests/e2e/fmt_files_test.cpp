// SPDX-License-Identifier: MIT
//
// `ecarte fmt` and the files it is given: it replaces them whole, or leaves them as they were.
#include <array>
#include <chrono>
#include <csignal>
#include <thread>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/lawful_game.hpp"
#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::string_view kLoose = "deal 1: A gives 3-2; turns 8d\n1. Y KS, A 8s # so\n";
constexpr std::string_view kFormed = "deal 1: A gives 3-2; turns 8♦\n  1. Y K♠, A 8♠  # so\n";

std::ptrdiff_t files_in(const fs::path& folder) {
  const auto all = fs::directory_iterator(folder);
  return std::distance(begin(all), end(all));
}

TEST(FmtFiles, ASymbolicLinkStaysOneAndItsTargetIsReplaced) {
  const Folder folder;
  const std::string file = folder.file("real.ecarte", kLoose);
  fs::create_directory(folder.path() / "far");
  fs::create_symlink("../real.ecarte", folder.path() / "far" / "link.ecarte");
  EXPECT_EQ(ecarte({"fmt", folder.path() / "far" / "link.ecarte"}).status, 0);
  EXPECT_EQ(contents(file), kFormed);
  EXPECT_TRUE(fs::is_symlink(folder.path() / "far" / "link.ecarte"));
  EXPECT_EQ(files_in(folder.path()), 2);
  EXPECT_EQ(files_in(folder.path() / "far"), 1);
}

TEST(FmtFiles, OwnerAndModeStayButNoRightToRunAsSomebodyElse) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kLoose);
  if (::geteuid() == 0) {
    ASSERT_EQ(::chown(file.c_str(), 12345, 54321), 0);
  }
  ASSERT_EQ(::chmod(file.c_str(), 06754), 0);
  struct stat before {};
  struct stat after {};
  ASSERT_EQ(::stat(file.c_str(), &before), 0);
  EXPECT_EQ(ecarte({"fmt", file}).status, 0);
  ASSERT_EQ(::stat(file.c_str(), &after), 0);
  EXPECT_EQ(contents(file), kFormed);
  EXPECT_EQ(after.st_uid, before.st_uid);
  EXPECT_EQ(after.st_gid, before.st_gid);
  EXPECT_EQ(after.st_mode & 07777U, 0754U);
}

TEST(FmtFiles, AFileWithAnotherNameIsLeftUnlessForced) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kLoose);
  fs::create_hard_link(file, folder.path() / "b.ecarte");
  const Outcome outcome = ecarte({"fmt", file});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("has other names (hard links)"));
  EXPECT_EQ(contents(file), kLoose);
  EXPECT_EQ(ecarte({"fmt", "--force", file}).status, 0);
  EXPECT_EQ(contents(file), kFormed);
  EXPECT_EQ(contents(folder.path() / "b.ecarte"), kLoose);
}

TEST(FmtFiles, AReadOnlyFileIsLeftUnlessForced) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kLoose);
  ::chmod(file.c_str(), 0444);
  const Outcome outcome = ecarte({"fmt", file});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("read-only"));
  EXPECT_EQ(contents(file), kLoose);
  EXPECT_EQ(ecarte({"fmt", "--force", file}).status, 0);
  EXPECT_EQ(contents(file), kFormed);
  struct stat after {};
  ::stat(file.c_str(), &after);
  EXPECT_EQ(after.st_mode & 07777U, 0444U);
}

TEST(FmtFiles, OnlyPlainFilesAreReplaced) {
  const Folder folder;
  const std::string pipe = folder.path() / "p.ecarte";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  for (const std::string& path : {pipe, std::string{"/dev/null"}}) {
    const Outcome outcome = ecarte({"fmt", path});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr("it is no plain file"));
  }
  EXPECT_EQ(ecarte({"fmt", folder.path()}).status, 2);  // found in a folder too
  EXPECT_TRUE(fs::is_fifo(pipe));
}

TEST(FmtFiles, APipeIsReadWhileSomebodyWritesAndRefusedIfNobodyDoes) {
  const Folder folder;
  const std::string pipe = folder.path() / "p";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  const Outcome nobody = ecarte({"check", pipe});
  EXPECT_EQ(nobody.status, 2);
  EXPECT_THAT(nobody.err, HasSubstr("a pipe that nobody writes to"));
  const Outcome late = shell("(sleep 0.3; printf 'deal 1: A gives 3-2\\n') | ecarte fmt -");
  EXPECT_EQ(late.out, "deal 1: A gives 3-2\n");
  const Outcome bash =
      shell("printf 'deal 1: A gives 3-2\\n' | ecarte check -q --fail-on never /dev/stdin");
  EXPECT_EQ(bash.status, 0) << bash.out;
  for (const char* const device : {"/dev/zero", "/dev/urandom", "/dev/full"}) {
    const Outcome outcome = ecarte({"check", device});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr("a device"));
  }
}

TEST(FmtFiles, TheDiffIsWhatDiffItselfPrints) {
  const Folder folder;
  std::string text{"# nothing\n"};
  for (int deal = 1; deal < 9; ++deal) {
    const std::string number = std::to_string(deal);
    text += "deal " + number + ": A gives 3-2; turns 8♦\n" +
            (deal % 3 == 0 ? "  Y  proposes\n" : "") + "\n# so\n\n" + (deal == 5 ? "\n\n\n\n" : "");
  }
  text += "  Y  proposes";  // no end of line
  const std::string file = folder.file("a.ecarte", text);
  const std::string formed = folder.file("b.ecarte", ecarte({"fmt", "-"}, text).out);
  const Outcome ours = ecarte({"fmt", "--diff", file});
  EXPECT_EQ(ours.status, 1);
  EXPECT_EQ(contents(file), text);
  const Outcome theirs =
      shell("diff -u --label " + file + " --label " + file + " " + file + " " + formed);
  EXPECT_EQ(ours.out, theirs.out);
  EXPECT_THAT(ecarte({"fmt", "--diff", formed}).out, IsEmpty());
}

TEST(FmtFiles, OfMarkdownTheBlocksAlone) {
  const Folder folder;
  const std::string before = "# Deals  \n\n```ecarte\n" + std::string{kLoose} +
                             "```\ndeal 1: so  it was\n\n~~~ ecarte\ndeal 2:\n  Y  proposes\n~~~\n";
  const std::string after = "# Deals  \n\n```ecarte\n" + std::string{kFormed} +
                            "```\ndeal 1: so  it was\n\n~~~ ecarte\ndeal 2:\n  Y proposes\n~~~\n";
  const std::string file = folder.file("a.md", before);
  EXPECT_EQ(ecarte({"fmt", file}).status, 0);
  EXPECT_EQ(contents(file), after);
}

/// A file large enough that it takes a while.
std::string many_games(const Folder& folder) {
  std::string text;
  support::LawfulGames games(7, support::Sprinkle::all());
  for (int deal = 0; deal < 120; ++deal) {
    games.deal(text);
    text += "Deal 99:   A  proposes\n";
  }
  return folder.file("many.ecarte", text);
}

TEST(FmtFiles, WhoeverWritesMeanwhileLosesNothing) {
  const Folder folder;
  const std::string file = many_games(folder);
  int kept = 0;
  for (int delay = 0; delay < 8; ++delay) {
    const std::string text = contents(many_games(folder));
    const Outcome outcome =
        shell("(sleep 0." + std::to_string(10 + 5 * delay) + "; echo '# mine' >>" + file +
              ") & ecarte fmt " + file + " 2>&1; wait");
    const std::string now = contents(file);
    EXPECT_TRUE(now.ends_with("# mine\n"));
    kept += outcome.out.find("changed meanwhile") != std::string::npos ? 1 : 0;
  }
  EXPECT_EQ(files_in(folder.path()), 1);
  RecordProperty("refused", kept);
}

TEST(FmtFiles, WhoeverEndsItFindsTheOldOrTheNewAndNoLitter) {
  const Folder folder;
  const std::string file = many_games(folder);
  const std::string before = contents(file);
  const std::string after = ecarte({"fmt", "-"}, before).out;
  for (int delay = 0; delay < 24; ++delay) {
    folder.file("many.ecarte", before);
    const pid_t child = ::fork();
    if (child == 0) {
      ::execl(ECARTE_PROGRAM, "ecarte", "fmt", file.c_str(), nullptr);
      ::_exit(127);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(4 * delay));
    ::kill(child, delay % 2 == 0 ? SIGKILL : SIGTERM);
    int status = 0;
    ::waitpid(child, &status, 0);
    const std::string now = contents(file);
    EXPECT_TRUE(now == before || now == after);
    EXPECT_EQ(files_in(folder.path()), 1);
  }
}

}  // namespace
}  // namespace ecarte::e2e
