// SPDX-License-Identifier: MIT
//
// A number of cards as the record tells it. Nothing may be written of it, or that there were some
// ("?"), or how many: it is the set of those it may be.
#pragma once

#include <algorithm>

#include "game/values.hpp"

namespace ecarte::replay {

class NumberTold {
 public:
  using Counts = game::Counts;

  /// Nothing is written of it: any number, or none.
  constexpr NumberTold() = default;
  /// So many, from 0 to 31.
  constexpr NumberTold(int number)  // NOLINT(google-explicit-constructor): the set of this one
      : may_(number), told_(true) {}
  /// It is told of, and is one of these.
  constexpr explicit NumberTold(Counts may) : may_(may), told_(true) {}

  /// Is a word of it written, be it that it is not known?
  [[nodiscard]] constexpr bool told() const { return told_; }
  /// Is it told by number?
  [[nodiscard]] constexpr bool known() const { return told_ && may_.known(); }
  [[nodiscard]] constexpr bool is(int number) const { return told_ && may_.is(number); }
  [[nodiscard]] constexpr Counts may() const { return may_; }
  /// The number; `if_not` where it is not known.
  [[nodiscard]] constexpr int or_else(int if_not) const { return known() ? may_.least() : if_not; }
  [[nodiscard]] constexpr NumberTold or_else(NumberTold if_not) const {
    return known() ? *this : if_not;
  }

  /// So many more. What is not known stays so.
  constexpr void add(int number) {
    *this = told_ && !known() ? NumberTold(may_.shifted(number)) : NumberTold(or_else(0) + number);
  }
  /// So many fewer, of those that are known.
  constexpr void take_off(int number) { *this = std::max(0, or_else(0) - number); }

  friend constexpr bool operator==(NumberTold, NumberTold) = default;

 private:
  Counts may_ = Counts::from_bits(~std::uint32_t{0});
  bool told_ = false;
};

}  // namespace ecarte::replay
