// SPDX-License-Identifier: MIT
//
// Words as people write them: small letters and capitals are one.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <span>
#include <string_view>

namespace ecarte::notation {

constexpr char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

constexpr bool same_word(std::string_view written, std::string_view word) {
  return std::ranges::equal(written, word, {}, lower, lower);
}

constexpr bool one_of(std::string_view word, std::span<const std::string_view> words) {
  return std::ranges::any_of(words, [&](std::string_view w) { return same_word(word, w); });
}
constexpr bool one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return one_of(word, std::span(words.begin(), words.size()));
}

/// The order of the alphabet, in which small letters and capitals are one too.
constexpr bool before_word(std::string_view one, std::string_view other) {
  return std::lexicographical_compare(one.begin(), one.end(), other.begin(), other.end(),
                                      [](char a, char b) { return lower(a) < lower(b); });
}
/// The same as `one_of` where the words stand in that order.
constexpr bool one_of_sorted(std::string_view word, std::span<const std::string_view> words) {
  return std::binary_search(words.begin(), words.end(), word, before_word);
}

/// Does the sentence of an act begin with this word, small or capital?
constexpr bool opens_with(std::string_view sentence, std::string_view word) {
  return sentence.size() > word.size() && sentence[word.size()] == ' ' &&
         same_word(sentence.substr(0, word.size()), word);
}

constexpr bool blank(char c) {
  return c == ' ' || c == '\t';
}

}  // namespace ecarte::notation
