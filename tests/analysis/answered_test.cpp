// SPDX-License-Identifier: MIT
//
// The exchange with a dealer who refuses with some hands, against every way to it on a small pack.
// The dealer of the books is in tests/treatise/answered_by_book_test.cpp.
#include "analysis/answered.hpp"

#include <random>
#include <stdexcept>
#include <vector>

#include <gtest/gtest.h>

#include "tests/analysis/cards.hpp"
#include "tests/analysis/exchanges.hpp"

namespace ecarte::analysis {
namespace {

/// Dealers of every sort: one who goes by the high cards of each suit and by which go together, one
/// who goes by nothing at all, and some who go by little.
std::vector<HandCondition> dealers(Suit trump) {
  const Card king{game::Rank::King, trump};
  const auto courts = [](CardSet hand, Suit suit) {
    CardSet high;
    for (const Card card : hand& CardSet::of(suit)) {
      high |= card.rank >= game::Rank::Knave ? CardSet{card} : CardSet{};
    }
    return high.size();
  };
  return {
      [=](CardSet hand) {
        const int trumps = (hand & CardSet::of(trump)).size();
        int guarded = 0;
        for (int suit = 0; suit < game::kSuits; ++suit) {
          const auto one = static_cast<Suit>(suit);
          guarded += courts(hand, one) > 0 && (hand & CardSet::of(one)).size() > 1 ? 1 : 0;
        }
        return !hand.has(king) && (trumps >= 3 || trumps + guarded >= 3);
      },
      [](CardSet hand) { return hand.bits() % 7 < 3; },
      [=](CardSet hand) { return hand.has(king); },
      [=](CardSet hand) { return kept(hand, trump).empty(); },
      [](CardSet) { return true; },
  };
}

TEST(Answered, IsAllTheWaysOneByOne) {
  std::mt19937 random(17);
  ExchangeCounter counter;
  for (int i = 0; i < 4; ++i) {
    const ExchangeQuestion exchange = small(random, 12);
    const CardSet thrown = first_of(exchange.hand, 1 + i % 2);
    for (const HandCondition& refuses : dealers(exchange.turn_up.suit)) {
      AnsweredExchange answered{counter, exchange, refuses};
      const ExchangeValue found = answered.exchanged(thrown);
      const ExchangeValue every = by_brute(exchange, thrown, refuses);
      EXPECT_EQ(found.total, every.total);
      EXPECT_EQ(found.point, every.point);
      EXPECT_EQ(found.vole, every.vole);
      EXPECT_EQ(found.points, every.points);
      EXPECT_EQ(found.kings, every.kings);
    }
  }
}

TEST(Answered, EveryHandWeighsAllTheWaysToIt) {
  std::mt19937 random(19);
  ExchangeCounter counter;
  const ExchangeQuestion exchange = small(random, 13);
  const CardSet thrown = exchange.hand.first();
  for (const HandCondition& refuses : dealers(exchange.turn_up.suit)) {
    AnsweredExchange answered{counter, exchange, refuses};
    for (const auto& [bits, tricks] : brute(exchange, thrown, refuses).tricks) {
      const Weighed weighed = answered.weigh(CardSet{bits});
      for (std::size_t lead = 0; lead < weighed.cards.size(); ++lead) {
        EXPECT_EQ(weighed.tricks[lead],
                  tricks.at(static_cast<std::size_t>(game::index_of(weighed.cards[lead]))));
      }
    }
  }
}

TEST(Answered, ADealerWhoNeverRefusesAccepts) {
  ExchangeCounter counter;
  const ExchangeQuestion exchange{cards("9S 8H 7D KC 8C"), cards("TS").first(), {}};
  AnsweredExchange answered{counter, exchange, [](CardSet) { return false; }};
  const CardSet thrown = cards("8H 7D");
  const ExchangeValue found = answered.exchanged(thrown);
  const ExchangeValue all = counter.exchanged(exchange, thrown);
  EXPECT_EQ(found.total, all.total);
  EXPECT_EQ(found.point, all.point);
  EXPECT_EQ(found.points, all.points);
  EXPECT_EQ(found.kings, all.kings);
  EXPECT_EQ(answered.refused().total, 0);
}

TEST(Answered, ADealerWhoAlwaysRefusesIsPlayedAsDealt) {
  ExchangeCounter counter;
  const ExchangeQuestion exchange{cards("9S 8H 7D KC 8C"), cards("TS").first(), {}};
  AnsweredExchange answered{counter, exchange, [](CardSet) { return true; }};
  EXPECT_DOUBLE_EQ(answered.exchanged(cards("8H 7D 8C")).expected(),
                   counter.refused(exchange, {}).expected());
}

TEST(Answered, WhatCannotBeIsRefused) {
  ExchangeCounter counter;
  const auto never = [](CardSet) { return false; };
  const ExchangeQuestion turned{cards("9S 8H 7D KC 8C"), cards("9S").first(), {}};
  EXPECT_THROW((AnsweredExchange{counter, turned, never}), std::invalid_argument);
  const ExchangeQuestion exchange{cards("9S 8H 7D KC 8C"), cards("TS").first(), {}};
  AnsweredExchange answered{counter, exchange, never};
  EXPECT_THROW(answered.exchanged({}), std::invalid_argument);
  EXPECT_THROW(answered.exchanged(cards("7S")), std::invalid_argument);
}

}  // namespace
}  // namespace ecarte::analysis
