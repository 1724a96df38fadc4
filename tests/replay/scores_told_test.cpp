// SPDX-License-Identifier: MIT
#include "replay/scores_told.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_table.hpp"

namespace ecarte::replay {
namespace {

using record::ActKind;

struct Scored : AtTable {
  using AtTable::AtTable;
  Bystanders around{table.notes, table.sitting, 0, record.text};
  ScoresTold scores{table, headings, opening, cutting, giving, exchanging, around};
};

TEST(ScoresTold, AMarkIsADeedAndTestimony) {
  Scored at{"A marks the point"};
  at.scores.score_act(at.next(ActKind::Mark));
  EXPECT_TRUE(at.has_deed(Remedy::Mark));
  ASSERT_EQ(at.facts.testimony.size(), 1U);
  EXPECT_EQ(at.facts.testimony.front().purpose, record::For::Point);
  EXPECT_TRUE(at.dealing().done.marked);
}

TEST(ScoresTold, TheCountersAreTestimonyAndNoDeed) {
  Scored at{"score: A 1, Y 0"};
  at.scores.score_act(at.next(ActKind::Score));
  EXPECT_TRUE(at.facts.deeds.empty());
  ASSERT_EQ(at.facts.testimony.size(), 1U);
  EXPECT_EQ(at.facts.testimony.front().kind, Testimony::Kind::Counters);
}

}  // namespace
}  // namespace ecarte::replay
