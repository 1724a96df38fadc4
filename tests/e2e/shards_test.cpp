// SPDX-License-Identifier: MIT
//
// `check --shard`, `check --journal` and `merge`: in however many parts a check is made, however
// they are put together, and however often it was ended half-way, not a byte of difference.
#include <algorithm>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/deals.hpp"
#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using Words = std::vector<std::string>;

Words with(Words words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

/// Many sittings in one file, with what cannot be read between them, a tongue that nothing is cut
/// after, and one that stops at a mark; and folders of files.
class Shards : public testing::Test {
 protected:
  void SetUp() override {
    std::string text;
    for (const auto& entry : std::filesystem::directory_iterator(
             std::filesystem::path{ECARTE_ROOT} / "fixtures/sittings")) {
      text += entry.is_regular_file() ? contents(entry.path()) + "\n" : std::string{};
    }
    for (int i = 0; i < 20; ++i) {
      text += std::string{kRevoke} + std::string{kClean} + std::string{kUnreadable};
    }
    const std::string stops = "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  Y proposes\n?\n";
    const std::string french = "players: A, Y\ncards: french\ndeal 1: A gives 3-2; turns R♦\n";
    large_ = folder_.file("a-large.ecarte", text + std::string{kClean} + french + text);
    const std::string marked = folder_.file("b-marked.ecarte", text + stops + text);
    const std::string markdown = folder_.file(
        "notes.md", "x\n```ecarte\n" + text + "```\ny\n```ecarte\n" + text + stops + "```\n");
    archive_ = {large_, marked, markdown, "fixtures/laws", "nowhere.ecarte", large_};
  }

  /// The parts of a check, each in a file.
  [[nodiscard]] Words parts(const Words& options, int shards) const {
    Words files;
    for (int i = 1; i <= shards; ++i) {
      const std::string of = std::to_string(i) + "/" + std::to_string(shards);
      const Outcome run = ecarte(with(with({"check", "--shard", of}, options), archive_));
      EXPECT_EQ(0, run.status) << of << run.err;
      files.push_back(folder_.file("part-" + std::to_string(i), run.out));
    }
    return files;
  }

  Folder folder_;
  std::string large_;
  Words archive_;
};

TEST_F(Shards, ComeToWhatOneRunSays) {
  const std::vector<Words> ways{{},
                                {"--format", "short", "-n", "--statistics"},
                                {"--format", "jsonl"},
                                {"--format", "json", "--coverage"},
                                {"--format", "csv", "--strict"},
                                {"--format", "sarif", "--select", "revoke"},
                                {"--format", "junit"},
                                {"--expect", "-q", "-j", "2"},
                                {"--max-findings", "5", "--code", "hoyle-modernized"}};
  for (const Words& options : ways) {
    const Outcome one = ecarte(with(with({"check"}, options), archive_));
    Words files = parts(options, 3);
    std::ranges::reverse(files);
    const Outcome merged = ecarte(with({"merge"}, files));
    const std::string words = options.empty() ? "" : options.front() + options.back();
    EXPECT_EQ(one.status, merged.status) << words;
    EXPECT_TRUE(one.out == merged.out) << words;
    EXPECT_TRUE(one.err == merged.err) << words << merged.err.substr(0, 500);
    EXPECT_GT(one.out.size(), 100U);
  }
}

/// Each fixture stands behind one of another folder: whatever it begins with is of its own sitting.
TEST_F(Shards, OfAnArchiveInOneFileSayWhatOneRunSays) {
  std::vector<std::filesystem::path> fixtures;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(
           std::filesystem::path{ECARTE_ROOT} / "fixtures/laws")) {
    if (entry.path().extension() == ".ecarte") {
      fixtures.push_back(entry.path());
    }
  }
  ASSERT_GT(fixtures.size(), 1000U);
  std::ranges::sort(fixtures);
  std::ranges::shuffle(fixtures, std::mt19937{3});
  std::string text;
  for (const auto& fixture : fixtures) {
    const std::string record = contents(fixture);
    text += record.find("ards:") == std::string::npos ? record + "\n" : std::string{};
  }
  const std::string archive = folder_.file("archive.ecarte", text);
  const std::string journal = folder_.path() / "archive.journal";
  const Words options{"check", "--format", "jsonl", "-n", archive};
  const Outcome one = ecarte(options);
  EXPECT_TRUE(ecarte(with(options, {"--journal", journal})).out == one.out);
  EXPECT_TRUE(ecarte(with(options, {"-j", "4"})).out == one.out);
  EXPECT_GT(one.out.size(), 1000000U);
}

