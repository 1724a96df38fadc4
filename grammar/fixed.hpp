// SPDX-License-Identifier: MIT
//
// Fixed words of the grammar, matched by comparing bytes: one small type for each text, and no type
// for each letter of it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include <tao/pegtl.hpp>

namespace ecarte::grammar {

namespace p = tao::pegtl;

/// A text that may be the argument of a template.
template <std::size_t N>
struct fixed_text {
  char text[N]{};
  // NOLINTNEXTLINE(google-explicit-constructor): written as a plain literal
  consteval fixed_text(const char (&literal)[N]) { std::copy_n(literal, N, text); }
  [[nodiscard]] constexpr std::string_view view() const { return {text, N - 1}; }
};

constexpr bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

/// True of the bytes a word goes on with.
constexpr bool is_word_char(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         (byte >= 0xc3U && byte <= 0xf4U && byte != 0xe2U && byte != 0xeeU && byte != 0xefU);
}

/// How many bytes of `text` the words take, which must end with a whole word; 0 if it does not
/// begin with them. A blank in `words` stands for any blanks.
inline std::size_t words_taken(std::string_view text, std::string_view words) {
  std::size_t at = 0;
  for (const char c : words) {
    if (c != ' ') {
      if (at == text.size() || text[at] != c) {
        return 0;
      }
      ++at;
      continue;
    }
    const std::size_t before = at;
    while (at < text.size() && (is_blank(text[at]) || text[at] == '\xc2')) {
      at += is_blank(text[at]) ? 1 : 2;  // a no-break space is two bytes
    }
    if (at == before || at > text.size()) {
      return 0;
    }
  }
  return at < text.size() && is_word_char(text[at]) ? 0 : at;
}

/// What `says` has in common: it takes words or nothing.
struct fixed_words {
  using subs_t = p::type_list<>;
};

template <class In>
bool take_words(In& in, std::string_view words) {
  const std::size_t size = words_taken({in.current(), in.size()}, words);
  in.bump(size);
  return size != 0;
}

}  // namespace ecarte::grammar
