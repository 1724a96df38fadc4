// SPDX-License-Identifier: MIT
//
// Words of the table that a text may begin with, without trying all of them; and the word for
// somebody whose name is not told.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "grammar/record.hpp"
#include "notation/same_word.hpp"

namespace ecarte::notation {

/// A word for somebody who acts.
struct somebody
    : tao::pegtl::sor<grammar::says<"he">, grammar::says<"she">, grammar::says<"they">,
                      grammar::says<"I">, grammar::says<"nobody">, grammar::says<"somebody">> {};

/// Words of the table by the letter they begin with, small or capital.
class ByLetter {
 public:
  explicit ByLetter(std::span<const std::string_view> words) {
    for (const std::string_view word : words) {
      lists_[place(word[0])].push_back(word);
      seconds_[place(word[0])] |= second(word);
    }
  }
  /// Those that `text`, which is not empty, may begin with: by its first two letters.
  [[nodiscard]] std::span<const std::string_view> of(std::string_view text) const {
    const std::size_t letter = place(text[0]);
    return (seconds_[letter] & second(text)) == 0
               ? std::span<const std::string_view>{}
               : std::span<const std::string_view>(lists_[letter]);
  }

 private:
  static std::size_t place(char c) {
    const char small = lower(c);
    return small >= 'a' && small <= 'z' ? static_cast<std::size_t>(small - 'a') + 1 : 0;
  }
  /// A bit for the second character; a word of one letter has the bit of what is no letter.
  static std::uint32_t second(std::string_view word) {
    return std::uint32_t{1} << (word.size() < 2 ? 0 : place(word[1]));
  }
  std::array<std::vector<std::string_view>, 27> lists_;
  std::array<std::uint32_t, 27> seconds_{};
};

}  // namespace ecarte::notation
