// SPDX-License-Identifier: MIT
#include "replay/giving.hpp"

#include <gtest/gtest.h>

#include "tests/replay/told.hpp"

namespace ecarte::replay {
namespace {

using game::Rank;
using record::Act;
using record::ActKind;

/// A giving by itself: A deals, and nothing else is told.
struct GivingAlone {
  std::vector<Act> acts = std::vector<Act>(6);
  record::Record record{};
  Sitting sitting{};
  DealFacts facts{};
  Table table{with_acts(), sitting, facts};
  Giving giving{table};

  GivingAlone() {
    facts.beats.assign(record.acts.size(), 0);
    facts.dealings.emplace_back();
    table.dealing.dealer = Seat::First;
    table.dealing.phase = Phase::Dealing;
    table.cards.begin();
    giving.begin();
  }

  const record::Record& with_acts() {
    record.acts = acts;
    return record;
  }

  /// One packet to each, in one act.
  void give(std::uint8_t to_second, std::uint8_t to_first) {
    Act& give = record.acts[table.notes.now];
    give.kind = ActKind::Give;
    give.number = record::kUnstated;
    give.detail = 2;
    for (const auto& [offset, seat, size] :
         {std::tuple{1U, Seat::Second, to_second}, {2U, Seat::First, to_first}}) {
      Act& packet = record.acts[table.notes.now + offset];
      packet.kind = ActKind::Packet;
      packet.detail = record::actor_of(seat);
      packet.number = size;
    }
    giving.packets(give);
  }
};

TEST(Giving, FourPacketsOfTwoAndThreeAreInOrder) {
  GivingAlone alone;
  alone.give(3, 3);
  alone.give(2, 2);
  alone.giving.packets_complete();
  EXPECT_TRUE(alone.facts.facts.empty());
  EXPECT_EQ(alone.giving.order(), record::Order::ThreeTwo);
  EXPECT_TRUE(alone.giving.packets_given().five_each());
}

TEST(Giving, WhileMoreMayComeNothingIsWrong) {
  GivingAlone alone;
  alone.give(3, 3);
  alone.giving.packets_complete();
  EXPECT_TRUE(alone.facts.facts.empty());
}

TEST(Giving, AWrongNumberIsNotedOnceItIsComplete) {
  GivingAlone alone;
  alone.give(3, 3);
  alone.give(3, 2);
  alone.giving.packets_complete();
  ASSERT_EQ(alone.facts.facts.size(), 1U);
  const Fact& wrong = alone.facts.facts.front();
  EXPECT_EQ(wrong.kind, FactKind::WrongNumber);
  EXPECT_EQ(wrong.subject, record::actor_of(Seat::Second));
  EXPECT_EQ(wrong.number, 6);
  EXPECT_EQ(alone.table.dealing.stock, 21);
  alone.giving.packets_complete();
  EXPECT_EQ(alone.facts.facts.size(), 1U);
}

TEST(Giving, WhatIsMendedIsFiveEach) {
  GivingAlone alone;
  alone.give(3, 3);
  alone.give(3, 2);
  alone.giving.require_rectification(record::kNobody);
  EXPECT_TRUE(alone.giving.awaits_rectification());
  Act mend;
  mend.kind = ActKind::PutRight;
  alone.giving.put_right(mend);
  EXPECT_FALSE(alone.giving.awaits_rectification());
  EXPECT_TRUE(alone.giving.packets_given().five_each());
  EXPECT_EQ(alone.table.dealing.stock, 22);
}

TEST(Giving, ANewDealingForgetsTheOneBefore) {
  GivingAlone alone;
  alone.give(3, 3);
  alone.give(3, 2);
  alone.giving.require_rectification(record::kNobody);
  alone.giving.begin();
  EXPECT_FALSE(alone.giving.packets_given().told());
  EXPECT_FALSE(alone.giving.awaits_rectification());
  EXPECT_FALSE(alone.giving.has_turned());
}

TEST(Giving, ATrumpTurnedByNowLiesInAGap) {
  const DealFacts deal = told({"deal 1: A gives 3-2", "Y proposes; A refuses"});
  ASSERT_FALSE(deal.untold.gaps.empty());
  EXPECT_NE(deal.untold.gaps.front().beats & bit(Beat::TurnUp), 0U);
  EXPECT_TRUE(deal.dealings.back().reached_turn_up);
}

TEST(Giving, OneOfTwoCardsTurnedIsChosen) {
  const DealFacts deal =
      told({"deal 1: A gives 3-2; turns 8♦, K♠", "Y has not looked", "Y chooses K♠"});
  EXPECT_EQ(deal.stands.trump, game::Suit::Spades);
  const Fact* king = find_fact(deal, FactKind::KingTurned);
  ASSERT_NE(king, nullptr);
  EXPECT_TRUE(must_be(*king, 1, KingCard::Chosen));
}

TEST(Giving, AKingFromTheBottomMayYetBeMended) {
  const DealFacts open = told({"deal 1: A gives 3-2", "A turns K♠ from the bottom"});
  EXPECT_TRUE(may_be(*find_fact(open, FactKind::KingTurned), 1, KingCard::NotChosen));
  const DealFacts stands =
      told({"deal 1: A gives 3-2", "A turns K♠ from the bottom", "Y proposes"});
  EXPECT_TRUE(must_be(*find_fact(stands, FactKind::KingTurned), 1, KingCard::Alone));
}

TEST(Giving, ANumberThatTheCardsRefuteProvesNothing) {
  const DealFacts deal = told({"deal 1: A gives Y 3, A 3, Y 2, A 2; turns 8♦",
                               "Y holds K♠ Q♠ Q♦ A♥ 7♣", "Y finds six in his hand"});
  const Fact* wrong = find_fact(deal, FactKind::WrongNumber);
  ASSERT_NE(wrong, nullptr);
  EXPECT_EQ(wrong->proof, Proof::Refuted);
  EXPECT_EQ(wrong->against, record::actor_of(Seat::Second));
}

}  // namespace
}  // namespace ecarte::replay
