// SPDX-License-Identifier: MIT
//
// A hand as the treatise looks at it: how many trumps, and the plain cards suit by suit. Private to
// this layer.
#pragma once

#include <array>

#include "game/card.hpp"

namespace ecarte::analysis {

struct HandShape {
  game::CardSet hand;
  game::Suit trump;
  game::CardSet trumps;
  /// The plain suits: the longest first, of equal length the higher card by card first.
  std::array<game::CardSet, 3> suits;

  HandShape(game::CardSet cards, game::Suit trump_suit);

  [[nodiscard]] game::CardSet longest() const { return suits[0]; }
  /// Of the plain suit in this place, highest first; the seven for cards it does not have.
  [[nodiscard]] std::array<game::Rank, 5> ranks(std::size_t suit) const;
  [[nodiscard]] std::array<game::Rank, 5> trump_ranks() const;
  [[nodiscard]] bool has_trump_king() const { return hand.has({game::Rank::King, trump}); }
  [[nodiscard]] int court_cards() const;
  [[nodiscard]] int plain_kings() const;
};

}  // namespace ecarte::analysis
