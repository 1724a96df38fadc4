// SPDX-License-Identifier: MIT
//
// `check -j`: several threads, and not a byte of difference.
#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/deals.hpp"
#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// Whatever was found, said and written is the same with one thread and with several.
void expect_same(const std::vector<std::string>& arguments, std::string_view input = {}) {
  std::vector<std::string> call{"check"};
  call.insert(call.end(), arguments.begin(), arguments.end());
  const Outcome one = ecarte(call, input);
  std::string words;
  for (const std::string& word : arguments) {
    words += word + " ";
  }
  for (const char* const threads : {"2", "7"}) {
    std::vector<std::string> several = call;
    several.insert(several.end(), {"-j", threads});
    const Outcome many = ecarte(several, input);
    EXPECT_EQ(one.status, many.status) << words << threads;
    EXPECT_TRUE(one.out == many.out) << words << threads;
    EXPECT_TRUE(one.err == many.err) << words << threads << "\n" << many.err.substr(0, 500);
  }
}

/// Records of a folder in one file: all but those that write in another tongue.
std::string joined(const std::string& folder) {
  const std::filesystem::path root{ECARTE_ROOT};
  std::string text;
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
    if (entry.path().extension() == ".ecarte") {
      files.push_back(entry.path());
    }
  }
  std::ranges::sort(files);
  for (const auto& file : files) {
    const std::string record = contents(file);
    if (record.find("ards:") == std::string::npos) {
      text += record + "\n";
    }
  }
  return text;
}

class Threads : public testing::Test {
 protected:
  void SetUp() override {
    // Long enough to be cut; in the middle, what cannot be read.
    std::string text = joined("fixtures/laws") + joined("fixtures/situations");
    ASSERT_GT(text.size(), 400000U);
    text += std::string{kUnreadable} + text;
    large_ = folder_.file("large.ecarte", text);
    number_of_deals_ = std::stoul(ecarte({"check", "-q", large_}).out);
  }

  Folder folder_;
  std::string large_;
  std::size_t number_of_deals_ = 0;
};

TEST_F(Threads, AFileThatIsCutIsReportedAsAWhole) {
  expect_same({large_});
  expect_same({"--format", "short", "-n", "--statistics", large_});
  expect_same({"-q", "--coverage", large_});
  expect_same({"--max-findings", "7", large_});
  expect_same({"--strict", "--select", "revoke", "--fail-on", "undecidable", large_});
  expect_same({"--code", "hoyle-modernized", "--why", large_});
}

TEST_F(Threads, EveryFormIsTheSame) {
  for (const char* const form : {"jsonl", "github", "gitlab", "csv", "deals"}) {
    expect_same({"--format", form, large_, "fixtures/situations"});
  }
}

TEST_F(Threads, ManyFilesInTheOrderOfTheirNames) {
  expect_same(
      {"fixtures/laws", "README.md", "fixtures/notation", "nowhere.ecarte", "fixtures/situations"});
  expect_same({"--expect", "fixtures/laws", "fixtures/situations", "fixtures/sittings"});
  expect_same({"--expect", "-q", "fixtures/house", "fixtures/hoyle"});
}

TEST_F(Threads, ExpectationsBaselinesAndRemarksAreKept) {
  expect_same({"--expect", large_});
  const std::string baseline = folder_.path() / "known";
  ASSERT_EQ(0, ecarte({"check", "-q", "--baseline", baseline, "--update-baseline", "--fail-on",
                       "never", "fixtures/laws/turf-portland-1877"})
                   .status);
  expect_same({"--baseline", baseline, "fixtures/laws/turf-portland-1877", "fixtures/hoyle"});
  expect_same({"--advice", "--analyse", "fixtures/hoyle", "fixtures/situations"});
  const std::string one = folder_.path() / "one";
  const std::string many = folder_.path() / "many";
  ecarte({"check", "-q", "--baseline", one, "--update-baseline", large_});
  ecarte({"check", "-q", "--baseline", many, "--update-baseline", large_, "-j", "4"});
  EXPECT_TRUE(contents(one) == contents(many));
  EXPECT_GT(contents(one).size(), 100000U);
}

