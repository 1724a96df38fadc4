// SPDX-License-Identifier: MIT
//
// Fixed words of the grammar, matched by comparing bytes: one small type for each text, and no type
// for each letter of it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
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

/// True if a stop after `before` belongs to a title: "Mr.".
inline bool ends_in_title(std::string_view before) {
  constexpr std::string_view kTitles[] = {"Mr",   "Mrs", "Ms",  "Dr",  "St", "Col",
                                          "Capt", "Gen", "Mme", "Rev", "Lt", "Hon"};
  return std::any_of(std::begin(kTitles), std::end(kTitles), [&](std::string_view title) {
    return before.ends_with(title) &&
           (before.size() == title.size() || is_blank(before[before.size() - title.size() - 1]));
  });
}

/// How many bytes the clause takes that `text` begins with: up to a semicolon, or a stop that ends
/// a sentence, outside quotes; without the blanks before it.
inline std::size_t clause_size(std::string_view text) {
  bool quoted = false;
  std::size_t at = 0;
  for (; at < text.size(); ++at) {
    const char c = text[at];
    const std::string_view rest = text.substr(at);
    if (c == '"') {
      quoted = !quoted;
    } else if (rest.starts_with("\xe2\x80\x9c") || rest.starts_with("\xe2\x80\x9d")) {
      quoted = rest[2] == '\x9c';
    } else if (!quoted) {
      const bool last = at + 1 == text.size() || is_blank(text[at + 1]);
      if (c == ';' || (c == '/' && at > 0 && is_blank(text[at - 1])) ||
          (c == '.' && last && !ends_in_title(text.substr(0, at)))) {
        break;
      }
    }
  }
  while (at > 0 && is_blank(text[at - 1])) {
    --at;
  }
  return at;
}

/// How many bytes a name takes that `text` begins with; 0 if none is known. Whoever runs the
/// grammar with a state that knows names has a better one of these beside its state.
inline std::size_t name_taken(std::string_view /*text*/) {
  return 0;
}

/// What the rules that match by hand have in common: they take words or nothing.
struct fixed_words {
  using subs_t = p::type_list<>;
};

template <class In>
bool take_words(In& in, std::string_view words) {
  const std::size_t size = words_taken({in.current(), in.size()}, words);
  in.bump(size);
  return size != 0;
}

/// All words to the end of the clause.
struct clause_words : fixed_words {
  using rule_t = clause_words;
  template <class In>
  static bool match(In& in) {
    const std::size_t size = clause_size({in.current(), in.size()});
    in.bump(size);
    return size != 0;
  }
};

}  // namespace ecarte::grammar
