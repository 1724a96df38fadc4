// SPDX-License-Identifier: MIT
#include "treatise/fraction.hpp"

#include <charconv>
#include <limits>
#include <numeric>
#include <stdexcept>

#include "treatise/pattern.hpp"

namespace ecarte::treatise {

namespace {

__extension__ using Wide = __int128;

Fraction reduced(Wide over, Wide under) {
  Wide a = over < 0 ? -over : over;
  Wide b = under;
  while (b != 0) {
    const Wide rest = a % b;
    a = b;
    b = rest;
  }
  over /= a;
  under /= a;
  constexpr Wide kMost = std::numeric_limits<std::int64_t>::max();
  if (over > kMost || over < -kMost || under > kMost) {
    throw std::overflow_error("a fraction of more than sixty-three bits");
  }
  return {static_cast<std::int64_t>(over), static_cast<std::int64_t>(under)};
}

std::int64_t read_number(std::string_view digits, std::string_view text) {
  std::int64_t value = 0;
  const char* const end = digits.data() + digits.size();
  const auto [rest, error] = std::from_chars(digits.data(), end, value);
  if (error != std::errc{} || rest != end || value < 0 || value > 1'000'000'000) {
    throw PatternError("expected a fraction like 2/3, found '" + std::string{text} + "'");
  }
  return value;
}

}  // namespace

Fraction::Fraction(std::int64_t over, std::int64_t under) {
  const std::int64_t common = std::gcd(over, under);
  over_ = over / common;
  under_ = under / common;
}

std::string Fraction::text() const {
  return std::to_string(over_) + "/" + std::to_string(under_);
}

Fraction operator+(const Fraction& a, const Fraction& b) {
  return reduced(Wide{a.over_} * b.under_ + Wide{b.over_} * a.under_, Wide{a.under_} * b.under_);
}
Fraction operator-(const Fraction& a, const Fraction& b) {
  return a + Fraction{-b.over_, b.under_};
}
Fraction operator*(const Fraction& a, const Fraction& b) {
  return reduced(Wide{a.over_} * b.over_, Wide{a.under_} * b.under_);
}
bool operator<(const Fraction& a, const Fraction& b) {
  return Wide{a.over_} * b.under_ < Wide{b.over_} * a.under_;
}

Fraction read_fraction(std::string_view text) {
  const std::size_t slash = text.find('/');
  const std::int64_t over = read_number(text.substr(0, slash), text);
  const std::int64_t under =
      slash == std::string_view::npos ? 1 : read_number(text.substr(slash + 1), text);
  if (under == 0) {
    throw PatternError("expected a fraction like 2/3, found '" + std::string{text} + "'");
  }
  return {over, under};
}

}  // namespace ecarte::treatise