TEST_F(Shards, WriteFilesOfResultsWhenTheyArePutTogether) {
  const std::string file = folder_.path() / "out.jsonl";
  const Words options{"-o", "jsonl:" + file};
  ecarte(with(with({"check"}, options), archive_));
  const std::string one = contents(file);
  std::filesystem::remove(file);
  const Words files = parts(options, 2);
  EXPECT_FALSE(std::filesystem::exists(file));
  ecarte(with({"merge"}, files));
  EXPECT_TRUE(one == contents(file));
  EXPECT_GT(one.size(), 1000U);
}

/// Whichever are put together first, and in whichever order.
TEST_F(Shards, AddUpInAnyOrderAndAnyGrouping) {
  const Outcome one = ecarte(with({"check", "--format", "jsonl"}, archive_));
  const Words files = parts({"--format", "jsonl"}, 6);
  std::mt19937 random{7};
  std::string whole;
  for (int round = 0; round < 6; ++round) {
    Words left = files;
    int number = 0;
    while (left.size() > 1) {
      std::ranges::shuffle(left, random);
      const std::size_t some = 2 + random() % (left.size() - 1);
      const std::string sum = folder_.path() / ("sum-" + std::to_string(number++));
      Words call{"merge", "-o", sum};
      call.insert(call.end(), left.begin(), left.begin() + static_cast<std::ptrdiff_t>(some));
      ASSERT_EQ(0, ecarte(call).status);
      left.erase(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(some));
      left.push_back(sum);
    }
    const std::string sum = contents(left.front());
    EXPECT_TRUE(whole.empty() || whole == sum) << round;
    whole = sum;
    EXPECT_TRUE(one.out == ecarte({"merge", left.front()}).out) << round;
  }
}

/// As of a full disk: the file may grow no further, and the system ends the program for it.
TEST_F(Shards, ASumThatCannotBeFinishedLeavesNothingBehind) {
  const Words files = parts({"--format", "jsonl"}, 2);
  const std::string into = folder_.path() / "sums";
  std::filesystem::create_directory(into);
  const std::string call =
      "ulimit -f 1; ecarte merge -o " + into + "/sum " + files[0] + " " + files[1];
  EXPECT_NE(0, shell(call).status);
  EXPECT_TRUE(std::filesystem::is_empty(into));
  const Outcome device = ecarte({"merge", "-o", "/dev/null", files[0], files[1]});
  EXPECT_EQ(2, device.status);
  EXPECT_THAT(device.err, testing::HasSubstr("/dev/null: left as it was: it is no plain file"));
}

TEST_F(Shards, ASittingStaysInItsShardWhenFilesAreAdded) {
  const Words files = parts({"--format", "deals"}, 4);
  const std::string before = folder_.path() / "before";
  ASSERT_EQ(0, ecarte({"merge", "-o", before, files[1]}).status);
  const std::string added = folder_.file("0-added.ecarte", contents(large_));
  Words more{added};
  more.insert(more.end(), archive_.begin(), archive_.end());
  const Outcome after = ecarte(with({"check", "--format", "deals", "--shard", "2/4"}, more));
  // Every frame of a sitting that was there is there again, as it was.
  const std::string old = contents(files[1]);
  const std::string::size_type first = old.find("a-large.ecarte");
  ASSERT_NE(std::string::npos, first);
  EXPECT_THAT(after.out, HasSubstr(old.substr(first, 2000)));
}

