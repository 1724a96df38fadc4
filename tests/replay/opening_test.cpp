// SPDX-License-Identifier: MIT
#include "replay/opening.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_table.hpp"

namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(Opening, WhoProposesHasBeenDealtTo) {
  AtTable at{"Y proposes"};
  at.facts.dealings.clear();
  at.dealing().dealer = {};
  at.record.acts.erase(at.record.acts.begin(), at.record.acts.end() - 1);
  at.table.notes.now = 0;
  at.opening.implied_dealing();
  ASSERT_EQ(at.facts.dealings.size(), 1U);
  EXPECT_TRUE(at.dealing().dealer.must_be(Seat::First));
  EXPECT_EQ(at.dealing().phase, Phase::Dealing);
}

TEST(Opening, ADealingThatIsToldIsNotImplied) {
  AtTable at{"Y proposes"};
  at.next(ActKind::Propose);
  at.opening.implied_dealing();
  EXPECT_EQ(at.facts.dealings.size(), 1U);
  EXPECT_EQ(at.dealing().phase, Phase::Turned);
}

}  // namespace
}  // namespace ecarte::replay
