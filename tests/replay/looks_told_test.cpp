// SPDX-License-Identifier: MIT
#include "replay/looks_told.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_table.hpp"

namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(LooksTold, WhoLooksAtHisHandHasSeenItFromThenOn) {
  AtTable at{"Y looks at the hand"};
  LooksTold looks(at.table, at.opening, at.exchanging);
  looks.look(at.next(ActKind::Look));
  EXPECT_TRUE(at.dealing().hands[kNonDealer].taken_up);
  EXPECT_EQ(at.facts.dealings.back().looked[kNonDealer].latest, at.table.notes.now);
  EXPECT_TRUE(at.has_beat(Beat::NLooks));
}

TEST(LooksTold, ASurplusCardIsLookedAtAsItWasDrawn) {
  AtTable at{"Y looks at the card drawn"};
  LooksTold looks(at.table, at.opening, at.exchanging);
  looks.is_drawn({NoYes::Yes, 1});
  looks.look(at.next(ActKind::Look));
  const Fact* looked = at.fact(FactKind::SurplusLooked);
  ASSERT_NE(looked, nullptr);
  EXPECT_TRUE(must_be(*looked, 2, NoYes::Yes));
  EXPECT_EQ(looked->witness, 1);
}

}  // namespace
}  // namespace ecarte::replay
