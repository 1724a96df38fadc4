// SPDX-License-Identifier: MIT
//
// A number of points as the record tells it: of a mark, or what a counter shows. Nothing may be
// written of it, or that there were some ("?"), or how many: it is the range of those it may be.
#pragma once

#include <cstdint>

#include "record/act.hpp"

namespace ecarte::replay {

class PointsTold {
 public:
  /// Nothing is written of it: any number, or none. Of a mark it is what the laws give for that.
  constexpr PointsTold() = default;
  /// So many, or what a record writes where it says nothing of it: `record::kUnstated`.
  constexpr PointsTold(std::uint8_t number)  // NOLINT(google-explicit-constructor)
      : least_(number == record::kUnstated ? std::uint8_t{0} : number), most_(number) {}
  /// It is told that there were some, and not how many.
  static constexpr PointsTold some() {
    PointsTold points;
    points.least_ = 1;
    return points;
  }

  /// Is a word of it written, be it that it is not known?
  [[nodiscard]] constexpr bool told() const { return known() || least_ > 0; }
  /// Is it told by number?
  [[nodiscard]] constexpr bool known() const { return least_ == most_; }
  [[nodiscard]] constexpr bool is(int number) const { return known() && least_ == number; }
  /// Is it told that there were some, and not how many?
  [[nodiscard]] constexpr bool some_only() const { return told() && !known(); }
  /// The number; `if_not` where it is not known.
  [[nodiscard]] constexpr int or_else(int if_not) const { return known() ? least_ : if_not; }
  /// The same as a record writes it: `record::kUnstated` where it is not known.
  [[nodiscard]] constexpr std::uint8_t written() const {
    return known() ? least_ : record::kUnstated;
  }

  friend constexpr bool operator==(PointsTold, PointsTold) = default;

 private:
  std::uint8_t least_ = 0;
  std::uint8_t most_ = record::kUnstated;
};

}  // namespace ecarte::replay