TEST_F(Threads, SeveralOutputsAtOnceAreTheSame) {
  const std::string at = folder_.path();
  for (const std::string threads : {"1", "5"}) {
    ecarte({"check", "-j", threads, "-o", "json:" + at + "/json" + threads, "-o",
            "junit:" + at + "/junit" + threads, "-o", "sarif:" + at + "/sarif" + threads, large_});
  }
  for (const std::string form : {"json", "junit", "sarif"}) {
    EXPECT_TRUE(contents(at + "/" + form + "1") == contents(at + "/" + form + "5")) << form;
  }
}

TEST_F(Threads, StandardInputAndItsName) {
  const std::string text = contents(large_);
  expect_same({"--format", "short"}, text);
  expect_same({"--stdin-filename", "notes.md"}, "x\n```ecarte\n" + std::string{kRevoke} + "```\n");
  expect_same({}, "");
  expect_same({}, std::string{"\0\0\0\0\0no text", 12});
}

TEST_F(Threads, AMarkStopsItsOwnDealAlone) {
  const std::string laws = contents(large_);
  const std::string stopped = "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  Y proposes\n?\n";
  const std::string last = folder_.file("m-last.ecarte", laws + stopped);
  const std::string first = folder_.file("m-first.ecarte", stopped + laws);
  const std::string middle = folder_.file("m-middle.ecarte", laws + stopped + laws);
  expect_same({"--format", "deals", last, first, middle, "fixtures/hoyle"});
  expect_same({last, first, middle, "fixtures/hoyle"});
  const auto deals = [](const std::string& file) {
    return std::stoul(ecarte({"check", "-q", file}).out);
  };
  EXPECT_EQ(deals(middle), 2 * number_of_deals_ + 1);
}

/// Who has the same to find in a deal of the same number as the one before is in another sitting.
TEST_F(Threads, NothingReachesFromOneSittingIntoAnother) {
  std::string text;
  while (text.size() < 600000) {
    text +=
        "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  Y plays\n  1. Y K♠, A 8♠\n"
        "players: B, X\ndeal 1: B gives 3-2; turns 8♦\n  X plays\n  1. X K♠, B 8♠\n"
        "  B finds that X had 9♦ in deal 1\n";
  }
  const std::string file = folder_.file("sittings.ecarte", text);
  expect_same({"--format", "short", file});
  EXPECT_THAT(ecarte({"check", "--format", "csv", file}).out, Not(HasSubstr(",Y,")));
}

TEST_F(Threads, ATongueOutlivesASitting) {
  const std::string french = "cards: french\nplayers: A, Y\ndeal 1: A gives 3-2; turns R♦\n";
  std::string text = french;
  while (text.size() < 900000) {
    text += "players: B, C\ndeal 1: B gives 3-2; turns V♦\n  C proposes; B accepts\n";
  }
  const std::string file = folder_.file("french.ecarte", text);
  expect_same({"--format", "short", file});
  EXPECT_EQ(0, ecarte({"check", "-q", "-j", "4", file}).status);
}

TEST_F(Threads, AFileNoSittingIsCutInIsJudgedAllTheSame) {
  std::string text = "players: A, Y\n";
  for (int deal = 1; text.size() < 700000; ++deal) {
    text += std::string{"deal 1: A gives 3-2; turns 8♦\n  Y proposes; A refuses\n"};
  }
  expect_same({"--format", "short", folder_.file("long.ecarte", text)});
}

TEST_F(Threads, WhatIsFoundFirstIsPrintedAtOnce) {
  const std::string deal =
      folder_.file("revoke.ecarte", std::string{kRevoke} + std::string{kClean});
  for (const std::string threads : {"1", "2"}) {
    const Outcome run = shell("{ cat " + deal + " " + deal + "; sleep 2; touch " + deal +
                              ".late; } | "
                              "ecarte check -j " +
                              threads +
                              " - | { read -r line; "
                              "test -e " +
                              deal +
                              ".late && echo late; echo $line; cat > /dev/null; };"
                              " rm " +
                              deal + ".late");
    EXPECT_THAT(run.out, StartsWith("<stdin>:4:12: warning[law 43 revoke]")) << threads;
  }
}

