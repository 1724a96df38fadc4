// SPDX-License-Identifier: MIT
//
// Small things that both parts of the counsel draw and count with. Private to it.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>
#include <vector>

#include "analysis/proposing.hpp"

namespace ecarte::treatise {

/// Calls `use` with every set of so many cards of `from`.
template <class Use>
void each_set(game::CardSet from, int size, const Use& use, game::CardSet taken = {}) {
  if (size == 0) {
    use(taken);
    return;
  }
  while (from.size() >= size) {
    const game::Card card = from.first();
    from -= card;
    each_set(from, size - 1, use, taken | card);
  }
}

/// Draws cards, alike on every machine.
class Draw {
 public:
  explicit Draw(std::uint32_t seed) : random_(seed) {}

  game::CardSet cards(game::CardSet from, int size) {
    std::uint32_t left = from.bits();
    std::uint32_t drawn = 0;
    auto count = static_cast<std::uint32_t>(from.size());
    for (int i = 0; i < size; ++i) {
      // The bias of a remainder of 32 bits is under one in a hundred million here.
      std::uint32_t rest = left;
      for (auto skip = static_cast<std::uint32_t>(random_()) % count--; skip > 0; --skip) {
        rest &= rest - 1;
      }
      const std::uint32_t one = rest & (~rest + 1U);
      drawn |= one;
      left ^= one;
    }
    return game::CardSet{drawn};
  }
  /// Not below nothing, and below one.
  double share() { return static_cast<double>(random_()) / 4294967296.0; }

 private:
  std::mt19937 random_;
};

/// Hands, each to be drawn as often as its weight says.
class WeightedHands {
 public:
  void add(game::CardSet hand, double weight) {
    hands_.push_back(hand);
    sums_.push_back(total() + weight);
  }
  [[nodiscard]] double total() const { return sums_.empty() ? 0 : sums_.back(); }
  [[nodiscard]] game::CardSet one(Draw& draw) const {
    const auto found = std::ranges::upper_bound(sums_, draw.share() * total());
    return hands_[std::min(static_cast<std::size_t>(found - sums_.begin()), hands_.size() - 1)];
  }

 private:
  std::vector<game::CardSet> hands_;
  std::vector<double> sums_;
};

/// A mean and its standard error.
class Mean {
 public:
  void add(double value) {
    ++count_;
    sum_ += value;
    squares_ += value * value;
  }
  [[nodiscard]] double mean() const { return sum_ / count_; }
  [[nodiscard]] double error() const {
    const double spread = (squares_ - sum_ * sum_ / count_) / std::max(1.0, count_ - 1);
    return std::sqrt(std::max(0.0, spread) / count_);
  }

 private:
  double count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

inline double part_of(const std::array<std::uint8_t, analysis::kHandClasses>& plan,
                      const analysis::HandClass& hand) {
  return static_cast<double>(plan.at(hand.index())) / analysis::kPartsOfPlan;
}

}  // namespace ecarte::treatise
