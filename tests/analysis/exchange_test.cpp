// SPDX-License-Identifier: MIT
//
// The exchange counted, against every way to it on a small pack, and against exchanges simulated.
#include "analysis/exchange.hpp"

#include <cmath>
#include <cstdlib>
#include <map>
#include <numeric>
#include <random>
#include <stdexcept>

#include <gtest/gtest.h>

#include "analysis/odds.hpp"
#include "tests/analysis/cards.hpp"

namespace ecarte::analysis {
namespace {

std::int64_t choose(int from, int taken) {
  std::int64_t ways = 1;
  for (int i = 0; i < taken; ++i) {
    ways = ways * (from - i) / (i + 1);
  }
  return ways;
}

/// Trumps and kings, told without the help of src/.
CardSet kept(CardSet hand, Suit trump) {
  CardSet all;
  for (const Card card : hand) {
    all |= card.suit == trump || card.rank == game::Rank::King ? CardSet{card} : CardSet{};
  }
  return all;
}

/// What the tricks of an accepted hand and the king of trumps come to, in points.
int points_of(int tricks, CardSet hand, CardSet other, Card king) {
  return (tricks == 5   ? 2
          : tricks >= 3 ? 1
          : tricks > 0  ? -1
                        : -2) +
         (hand.has(king) ? 1 : 0) - (other.has(king) ? 1 : 0);
}

/// The mean of many deals simulated, and its standard error.
struct Mean {
  double sum = 0;
  double squares = 0;
  int deals = 0;

