// SPDX-License-Identifier: MIT
//
// The sittings of a text, as far as it may be cut between them (cuts.hpp): every such place is
// found, however the text comes in blocks. What is before the first `players:` line belongs to the
// first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "notation/cuts.hpp"

namespace ecarte::notation {

/// Takes a text, sitting by sitting.
class SittingTaker {
 public:
  virtual ~SittingTaker() = default;
  /// More of the sitting at hand.
  virtual void bytes(std::string_view bytes) = 0;
  /// It is over; the next begins with the line of that number.
  virtual void next_sitting(std::uint32_t line) = 0;
};

class Sittings {
 public:
  Sittings(std::uint32_t first_line, SittingTaker& taker) : taker_(taker), line_(first_line) {}

  /// Takes the next block, of any size.
  void take(std::string_view block);
  /// There is no more.
  void end();

 private:
  void whole_lines(std::string_view lines);
  void begin_line(std::string_view begun);
  [[nodiscard]] Begins heading_before(std::string_view lines) const;

  SittingTaker& taker_;
  std::uint32_t line_;                ///< the number of the line at hand
  std::string begun_;                 ///< of the line at hand, what was in the blocks before
  bool long_line_ = false;            ///< that was handed on already: nothing is read of it
  Begins heading_ = Begins::Nothing;  ///< the last that was met
  bool tongue_ = false;               ///< a `cards:` line was: no more cuts
};

}  // namespace ecarte::notation
