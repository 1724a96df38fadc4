// SPDX-License-Identifier: MIT
//
// The duties of play: follow suit, win the trick if able, trump if void (Turf and Portland Clubs,
// law 43; Cavendish, pp. 32–33).
#pragma once

#include "game/card.hpp"

namespace ecarte::game {

/// The cards of `hand` that may lawfully be played to `lead`. Never empty if `hand` is not.
constexpr CardSet legal_replies(CardSet hand, Card lead, Suit trump) {
  const CardSet suit = CardSet::of(lead.suit);
  const CardSet winning = winners_over(lead, trump);
  // The duty to win binds within the duty to follow: try the strictest duty first.
  for (const CardSet duty : {suit & winning, suit, winning}) {
    if (const CardSet kept = hand & duty; !kept.empty()) {
      return kept;
    }
  }
  return hand;
}

}  // namespace ecarte::game
