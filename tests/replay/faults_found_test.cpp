// SPDX-License-Identifier: MIT
#include "replay/faults_found.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_play.hpp"
#include "tests/replay/at_table.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

struct Found : AtPlay {
  using AtPlay::AtPlay;
  AroundTable around{table, record, headings.frame(), opening, cutting};
  HandsTold hands_told{table, opening, cutting, giving, exchanging, hands};
  FaultsFound found{table, opening, giving, exchanging, play, around, hands_told};
};

TEST(FaultsFound, ANumberFoundIsThatOfTheHand) {
  Found at{"Y finds six in his hand"};
  at.found.find(at.next(ActKind::Find));
  EXPECT_EQ(at.table.cards.count(kNonDealer), kFullHand + 1);
}

TEST(FaultsFound, AMisplayFoundIsAlleged) {
  Found at{"1. Y 7♠, A 8♠", "Y finds that A revoked"};
  at.play_on(2);
  at.found.find(at.next(ActKind::Find));
  EXPECT_TRUE(at.facts.alleged.here[game::index_of(kDealer)]);
  EXPECT_FALSE(at.facts.alleged.here[game::index_of(kNonDealer)]);
}

}  // namespace
}  // namespace ecarte::replay
