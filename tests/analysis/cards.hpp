// SPDX-License-Identifier: MIT
//
// Cards for the tests: written as a person would, or from the plain numbers of the naive solver.
#pragma once

#include <string_view>

#include "game/card.hpp"
#include "support/plain_cards.hpp"

namespace ecarte::analysis {

/// "QH 7H": rank and suit, one space between cards.
inline game::CardSet cards(std::string_view text) {
  game::CardSet set;
  for (std::size_t i = 0; i + 1 < text.size(); i += 3) {
    const auto rank = static_cast<game::Rank>(std::string_view{"789TAJQK"}.find(text[i]));
    const auto suit = static_cast<game::Suit>(std::string_view{"SHDC"}.find(text[i + 1]));
    set |= game::Card{rank, suit};
  }
  return set;
}

inline game::CardSet cards_of(const support::PlainHand& hand) {
  game::CardSet set;
  for (const int card : hand) {
    set |= game::card_at(card);
  }
  return set;
}

inline support::PlainHand plain(game::CardSet set) {
  support::PlainHand hand;
  for (const game::Card card : set) {
    hand.push_back(game::index_of(card));
  }
  return hand;
}

/// Every set of `size` cards of `from`, in the order of the bits.
template <class Use>
void each_subset(game::CardSet from, int size, const Use& use) {
  const auto extend = [&](const auto& self, game::CardSet left, int wanted,
                          game::CardSet taken) -> void {
    if (wanted == 0) {
      use(taken);
      return;
    }
    while (left.size() >= wanted) {
      const game::Card card = left.first();
      left -= card;
      self(self, left, wanted - 1, taken | card);
    }
  };
  extend(extend, from, size, {});
}

}  // namespace ecarte::analysis
