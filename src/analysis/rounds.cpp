// SPDX-License-Identifier: MIT
//
// What is drawn and not counted: further exchanges.
#include <algorithm>
#include <cmath>
#include <random>

#include "analysis/exchange.hpp"

namespace ecarte::analysis {
namespace {

/// Draws cards, alike on every machine.
class Draw {
 public:
  explicit Draw(std::uint32_t seed) : random_(seed) {}

  std::size_t below(std::size_t n) {
    // The bias of a remainder of 32 bits is under one in ten thousand here.
    return random_() % n;
  }
  CardSet cards(CardSet from, int size) {
    std::vector<Card> left;
    for (const Card card : from) {
      left.push_back(card);
    }
    CardSet drawn;
    for (int i = 0; i < size; ++i) {
      const std::size_t at = below(left.size());
      drawn |= left[at];
      left[at] = left.back();
      left.pop_back();
    }
    return drawn;
  }

 private:
  std::mt19937 random_;
};

int points_of_tricks(int tricks, const TrickPoints& stakes) {
  TrickWeights one{};
  one.at(static_cast<std::size_t>(tricks)) = 1;
  return static_cast<int>(points_of(one, stakes));
}

/// A mean and its standard error, from a sum and a sum of squares.
Sampled sampled(double sum, double squares, int count) {
  const double mean = sum / count;
  const double spread = count > 1 ? (squares - sum * mean) / (count - 1) : 0;
  return {mean, std::sqrt(std::max(0.0, spread) / count)};
}

/// One deal, exchange after exchange.
class Rounds {
 public:
  Rounds(ExchangeCounter& counter, const ExchangeQuestion& exchange, Draw& draw)
      : counter_(counter), before_(exchange), own_(exchange.hand), draw_(draw) {
    stock_ = exchange.unseen();
    dealer_ = take(kHand);
  }

  void exchange(CardSet thrown) {
    own_ = (own_ - thrown) | take(thrown.size());
    before_.gone |= thrown;
    before_.hand = own_;
    dealer_exchanges();
  }

  void dealer_exchanges() {
    const CardSet kept = keepers(dealer_, before_.turn_up.suit);
    dealer_ = kept | take(kHand - kept.size());
  }

  /// What he would throw out if he asked again; empty if he does not, or cannot.
  [[nodiscard]] CardSet asks_again() const {
    const Suit trump = before_.turn_up.suit;
    const CardSet thrown = own_ - keepers(own_, trump);
    const Weighed weighed = counter_.weigh(before_, own_);
    std::int64_t point = 0;
    for (const TrickWeights& tricks : weighed.tricks) {
      point = std::max(point, tricks[3] + tricks[4] + tricks[5]);
    }
    const int wanted = thrown.size() + kHand - keepers(dealer_, trump).size();
    return 2 * point < weighed.total && wanted <= stock_.size() ? thrown : CardSet{};
  }

  int points() const {
    const Card king{game::Rank::King, before_.turn_up.suit};
    const Weighed weighed = counter_.weigh(before_, own_);
    const Card lead = weighed.cards.at(weighed.best(kAccepted));
    return points_of_tricks(counter_.tricks(own_, dealer_, king.suit, lead), kAccepted) +
           (own_.has(king) ? 1 : 0) - (dealer_.has(king) ? 1 : 0) -
           (before_.turn_up == king ? 1 : 0);
  }

 private:
  CardSet take(int size) {
    const CardSet taken = draw_.cards(stock_, size);
    stock_ -= taken;
    return taken;
  }

  ExchangeCounter& counter_;
  ExchangeQuestion before_;  ///< as he sees it: his hand, and what he threw out is gone
  CardSet own_;
  CardSet dealer_;
  CardSet stock_;
  Draw& draw_;
};

/// The mean of what deals bring that `play` has carried on to the lead.
template <class Play>
Sampled mean_of(ExchangeCounter& counter, const ExchangeQuestion& exchange, int deals,
                std::uint32_t seed, const Play& play) {
  Draw draw{seed};
  double sum = 0;
  double squares = 0;
  for (int i = 0; i < deals; ++i) {
    Rounds deal{counter, exchange, draw};
    play(deal);
    const double points = deal.points();
    sum += points;
    squares += points * points;
  }
  return sampled(sum, squares, deals);
}

}  // namespace

Sampled in_rounds(ExchangeCounter& counter, const ExchangeQuestion& exchange, CardSet thrown,
                  int rounds, int deals, std::uint32_t seed) {
  return mean_of(counter, exchange, deals, seed, [&](Rounds& deal) {
    deal.exchange(thrown);
    for (int round = 1; round < rounds; ++round) {
      const CardSet more = deal.asks_again();
      if (more.empty()) {
        break;
      }
      deal.exchange(more);
    }
  });
}

Sampled asked_again(ExchangeCounter& counter, const ExchangeQuestion& after, CardSet thrown,
                    int deals, std::uint32_t seed) {
  return mean_of(counter, after, deals, seed, [thrown](Rounds& deal) {
    deal.dealer_exchanges();
    deal.exchange(thrown);
  });
}

}  // namespace ecarte::analysis
