// SPDX-License-Identifier: MIT
//
// Lawful games, made by a maker that shares nothing with src/, must be found lawful; and the score
// the maker kept must be the score the referee says was due.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "notation/parse.hpp"
#include "referee/referee.hpp"
#include "support/lawful_game.hpp"

namespace ecarte {
namespace {

using support::LawfulGames;
using support::Outcome;
using support::Sprinkle;

struct Archive {
  std::string text;
  std::vector<Outcome> outcomes;
};

Archive make(std::uint64_t seed, int deals, Sprinkle sprinkle) {
  Archive archive;
  LawfulGames games(seed, sprinkle);
  for (int i = 0; i < deals; ++i) {
    archive.outcomes.push_back(games.deal(archive.text));
  }
  return archive;
}

std::string written(const std::array<int, 2>& score) {
  return std::to_string(score[0]) + "-" + std::to_string(score[1]);
}

std::string written(const law::Score& score) {
  return score ? written(std::array<int, 2>{(*score)[0], (*score)[1]}) : "unknown";
}

/// What is wrong with a deal that ought to be lawful; empty if nothing is.
std::string complaint(const referee::Judged& judged, const Outcome& outcome) {
  if (!judged.record.problems.empty()) {
    return judged.record.problems.front().message;
  }
  for (const law::Finding& finding : judged.result.findings) {
    if (finding.severity != law::Severity::Note) {
      return "found " + std::string(finding.id);
    }
  }
  if (judged.result.verdict != law::Verdict::Regular) {
    return "verdict " + std::string(law::word(judged.result.verdict));
  }
  for (const auto& [what, score] : {std::pair{"due", judged.result.after.due},
                                    std::pair{"marked", judged.result.after.marked}}) {
    if (written(score) != written(outcome.score)) {
      return std::string(what) + " " + written(score) + ", not " + written(outcome.score) + ",";
    }
  }
  return {};
}

void expect_lawful(const Archive& archive) {
  notation::Reader reader(notation::source_of(archive.text));
  std::size_t judged_deals = 0;
  std::size_t shown = 0;
  referee::judge(reader, {}, [&](const referee::Judged& judged) {
    ASSERT_LT(judged_deals, archive.outcomes.size());
    const Outcome& outcome = archive.outcomes[judged_deals++];
    if (const std::string what = complaint(judged, outcome); !what.empty() && shown < 3) {
      ++shown;
      ADD_FAILURE() << what << " in game " << outcome.game << ":\n" << judged.record.text;
    }
  });
  EXPECT_EQ(judged_deals, archive.outcomes.size());
}

class LawfulGame : public testing::TestWithParam<std::uint64_t> {};

TEST_P(LawfulGame, IsFoundLawfulWhenOnlyWhatMustBeSaidIs) {
  expect_lawful(make(GetParam(), 1000, {}));
}

TEST_P(LawfulGame, IsFoundLawfulWhateverElseIsSaid) {
  expect_lawful(make(GetParam(), 1000, Sprinkle::all()));
}

INSTANTIATE_TEST_SUITE_P(Generated, LawfulGame, testing::Range<std::uint64_t>(1, 6));

TEST(LawfulGames, AreTheSameForTheSameSeed) {
  EXPECT_EQ(make(7, 50, Sprinkle::all()).text, make(7, 50, Sprinkle::all()).text);
  EXPECT_NE(make(7, 50, Sprinkle::all()).text, make(8, 50, Sprinkle::all()).text);
}

TEST(LawfulGames, EndAtFiveAndNeverBeyond) {
  for (const Outcome& outcome : make(3, 2000, {}).outcomes) {
    EXPECT_LE(std::ranges::max(outcome.score), 5);
    EXPECT_EQ(outcome.game_over, std::ranges::max(outcome.score) == 5);
  }
}

}  // namespace
}  // namespace ecarte
