// SPDX-License-Identifier: MIT
//
// A small set of the values that a quantity may have, as bits of one word: what is not known is the
// set of what is possible, what is known has one member, and a contradiction has none.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <type_traits>

#include "game/bits.hpp"

namespace ecarte::game {

/// Values of `T`, an enumerator or a small integer from 0 up to the bits of `Word` less one. To
/// know more is to have fewer members: `narrow` never adds one.
template <class T, class Word = std::uint8_t>
class Values {
 public:
  static constexpr int kMost = std::numeric_limits<Word>::digits;

  /// Nothing is possible: the empty set.
  constexpr Values() = default;
  /// It is `value`.
  constexpr Values(T value) : bits_(bit(value)) {}  // NOLINT(google-explicit-constructor)
  /// It is one of these.
  constexpr Values(std::initializer_list<T> list) {
    for (const T value : list) {
      bits_ = static_cast<Word>(bits_ | bit(value));
    }
  }

  static constexpr Values from_bits(Word bits) {
    Values set;
    set.bits_ = bits;
    return set;
  }
  /// The values from `least` to `most`, both included; none if `most` is less.
  static constexpr Values range(T least, T most) {
    Values set;
    const int first = static_cast<int>(least) > 0 ? static_cast<int>(least) : 0;
    for (int i = first; i <= static_cast<int>(most) && i < kMost; ++i) {
      set.bits_ = static_cast<Word>(set.bits_ | bit(static_cast<T>(i)));
    }
    return set;
  }
  /// The first `size` values: a whole domain, of which nothing is known.
  static constexpr Values all(int size) {
    return size <= 0 ? Values{} : range(T{}, static_cast<T>(size - 1));
  }

  [[nodiscard]] constexpr Word bits() const { return bits_; }
  /// True if no value is left: what was said cannot all be true.
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return bits_in(Widened{bits_}); }
  [[nodiscard]] constexpr bool known() const { return one_bit(bits_); }
  /// May it be `value`?
  [[nodiscard]] constexpr bool has(T value) const { return (bits_ & bit(value)) != 0; }
  /// Must it be `value`? Never true of the empty set.
  [[nodiscard]] constexpr bool is(T value) const { return bits_ == bit(value); }
  /// Is every member among `others`?
  [[nodiscard]] constexpr bool within(Values others) const {
    return (bits_ & static_cast<Word>(~others.bits_)) == 0;
  }
  /// The only member; nothing if there are several or none.
  [[nodiscard]] constexpr std::optional<T> single() const {
    return known() ? std::optional<T>(least()) : std::nullopt;
  }
  /// The least and the greatest member. The set must not be empty.
  [[nodiscard]] constexpr T least() const { return static_cast<T>(std::countr_zero(bits_)); }
  [[nodiscard]] constexpr T most() const {
    return static_cast<T>(static_cast<int>(std::bit_width(bits_)) - 1);
  }

  /// Keeps what is also among `others`. True if that took something away.
  constexpr bool narrow(Values others) {
    const Word before = bits_;
    bits_ = static_cast<Word>(bits_ & others.bits_);
    return bits_ != before;
  }
  /// Every member, `by` more; what leaves the word is dropped.
  [[nodiscard]] constexpr Values shifted(int by) const {
    return from_bits(by >= 0 ? static_cast<Word>(bits_ << by) : static_cast<Word>(bits_ >> -by));
  }

  class Iterator {
   public:
    constexpr explicit Iterator(Word left) : left_(left) {}
    constexpr T operator*() const { return static_cast<T>(std::countr_zero(left_)); }
    constexpr Iterator& operator++() {
      left_ = static_cast<Word>(left_ & static_cast<Word>(left_ - 1));
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    Word left_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator{bits_}; }
  [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }

  friend constexpr Values operator|(Values a, Values b) {
    return from_bits(static_cast<Word>(a.bits_ | b.bits_));
  }
  friend constexpr Values operator&(Values a, Values b) {
    return from_bits(static_cast<Word>(a.bits_ & b.bits_));
  }
  friend constexpr Values operator-(Values a, Values b) {
    return from_bits(static_cast<Word>(a.bits_ & static_cast<Word>(~b.bits_)));
  }
  constexpr Values& operator|=(Values other) { return *this = *this | other; }
  friend constexpr bool operator==(Values, Values) = default;

 private:
  using Widened = std::conditional_t<(kMost > 32), std::uint64_t, std::uint32_t>;

  static constexpr Word bit(T value) {
    return static_cast<Word>(Word{1} << static_cast<unsigned>(value));
  }

  Word bits_ = 0;
};

/// Every sum of a member of each.
template <class T, class Word>
constexpr Values<T, Word> plus(Values<T, Word> a, Values<T, Word> b) {
  Values<T, Word> sums;
  for (const T one : b) {
    sums |= a.shifted(static_cast<int>(one));
  }
  return sums;
}

/// Every difference of a member of `a` and one of `b` that is not below 0.
template <class T, class Word>
constexpr Values<T, Word> minus(Values<T, Word> a, Values<T, Word> b) {
  Values<T, Word> differences;
  for (const T one : b) {
    differences |= a.shifted(-static_cast<int>(one));
  }
  return differences;
}

/// Yes, no, or either.
using Perhaps = Values<bool>;
/// A number of cards or tricks, from 0 to 31.
using Counts = Values<int, std::uint32_t>;

}  // namespace ecarte::game
