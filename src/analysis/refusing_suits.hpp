// SPDX-License-Identifier: MIT
//
// The hands a dealer refuses with, told suit by suit. Cards of a suit that go with the same cards
// of the others to a hand he refuses with are of one class; which classes go together is then all
// there is to know, and that is little where he goes by the length and the high cards of the suits.
// Private to the exchange.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "analysis/question.hpp"

namespace ecarte::analysis {

class RefusingSuits {
 public:
  /// Asks `refuses` of every hand of five cards of `unseen`.
  RefusingSuits(CardSet unseen, Suit trump, const HandCondition& refuses);

  /// Cards of no hand he refuses with.
  static constexpr std::uint8_t kNone = 0xff;

  /// Four classes that make hands he refuses with; the suits with trumps first.
  using Classes = std::array<std::uint8_t, game::kSuits>;

  /// The class of these ranks in a suit, which is told by its place, trumps being the first.
  [[nodiscard]] std::uint8_t class_of(std::size_t suit, std::uint32_t ranks) const {
    return class_.at(suit)[ranks];
  }
  [[nodiscard]] std::size_t classes(std::size_t suit) const { return kept_.at(suit).size(); }
  /// How many cards of such a class are never thrown out: all of trumps, else the king. Trumps are
  /// numbered by this, the fewest first.
  [[nodiscard]] int kept(std::size_t suit, std::uint8_t one) const { return kept_.at(suit)[one]; }
  /// Each four once, in order.
  [[nodiscard]] const std::vector<Classes>& together() const { return together_; }

 private:
  void class_suit(std::size_t suit, Suit of, const std::vector<CardSet>& hands);

  std::array<std::array<std::uint8_t, 1U << game::kRanks>, game::kSuits> class_{};
  std::array<std::vector<int>, game::kSuits> kept_;
  std::vector<Classes> together_;
};

}  // namespace ecarte::analysis
