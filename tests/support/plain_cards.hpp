// SPDX-License-Identifier: MIT
//
// The cards and the duties of play once more, in the plainest words: numbers from 0 to 31 and a
// list for a hand. Shares nothing with src/, so that tests may hold one against the other.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ecarte::support {

/// Suit by suit, each from its seven to its king: 0 is the seven of spades, 31 the king of clubs.
using PlainCard = int;
using PlainHand = std::vector<PlainCard>;

inline int suit_of(PlainCard card) {
  return card / 8;
}
inline int height_of(PlainCard card) {
  return card % 8;
}
inline bool is_king(PlainCard card) {
  return height_of(card) == 7;
}
inline PlainCard king_of(int suit) {
  return suit * 8 + 7;
}

/// "T♠"
inline std::string text_of(PlainCard card) {
  static constexpr std::string_view kHeights = "789TAJQK";
  static constexpr std::string_view kSuits[] = {"♠", "♥", "♦", "♣"};
  std::string text(1, kHeights[static_cast<std::size_t>(height_of(card))]);
  return text.append(kSuits[suit_of(card)]);
}

/// True if `reply` takes the trick from `lead`.
inline bool takes(PlainCard reply, PlainCard lead, int trump) {
  if (suit_of(reply) == suit_of(lead)) {
    return height_of(reply) > height_of(lead);
  }
  return suit_of(reply) == trump;
}

/// What may be played to `lead`: the suit and higher; else the suit; else a trump; else anything.
inline PlainHand lawful_replies(const PlainHand& hand, PlainCard lead, int trump) {
  PlainHand higher;
  PlainHand following;
  PlainHand trumps;
  for (const PlainCard card : hand) {
    if (suit_of(card) == suit_of(lead)) {
      following.push_back(card);
      if (takes(card, lead, trump)) {
        higher.push_back(card);
      }
    } else if (suit_of(card) == trump) {
      trumps.push_back(card);
    }
  }
  if (!higher.empty()) {
    return higher;
  }
  if (!following.empty()) {
    return following;
  }
  return trumps.empty() ? hand : trumps;
}

}  // namespace ecarte::support
