// SPDX-License-Identifier: MIT
//
// The known word that a slip of the pen probably stands for. How many letters may be amiss is for
// whoever asks: notation reads sentences, and codes words that somebody made up.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace ecarte::record {

/// No longer word has a nearest one: nobody mistypes it, and it would cost.
inline constexpr std::size_t kLongestMistyped = 64;

/// The word of `words` from which the fewest letters are amiss in `word`, if fewer than `few`, and
/// the first of several; empty if there is none. A letter is amiss that was added, left out,
/// changed, or swapped with its neighbour.
std::string_view nearest_word(std::string_view word, std::span<const std::string_view> words,
                              std::size_t few);

}  // namespace ecarte::record
