// SPDX-License-Identifier: MIT
//
// What the files share that read a clause which hangs on a sentence.
#pragma once

#include <string_view>

#include "notation/sayings.hpp"

namespace ecarte::notation {

/// A sentence put together from words of the program and words that stand in the text.
struct Pieces {
  Heard heard;
  Pieces& say(std::string_view words) {
    heard.means += words;
    return *this;
  }
  Pieces& copy(std::string_view words) {
    heard.copy(words.data(), words.data() + words.size());
    return *this;
  }
};

/// Words without the blanks and commas around them.
std::string_view bare(const char* from, const char* to);

/// The word before "which" that goes with it: "to which A plays 9♠".
bool goes_with_which(std::string_view word);

/// "took for a heart", "thought a heart": what somebody made of it in his head.
bool only_thought(std::string_view words);

}  // namespace ecarte::notation
