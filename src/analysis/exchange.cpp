// SPDX-License-Identifier: MIT
#include "analysis/exchange.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <string>

#include "analysis/ending_table.hpp"

namespace ecarte::analysis {
namespace {

std::int64_t choose(int from, int taken) {
  if (taken < 0 || taken > from) {
    return 0;
  }
  std::int64_t ways = 1;
  for (int i = 0; i < taken; ++i) {
    ways = ways * (from - i) / (i + 1);
  }
  return ways;
}

/// The weight of a final hand of the dealer's by how many of its cards he never throws out. Any of
/// those he may have been dealt; the other cards he was dealt are among those of no use that are in
/// neither hand. Each way counts with the chance of drawing just the rest, as a whole number.
using KeeperWeights = std::array<std::int64_t, kHand + 1>;

/// What the ways of drawing 0 to 5 cards out of `stock` have for a common multiple.
std::int64_t common_multiple(int stock) {
  std::int64_t multiple = 1;
  for (int drawn = 0; drawn <= kHand; ++drawn) {
    multiple = std::lcm(multiple, choose(stock, drawn));
  }
  return multiple;
}

/// `useless`: cards not seen by the non-dealer after his exchange that are no keepers; `stock`:
/// what is left of it when he has taken his.
KeeperWeights keeper_weights(int useless, int stock) {
  const std::int64_t multiple = common_multiple(stock);
  KeeperWeights weights{};
  for (int held = 0; held <= kHand; ++held) {
    const int outside = useless - (kHand - held);  // no keepers, and not in the final hand
    for (int dealt = 0; dealt <= held; ++dealt) {
      weights.at(static_cast<std::size_t>(held)) += choose(held, dealt) *
                                                    choose(outside, kHand - dealt) *
                                                    (multiple / choose(stock, kHand - dealt));
    }
  }
  return weights;
}

/// The most points, or hands with so many tricks, of any lead.
template <class Count>
std::int64_t most(const Weighed& weighed, const Count& count) {
  std::int64_t best = count(weighed.tricks.front());
  for (const TrickWeights& weights : weighed.tricks) {
    best = std::max(best, count(weights));
  }
  return best;
}

void add(Value& value, const Weighed& weighed, bool own_king, const Stakes& stakes) {
  value.total += weighed.total;
  value.point += most(weighed, [](const TrickWeights& w) { return w[3] + w[4] + w[5]; });
  value.vole += most(weighed, [](const TrickWeights& w) { return w[5]; });
  value.points += most(weighed, [&](const TrickWeights& w) { return points_of(w, stakes); });
  value.kings += (own_king ? weighed.total : 0) - weighed.dealers_king;
}

/// Calls `use` with every set of `size` cards of `from`.
template <class Use>
void each_set(CardSet from, int size, CardSet taken, const Use& use) {
  if (size == 0) {
    use(taken);
    return;
  }
  while (from.size() >= size) {
    const Card card = from.first();
    from -= card;
    each_set(from, size - 1, taken | card, use);
  }
}

double share(std::int64_t part, std::int64_t total) {
  return static_cast<double>(part) / static_cast<double>(total);
}

}  // namespace

struct ExchangeCounter::Inside {
  EndingTable endings;

  /// `others` may each be in the dealer's hand.
  Weighed weigh(CardSet hand, CardSet others, Suit trump, const KeeperWeights& weights) {
    Weighed weighed;
    endings.weigh(hand, others, trump, weights, weighed);
    return weighed;
  }

  Weighed exchanged(const Exchange& exchange, CardSet hand) {
    const CardSet others = exchange.unseen() - hand;
    const int useless = (others - keepers(others, exchange.turn_up.suit)).size();
    const int stock = others.size() - kHand;
    return weigh(hand, others, exchange.turn_up.suit, keeper_weights(useless, stock));
  }
};

std::string Exchange::fault() const {
  if (hand.size() != kHand) {
    return "a hand has five cards";
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

std::int64_t points_of(const TrickWeights& weights, const Stakes& stakes) {
  return stakes.point * (weights[3] + weights[4]) + 2 * weights[5] - 2 * weights[0] -
         stakes.lost * (weights[1] + weights[2]);
}

std::size_t Weighed::best(const Stakes& stakes) const {
  const auto found = std::ranges::max_element(
      tricks, {}, [&](const TrickWeights& weights) { return points_of(weights, stakes); });
  return static_cast<std::size_t>(found - tricks.begin());
}

double Value::chance_of_point() const {
  return share(point, total);
}
double Value::chance_of_vole() const {
  return share(vole, total);
}
double Value::expected() const {
  return share(points + kings, total);
}

ExchangeCounter::ExchangeCounter() : inside_(std::make_unique<Inside>()) {}
ExchangeCounter::~ExchangeCounter() = default;

namespace {

void require(const Exchange& exchange, CardSet thrown) {
  if (const std::string fault = exchange.fault(); !fault.empty()) {
    throw std::invalid_argument(fault);
  }
  if (!exchange.hand.has_all(thrown)) {
    throw std::invalid_argument("a card thrown out is not in the hand");
  }
  if (!thrown.empty() && exchange.unseen().size() < 2 * kHand + thrown.size()) {
    throw std::invalid_argument("the stock is too small for both to take what they want");
  }
}

/// The king turned up is the dealer's mark whatever follows.
std::int64_t turned_king(const Exchange& exchange, std::int64_t total) {
  return exchange.turn_up.rank == game::Rank::King ? total : 0;
}

bool has_king(CardSet hand, Suit trump) {
  return hand.has({game::Rank::King, trump});
}

}  // namespace

Value ExchangeCounter::stand(const Exchange& exchange) {
  require(exchange, {});
  const Suit trump = exchange.turn_up.suit;
  Value value;
  add(value, weigh_unasked(exchange), has_king(exchange.hand, trump), kStood);
  value.kings -= turned_king(exchange, value.total);
  return value;
}

Value ExchangeCounter::refused(const Exchange& exchange, const Condition& condition) {
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
      const int tricks = inside_->endings.tricks(exchange.hand, other, trump, weighed.cards[i]);
      weighed.tricks[i].at(static_cast<std::size_t>(tricks)) += 1;
    }
  });
  Value value;
  if (weighed.total > 0) {
    add(value, weighed, has_king(exchange.hand, trump), kRefused);
    value.kings -= turned_king(exchange, value.total);
  }
  return value;
}

Value ExchangeCounter::exchanged(const Exchange& exchange, CardSet thrown) {
  require(exchange, thrown);
  if (thrown.empty()) {
    throw std::invalid_argument("no card is thrown out");
  }
  const Suit trump = exchange.turn_up.suit;
  Value value;
  each_set(exchange.unseen(), thrown.size(), exchange.hand - thrown, [&](CardSet hand) {
    add(value, inside_->exchanged(exchange, hand), has_king(hand, trump), kAccepted);
  });
  value.kings -= turned_king(exchange, value.total);
  return value;
}

Weighed ExchangeCounter::weigh(const Exchange& exchange, CardSet hand) {
  require(exchange, exchange.hand - hand);
  return inside_->exchanged(exchange, hand);
}

Weighed ExchangeCounter::weigh_unasked(const Exchange& exchange) {
  require(exchange, {});
  KeeperWeights alike{};
  alike.fill(1);
  return inside_->weigh(exchange.hand, exchange.unseen(), exchange.turn_up.suit, alike);
}

int ExchangeCounter::tricks(CardSet hand, CardSet other, Suit trump, Card lead) {
  return inside_->endings.tricks(hand, other, trump, lead);
}

}  // namespace ecarte::analysis
