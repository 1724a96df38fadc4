// SPDX-License-Identifier: MIT
#include "replay/statements.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_table.hpp"
#include "tests/replay/told.hpp"

namespace ecarte::replay {
namespace {

using record::ActKind;

struct Said : AtTable {
  using AtTable::AtTable;
  PlayingOut playing{table, opening, giving, exchanging};
  Statements statements{table, opening, cutting, giving, exchanging, playing};

  void says(ActKind kind) { statements.statement(next(kind)); }
};

/// Whose the first deal was, as it is told before it.
std::optional<Seat> rightful(std::initializer_list<std::string_view> lines) {
  return told(lines).dealings.back().rightful;
}

TEST(Statements, ACardHeldLiesInTheHandOfWhomItIsToldOf) {
  Said at{"Y holds K♦"};
  at.says(ActKind::Hold);
  at.end();
  at.table.cards.settle();
  EXPECT_TRUE(at.facts.impossible.empty());

  const DealFacts both = told({"deal 1: A gives; turns 8♦", "Y holds K♦", "A holds K♦"});
  EXPECT_FALSE(both.impossible.empty()) << "a card is in one place";
}

TEST(Statements, AResultToldIsTheEndOfTheHand) {
  Said at{"Y made 3 tricks"};
  at.says(ActKind::Made);
  at.end();
  EXPECT_TRUE(at.has_beat(Beat::HandOver));

  Said trick{"Y takes trick 1"};
  trick.says(ActKind::TakeTrick);
  EXPECT_FALSE(trick.has_beat(Beat::HandOver)) << "one trick ends none";
}

TEST(Statements, WhatThePackLacksIsWrongWithIt) {
  Said at{"the pack lacks 9♣"};
  at.says(ActKind::PackLacks);
  const Fact* fault = at.fact(FactKind::PackFault);
  ASSERT_NE(fault, nullptr);
  EXPECT_TRUE(must_be(*fault, 1, PackFault::Imperfect));
  EXPECT_EQ(fault->found, kNever) << "that is said, and not found at the table";
}

TEST(Statements, WhoIsSaidToDealBeforeTheCardsAreGivenHasTheDeal) {
  EXPECT_EQ(rightful({"A is dealer", "deal 1: A gives; turns 8♦"}), Seat::First);
  EXPECT_EQ(rightful({"Y is dealer", "deal 1: A gives; turns 8♦"}), Seat::Second);
}

TEST(Statements, OnceTheyAreGivenItSaysNothingOfWhoseDealItIs) {
  Said at{"Y is dealer"};
  at.says(ActKind::DealerIs);
  EXPECT_FALSE(at.sitting.dealer.first.known());

  Said before{"Y is dealer"};
  before.facts.dealings.clear();
  before.says(ActKind::DealerIs);
  EXPECT_TRUE(before.sitting.dealer.first.must_be(Seat::Second));
}

TEST(Statements, AgainstTheCardsOfTheCutOnlyWhoWonItHasTheDeal) {
  constexpr std::string_view kCut = "cut for deal: A K♠, Y 7♠";
  EXPECT_EQ(rightful({kCut, "Y is dealer", "deal 1: A gives; turns 8♦"}), Seat::First);
  EXPECT_EQ(rightful({kCut, "Y won the cut", "deal 1: A gives; turns 8♦"}), Seat::Second);
}

}  // namespace
}  // namespace ecarte::replay
