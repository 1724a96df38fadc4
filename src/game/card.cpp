// SPDX-License-Identifier: MIT
#include "game/card.hpp"

#include <array>

namespace ecarte::game {

std::string plain_name(Card card) {
  return {letter(card.rank), letter(card.suit)};
}

std::string name(Card card) {
  std::string text(1, letter(card.rank));
  text += symbol(card.suit);
  return text;
}

std::string_view symbol(Suit suit) {
  static constexpr std::array<std::string_view, kSuits> kSymbols{"♠", "♥", "♦", "♣"};
  return kSymbols[static_cast<std::size_t>(suit)];
}

std::string_view name(Suit suit) {
  static constexpr std::array<std::string_view, kSuits> kNames{"spades", "hearts", "diamonds",
                                                               "clubs"};
  return kNames[static_cast<std::size_t>(suit)];
}

std::string_view name(Rank rank) {
  static constexpr std::array<std::string_view, kRanks> kNames{"seven", "eight", "nine",  "ten",
                                                               "ace",   "knave", "queen", "king"};
  return kNames[static_cast<std::size_t>(rank)];
}

}  // namespace ecarte::game
