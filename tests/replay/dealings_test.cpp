// SPDX-License-Identifier: MIT
#include "replay/dealings.hpp"

#include <gtest/gtest.h>

#include "replay/playing_out.hpp"
#include "replay/scores_told.hpp"
#include "tests/replay/at_table.hpp"

namespace ecarte::replay {
namespace {

using record::ActKind;

struct Dealt : AtTable {
  using AtTable::AtTable;
  PlayingOut playing{table, opening, giving, exchanging};
  Bystanders around{table.notes, table.sitting, 0, record.text};
  Announcing king{table, opening, giving, exchanging};
  Dealings dealings{table, headings.frame(), opening, cutting, giving, exchanging,
                    king,  playing.end(),    around};
};

TEST(Dealings, WhoDealsAgainBeginsAnotherDealing) {
  Dealt at{"A gives 3-2; turns 9♦"};
  at.next(ActKind::Give);
  at.dealings.give(at.next(ActKind::Give));
  EXPECT_EQ(at.facts.dealings.size(), 2U);
  EXPECT_TRUE(at.has_deed(Remedy::FreshDeal));
  EXPECT_EQ(at.dealing().phase, Phase::Dealing);
  at.dealings.turn(at.next(ActKind::Turn));
  EXPECT_EQ(at.dealing().phase, Phase::Turned);
  EXPECT_EQ(at.dealing().trump, Suit::Diamonds);
}

TEST(Dealings, WhatThePlayerShowsOfHisHandIsSeenThere) {
  Dealt at{"Y shows 9♠"};
  at.dealings.expose(at.next(ActKind::Expose));
  EXPECT_EQ(at.table.cards.sure(hand_of(kNonDealer)).size(), 1);
  EXPECT_EQ(at.fact(FactKind::ExposedInGiving), nullptr);
}

}  // namespace
}  // namespace ecarte::replay
