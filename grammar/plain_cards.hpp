// SPDX-License-Identifier: MIT
//
// Cards as plain lines (plain.hpp) have them: how one is told by its bytes.
#pragma once

#include <cstddef>
#include <cstdint>

#include "grammar/plain_words.hpp"

namespace ecarte::grammar::plain {

/// A card that stands somewhere, as a set of it alone, and how many bytes it takes; of an empty set
/// if none does.
struct CardRead {
  std::uint32_t card = 0;
  std::size_t size = 0;
};

/// The suit whose letter stands there, behind the rank.
inline CardRead with_letter(std::uint32_t rank, const char* suit_at, std::size_t size) {
  const unsigned suit = suit_of(*suit_at);
  return suit < kNone ? CardRead{rank << (8U * suit), size} : CardRead{};
}

/// Does a sign stand in the last three of four bytes, from E2 99 A0 to E2 99 A7?
constexpr bool ends_in_sign(std::uint32_t bytes) {
  constexpr std::uint32_t kFirstSign = 0xa099e200U;
  constexpr std::uint32_t kOfEight = 0xf8ffff00U;
  return (bytes & kOfEight) == kFirstSign;
}
/// The card of that sign.
constexpr std::uint32_t with_sign(std::uint32_t rank, std::uint32_t bytes) {
  return rank << (8U * (bytes >> 24U & 3U));
}

inline CardRead card_at(const char* at) {  // K♥ KH TS 10♥
  const std::uint32_t bytes = four_bytes(at);
  const std::uint32_t rank = rank_bit(at[0]);
  if (ends_in_sign(bytes)) {
    return {with_sign(rank, bytes), 4};
  }
  if (at[0] != '1' || at[1] != '0') {
    return with_letter(rank, at + 1, 2);
  }
  const std::uint32_t behind = four_bytes(at + 1);
  return ends_in_sign(behind) ? CardRead{with_sign(rank_bit('T'), behind), 5}
                              : with_letter(rank_bit('T'), at + 2, 3);
}

}  // namespace ecarte::grammar::plain
