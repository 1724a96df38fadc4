// SPDX-License-Identifier: MIT
//
// The exchange counted, against every way to it on a small pack, and against exchanges simulated.
#include "analysis/exchange.hpp"

#include <cmath>
#include <random>
#include <stdexcept>

#include <gtest/gtest.h>

#include "analysis/odds.hpp"
#include "tests/analysis/cards.hpp"
#include "tests/analysis/exchanges.hpp"

namespace ecarte::analysis {
namespace {

TEST(Exchange, EveryFinalHandHasTheWeightOfAllTheWaysToIt) {
  std::mt19937 random(7);
  ExchangeCounter counter;
  for (int i = 0; i < 4; ++i) {
    const ExchangeQuestion exchange = small(random, 12);
    const CardSet thrown = first_of(exchange.hand, 1 + i % 2);
    const Brute every = brute(exchange, thrown);
    ExchangeValue value;
    for (const auto& [bits, tricks] : every.tricks) {
      const Weighed weighed = counter.weigh(exchange, CardSet{bits});
      EXPECT_EQ(weighed.total, every.totals.at(bits)[0]);
      EXPECT_EQ(weighed.dealers_king, every.totals.at(bits)[1]);
      std::int64_t points = INT64_MIN;
      for (std::size_t lead = 0; lead < weighed.cards.size(); ++lead) {
        const TrickWeights& plain =
            tricks.at(static_cast<std::size_t>(game::index_of(weighed.cards[lead])));
        EXPECT_EQ(weighed.tricks[lead], plain);
        points = std::max(points,
                          plain[3] + plain[4] + 2 * plain[5] - plain[1] - plain[2] - 2 * plain[0]);
      }
      value.total += every.totals.at(bits)[0];
      value.points += points;
    }
    const ExchangeValue found = counter.exchanged(exchange, thrown);
    EXPECT_EQ(found.total, value.total);
    EXPECT_EQ(found.points, value.points);
  }
}

TEST(Exchange, WhatIsKnownOfOneServesOnlyThoseThatAreAlike) {
  std::mt19937 random(23);
  ExchangeCounter knows;
  for (int i = 0; i < 60; ++i) {
    const ExchangeQuestion exchange = small(random, 12);
    ExchangeCounter fresh;
    for (const int number : {1, 2}) {
      const CardSet thrown = first_of(exchange.hand, number);
      const ExchangeValue found = knows.exchanged(exchange, thrown);
      const ExchangeValue anew = fresh.exchanged(exchange, thrown);
      EXPECT_EQ(found.total, anew.total);
      EXPECT_EQ(found.point, anew.point);
      EXPECT_EQ(found.vole, anew.vole);
      EXPECT_EQ(found.points, anew.points);
      EXPECT_EQ(found.kings, anew.kings);
    }
  }
}

TEST(Exchange, ToStandIsWhatTheOddsSay) {
  ExchangeCounter counter;
  Solver solver;
  const ExchangeQuestion exchange{cards("8S 7S QH 7H 7D"), cards("9S").first(), {}};
  const ExchangeValue value = counter.stand(exchange);
  const Odds lead =
      odds(solver, {exchange.hand, CardSet{exchange.turn_up}, Suit::Spades, Role::NonDealer, {}},
           Model::Lead);
  EXPECT_EQ(value.total, 65780);
  EXPECT_EQ(value.point, lead.point.count());
  EXPECT_EQ(value.vole, lead.vole.count());
  // The dealer holds the king in 12,650 of 65,780 hands.
  EXPECT_EQ(value.kings, -12650);
}

TEST(Exchange, AgreesWithExchangesSimulated) {
  const int deals = deals_asked();
  std::mt19937 random(11);
  ExchangeCounter counter;
  Solver solver;
  const ExchangeQuestion exchange{cards("9S 8H 7D KC 8C"), cards("TS").first(), {}};
  const CardSet thrown = cards("8H 7D 8C");
  const ExchangeValue value = counter.exchanged(exchange, thrown);
  // Nothing is lost of the chances: every hand taken has as much weight as any.
  EXPECT_EQ(value.total % (ways_of(26, 3) * ways_of(23, 5)), 0);
  const Card king{game::Rank::King, Suit::Spades};
  Mean mean;
  for (int i = 0; i < deals; ++i) {
    std::vector<Card> pack = cards_of(exchange.unseen());
    std::shuffle(pack.begin(), pack.end(), random);
    CardSet dealt;
    CardSet hand = exchange.hand - thrown;
    for (std::size_t at = 0; at < 8; ++at) {
      (at < 5 ? dealt : hand) |= pack[at];
    }
    CardSet other = kept(dealt, Suit::Spades);
    for (std::size_t at = 8; other.size() < 5; ++at) {
      other |= pack[at];
    }
    const Weighed weighed = counter.weigh(exchange, hand);
    const Card lead = weighed.cards[weighed.best(kAccepted)];
    const int tricks = solver.leader_tricks({hand - lead, other, Suit::Spades, lead});
    mean.add(points_of(tricks, hand, other, king));
  }
  EXPECT_NEAR(value.expected(), mean.value(), 4 * mean.error());
}

TEST(Exchange, WhatCannotBeIsRefused) {
  ExchangeCounter counter;
  const ExchangeQuestion turned{cards("9S 8H 7D KC 8C"), cards("9S").first(), {}};
  EXPECT_THROW(counter.stand(turned), std::invalid_argument);
  const ExchangeQuestion exchange{cards("9S 8H 7D KC 8C"), cards("TS").first(), {}};
  EXPECT_THROW(counter.exchanged(exchange, cards("7S")), std::invalid_argument);
  EXPECT_THROW(counter.exchanged(exchange, {}), std::invalid_argument);
  std::mt19937 random(3);
  const ExchangeQuestion little = small(random, 11);
  EXPECT_THROW(counter.exchanged(little, little.hand), std::invalid_argument);
}

TEST(Exchange, RoundsAreExchangesSimulated) {
  const ExchangeQuestion exchange{cards("9S 8H 7D KC 8C"), Card{game::Rank::Ten, Suit::Spades}, {}};
  const CardSet thrown = cards("8H 7D 8C");
  ExchangeCounter counter;
  // One round is what is counted.
  const Sampled one = in_rounds(counter, exchange, thrown, 1, 20'000, 3);
  EXPECT_NEAR(one.mean, counter.exchanged(exchange, thrown).expected(), 4 * one.error);
  // Two, once more in plain lines.
  const Sampled two = in_rounds(counter, exchange, thrown, 2, 20'000, 4);
  std::mt19937 random(8);
  std::vector<Card> pack = cards_of(exchange.unseen());
  const Card king{game::Rank::King, Suit::Spades};
  Mean mean;
  constexpr int kDeals = 12'000;
  for (int deal = 0; deal < kDeals; ++deal) {
    std::shuffle(pack.begin(), pack.end(), random);
    std::size_t top = 0;
    const auto take = [&](CardSet hand) {
      while (hand.size() < kHand) {
        hand |= pack[top++];
      }
      return hand;
    };
    CardSet other = take({});
    CardSet hand = take(exchange.hand - thrown);
    other = take(kept(other, Suit::Spades));
    ExchangeQuestion seen{hand, exchange.turn_up, thrown};
    const Weighed now = counter.weigh(seen, hand);
    std::int64_t most = 0;
    for (const TrickWeights& tricks : now.tricks) {
      most = std::max(most, tricks[3] + tricks[4] + tricks[5]);
    }
    const CardSet out = hand - kept(hand, Suit::Spades);
    if (2 * most < now.total &&
        top + static_cast<std::size_t>(out.size() + (other - kept(other, Suit::Spades)).size()) <=
            pack.size()) {
      hand = take(hand - out);
      other = take(kept(other, Suit::Spades));
      seen = {hand, exchange.turn_up, thrown | out};
    }
    const Weighed end = counter.weigh(seen, hand);
    const int tricks = counter.tricks(hand, other, Suit::Spades, end.cards.at(end.best(kAccepted)));
    mean.add(points_of(tricks, hand, other, king));
  }
  EXPECT_NEAR(two.mean, mean.value(), 4 * std::hypot(mean.error(), two.error));
}

TEST(Exchange, AskingAgainIsExchangesSimulated) {
  // Both have exchanged once, and he holds this; the dealer has kept trumps and kings, and will.
  const ExchangeQuestion after{cards("9S 8S QH JH 8D"), Card{game::Rank::Seven, Suit::Spades},
                               cards("9C 7C")};
  const CardSet thrown = cards("QH JH 8D");
  ExchangeCounter counter;
  const Sampled again = asked_again(counter, after, thrown, 20'000, 5);
  std::mt19937 random(6);
  std::vector<Card> pack = cards_of(after.unseen());
  const Card king{game::Rank::King, Suit::Spades};
  Mean mean;
  constexpr int kDeals = 12'000;
  for (int deal = 0; deal < kDeals; ++deal) {
    std::shuffle(pack.begin(), pack.end(), random);
    std::size_t top = 0;
    const auto take = [&](CardSet hand) {
      while (hand.size() < kHand) {
        hand |= pack[top++];
      }
      return hand;
    };
    CardSet other = take(kept(take({}), Suit::Spades));
    const CardSet hand = take(after.hand - thrown);
    other = take(kept(other, Suit::Spades));
    const Weighed end = counter.weigh({hand, after.turn_up, after.gone | thrown}, hand);
    const int tricks = counter.tricks(hand, other, Suit::Spades, end.cards.at(end.best(kAccepted)));
    mean.add(points_of(tricks, hand, other, king));
  }
  EXPECT_NEAR(again.mean, mean.value(), 4 * std::hypot(mean.error(), again.error));
}

}  // namespace
}  // namespace ecarte::analysis
