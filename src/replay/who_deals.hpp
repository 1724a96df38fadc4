// SPDX-License-Identifier: MIT
//
// Which of the two a player is, as far as the record lets us know it: a set of seats. Whose deal it
// is, is asked of it in three ways: may it be his, must it be his, and who is it if only one may.
#pragma once

#include <array>
#include <optional>

#include "game/seat.hpp"
#include "game/values.hpp"
#include "record/act.hpp"
#include "replay/domains.hpp"

namespace ecarte::replay {

/// One of the players, as far as it is known which.
using Whoever = game::Values<game::Seat>;
inline constexpr Whoever kEither{game::Seat::First, game::Seat::Second};

/// As one who acts: nobody where it is not known who.
constexpr record::Actor actor_of(std::optional<game::Seat> seat) {
  return seat ? record::actor_of(*seat) : record::kNobody;
}

/// The seats that may deal. The other of each may be the non-dealer.
class WhoDeals {
 public:
  /// Either may.
  constexpr WhoDeals() = default;
  constexpr WhoDeals(game::Seat seat)  // NOLINT(google-explicit-constructor): a set of one
      : seats_(seat) {}
  /// Him, if it is known who.
  static constexpr WhoDeals told(std::optional<game::Seat> seat) {
    return seat ? WhoDeals(*seat) : WhoDeals();
  }

  [[nodiscard]] constexpr bool known() const { return seats_.known(); }
  [[nodiscard]] constexpr bool may_be(game::Seat seat) const { return seats_.has(seat); }
  [[nodiscard]] constexpr bool must_be(game::Seat seat) const { return seats_.is(seat); }
  /// The dealer, or the non-dealer, if only one may be.
  [[nodiscard]] constexpr std::optional<game::Seat> dealer() const { return seats_.single(); }
  [[nodiscard]] constexpr std::optional<game::Seat> nondealer() const {
    return known() ? std::optional(game::other(seats_.least())) : std::nullopt;
  }
  /// Those who may be the non-dealer.
  [[nodiscard]] constexpr Whoever nondealers() const {
    return known() ? Whoever(game::other(seats_.least())) : kEither;
  }
  /// Both, the non-dealer first; where it is not known who he is, as the record names them.
  [[nodiscard]] constexpr std::array<game::Seat, 2> nondealer_first() const {
    return must_be(game::Seat::First) ? std::array{game::Seat::Second, game::Seat::First}
                                      : game::kSeats;
  }
  /// What part in the deal a player may have.
  [[nodiscard]] constexpr Some<Role> role(game::Seat seat) const {
    return !known() ? Some<Role>{} : must_be(seat) ? Role::Dealer : Role::NonDealer;
  }
  /// To do this is only for one of that part. Says nothing new where it is known who deals.
  constexpr void narrow(game::Seat seat, Role part) {
    seats_.narrow(known() ? seats_ : Whoever(part == Role::Dealer ? seat : game::other(seat)));
  }
  friend constexpr bool operator==(WhoDeals, WhoDeals) = default;

 private:
  Whoever seats_ = kEither;
};

}  // namespace ecarte::replay
