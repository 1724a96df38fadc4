// SPDX-License-Identifier: MIT
//
// The known word a slip of the pen probably stands for.
#pragma once

#include <span>
#include <string_view>

namespace ecarte::notation {

/// The word of `words` nearest to `word` by Damerau and Levenshtein's distance, if it is near
/// enough to be a slip of the pen; empty otherwise.
std::string_view nearest(std::string_view word, std::span<const std::string_view> words);

/// The same, but so near that hardly another word can have been meant: one letter amiss, or two
/// where the word is long.
std::string_view slip_for(std::string_view word, std::span<const std::string_view> words);

}  // namespace ecarte::notation
