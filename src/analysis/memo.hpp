// SPDX-License-Identifier: MIT
//
// Endings told apart by nothing but how the hands interleave, and what is known of each. Private to
// the solver.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "game/card.hpp"

namespace ecarte::analysis {

/// The same for two endings if and only if they differ in ranks and in the names of plain suits
/// alone. Never 0. Neither hand may have more than five cards, nor both together a suit of nine.
std::uint64_t canonical(game::CardSet leader, game::CardSet follower, game::Suit trump);

/// Small numbers (0 to 14) by canonical ending.
class MemoTable {
 public:
  MemoTable() : slots_(kFirstSize) {}

  /// The number kept for `key`; -1 if none is.
  [[nodiscard]] int find(std::uint64_t key) const {
    const std::uint64_t slot = slots_[place(key)];
    return static_cast<int>(slot & kNumber) - 1;
  }
  /// Keeps `number` for a key that has none.
  void keep(std::uint64_t key, int number);
  [[nodiscard]] std::size_t size() const { return used_; }

 private:
  static constexpr std::size_t kFirstSize = std::size_t{1} << 13;
  static constexpr std::uint64_t kNumber = 15;

  /// Where `key` stands, or the free place where it would.
  [[nodiscard]] std::size_t place(std::uint64_t key) const {
    const std::size_t last = slots_.size() - 1;
    std::size_t at = static_cast<std::size_t>((key * 0x9e3779b97f4a7c15U) >> 32U) & last;
    while (slots_[at] != 0 && slots_[at] >> 4U != key) {
      at = (at + 1) & last;
    }
    return at;
  }
  void grow();

  std::vector<std::uint64_t>
      slots_;  ///< key and number + 1; 0 where free. A power of two, half full
  std::size_t used_ = 0;
};

}  // namespace ecarte::analysis
