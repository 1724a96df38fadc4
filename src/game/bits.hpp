// SPDX-License-Identifier: MIT
//
// Counting the bits of a word. The program is built for any processor of its kind, where
// std::popcount is a call into a library; sets are counted at every turn, so it is written out.
#pragma once

#include <cstdint>

namespace ecarte::game {

constexpr int bits_in(std::uint32_t word) {
  word -= word >> 1U & 0x55555555U;
  word = (word & 0x33333333U) + (word >> 2U & 0x33333333U);
  word = (word + (word >> 4U)) & 0x0f0f0f0fU;
  return static_cast<int>(word * 0x01010101U >> 24U);
}

constexpr int bits_in(std::uint64_t word) {
  return bits_in(static_cast<std::uint32_t>(word)) +
         bits_in(static_cast<std::uint32_t>(word >> 32U));
}

/// Exactly one.
template <class Word>
constexpr bool one_bit(Word word) {
  return word != 0 && static_cast<Word>(word & static_cast<Word>(word - 1)) == 0;
}

static_assert(bits_in(0xffffffffU) == 32 && bits_in(0x80000001U) == 2 && bits_in(0U) == 0);

}  // namespace ecarte::game
