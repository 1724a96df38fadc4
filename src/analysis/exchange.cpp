// SPDX-License-Identifier: MIT
#include "analysis/exchange.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

#include "analysis/ending_table.hpp"
#include "analysis/exchange_ways.hpp"

namespace ecarte::analysis {
namespace {

double share(std::int64_t part, std::int64_t total) {
  return static_cast<double>(part) / static_cast<double>(total);
}

/// Against a dealer who always accepts: the hand after the exchange.
Weighed accepted(EndingTable& endings, const ExchangeQuestion& exchange, CardSet hand,
                 const StockWays& stock) {
  const Suit trump = exchange.turn_up.suit;
  const CardSet others = exchange.unseen() - hand;
  const int useless = (others - keepers(others, trump)).size();
  Weighed weighed;
  endings.weigh(hand, others, trump, WeightsByKeepers{keeper_weights(useless, stock)}, weighed);
  return weighed;
}

/// What is left for the dealer when the non-dealer has taken so many cards.
const StockWays& stock_after(const ExchangeQuestion& exchange, int taken) {
  return stock_ways(exchange.unseen().size() - taken - kHand);
}

/// What five cards or fewer are known by against all that is not seen: only how they follow each
/// other in a suit matters, whether the king is the highest of them, and which suit is trumps.
std::uint64_t likeness(CardSet own, CardSet others, Card turn_up) {
  constexpr unsigned kBits = game::kRanks + 2;
  std::array<std::uint64_t, game::kSuits> suits{};
  std::ranges::transform(trumps_first(turn_up.suit), suits.begin(), [&](Suit suit) {
    const std::uint32_t ranks = ranks_in(own, suit);
    const std::uint32_t unseen = ranks_in(others, suit);
    return code_of(ranks, unseen) << 1U | (((ranks | unseen) & kKingBit) != 0 ? 1U : 0U);
  });
  std::sort(suits.begin() + 1, suits.end());
  std::uint64_t all = turn_up.rank == game::Rank::King ? 1 : 0;
  for (const std::uint64_t suit : suits) {
    all = all << kBits | suit;
  }
  return all;
}

}  // namespace

std::string ExchangeQuestion::fault() const {
  if (hand.size() != kHand) {
    return "a hand has five cards, and " + std::to_string(hand.size()) +
           (hand.size() == 1 ? " is" : " are") + " written";
  }
  if (hand.has(turn_up)) {
    return game::name(turn_up) + " is turned, and cannot be in the hand";
  }
  if (const CardSet both = gone & (hand | turn_up); !both.empty()) {
    return game::name(both.first()) + " is gone, and cannot be in the hand or turned";
  }
  if (unseen().size() < kHand) {
    return "too few cards are left for the adversary's hand";
  }
  return {};
}

CardSet keepers(CardSet hand, Suit trump) {
  return hand & (CardSet::of(trump) | CardSet::of(game::Rank::King));
}

std::int64_t points_of(const TrickWeights& weights, const TrickPoints& stakes) {
  return stakes.point * (weights[3] + weights[4]) + 2 * weights[5] - 2 * weights[0] -
         stakes.lost * (weights[1] + weights[2]);
}

std::size_t Weighed::best(const TrickPoints& stakes) const {
  const auto found = std::ranges::max_element(
      tricks, {}, [&](const TrickWeights& weights) { return points_of(weights, stakes); });
  return static_cast<std::size_t>(found - tricks.begin());
}

ExchangeValue& ExchangeValue::operator+=(const ExchangeValue& other) {
  total += other.total;
  point += other.point;
  vole += other.vole;
  points += other.points;
  kings += other.kings;
  return *this;
}

double ExchangeValue::chance_of_point() const {
  return share(point, total);
}
double ExchangeValue::chance_of_vole() const {
  return share(vole, total);
}
double ExchangeValue::expected() const {
  return share(points + kings, total);
}

ExchangeCounter::ExchangeCounter() : endings_(std::make_unique<EndingTable>()) {}
ExchangeCounter::~ExchangeCounter() = default;

ExchangeValue ExchangeCounter::stand(const ExchangeQuestion& exchange) {
  require(exchange, {});
  const Suit trump = exchange.turn_up.suit;
  ExchangeValue value;
  add(value, weigh_unasked(exchange), has_king(exchange.hand, trump), kStood);
  value.kings -= turned_king(exchange, value.total);
  return value;
}

ExchangeValue ExchangeCounter::refused(const ExchangeQuestion& exchange,
                                       const HandCondition& condition) {
  require(exchange, {});
  const Suit trump = exchange.turn_up.suit;
  Weighed weighed;
  for (const Card card : exchange.hand) {
    weighed.cards.push_back(card);
  }
  weighed.tricks.resize(weighed.cards.size());
  each_set(exchange.unseen(), kHand, {}, [&](CardSet other) {
    if (condition && !condition(other)) {
      return;
    }
    weighed.total += 1;
    weighed.dealers_king += has_king(other, trump) ? 1 : 0;
    for (std::size_t i = 0; i < weighed.cards.size(); ++i) {
      const int tricks = endings_->tricks(exchange.hand, other, trump, weighed.cards[i]);
      weighed.tricks[i].at(static_cast<std::size_t>(tricks)) += 1;
    }
  });
  ExchangeValue value;
  if (weighed.total > 0) {
    add(value, weighed, has_king(exchange.hand, trump), kRefused);
    value.kings -= turned_king(exchange, value.total);
  }
  return value;
}

ExchangeValue ExchangeCounter::exchanged(const ExchangeQuestion& exchange, CardSet thrown) {
  require(exchange, thrown);
  if (thrown.empty()) {
    throw std::invalid_argument("no card is thrown out");
  }
  const CardSet kept = exchange.hand - thrown;
  const CardSet unseen = exchange.unseen();
  const auto [known, fresh] = exchanged_.try_emplace(likeness(kept, unseen, exchange.turn_up));
  if (!fresh) {
    return known->second;
  }
  const StockWays& stock = stock_after(exchange, thrown.size());
  std::unordered_map<std::uint64_t, ExchangeValue>
      alike;  // hands that differ in the names of suits
  ExchangeValue& value = known->second;
  each_set(unseen, thrown.size(), kept, [&](CardSet hand) {
    const auto [of_hand, unknown] =
        alike.try_emplace(likeness(hand, unseen - hand, exchange.turn_up));
    if (unknown) {
      add(of_hand->second, accepted(*endings_, exchange, hand, stock),
          has_king(hand, exchange.turn_up.suit), kAccepted);
    }
    value += of_hand->second;
  });
  value.kings -= turned_king(exchange, value.total);
  return value;
}

Weighed ExchangeCounter::weigh(const ExchangeQuestion& exchange, CardSet hand) {
  require(exchange, exchange.hand - hand);
  return accepted(*endings_, exchange, hand, stock_after(exchange, (hand - exchange.hand).size()));
}

Weighed ExchangeCounter::weigh_unasked(const ExchangeQuestion& exchange) {
  require(exchange, {});
  KeeperWeights alike{};
  alike.fill(1);
  Weighed weighed;
  endings_->weigh(exchange.hand, exchange.unseen(), exchange.turn_up.suit, WeightsByKeepers{alike},
                  weighed);
  return weighed;
}

int ExchangeCounter::tricks(CardSet hand, CardSet other, Suit trump, Card lead) {
  return endings_->tricks(hand, other, trump, lead);
}

}  // namespace ecarte::analysis
