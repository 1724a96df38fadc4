// SPDX-License-Identifier: MIT
//
// A dealer who accepts with some hands only.
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

/// The hands that refuse.
std::vector<CardSet> refusing(const Exchange& exchange, const Condition& refuses) {
  std::vector<CardSet> hands;
  const auto extend = [&](const auto& self, CardSet left, int wanted, CardSet hand) -> void {
    if (wanted == 0) {
      if (refuses(hand)) {
        hands.push_back(hand);
      }
      return;
    }
    while (left.size() >= wanted) {
      const Card card = left.first();
      left -= card;
      self(self, left, wanted - 1, hand | card);
    }
  };
  extend(extend, exchange.unseen(), kHand, {});
  return hands;
}

int points_of_tricks(int tricks, const Stakes& stakes) {
  TrickWeights one{};
  one.at(static_cast<std::size_t>(tricks)) = 1;
  return static_cast<int>(points_of(one, stakes));
}

}  // namespace

Sampled answered(ExchangeCounter& counter, const Exchange& exchange, CardSet thrown,
                 const Condition& refuses, int deals, std::uint32_t seed) {
  const Suit trump = exchange.turn_up.suit;
  const Card king{game::Rank::King, trump};
  const int turned = exchange.turn_up == king ? 1 : 0;
  const double accepted = counter.exchanged(exchange, thrown).expected();
  const std::vector<CardSet> hands = refusing(exchange, refuses);
  if (hands.empty()) {
    return {accepted, 0};
  }
  const Value refusal = counter.refused(exchange, refuses);
  const double share =
      static_cast<double>(hands.size()) / static_cast<double>(counter.stand(exchange).total);
  Draw draw{seed};
  double sum = 0;
  double squares = 0;
  for (int i = 0; i < deals; ++i) {
    const CardSet dealt = hands[draw.below(hands.size())];
    const CardSet taken = draw.cards(exchange.unseen() - dealt, thrown.size());
    const CardSet hand = (exchange.hand - thrown) | taken;
    const CardSet kept = keepers(dealt, trump);
    const CardSet other = kept | draw.cards(exchange.unseen() - dealt - taken, kHand - kept.size());
    const Weighed weighed = counter.weigh(exchange, hand);
    const Card lead = weighed.cards.at(weighed.best(kAccepted));
    const double points = points_of_tricks(counter.tricks(hand, other, trump, lead), kAccepted) +
                          (hand.has(king) ? 1 : 0) - (other.has(king) ? 1 : 0) - turned;
    sum += points;
    squares += points * points;
  }
  const double mean = sum / deals;
  const double spread = deals > 1 ? (squares - sum * mean) / (deals - 1) : 0;
  return {share * refusal.expected() + accepted - share * mean,
          share * std::sqrt(std::max(0.0, spread) / deals)};
}

}  // namespace ecarte::analysis
