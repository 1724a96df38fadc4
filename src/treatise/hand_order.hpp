// SPDX-License-Identifier: MIT
//
// All hands of five cards in an order, so that what is known of each can stand in a table. Private
// to this layer.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "game/card.hpp"

namespace ecarte::treatise {

inline constexpr std::size_t kAllHands = 201'376;  ///< of five cards out of thirty-two

/// Of so many cards, so many.
inline constexpr auto kWaysToChoose = [] {
  std::array<std::array<std::uint32_t, 6>, game::kCards> ways{};
  for (std::size_t n = 0; n < ways.size(); ++n) {
    for (std::size_t k = 0; k < 6; ++k) {
      ways[n][k] = k == 0 ? 1 : n == 0 ? 0 : ways[n - 1][k - 1] + ways[n - 1][k];
    }
  }
  return ways;
}();

/// What a card adds to the place of its hand, the cards in the order of `index_of`, as the first to
/// the fifth (0 to 4).
constexpr std::uint32_t place_added(game::Card card, std::size_t number) {
  return kWaysToChoose[index_of(card)][number + 1];
}

/// Where a hand of five stands among all of them.
constexpr std::size_t place_of(game::CardSet hand) {
  std::size_t place = 0;
  std::size_t number = 0;
  for (const game::Card card : hand) {
    place += place_added(card, number++);
  }
  return place;
}

}  // namespace ecarte::treatise
