// SPDX-License-Identifier: MIT
//
// A score as it is told to people: of each player his points, or that they are not known. Which
// pairs are possible together is known to ScoreSet alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

#include "law/score_set.hpp"

namespace ecarte::law {

class Score {
 public:
  constexpr Score() = default;
  constexpr Score(std::nullopt_t) {}                    // NOLINT(google-explicit-constructor)
  constexpr Score(Points points) : points_(points) {}   // NOLINT(google-explicit-constructor)
  constexpr Score(const std::optional<Points>& points)  // NOLINT(google-explicit-constructor)
      : points_(points.value_or(kNone)) {}
  /// What all of a set have in common.
  static constexpr Score common(ScoreSet scores) {
    Score score;
    for (const game::Seat seat : {game::Seat::First, game::Seat::Second}) {
      score.leave(game::index_of(seat), scores.points_of(seat));
    }
    return score;
  }

  /// What is known if the one is true or the other: of each player the points that either leaves
  /// him, and nothing if either leaves him any.
  static constexpr Score either(const Score& a, const Score& b) {
    Score score;
    for (std::size_t seat = 0; seat < kNone.size(); ++seat) {
      const unsigned left =
          a.left_to(seat) == 0 || b.left_to(seat) == 0 ? 0U : a.left_to(seat) | b.left_to(seat);
      score.leave(seat, left);
    }
    return score;
  }

  /// True if the points of both are known.
  [[nodiscard]] constexpr bool has_value() const { return knows(0) && knows(1); }
  constexpr explicit operator bool() const { return has_value(); }
  [[nodiscard]] constexpr bool knows(std::size_t seat) const { return points_[seat] != kUnknown; }
  [[nodiscard]] constexpr bool knows_any() const { return knows(0) || knows(1); }
  /// The points of a player, if they are known.
  [[nodiscard]] constexpr std::optional<std::uint8_t> of(std::size_t seat) const {
    return knows(seat) ? std::optional{points_[seat]} : std::nullopt;
  }
  /// Of a player whose points are not known, those he may have, a bit each; 0 if of that nothing is
  /// known either.
  [[nodiscard]] constexpr std::uint8_t among(std::size_t seat) const {
    return knows(seat) ? std::uint8_t{0} : among_[seat];
  }
  /// The points of both, which must be known.
  constexpr const Points& operator*() const { return points_; }
  constexpr Points& operator*() { return points_; }

  constexpr void reset() { *this = {}; }
  /// The same is known of both.
  friend constexpr bool operator==(const Score& a, const Score& b) {
    return a.points_ == b.points_;
  }

 private:
  static constexpr std::uint8_t kUnknown = std::numeric_limits<std::uint8_t>::max();
  static constexpr Points kNone{kUnknown, kUnknown};

  /// Leaves him the points of which the bits are set.
  constexpr void leave(std::size_t seat, unsigned bits) {
    among_[seat] = static_cast<std::uint8_t>(bits <= 0xffU ? bits : 0U);
    points_[seat] =
        std::has_single_bit(bits) ? static_cast<std::uint8_t>(std::countr_zero(bits)) : kUnknown;
  }
  /// A bit for each number of points he may have; 0 if nothing is known of them.
  [[nodiscard]] constexpr unsigned left_to(std::size_t seat) const {
    return knows(seat) ? 1U << points_[seat] : among_[seat];
  }

  Points points_ = kNone;
  Points among_{};
};

}  // namespace ecarte::law
