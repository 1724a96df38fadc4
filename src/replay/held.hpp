// SPDX-License-Identifier: MIT
//
// What is known of the hands at any act of the dealing under way, for those who look back.
#pragma once

#include "replay/table.hpp"

namespace ecarte::replay {

class Held {
 public:
  Held(const Dealing& dealing, const Playing& playing) : d_(dealing), p_(playing) {}

  /// The cards proved to have been in the hand just before act `at`.
  [[nodiscard]] CardSet held_at(Seat seat, ActIndex at) const;
  /// The cards that may have been in the hand just before act `at`, besides those in `held`.
  [[nodiscard]] CardSet may_hold_at(Seat seat, ActIndex at, CardSet held) const;
  /// The act that first showed the card to be in the hand.
  [[nodiscard]] ActIndex shown(Seat seat, game::Card card) const {
    return p_.shown[seat][game::index_of(card)];
  }

 private:
  const Dealing& d_;
  const Playing& p_;
};

}  // namespace ecarte::replay
