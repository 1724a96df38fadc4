// SPDX-License-Identifier: MIT
//
// A deal as it lies on the table from act to act, for whoever draws it: what is known of each hand,
// and the tricks with the cards in them. Law reads none of it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "game/card.hpp"
#include "game/seat.hpp"
#include "replay/fact.hpp"

namespace ecarte::replay {

/// One hand at one moment: so many cards, among them these. The rest are not known.
struct HandSeen {
  game::CardSet known;
  std::uint8_t count = 0;  ///< the most that it may have
};

/// One card played; what was laid by nobody known to have laid it is not among them.
struct CardSeen {
  ActIndex at = 0;
  ActIndex back_at = kNever;  ///< it was taken up again by this act
  game::Seat seat{};
  std::uint8_t playing = 1;
  std::uint8_t trick = 0;
  game::CardSet card;  ///< what it may be: one card if it is known
};

/// One trick of a playing as it was at its end.
struct TrickSeen {
  std::uint8_t playing = 1;
  std::uint8_t number = 0;
  ActIndex lead = kNever;            ///< the act, kNever if it is not told
  ActIndex reply = kNever;           ///< the same
  std::optional<game::Seat> winner;  ///< nothing if that is not known
};

/// What is known of the deal when all of its record is.
struct DealSeen {
  /// Just before each act, and last after all of them. Nobody holds a card before a dealing begins.
  std::vector<game::PerSeat<HandSeen>> hands;
  std::vector<CardSeen> cards;  ///< by playing, then as they fell
  std::vector<TrickSeen> tricks;

  void clear();
};

}  // namespace ecarte::replay
