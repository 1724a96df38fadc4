// SPDX-License-Identifier: MIT
//
// Room for a number of things within their owner, of which none is set before it is used: to clear
// it all for each deal would cost more than most deals use of it.
#pragma once

#include <array>
#include <cstddef>
#include <new>
#include <type_traits>

namespace ecarte::game {

/// The owner knows which of the `Size` are in use; the others hold no value, and must be assigned
/// before they are read.
template <class T, std::size_t Size>
class FixedRow {
 public:
  T& operator[](std::size_t i) { return data()[i]; }
  const T& operator[](std::size_t i) const { return data()[i]; }
  // The bytes hold an array of T without more ado, as T is an aggregate that needs no making.
  [[nodiscard]] T* data() { return std::launder(reinterpret_cast<T*>(room_.data())); }
  [[nodiscard]] const T* data() const {
    return std::launder(reinterpret_cast<const T*>(room_.data()));
  }
  [[nodiscard]] static constexpr std::size_t size() { return Size; }

 private:
  static_assert(std::is_aggregate_v<T> && std::is_trivially_copyable_v<T> &&
                std::is_trivially_destructible_v<T>);
  alignas(T) std::array<std::byte, Size * sizeof(T)> room_;
};

}  // namespace ecarte::game