TEST_F(Shards, ThatDoNotGoTogetherAreRefused) {
  const Words files = parts({}, 3);
  const auto refused = [](const Words& call, const std::string& why) {
    const Outcome run = ecarte(with({"merge"}, call));
    EXPECT_EQ(2, run.status);
    EXPECT_EQ("", run.out);
    EXPECT_THAT(run.err, HasSubstr(why));
  };
  refused({files[0], files[2]}, "1 of 3 shards is missing: 2/3");
  refused({files[1]}, "2 of 3 shards are missing: 1/3, 3/3");
  refused({files[0], files[1], files[0], files[2]}, "shard 1/3 is in ");
  const auto other = [&](const Words& options, const std::string& name) {
    return folder_.file(name, ecarte(with(with({"check"}, options), archive_)).out);
  };
  refused({files[0], other({"--strict", "--shard", "2/3"}, "strict"), files[2]},
          "made with another --strict");
  refused({files[0], other({"--shard", "2/4"}, "four")}, "the one is of 3 shards, the other of 4");
  refused({files[0], other({"--code", "hoyle-modernized", "--shard", "2/3"}, "code"), files[2]},
          "made with another --code");
  std::string torn = contents(files[1]);
  torn.resize(torn.size() - 5);
  refused({files[0], folder_.file("torn", torn), files[2]}, "was not finished");
  refused({large_}, "expected results as");
  std::string version = contents(files[1]);
  version[version.find("1.")] = '7';
  refused({files[0], folder_.file("version", version), files[2]}, "expected results as");
  const std::string text = contents(large_);
  folder_.file("a-large.ecarte", text + std::string{kClean});
  refused({files[0], other({"--shard", "2/3"}, "changed"), files[2]}, "was changed in between");
  folder_.file("a-large.ecarte", text);
}

TEST_F(Shards, AreOfHouseRulesByTheirDigest) {
  const std::string rules = "name: house\nextends: turf-portland-1877\n";
  const std::string code = folder_.file("house.yaml", rules + "title: One\n");
  archive_ = {large_};
  Words files = parts({"--code", code}, 2);
  EXPECT_TRUE(ecarte({"check", "--code", code, large_}).out == ecarte(with({"merge"}, files)).out);
  folder_.file("house.yaml", rules + "title: Another\n");
  const Outcome run = ecarte(with({"merge"}, files));
  EXPECT_EQ(2, run.status);
  EXPECT_THAT(run.err, HasSubstr("judged by other codes"));
}

TEST_F(Shards, GoWithWhatTheyCanGoWith) {
  for (const char* const words : {"0/3", "4/3", "3", "3/", "/3", "1/3x", "-1/3", "1/99999999"}) {
    const Outcome run = ecarte({"check", "--shard", words, large_});
    EXPECT_EQ(2, run.status) << words;
    EXPECT_THAT(run.err, HasSubstr("expected I/N")) << words;
  }
  for (const Words& option :
       {Words{"--at", large_ + ":3"}, Words{"--certify", large_}, Words{"--update-expect", large_},
        Words{"--update-baseline", "--baseline", "x", large_}}) {
    const Outcome run = ecarte(with({"check", "--shard", "1/2"}, option));
    EXPECT_EQ(2, run.status) << option.front();
    EXPECT_THAT(run.err, HasSubstr("goes with neither --shard nor --journal")) << option.front();
  }
}

/// A journal cut off anywhere, in the middle of a write as well, is gone on with.
TEST_F(Shards, AJournalIsGoneOnWithWhereverItWasCutOff) {
  const std::string journal = folder_.path() / "journal";
  const Words call = with({"check", "--journal", journal, "--format", "jsonl"}, archive_);
  const Outcome one = ecarte(with({"check", "--format", "jsonl"}, archive_));
  const Outcome first = ecarte(call);
  EXPECT_TRUE(one.out == first.out);
  EXPECT_TRUE(one.err == first.err) << first.err;
  EXPECT_EQ(one.status, first.status);
  const std::string whole = contents(journal);
  std::mt19937 random{11};
  std::vector<std::size_t> sizes{0, 1, 14, 20, 300, whole.size() - 1, whole.size()};
  for (int i = 0; i < 5; ++i) {
    sizes.push_back(random() % whole.size());
  }
  for (const std::size_t size : sizes) {
    folder_.file("journal", whole.substr(0, size) + (size % 2 == 1 ? "\0\0rest" : ""));
    const Outcome again = ecarte(call);
    EXPECT_TRUE(one.out == again.out) << size << again.err;
    EXPECT_EQ(one.status, again.status) << size;
    EXPECT_TRUE(whole == contents(journal)) << size;
  }
}

