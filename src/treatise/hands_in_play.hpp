// SPDX-License-Identifier: MIT
//
// Two hands being played out, told of the one who holds the hand asked about. Private to this
// layer.
#pragma once

#include <array>
#include <optional>

#include "analysis/solver.hpp"
#include "game/legal_play.hpp"
#include "treatise/pattern.hpp"

namespace ecarte::treatise {

/// The cards on the table and in the hands, as the play goes on.
struct HandsInPlay {
  CardSet own;
  CardSet other;
  std::optional<Card> led;
  bool holder_to_play = true;
  std::array<int, 2> made{};

  void play(Card card, Suit trump) {
    (holder_to_play ? own : other) -= CardSet{card};
    if (!led) {
      led = card;
      holder_to_play = !holder_to_play;
      return;
    }
    const bool holder_wins = beats(card, *led, trump) == holder_to_play;
    ++made.at(holder_wins ? 0 : 1);
    led.reset();
    holder_to_play = holder_wins;
  }

  [[nodiscard]] CardSet lawful(Suit trump) const {
    const CardSet hand = holder_to_play ? own : other;
    return led ? game::legal_replies(hand, *led, trump) : hand;
  }

  [[nodiscard]] analysis::Ending ending(Suit trump) const {
    // He who led is the leader of the ending while his card lies on the table.
    const bool holder_leads = led ? !holder_to_play : holder_to_play;
    return {holder_leads ? own : other, holder_leads ? other : own, trump, led};
  }
};

}  // namespace ecarte::treatise
