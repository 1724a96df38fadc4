// SPDX-License-Identifier: MIT
//
// The weights of a dealer's final hands where he refuses with some of the hands he may be dealt and
// exchanges with the others: of all the ways to a final hand those are left out that begin with a
// hand he refuses with. These are counted suit by suit: of a suit the final hand has some cards,
// the hand as dealt had others, of which trumps and the king are in the final hand and the rest in
// neither; so many pairs of them there are for each lie of the suit and each class of cards as
// dealt. The classes that make hands he refuses with say which pairs of the four suits go together.
// Private to the exchange.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "analysis/ending_table.hpp"
#include "analysis/exchange_ways.hpp"
#include "analysis/refusing_suits.hpp"

namespace ecarte::analysis {

/// Made for a non-dealer's hand before his exchange. Told what he then holds in the plain suits one
/// after the other, the third first: what was counted of the suits told before stands.
class AcceptedWeights {
 public:
  /// `unseen`: ranks that are in neither hand before the exchange, by suits, trumps first.
  AcceptedWeights(EndingTable& endings, const RefusingSuits& refusing,
                  const std::array<std::uint32_t, game::kSuits>& unseen);

  /// What the dealer draws from. Then the non-dealer's ranks in the third plain suit, the second
  /// and the first, and in trumps, with the weights that the hands would have if all accepted. Any
  /// of them may be told anew, and then those after it.
  void draw_from(const StockWays& stock);
  void third_suit(std::uint32_t own);
  void second_suit(std::uint32_t own);
  void first_suit(std::uint32_t own);
  void trump_suit(std::uint32_t own, const KeeperWeights& of_all);

  // For `EndingTable::weigh`.
  void first_two(const Lie& a, const Lie& b, std::size_t trumps) {
    of_all_.first_two(a, b, trumps);
  }
  void third(const Lie& last, const std::array<std::size_t, 3>& numbers);
  [[nodiscard]] std::array<std::int64_t, 2> with_trumps(const Lie& lie, std::size_t number) const;

 private:
  /// Of one lie: classes of the cards as dealt, and how many pairs there are of each.
  using Pairs = std::vector<std::pair<std::uint8_t, std::int64_t>>;
  /// A suit in which the non-dealer has certain ranks, by the number of the lie.
  struct Held {
    const Lies* lies = nullptr;
    /// Of trumps, without the king and with him in the final hand; of a plain suit all are first.
    std::vector<std::array<Pairs, 2>> pairs;
  };
  const Held& held(std::size_t suit, std::uint32_t own);
  [[nodiscard]] Held count_pairs(std::size_t suit, std::uint32_t own) const;

  /// Classes of the first suits, one more suit than those of number `before`, of class `last`.
  struct Joined {
    std::size_t before = 0;
    std::size_t last = 0;
  };
  void join();
  /// How many of these have no more trumps than that.
  using ByTrumps = std::array<std::size_t, kHand + 1>;

  EndingTable& endings_;
  const RefusingSuits& refusing_;
  std::array<std::uint32_t, game::kSuits> unseen_;
  std::array<std::vector<Held>, game::kSuits> held_;  ///< by the non-dealer's ranks

  std::vector<Joined> twos_;    ///< trumps and the first suit
  std::vector<Joined> threes_;  ///< and the second
  std::vector<Joined> fours_;   ///< and the third
  std::vector<int> kept_;       ///< cards of each four that are never thrown out
  ByTrumps twos_with_{};
  ByTrumps threes_with_{};

  std::vector<std::int64_t> of_four_;  ///< what a draw counts after each four
  const Held* trumps_ = nullptr;
  const Held* first_ = nullptr;
  const Held* second_ = nullptr;
  const Held* third_ = nullptr;
  // What goes with the classes of the suits not told yet, by the lies of those that were told.
  std::vector<std::int64_t> with_three_;
  std::vector<std::int64_t> with_two_;
  std::vector<std::int64_t> with_trumps_;
  const std::int64_t* now_ = nullptr;  ///< of these last, those of the lies of the plain suits
  WeightsByKeepers of_all_{{}};
};

}  // namespace ecarte::analysis
