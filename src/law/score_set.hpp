// SPDX-License-Identifier: MIT
//
// How a game may stand: a set of pairs, the points of the first player with those of the second.
// The two are kept together, since what a record tells of one player's score often turns on the
// other's. A score that is known is a set of one pair; one of which nothing is known, every pair
// below the game; one that cannot be, the empty set.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "game/bits.hpp"
#include "game/seat.hpp"

namespace ecarte::law {

/// The points of both players, by seat.
using Points = std::array<std::uint8_t, 2>;

class ScoreSet {
 public:
  /// No score is kept above this: whoever has more is taken to have as much.
  static constexpr int kMost = 7;

  /// The empty set.
  constexpr ScoreSet() = default;

  /// One score. Points beyond the bounds are brought within them.
  static constexpr ScoreSet of(int first, int second) {
    return ScoreSet{std::uint64_t{1} << place(first, second)};
  }
  /// Every score in which neither player has more than `most`.
  static constexpr ScoreSet up_to(int most) { return rectangle(0, most, 0, most); }
  /// Every score in which `seat` has `points`, and the other no more than `most`.
  static constexpr ScoreSet with(game::Seat seat, int points, int most) {
    return seat == game::Seat::First ? rectangle(points, points, 0, most)
                                     : rectangle(0, most, points, points);
  }

  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  /// Is it one score?
  [[nodiscard]] constexpr bool is_known() const { return game::one_bit(bits_); }
  [[nodiscard]] constexpr int size() const { return game::bits_in(bits_); }
  [[nodiscard]] constexpr bool contains(int first, int second) const {
    return within(first) && within(second) && (bits_ >> place(first, second) & 1U) != 0;
  }

  /// The set, as nothing but bits to compare.
  [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }

  /// The score, if it is known.
  [[nodiscard]] constexpr std::optional<Points> known() const {
    return game::one_bit(bits_) ? std::optional{first()} : std::nullopt;
  }
  /// The points a player may have, a bit each.
  [[nodiscard]] constexpr std::uint8_t points_of(game::Seat seat) const {
    unsigned points = 0;
    for (ScoreSet rest = *this; !rest.empty(); rest.drop_first()) {
      points |= 1U << rest.first()[game::index_of(seat)];
    }
    return static_cast<std::uint8_t>(points);
  }

  /// Every score of the set, when a player has marked so many points more, or taken them down.
  [[nodiscard]] constexpr ScoreSet moved(game::Seat seat, int points) const {
    ScoreSet result;
    for (ScoreSet rest = *this; !rest.empty(); rest.drop_first()) {
      Points score = rest.first();
      std::uint8_t& his = score[game::index_of(seat)];
      his = static_cast<std::uint8_t>(bounded(his + points, kMost));
      result |= of(score[0], score[1]);
    }
    return result;
  }
  /// Every score of the set, with what lies beyond the game left off.
  [[nodiscard]] constexpr ScoreSet clipped(int game) const {
    ScoreSet result;
    for (ScoreSet rest = *this; !rest.empty(); rest.drop_first()) {
      const Points score = rest.first();
      result |= of(bounded(score[0], game), bounded(score[1], game));
    }
    return result;
  }

  /// The first score of the set, which must not be empty; and the set without it.
  [[nodiscard]] constexpr Points first() const {
    const int lowest = std::countr_zero(bits_);
    return {static_cast<std::uint8_t>(lowest >> kShift), static_cast<std::uint8_t>(lowest & kMost)};
  }
  constexpr void drop_first() { bits_ &= bits_ - 1; }

  constexpr ScoreSet& operator|=(ScoreSet other) {
    bits_ |= other.bits_;
    return *this;
  }
  constexpr ScoreSet& operator&=(ScoreSet other) {
    bits_ &= other.bits_;
    return *this;
  }
  friend constexpr ScoreSet operator|(ScoreSet a, ScoreSet b) { return a |= b; }
  friend constexpr ScoreSet operator&(ScoreSet a, ScoreSet b) { return a &= b; }
  friend constexpr bool operator==(ScoreSet, ScoreSet) = default;

 private:
  static constexpr int kShift = 3;

  explicit constexpr ScoreSet(std::uint64_t bits) : bits_(bits) {}

  static constexpr bool within(int points) { return points >= 0 && points <= kMost; }
  static constexpr int bounded(int points, int most) { return std::clamp(points, 0, most); }
  static constexpr int place(int first, int second) {
    return bounded(first, kMost) << kShift | bounded(second, kMost);
  }
  static constexpr ScoreSet rectangle(int first_low, int first_high, int second_low,
                                      int second_high) {
    ScoreSet result;
    const std::uint64_t row = (std::uint64_t{2} << bounded(second_high, kMost)) -
                              (std::uint64_t{1} << bounded(second_low, kMost));
    for (int first = bounded(first_low, kMost); first <= bounded(first_high, kMost); ++first) {
      result.bits_ |= row << place(first, 0);
    }
    return result;
  }

  std::uint64_t bits_ = 0;
};

/// Does a player have so many points in every score of the set; in one of them at least?
constexpr bool must_have(ScoreSet scores, game::Seat seat, int points) {
  return !scores.empty() && (scores.points_of(seat) & ((1U << points) - 1U)) == 0;
}
constexpr bool may_have(ScoreSet scores, game::Seat seat, int points) {
  return (scores.points_of(seat) >> points) != 0;
}

}  // namespace ecarte::law
