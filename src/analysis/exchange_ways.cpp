// SPDX-License-Identifier: MIT
#include "analysis/exchange_ways.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

namespace ecarte::analysis {
namespace {

using Choose = std::array<std::array<std::int64_t, kHand + 1>, game::kCards + 1>;

constexpr Choose pascal() {
  Choose ways{};
  for (std::size_t from = 0; from < ways.size(); ++from) {
    ways[from][0] = 1;
    for (std::size_t taken = 1; from > 0 && taken <= kHand; ++taken) {
      ways[from][taken] = ways[from - 1][taken - 1] + ways[from - 1][taken];
    }
  }
  return ways;
}
constexpr Choose kChoose = pascal();

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
  return from < 0 || taken < 0
             ? 0
             : kChoose.at(static_cast<std::size_t>(from)).at(static_cast<std::size_t>(taken));
}

StockWays::StockWays(int stock) {
  const int most = std::min(stock, kHand);
  for (int drawn = 0; drawn <= most; ++drawn) {
    multiple_ = std::lcm(multiple_, choose(stock, drawn));
  }
  for (int drawn = 0; drawn <= most; ++drawn) {
    of_one_.at(static_cast<std::size_t>(drawn)) = multiple_ / choose(stock, drawn);
  }
}

const StockWays& stock_ways(int stock) {
  static const std::vector<StockWays> kAll = [] {
    std::vector<StockWays> all;
    for (int size = 0; size <= game::kCards; ++size) {
      all.emplace_back(size);
    }
    return all;
  }();
  return kAll.at(static_cast<std::size_t>(stock));
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

void add(ExchangeValue& value, const Weighed& weighed, bool own_king, const TrickPoints& stakes) {
  value.total += weighed.total;
  value.point += most(weighed, [](const TrickWeights& w) { return w[3] + w[4] + w[5]; });
  value.vole += most(weighed, [](const TrickWeights& w) { return w[5]; });
  value.points += most(weighed, [&](const TrickWeights& w) { return points_of(w, stakes); });
  value.kings += (own_king ? weighed.total : 0) - weighed.dealers_king;
}

std::int64_t turned_king(const ExchangeQuestion& exchange, std::int64_t total) {
  return exchange.turn_up.rank == game::Rank::King ? total : 0;
}

bool has_king(CardSet hand, Suit trump) {
  return hand.has({game::Rank::King, trump});
}

void require(const ExchangeQuestion& exchange, CardSet thrown) {
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