  void add(double points) {
    sum += points;
    squares += points * points;
    ++deals;
  }
  [[nodiscard]] double value() const { return sum / deals; }
  [[nodiscard]] double error() const {
    return std::sqrt((squares / deals - value() * value()) / deals);
  }
};

std::vector<Card> cards_of(CardSet set) {
  std::vector<Card> cards;
  for (const Card card : set) {
    cards.push_back(card);
  }
  return cards;
}

/// A hand, a card turned and a pack of which but `left` cards are not seen.
Exchange small(std::mt19937& random, int left) {
  std::vector<int> pack(32);
  std::iota(pack.begin(), pack.end(), 0);
  std::shuffle(pack.begin(), pack.end(), random);
  Exchange exchange;
  CardSet unseen;
  for (int i = 0; i < 5; ++i) {
    exchange.hand |= game::card_at(pack[static_cast<std::size_t>(i)]);
  }
  exchange.turn_up = game::card_at(pack[5]);
  for (int i = 6; i < 6 + left; ++i) {
    unseen |= game::card_at(pack[static_cast<std::size_t>(i)]);
  }
  exchange.gone = ~(exchange.hand | exchange.turn_up | unseen);
  return exchange;
}

/// Every hand of the dealer's, every card taken, one by one: what the leads of each final hand
/// make.
struct Brute {
  std::map<std::uint32_t, std::array<TrickWeights, 32>> tricks;
  std::map<std::uint32_t, std::array<std::int64_t, 2>> totals;  ///< all, and with the king
};

Brute brute(const Exchange& exchange, CardSet thrown) {
  Brute found;
  Solver solver;
  const Suit trump = exchange.turn_up.suit;
  const int n = thrown.size();
  const int stock = exchange.unseen().size() - 5 - n;
  std::int64_t common = 1;
  for (int drawn = 0; drawn <= 5; ++drawn) {
    common = std::lcm(common, choose(stock, drawn));
  }
  each_subset(exchange.unseen(), 5, [&](CardSet dealt) {
    const CardSet keeps = kept(dealt, trump);
    each_subset(exchange.unseen() - dealt, n, [&](CardSet taken) {
      const CardSet hand = (exchange.hand - thrown) | taken;
      each_subset(exchange.unseen() - dealt - taken, 5 - keeps.size(), [&](CardSet drawn) {
        const std::int64_t weight = common / choose(stock, drawn.size());
        const CardSet other = keeps | drawn;
        auto& [all, king] = found.totals[hand.bits()];
        all += weight;
        king += other.has({game::Rank::King, trump}) ? weight : 0;
        for (const Choice& choice : solver.choices({hand, other, trump, {}})) {
          found.tricks[hand.bits()]
              .at(static_cast<std::size_t>(game::index_of(choice.card)))
              .at(static_cast<std::size_t>(choice.tricks)) += weight;
        }
      });
    });
  });
  return found;
}

TEST(Exchange, EveryFinalHandHasTheWeightOfAllTheWaysToIt) {
  std::mt19937 random(7);
  ExchangeCounter counter;
  for (int i = 0; i < 4; ++i) {
    const Exchange exchange = small(random, 12);
    CardSet thrown = exchange.hand.first();
    if (i % 2 == 1) {
      thrown |= (exchange.hand - thrown).first();
    }
    const Brute every = brute(exchange, thrown);
    Value value;
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
    const Value found = counter.exchanged(exchange, thrown);
    EXPECT_EQ(found.total, value.total);
    EXPECT_EQ(found.points, value.points);
  }
}

TEST(Exchange, ToStandIsWhatTheOddsSay) {
  ExchangeCounter counter;
  Solver solver;
  const Exchange exchange{cards("8S 7S QH 7H 7D"), cards("9S").first(), {}};
  const Value value = counter.stand(exchange);
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
  const char* const asked = std::getenv("ECARTE_DEALS");
  const int deals = asked != nullptr ? std::atoi(asked) : 4000;
  std::mt19937 random(11);
  ExchangeCounter counter;
  Solver solver;
  const Exchange exchange{cards("9S 8H 7D KC 8C"), cards("TS").first(), {}};
  const CardSet thrown = cards("8H 7D 8C");
  const Value value = counter.exchanged(exchange, thrown);
  // Nothing is lost of the chances: every hand taken has as much weight as any.
  EXPECT_EQ(value.total % (choose(26, 3) * choose(23, 5)), 0);
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

TEST(Exchange, ADealerWhoNeverRefusesIsOneWhoAccepts) {
  ExchangeCounter counter;
  std::mt19937 random(3);
  const Exchange exchange = small(random, 14);
  const CardSet thrown = exchange.hand.first();
  const auto never = [](CardSet) { return false; };
  const auto always = [](CardSet) { return true; };
  EXPECT_DOUBLE_EQ(answered(counter, exchange, thrown, never, 10, 1).mean,
                   counter.exchanged(exchange, thrown).expected());
  // And one who refuses with everything leaves nothing of the exchange but its error.
  const Sampled all = answered(counter, exchange, thrown, always, 2000, 1);
  EXPECT_NEAR(all.mean, counter.refused(exchange, {}).expected(), 4 * all.error);
  EXPECT_GT(all.error, 0);
}

TEST(Exchange, WhatCannotBeIsRefused) {
  ExchangeCounter counter;
  const Exchange turned{cards("9S 8H 7D KC 8C"), cards("9S").first(), {}};
  EXPECT_THROW(counter.stand(turned), std::invalid_argument);
  const Exchange exchange{cards("9S 8H 7D KC 8C"), cards("TS").first(), {}};
  EXPECT_THROW(counter.exchanged(exchange, cards("7S")), std::invalid_argument);
  EXPECT_THROW(counter.exchanged(exchange, {}), std::invalid_argument);
  std::mt19937 random(3);
  const Exchange little = small(random, 11);
  EXPECT_THROW(counter.exchanged(little, little.hand), std::invalid_argument);
}

TEST(Exchange, RoundsAreExchangesSimulated) {
  const Exchange exchange{cards("9S 8H 7D KC 8C"), Card{game::Rank::Ten, Suit::Spades}, {}};
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
    Exchange seen{hand, exchange.turn_up, thrown};
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
  const Exchange after{cards("9S 8S QH JH 8D"), Card{game::Rank::Seven, Suit::Spades},
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