TEST_F(Shards, ARunThatIsKilledIsTakenUpAgain) {
  const std::string shard = folder_.path() / "shard";
  const std::string call = "ecarte check --shard 1/2 --journal " + shard + " " + large_ + " ";
  // What it reads last does not come: it waits, and is killed with what came before written down.
  const std::string rest = folder_.path() / "rest.ecarte";
  const Outcome run = shell(
      "mkfifo " + rest + "; " + call + rest + " & run=$!; exec 3> " + rest +
      "; for i in $(seq 1000); do [ $(stat -c %s " + shard +
      " || echo 0) -gt 5000 ] && break; sleep 0.1; done; kill -KILL $run; wait $run; stat -c %s " +
      shard + "; rm " + rest);
  const std::string part = contents(shard);
  EXPECT_GT(part.size(), 5000U) << run.out;
  folder_.file("rest.ecarte", std::string{kRevoke} + std::string{kRevoke});
  EXPECT_EQ(2, ecarte({"merge", shard}).status);
  EXPECT_EQ(0, shell(call + rest).status);
  EXPECT_TRUE(contents(shard).starts_with(part.substr(0, 4000)));
  const Outcome other = shell("ecarte check --shard 2/2 " + large_ + " " + rest + " > " +
                              (folder_.path() / "other").string());
  EXPECT_EQ(0, other.status);
  EXPECT_TRUE(ecarte({"check", large_, rest}).out ==
              ecarte({"merge", folder_.path() / "other", shard}).out);
}

TEST_F(Shards, AJournalOfSomethingElseIsLeftAlone) {
  const auto refused = [&](const Words& call, const std::string& why) {
    const std::string before = contents(folder_.path() / "journal");
    const Outcome run = ecarte(call);
    EXPECT_EQ(2, run.status);
    EXPECT_THAT(run.err, HasSubstr(why));
    EXPECT_TRUE(before == contents(folder_.path() / "journal"));
  };
  const std::string journal = folder_.file("journal", "not one of ours\n");
  refused({"check", "--journal", journal, large_}, "expected results as");
  std::filesystem::remove(journal);
  ecarte({"check", "--journal", journal, large_});
  refused({"check", "--strict", "--journal", journal, large_}, "made with another --strict");
  refused({"check", "--shard", "1/2", "--journal", journal, large_}, "shards");
  const std::string text = contents(large_);
  folder_.file("a-large.ecarte", std::string{kClean} + text);
  const Outcome changed = ecarte({"check", "--journal", journal, large_});
  EXPECT_EQ(2, changed.status);
  EXPECT_THAT(changed.err, HasSubstr("the journal is of another archive"));
}

/// GNU parallel does the sharing out, one process a shard.
TEST_F(Shards, UnderGnuParallel) {
  if (shell("parallel --version").status != 0) {
    GTEST_SKIP() << "GNU parallel is not installed";
  }
  std::string archive;
  for (const std::string& path : archive_) {
    archive += " " + path;
  }
  const std::string at = folder_.path();
  const Outcome run = shell("seq 8 | parallel -j2 ecarte check --format jsonl --shard {}/8 " +
                            archive + " '>' " + at + "/{}.part && ecarte check --format jsonl " +
                            archive + " > " + at + "/one; ecarte merge " + at + "/?.part > " + at +
                            "/merged; cmp " + at + "/one " + at + "/merged && echo the same");
  EXPECT_THAT(run.out, HasSubstr("the same"));
  EXPECT_GT(contents(folder_.path() / "one").size(), 10000U);
}

}  // namespace
}  // namespace ecarte::e2e
