// SPDX-License-Identifier: MIT
//
// The ways to the hand a dealer ends with, as whole numbers, and sets of cards one by one. Private
// to the exchange.
#pragma once

#include <array>
#include <cstdint>

#include "analysis/exchange.hpp"

namespace ecarte::analysis {

/// Of up to thirty-two cards, up to five.
std::int64_t choose(int from, int taken);

/// What a dealer draws from a stock: each way counts with the chance of drawing just those cards,
/// times a multiple common to all numbers of cards, so as a whole number.
class StockWays {
 public:
  explicit StockWays(int stock);

  [[nodiscard]] std::int64_t multiple() const { return multiple_; }
  /// What one set of so many cards counts.
  [[nodiscard]] std::int64_t of_one(int drawn) const {
    return of_one_.at(static_cast<std::size_t>(drawn));
  }

 private:
  std::int64_t multiple_ = 1;
  std::array<std::int64_t, kHand + 1> of_one_{};
};
/// Those of a stock of so many cards, made once.
const StockWays& stock_ways(int stock);

/// The weight of a final hand of the dealer's by how many of its cards he never throws out. Any of
/// those he may have been dealt; the other cards he was dealt are among those of no use that are in
/// neither hand.
using KeeperWeights = std::array<std::int64_t, kHand + 1>;

/// `useless`: cards not seen by the non-dealer after his exchange that are no keepers; `stock`:
/// what is left of it when he has taken his.
KeeperWeights keeper_weights(int useless, const StockWays& stock);

/// Adds to the value what is best against all these hands, for the point, the vole and the points.
void add(ExchangeValue& value, const Weighed& weighed, bool own_king, const TrickPoints& stakes);

/// The dealer's mark for the king turned up, of so much weight: he has it whatever follows.
std::int64_t turned_king(const ExchangeQuestion& exchange, std::int64_t total);
bool has_king(CardSet hand, Suit trump);

/// Throws std::invalid_argument if these cards cannot be exchanged.
void require(const ExchangeQuestion& exchange, CardSet thrown);

/// Calls `use` with every set of `size` cards of `from`, together with `taken`.
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

}  // namespace ecarte::analysis
