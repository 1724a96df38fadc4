// SPDX-License-Identifier: MIT
#include "replay/kings.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_play.hpp"
#include "tests/replay/at_table.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(Kings, HeldWhenThePlayBeganItIsNoted) {
  AtPlay at{"1. Y K♦, A 8♠"};
  at.play_on(2);
  at.end();
  at.table.cards.settle();
  Kings(at.table, at.giving).note_kings();
  const Fact* held = at.fact(FactKind::KingHeld);
  ASSERT_NE(held, nullptr);
  EXPECT_EQ(held->subject, record::actor_of(kNonDealer));
}

TEST(Kings, NotToldEitherMayHoldIt) {
  AtPlay at{"1. Y 7♠, A 8♠"};
  at.play_on(2);
  at.end();
  at.table.cards.settle();
  Kings(at.table, at.giving).note_kings();
  EXPECT_EQ(at.fact(FactKind::KingHeld), nullptr);
  EXPECT_EQ(std::ranges::count(at.facts.untold.supposed, FactKind::KingHeld, &Fact::kind), 2);
}

}  // namespace
}  // namespace ecarte::replay
