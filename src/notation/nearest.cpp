// SPDX-License-Identifier: MIT
#include "notation/nearest.hpp"

#include "record/nearest_word.hpp"

namespace ecarte::notation {
namespace {

constexpr std::size_t kLongest = 24;  // no word of the notation is longer

/// The word nearest to `word`, if less than `near` amiss.
std::string_view within(std::size_t near, std::string_view word,
                        std::span<const std::string_view> words) {
  if (word.size() < 3 || word.size() > kLongest) {
    return {};
  }
  return record::nearest_word(word, words, near);
}

}  // namespace

std::string_view nearest(std::string_view word, std::span<const std::string_view> words) {
  return within(word.size() < 6 ? 2 : 3, word, words);
}

std::string_view slip_for(std::string_view word, std::span<const std::string_view> words) {
  return within(word.size() < 9 ? 2 : 3, word, words);
}

}  // namespace ecarte::notation
