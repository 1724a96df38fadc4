// SPDX-License-Identifier: MIT
//
// A sitting is ruled on by itself: whatever stands before it in the same text, of other players,
// and however that breaks off. Archives are cut between sittings on the strength of this.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "notation/cuts.hpp"
#include "referee/referee.hpp"

namespace ecarte::referee {
namespace {

using testing::ElementsAre;

/// What is ruled on one deal after another, but for the text and the lines it stands on.
std::vector<std::string> each_ruled(const std::string& text) {
  std::vector<std::string> all;
  const std::function<void(const Judged&)> sink = [&](const Judged& deal) {
    std::string said{law::word(deal.result.verdict)};
    for (const law::Finding& finding : deal.result.findings) {
      said += "; " + std::string(finding.under.law) + " " + std::string(finding.id) + " " +
              deal.record.names->of(finding.offender) + " " +
              std::string(law::word(finding.remedy.status));
    }
    for (const law::Missing& missing : deal.result.missing) {
      said += "; ? " + std::string(missing.law) + " " + std::string(missing.id);
    }
    for (const record::Problem& problem : deal.record.problems) {
      said += "; " + problem.id;
    }
    for (const std::size_t seat : {std::size_t{0}, std::size_t{1}}) {
      const auto due = deal.result.after.due.of(seat);
      said += due ? " " + std::to_string(*due) : " ?";
    }
    all.push_back(std::move(said));
  };
  notation::Reader reader{notation::source_of(text)};
  judge(reader, {}, sink);
  return all;
}

struct FixtureText {
  std::string name;
  std::string bytes;
};

/// Every fixture whose first line that is no comment names the players.
std::vector<FixtureText> fixture_texts() {
  std::vector<FixtureText> all;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(ECARTE_FIXTURES)) {
    if (entry.path().extension() != ".ecarte") {
      continue;
    }
    std::ifstream in{entry.path(), std::ios::binary};
    std::string bytes{std::istreambuf_iterator<char>{in}, {}};
    std::size_t at = 0;
    while (at < bytes.size() && (bytes[at] == '#' || bytes[at] == '\n')) {
      at = std::min(bytes.find('\n', at), bytes.size() - 1) + 1;
    }
    if (bytes.compare(at, 8, "players:") == 0 && bytes.ends_with('\n')) {
      all.push_back({entry.path().lexically_relative(ECARTE_FIXTURES).string(), bytes.substr(at)});
    }
  }
  std::ranges::sort(all, {}, &FixtureText::name);
  return all;
}

/// Is a deal's the last heading, so that a `players:` line behind it begins another record?
bool ends_in_a_deal(const std::string& text) {
  notation::Begins last = notation::Begins::Nothing;
  std::istringstream lines{text};
  for (std::string line; std::getline(lines, line);) {
    const notation::Begins what = notation::begins(line + "\n");
    last = what != notation::Begins::Nothing ? what : last;
  }
  return last == notation::Begins::Deal;
}

TEST(Sittings, AreRuledOnByThemselvesBehindAnyOther) {
  const std::vector<FixtureText> all = fixture_texts();
  ASSERT_GT(all.size(), 1000U);
  std::vector<std::vector<std::string>> alone;
  for (const FixtureText& one : all) {
    alone.push_back(each_ruled(one.bytes));
  }
  for (const std::size_t apart : {std::size_t{1}, std::size_t{617}}) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      const std::size_t before = (i + apart) % all.size();
      if (!ends_in_a_deal(all[before].bytes) || notation::settles_tongue(all[before].bytes)) {
        continue;  // the tongue of the cards outlives a sitting
      }
      std::vector<std::string> expected = alone[before];
      expected.insert(expected.end(), alone[i].begin(), alone[i].end());
      EXPECT_EQ(each_ruled(all[before].bytes + all[i].bytes), expected)
          << all[i].name << " behind " << all[before].name;
    }
  }
}

constexpr const char* kDealBehind =
    "deal 1: A gives 3-2; turns 8♦\n  Y plays\n  Y made the point\n  Y marks 1\n";

TEST(Mark, BreaksOffItsSittingAndNoOther) {
  EXPECT_THAT(each_ruled("players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  Y proposes\n  ?\n"
                         "players: B, X\ndeal 1: X gives 3-2; turns 8♦\n  B plays; leads 9♠; X 7♦\n"
                         "  B leads 1♦\n"),
              ElementsAre(testing::StartsWith("regular"), testing::HasSubstr("unreadable")));
}

TEST(Mark, LeavesTheDealsBehindItInTheSameSittingToBeRuledOnByThemselves) {
  const std::vector<std::string> all = each_ruled(
      "players: A, Y\nscore: A 3, Y 4\ndeal 5: A gives 3-2; turns 8♦\n  Y proposes\n  ?\n"
      "deal 6: Y gives 3-2; turns 8♦\n  A plays\n  A made the point\n  A marks 2\n");
  ASSERT_EQ(all.size(), 2U);
  EXPECT_THAT(all[0], testing::HasSubstr(" 3 4"));
  EXPECT_THAT(all[1], testing::HasSubstr("score-mark-excess A"));
  EXPECT_THAT(all[1], testing::EndsWith(" ? ?")) << "how it stood before is not known";
}

TEST(Mark, IsNotPassedOverInSilenceWhereItsDealGoesOnBehindIt) {
  const std::string begun = "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  Y proposes\n  ?\n";
  EXPECT_THAT(each_ruled(begun + "  A refuses\n"),
              ElementsAre(testing::HasSubstr("behind-the-mark")));
  EXPECT_THAT(each_ruled(begun + "  A juggles\n"),
              ElementsAre(testing::HasSubstr("behind-the-mark")));
  EXPECT_THAT(each_ruled(begun + "# A refuses\nexpect: regular\n"),
              ElementsAre(testing::Not(testing::HasSubstr("behind-the-mark"))));
  EXPECT_THAT(each_ruled(begun + kDealBehind),
              testing::Each(testing::Not(testing::HasSubstr("behind-the-mark"))));
}

TEST(Mark, BreaksOffWhatWasOpenInTheOrderOfActs) {
  const std::string open =
      "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  Y announces the king\n  Y leads 9♠\n"
      "  it is not known which came first\n";
  EXPECT_EQ(each_ruled(open + "  ?\n" + kDealBehind).size(), 2U);
  EXPECT_EQ(each_ruled(open + "  ?\nplayers: B, X\ndeal 1: B gives\n").size(), 2U);
}

}  // namespace
}  // namespace ecarte::referee
