// SPDX-License-Identifier: MIT
//
// What the tests of the exchange deal, draw and add up with, told without the help of src/.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <numeric>
#include <random>
#include <vector>

#include "analysis/exchange.hpp"
#include "tests/analysis/cards.hpp"
#include "tests/analysis/deals_wanted.hpp"

namespace ecarte::analysis {

/// So many exchanges are simulated: a few, or as many as ECARTE_DEALS says.
inline int deals_asked() {
  return static_cast<int>(deals_wanted(4'000));
}

/// Of so many cards, so many.
inline std::int64_t ways_of(int from, int taken) {
  std::int64_t ways = 1;
  for (int i = 0; i < taken; ++i) {
    ways = ways * (from - i) / (i + 1);
  }
  return ways;
}

/// Trumps and kings.
inline CardSet kept(CardSet hand, Suit trump) {
  CardSet all;
  for (const Card card : hand) {
    all |= card.suit == trump || card.rank == game::Rank::King ? CardSet{card} : CardSet{};
  }
  return all;
}

/// What the tricks of an accepted hand and the king of trumps come to, in points.
inline int points_of(int tricks, CardSet hand, CardSet other, Card king) {
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

inline std::vector<Card> cards_of(CardSet set) {
  std::vector<Card> cards;
  for (const Card card : set) {
    cards.push_back(card);
  }
  return cards;
}

/// So many cards of the hand.
inline CardSet first_of(CardSet hand, int number) {
  CardSet cards;
  for (; number > 0; --number) {
    cards |= (hand - cards).first();
  }
  return cards;
}

/// A hand, a card turned and a pack of which but `left` cards are not seen.
inline ExchangeQuestion small(std::mt19937& random, int left) {
  std::vector<int> pack(32);
  std::iota(pack.begin(), pack.end(), 0);
  std::shuffle(pack.begin(), pack.end(), random);
  ExchangeQuestion exchange;
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

using LeadTricks = std::array<TrickWeights, 32>;  ///< by the card led

/// Every hand of the dealer's, every card taken, one by one: what the leads of each final hand
/// make. A dealer who refuses is left out.
struct Brute {
  std::map<std::uint32_t, LeadTricks> tricks;
  std::map<std::uint32_t, std::array<std::int64_t, 2>> totals;  ///< all, and with the king
};

inline Brute brute(const ExchangeQuestion& exchange, CardSet thrown,
                   const HandCondition& refuses = {}) {
  Brute found;
  Solver solver;
  const Suit trump = exchange.turn_up.suit;
  const int n = thrown.size();
  const int stock = exchange.unseen().size() - 5 - n;
  std::int64_t common = 1;
  for (int drawn = 0; drawn <= 5; ++drawn) {
    common = std::lcm(common, ways_of(stock, drawn));
  }
  each_subset(exchange.unseen(), 5, [&](CardSet dealt) {
    if (refuses && refuses(dealt)) {
      return;
    }
    const CardSet keeps = kept(dealt, trump);
    each_subset(exchange.unseen() - dealt, n, [&](CardSet taken) {
      const CardSet hand = (exchange.hand - thrown) | taken;
      each_subset(exchange.unseen() - dealt - taken, 5 - keeps.size(), [&](CardSet drawn) {
        const std::int64_t weight = common / ways_of(stock, drawn.size());
        const CardSet other = keeps | drawn;
        auto& [all, king] = found.totals[hand.bits()];
        all += weight;
        king += other.has({game::Rank::King, trump}) ? weight : 0;
        for (const CardOutcome& choice : solver.choices({hand, other, trump, {}})) {
          found.tricks[hand.bits()]
              .at(static_cast<std::size_t>(game::index_of(choice.card)))
              .at(static_cast<std::size_t>(choice.tricks)) += weight;
        }
      });
    });
  });
  return found;
}

/// The most that any lead of the hand brings.
template <class Worth>
std::int64_t most(CardSet hand, const LeadTricks& tricks, const Worth& worth) {
  std::int64_t best = INT64_MIN;
  for (const Card card : hand) {
    best = std::max(best, worth(tricks.at(static_cast<std::size_t>(game::index_of(card)))));
  }
  return best;
}

/// Adds what is best against these hands; a point counts so much.
inline void add_best(ExchangeValue& value, CardSet hand, const LeadTricks& tricks,
                     std::int64_t point) {
  value.point += most(hand, tricks, [](const auto& w) { return w[3] + w[4] + w[5]; });
  value.vole += most(hand, tricks, [](const auto& w) { return w[5]; });
  value.points += most(hand, tricks, [point](const auto& w) {
    return point * (w[3] + w[4]) + 2 * w[5] - w[1] - w[2] - 2 * w[0];
  });
}

/// All ways one by one: dealers who refuse, and those who do not.
inline ExchangeValue by_brute(const ExchangeQuestion& exchange, CardSet thrown,
                              const HandCondition& refuses) {
  const Card king{game::Rank::King, exchange.turn_up.suit};
  const int left = exchange.unseen().size() - 5;
  std::int64_t common = 1;
  for (int drawn = 0; drawn <= 5; ++drawn) {
    common = std::lcm(common, ways_of(left - thrown.size(), drawn));
  }
  const std::int64_t ways = ways_of(left, thrown.size()) * common;
  ExchangeValue value;
  LeadTricks tricks{};
  Solver solver;
  each_subset(exchange.unseen(), 5, [&](CardSet dealt) {
    if (!refuses(dealt)) {
      return;
    }
    value.total += ways;
    value.kings += ((exchange.hand.has(king) ? 1 : 0) - (dealt.has(king) ? 1 : 0)) * ways;
    for (const CardOutcome& choice : solver.choices({exchange.hand, dealt, king.suit, {}})) {
      tricks.at(static_cast<std::size_t>(game::index_of(choice.card)))
          .at(static_cast<std::size_t>(choice.tricks)) += ways;
    }
  });
  add_best(value, exchange.hand, tricks, 2);
  const Brute every = brute(exchange, thrown, refuses);
  for (const auto& [bits, found] : every.tricks) {
    const auto [all, with_king] = every.totals.at(bits);
    value.total += all;
    value.kings += (CardSet{bits}.has(king) ? all : 0) - with_king;
    add_best(value, CardSet{bits}, found, 1);
  }
  value.kings -= exchange.turn_up == king ? value.total : 0;
  return value;
}

}  // namespace ecarte::analysis
