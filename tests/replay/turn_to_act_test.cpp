// SPDX-License-Identifier: MIT
#include "replay/turn_to_act.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_play.hpp"
#include "tests/replay/at_table.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

struct Turns : AtPlay {
  using AtPlay::AtPlay;
  Bystanders around{table.notes, table.sitting, 0, record.text};
  [[nodiscard]] ToAct turn() { return TurnToAct(table, exchanging, around).whose_turn(); }
};

TEST(TurnToAct, TheNonDealerProposesOrLeads) {
  Turns at{"Y proposes"};
  EXPECT_EQ(at.turn().what, NextAct::Propose);
  EXPECT_EQ(at.turn().who, record::actor_of(kNonDealer));
}

TEST(TurnToAct, AProposalIsToBeAnswered) {
  Turns at{"Y proposes"};
  at.exchanging.during_exchange(at.next(ActKind::Propose));
  EXPECT_EQ(at.turn().what, NextAct::Answer);
  EXPECT_EQ(at.turn().who, record::actor_of(kDealer));
}

TEST(TurnToAct, WithTheCardsGatheredItIsNobodysTurn) {
  Turns at{"the cards are gathered"};
  at.table.dealing.done.begun_at = 0;
  at.end();
  EXPECT_EQ(at.turn().what, NextAct::None);
}

TEST(TurnToAct, ALeadIsToBeFollowed) {
  Turns at{"1. Y 7♠"};
  at.play_on(1);
  EXPECT_EQ(at.turn().what, NextAct::Follow);
  EXPECT_EQ(at.turn().who, record::actor_of(kDealer));
}

TEST(TurnToAct, WhoIsLeftByTheOtherHasWon) {
  Turns at{"1. Y 7♠"};
  at.around.resign(kNonDealer);
  EXPECT_EQ(at.turn().what, NextAct::Won);
  EXPECT_EQ(at.turn().who, record::actor_of(kDealer));
}

}  // namespace
}  // namespace ecarte::replay
