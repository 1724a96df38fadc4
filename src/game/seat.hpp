// SPDX-License-Identifier: MIT
//
// The two places at the table. A seat is a player for a whole sitting; who deals changes from deal
// to deal, so dealer and non-dealer are roles, not seats.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace ecarte::game {

/// The players in the order in which the record names them.
enum class Seat : std::uint8_t { First, Second };

inline constexpr std::array kSeats{Seat::First, Seat::Second};

constexpr Seat other(Seat seat) {
  return seat == Seat::First ? Seat::Second : Seat::First;
}
constexpr std::size_t index_of(Seat seat) {
  return static_cast<std::size_t>(seat);
}

/// One value for each player.
template <class T>
struct PerSeat {
  std::array<T, 2> of{};
  constexpr T& operator[](Seat seat) { return of[index_of(seat)]; }
  constexpr const T& operator[](Seat seat) const { return of[index_of(seat)]; }
  friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;
};

}  // namespace ecarte::game
