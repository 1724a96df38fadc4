// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "record/act.hpp"

namespace ecarte::record {

/// A set of kinds of act, a bit each.
class ActKinds {
 public:
  constexpr ActKinds() = default;
  constexpr ActKinds(std::initializer_list<ActKind> list) {
    for (const ActKind kind : list) {
      add(kind);
    }
  }

  /// Goes by both words, so that neither need be in memory while many are added.
  constexpr void add(ActKind kind) {
    const auto bit = static_cast<std::size_t>(kind);
    const std::uint64_t one = std::uint64_t{1} << (bit % 64);
    bits_[0] |= bit < 64 ? one : 0;
    bits_[1] |= bit < 64 ? 0 : one;
  }
  [[nodiscard]] constexpr bool has(ActKind kind) const {
    const auto bit = static_cast<std::size_t>(kind);
    return (bits_[bit / 64] >> (bit % 64) & 1U) != 0;
  }
  /// Is one of `others` among them?
  [[nodiscard]] constexpr bool any_of(const ActKinds& others) const {
    return (bits_[0] & others.bits_[0]) != 0 || (bits_[1] & others.bits_[1]) != 0;
  }
  friend constexpr bool operator==(const ActKinds&, const ActKinds&) = default;

 private:
  std::array<std::uint64_t, 2> bits_{};
  static_assert(kActKinds <= 128);
};

}  // namespace ecarte::record
