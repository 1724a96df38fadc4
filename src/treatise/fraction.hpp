// SPDX-License-Identifier: MIT
//
// Exact fractions for chances and odds.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ecarte::treatise {

/// In lowest terms, the denominator positive. What does not fit 63 bits throws std::overflow_error.
class Fraction {
 public:
  constexpr Fraction() = default;
  Fraction(std::int64_t over, std::int64_t under);

  [[nodiscard]] std::int64_t over() const { return over_; }
  [[nodiscard]] std::int64_t under() const { return under_; }
  [[nodiscard]] double value() const {
    return static_cast<double>(over_) / static_cast<double>(under_);
  }
  /// "2/3"
  [[nodiscard]] std::string text() const;

  friend Fraction operator+(const Fraction& a, const Fraction& b);
  friend Fraction operator-(const Fraction& a, const Fraction& b);
  friend Fraction operator*(const Fraction& a, const Fraction& b);
  friend bool operator==(const Fraction& a, const Fraction& b) = default;
  friend bool operator<(const Fraction& a, const Fraction& b);

 private:
  std::int64_t over_ = 0;
  std::int64_t under_ = 1;
};

/// Reads "2/3" or "2". Throws PatternError.
Fraction read_fraction(std::string_view text);

}  // namespace ecarte::treatise
