// SPDX-License-Identifier: MIT
#include "replay/held.hpp"

namespace ecarte::replay {

CardSet Held::held_at(Seat seat, ActIndex at) const {
  CardSet held;
  const bool entry_after = d_.unknown_entry[seat] != kNever && d_.unknown_entry[seat] >= at;
  for (const game::Card card : p_.known[seat]) {
    const std::size_t i = game::index_of(card);
    const ActIndex entered = p_.entered[seat][i];
    const ActIndex left = p_.left[seat][i];
    const ActIndex doubt = p_.doubt[seat][i];
    const bool in = entered != kNever ? entered < at : !(entry_after && p_.shown[seat][i] >= at);
    if (in && (left == kNever || left >= at) && (doubt == kNever || doubt >= at)) {
      held |= card;
    }
  }
  return held;
}

CardSet Held::may_hold_at(Seat seat, ActIndex at, CardSet held) const {
  CardSet may = CardSet::all() - p_.known[game::other(seat)] - d_.discarded - d_.aside - held;
  if (p_.begun) {
    may &= p_.start[seat].could;
  }
  for (const game::Card card : p_.known[seat]) {
    const std::size_t i = game::index_of(card);
    const bool gone = p_.left[seat][i] != kNever && p_.left[seat][i] < at;
    const bool not_yet = p_.entered[seat][i] != kNever && p_.entered[seat][i] >= at;
    if (gone || not_yet) {
      may -= card;
    }
  }
  return may;
}

}  // namespace ecarte::replay