/// If all that is found were kept, or every deal, it would take several times as much.
TEST_F(Threads, MemoryDoesNotGrowWithTheArchive) {
  const auto repeated = [](std::string_view once, std::size_t megabytes) {
    std::string text;
    while (text.size() < megabytes << 20U) {
      text += once;
    }
    return text;
  };
  const std::string found = folder_.file("found.ecarte", repeated(contents(large_), 12));
  const std::string clean = folder_.file("clean.ecarte", repeated(kClean, 4));
  for (const std::string threads : {"2", "7"}) {
    for (const std::string& what : {"short " + found, "jsonl " + clean}) {
      const Outcome run = shell(
          "python3 -c 'import resource, subprocess, sys; "
          "subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL); "
          "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)' ecarte check -j " +
          threads + " --format " + what);
      EXPECT_LT(std::stol(run.out), 64 * 1024) << threads << " " << what;
    }
  }
}

TEST_F(Threads, PackedRecordsAreReadAsTheyAre) {
  const std::string at = folder_.path();
  const Outcome plain = ecarte({"check", "--format", "short", large_});
  ASSERT_EQ(0, shell("gzip -k " + large_ + " && zstd -q " + large_).status);
  const auto named = [&](std::string text, const std::string& ending) {
    for (std::size_t found = 0; (found = text.find(large_ + ending, found)) != std::string::npos;) {
      text.erase(found + large_.size(), ending.size());
    }
    return text;
  };
  for (const std::string ending : {".gz", ".zst"}) {
    for (const char* const threads : {"1", "3"}) {
      const Outcome packed = ecarte({"check", "--format", "short", "-j", threads, large_ + ending});
      EXPECT_EQ(plain.status, packed.status);
      EXPECT_TRUE(plain.out == named(packed.out, ending)) << ending;
      EXPECT_TRUE(plain.err == named(packed.err, ending)) << ending;
    }
    EXPECT_EQ(plain.status, ecarte({"check", "-q"}, contents(large_ + ending)).status);
  }
  EXPECT_EQ(0, shell("rm " + large_ + " && cd " + at +
                     " && ecarte check -q . | "
                     "grep -q '^" +
                     std::to_string(2 * number_of_deals_) + " deals'")
                   .status);
}

TEST_F(Threads, DamagedPackedRecordsAreSaidWithThePlace) {
  ASSERT_EQ(0,
            shell("gzip " + large_ + " && head -c 50000 " + large_ + ".gz > " + large_ + ".cut.gz")
                .status);
  for (const char* const threads : {"1", "2"}) {
    const Outcome run = ecarte({"check", "-q", "-j", threads, large_ + ".cut.gz"});
    EXPECT_EQ(2, run.status);
    EXPECT_THAT(run.err, HasSubstr("large.ecarte.cut.gz: the packed data break off at byte 50000, "
                                   "after "));
    EXPECT_THAT(run.out, HasSubstr(" deals: ")) << "what was read before is ruled on";
  }
}

TEST_F(Threads, WhatIsPackedIsNotWrittenAgain) {
  ASSERT_EQ(0, shell("gzip " + large_).status);
  const std::string packed = contents(large_ + ".gz");
  for (const std::string call : {"fmt ", "check --update-expect "}) {
    const Outcome run = shell("ecarte " + call + large_ + ".gz");
    EXPECT_EQ(2, run.status) << call;
    EXPECT_THAT(run.out, HasSubstr("packed; only a file that is not can be written again"));
  }
  EXPECT_TRUE(packed == contents(large_ + ".gz"));
}

TEST_F(Threads, AReaderWhoGoesAwayEndsThemAll) {
  const Outcome run = shell("ecarte check -j 3 --format jsonl " + large_ + " | head -c 100");
  EXPECT_EQ(100U, run.out.size());
}

TEST(ThreadsOption, WantsANumberOfThreads) {
  EXPECT_EQ(2, ecarte({"check", "-j", "none", "fixtures/hoyle"}).status);
  const Outcome many = ecarte({"check", "-j", "300", "fixtures/hoyle"});
  EXPECT_EQ(2, many.status);
  EXPECT_THAT(many.err, HasSubstr("expected a number of threads"));
  EXPECT_EQ(0, ecarte({"check", "-q", "-j", "0", "fixtures/hoyle"}).status);
}

}  // namespace
}  // namespace ecarte::e2e
