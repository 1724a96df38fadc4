// SPDX-License-Identifier: MIT
#include "analysis/exchange_ways.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <string>

namespace ecarte::analysis {
namespace {

/// The most points, or hands with so many tricks, of any lead.
template <class Count>
std::int64_t most(const Weighed& weighed, const Count& count) {
  std::int64_t best = count(weighed.tricks.front());
  for (const TrickWeights& weights : weighed.tricks) {
    best = std::max(best, count(weights));
  }
  return best;
}

}  // namespace

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

StockWays::StockWays(int stock) : stock_(stock) {
  for (int drawn = 0; drawn <= kHand; ++drawn) {
    multiple_ = std::lcm(multiple_, choose(stock, drawn));
  }
}

std::int64_t StockWays::of_one(int drawn) const {
  return multiple_ / choose(stock_, drawn);
}

KeeperWeights keeper_weights(int useless, const StockWays& stock) {
  KeeperWeights weights{};
  for (int held = 0; held <= kHand; ++held) {
    const int outside = useless - (kHand - held);  // no keepers, and not in the final hand
    for (int dealt = 0; dealt <= held; ++dealt) {
      weights.at(static_cast<std::size_t>(held)) +=
          choose(held, dealt) * choose(outside, kHand - dealt) * stock.of_one(kHand - dealt);
    }
  }
  return weights;
}

void add(Value& value, const Weighed& weighed, bool own_king, const Stakes& stakes) {
  value.total += weighed.total;
  value.point += most(weighed, [](const TrickWeights& w) { return w[3] + w[4] + w[5]; });
  value.vole += most(weighed, [](const TrickWeights& w) { return w[5]; });
  value.points += most(weighed, [&](const TrickWeights& w) { return points_of(w, stakes); });
  value.kings += (own_king ? weighed.total : 0) - weighed.dealers_king;
}

std::int64_t turned_king(const Exchange& exchange, std::int64_t total) {
  return exchange.turn_up.rank == game::Rank::King ? total : 0;
}

bool has_king(CardSet hand, Suit trump) {
  return hand.has({game::Rank::King, trump});
}

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

}  // namespace ecarte::analysis
