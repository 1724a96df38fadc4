// SPDX-License-Identifier: MIT
//
// Five cards against five, the leader's tricks by lead, each pair of hands solved once: found again
// by how the two interleave suit by suit. And the sum of them over all hands the follower may hold,
// without making the hands one by one. Private to the exchange.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "analysis/exchange.hpp"

namespace ecarte::analysis {

class EndingTable {
 public:
  EndingTable();

  /// The leader's tricks if he leads `lead` and both see.
  int tricks(CardSet leader, CardSet follower, Suit trump, Card lead);

  /// Adds every hand of five cards of `others` up, each with the weight that goes with the number
  /// of trumps and kings in it.
  void weigh(CardSet leader, CardSet others, Suit trump,
             const std::array<std::int64_t, kHand + 1>& weights, Weighed& weighed);

 private:
  /// How a suit lies when the follower has some cards of it, and how many hands have it so, without
  /// the king and with him.
  struct Lie {
    std::uint32_t code = 0;
    std::uint32_t example = 0;  ///< the follower's cards, the lowest that lie so
    std::array<std::int64_t, 2> ways{};
  };
  /// By the number of the follower's cards.
  using Lies = std::array<std::vector<Lie>, kHand + 1>;

  static Lies lies_of(std::uint32_t leader, std::uint32_t others);
  const Lies& lies(std::uint32_t leader, std::uint32_t others);
  /// Three bits a card of the leader's, in the order in which `cards_of` has them.
  std::uint32_t find(std::uint64_t key, CardSet leader, CardSet follower, Suit trump);
  void grow();

  std::vector<std::uint64_t> slots_;  ///< key << 16 | tricks; 0 where free
  std::size_t used_ = 0;
  std::vector<std::unique_ptr<Lies>> lies_;  ///< by both sets of ranks
  Solver solver_;
};

}  // namespace ecarte::analysis
