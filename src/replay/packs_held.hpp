// SPDX-License-Identifier: MIT
//
// Which of the two packs each possesses, as far as the record lets us know it: a set of packs. The
// other of each has the other.
#pragma once

#include <cstdint>

#include "game/seat.hpp"
#include "game/values.hpp"
#include "replay/domains.hpp"

namespace ecarte::replay {

/// A pack by its number, 0 PackA, 1 PackB, as far as it is known which.
using SomePack = game::Values<std::uint8_t>;
inline constexpr SomePack kEitherPack = SomePack::all(2);

/// The other of the two.
constexpr SomePack other_pack(SomePack pack) {
  return pack.known() ? kEitherPack - pack : pack;
}

class PacksHeld {
 public:
  /// The first has PackA.
  constexpr PacksHeld() = default;

  [[nodiscard]] constexpr SomePack of(game::Seat seat) const { return seen_from(seat, of_first_); }
  /// The same if in what is not told no packs were changed.
  [[nodiscard]] constexpr SomePack supposed_of(game::Seat seat) const {
    return seen_from(seat, supposed_);
  }
  [[nodiscard]] constexpr PackOwner supposed_owner(game::Seat dealer, SomePack pack) const {
    return pack == supposed_of(dealer) ? PackOwner::Own : PackOwner::Other;
  }
  /// A pack that he deals with: is it his?
  [[nodiscard]] constexpr Some<PackOwner> owner(game::Seat dealer, SomePack pack) const {
    const SomePack his = of(dealer);
    return !his.known() || !pack.known() ? Some<PackOwner>{}
           : his == pack                 ? Some(PackOwner::Own)
                                         : Some(PackOwner::Other);
  }

  /// He has it now. Where it is not known which it is, they may have been changed.
  constexpr void is(game::Seat seat, SomePack pack) {
    of_first_ = seen_from(seat, pack);
    supposed_ = pack.known() ? of_first_ : supposed_;
  }
  /// They may have been changed, or chosen anew.
  constexpr void forget() { of_first_ = kEitherPack; }

  friend bool operator==(const PacksHeld&, const PacksHeld&) = default;

 private:
  static constexpr SomePack seen_from(game::Seat seat, SomePack pack) {
    return seat == game::Seat::First ? pack : other_pack(pack);
  }

  SomePack of_first_{std::uint8_t{0}};
  SomePack supposed_{std::uint8_t{0}};
};

}  // namespace ecarte::replay
