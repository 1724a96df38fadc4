// SPDX-License-Identifier: MIT
#include "replay/exchanging.hpp"

#include <gtest/gtest.h>

#include "tests/replay/told.hpp"

namespace ecarte::replay {
namespace {

using record::Act;
using record::ActKind;

/// An exchange by itself: A has given and turned, and the acts are done one by one.
struct ExchangingAlone {
  record::Record record{};
  Sitting sitting{};
  DealFacts facts{};
  Table table{with_acts(), sitting, facts};
  Giving giving{table};
  Exchanging exchanging{table, giving};

  ExchangingAlone() {
    facts.beats.assign(record.acts.size(), 0);
    facts.dealings.emplace_back();
    table.dealing.dealer = Seat::First;
    table.dealing.phase = Phase::Turned;
    table.dealing.done.turn_at = 0;
    table.cards.begin();
    giving.begin();
    exchanging.begin();
  }

  const record::Record& with_acts() {
    record.acts.resize(12);
    return record;
  }

  void act(ActKind kind, Seat who, std::uint8_t count = 0) {
    Act& a = record.acts[table.notes.now];
    a.kind = kind;
    a.actor = record::actor_of(who);
    a.count = count;
    a.number = kind == ActKind::Propose ? record::kUnstated : std::uint8_t{0};
    exchanging.during_exchange(a);
    ++table.notes.now;
  }
  [[nodiscard]] const ProposingWords& words() const { return table.dealing.words; }
};

TEST(Exchanging, AProposalAcceptedOpensAnExchange) {
  ExchangingAlone alone;
  alone.act(ActKind::Propose, Seat::Second);
  EXPECT_EQ(alone.table.dealing.phase, Phase::Asked);
  alone.act(ActKind::Accept, Seat::First);
  EXPECT_EQ(alone.table.dealing.phase, Phase::Exchanging);
  EXPECT_EQ(alone.words().first, FirstWord::Accepted);
  EXPECT_EQ(alone.words().exchanges, 1);
}

TEST(Exchanging, TheFirstRefusalIsTheFirstWord) {
  ExchangingAlone alone;
  alone.act(ActKind::Propose, Seat::Second);
  alone.act(ActKind::Refuse, Seat::First);
  EXPECT_EQ(alone.words().first, FirstWord::Refused);
  EXPECT_TRUE(alone.words().refused_last);
  EXPECT_EQ(alone.table.dealing.phase, Phase::Turned);
}

TEST(Exchanging, AsManyAreTakenAsWerePutOut) {
  ExchangingAlone alone;
  alone.act(ActKind::Propose, Seat::Second);
  alone.act(ActKind::Accept, Seat::First);
  alone.act(ActKind::Discard, Seat::Second, 3);
  alone.act(ActKind::Discard, Seat::First, 1);
  alone.exchanging.end().close_exchange();
  EXPECT_EQ(alone.table.dealing.stock, 22 - 4);
  EXPECT_EQ(alone.table.cards.count(Seat::Second), kFullHand);
  EXPECT_TRUE(alone.table.dealing.hands[Seat::First].took.must_be(NoYes::Yes));
  EXPECT_TRUE(alone.facts.facts.empty());
}

TEST(Exchanging, OneTooManyTakenIsNotedWhenItCloses) {
  ExchangingAlone alone;
  alone.act(ActKind::Propose, Seat::Second);
  alone.act(ActKind::Accept, Seat::First);
  alone.act(ActKind::Discard, Seat::Second, 2);
  alone.act(ActKind::Take, Seat::Second, 3);
  EXPECT_TRUE(alone.facts.facts.empty());
  alone.exchanging.end().close_exchange();
  ASSERT_EQ(alone.facts.facts.size(), 1U);
  EXPECT_EQ(alone.facts.facts.front().kind, FactKind::ExcessTaken);
  EXPECT_EQ(alone.facts.facts.front().number, 1);
}

TEST(Exchanging, CardsPutOutAfterARefusalAreWithoutRight) {
  ExchangingAlone alone;
  alone.act(ActKind::Propose, Seat::Second);
  alone.act(ActKind::Refuse, Seat::First);
  alone.act(ActKind::Discard, Seat::Second, 2);
  EXPECT_TRUE(alone.exchanging.cards().without_right(Seat::Second));
  ASSERT_FALSE(alone.facts.facts.empty());
  EXPECT_TRUE(must_be(alone.facts.facts.back(), 1, NoRightWhy::Refused));
}

TEST(Exchanging, ANewDealingForgetsTheWordsOfTheOneBefore) {
  ExchangingAlone alone;
  alone.act(ActKind::Propose, Seat::Second);
  alone.act(ActKind::Refuse, Seat::First);
  alone.act(ActKind::Discard, Seat::Second, 2);
  alone.exchanging.begin();
  EXPECT_FALSE(alone.exchanging.cards().without_right(Seat::Second));
}

TEST(Exchanging, AnExchangeToldWasProposedAndAccepted) {
  const DealFacts deal = told({"deal 1: A gives 3-2; turns 8♦", "Y discards 3; takes 3"});
  EXPECT_EQ(find_fact(deal, FactKind::ExchangedWithoutRight), nullptr);
  EXPECT_EQ(deal.dealings.back().bold, kNobodyBold);
}

TEST(Exchanging, WhatWasMadeUpTooLateAndPutBackIsNoRemedy) {
  const DealFacts deal =
      told({"deal 1: A gives 3-2; turns 8♦", "Y proposes; A accepts", "Y discards T♠; takes Q♦",
            "A discards 7♠ 7♥; takes 8♠", "1. Y K♠, A 8♠", "A completes with T♣; puts back T♣"});
  EXPECT_TRUE(std::ranges::none_of(deal.deeds,
                                   [](const Deed& deed) { return deed.what == Remedy::PutBack; }));
}

}  // namespace
}  // namespace ecarte::replay
