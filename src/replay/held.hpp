// SPDX-License-Identifier: MIT
//
// What is known of the hands at any act of the dealing under way, for those who look back.
#pragma once

#include "replay/cards.hpp"

namespace ecarte::replay {

class Held {
 public:
  explicit Held(const Cards& cards) : cards_(cards) {}

  /// The cards proved to have been in the hand just before act `at`.
  [[nodiscard]] CardSet held_at(Seat seat, ActIndex at) const { return cards_.held_at(seat, at); }
  /// The cards that may have been in the hand just before act `at`, besides those in `held`.
  [[nodiscard]] CardSet may_hold_at(Seat seat, ActIndex at, CardSet held) const {
    return cards_.may_hold_at(seat, at) - held;
  }
  /// How many cards may have been in it.
  [[nodiscard]] Counts size_at(Seat seat, ActIndex at) const { return cards_.count_at(seat, at); }
  /// How many of `these` may have been in the hand just before act `at`.
  [[nodiscard]] game::Counts number_at(Seat seat, ActIndex at, CardSet these) const {
    return cards_.number_at(seat, at, these);
  }
  /// The pack is in question: one card may be in two places, and numbers prove nothing.
  [[nodiscard]] bool pack_in_doubt() const { return cards_.in_doubt(); }
  /// The act that first showed the card to be in the hand; kNever if it is only inferred.
  [[nodiscard]] ActIndex shown(Seat seat, game::Card card) const {
    return cards_.shown(seat, card);
  }

 private:
  const Cards& cards_;
};

}  // namespace ecarte::replay
