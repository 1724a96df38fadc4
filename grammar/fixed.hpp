// SPDX-License-Identifier: MIT
//
// The rules of the grammar that match by tables (bytes.hpp) instead of by other rules: fixed words,
// blanks, and whatever is written most. One small type for each set of words, and no type for each
// letter of them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <tao/pegtl.hpp>

#include "grammar/bytes.hpp"

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

/// What the rules that match by hand have in common: they take something or fail.
struct fixed_words {
  using subs_t = p::type_list<>;
};

/// A rule that takes what `Size` counts, at least one byte.
template <class Rule, std::size_t (*Size)(std::string_view)>
struct by_table : fixed_words {
  using rule_t = Rule;
  template <class In>
  static bool match(In& in) {
    const std::size_t size = Size({in.current(), in.size()});
    in.bump(size);
    return size != 0;
  }
};

/// One of some fixed words, the first that fits; a blank in them stands for any blanks.
template <fixed_text... Texts>
struct says : fixed_words {
  using rule_t = says;
  static constexpr std::array<std::string_view, sizeof...(Texts)> kTexts{Texts.view()...};
  /// The ASCII characters that they begin with.
  static constexpr std::array<std::uint64_t, 2> kFirst = [] {
    std::array<std::uint64_t, 2> first{};
    for (const std::string_view text : kTexts) {
      const auto byte = static_cast<unsigned char>(text[0]);
      first[byte / 64U] |= std::uint64_t{1} << (byte % 64U);
    }
    return first;
  }();
  template <class In>
  static bool match(In& in) {
    const std::string_view text(in.current(), in.size());
    const auto byte = static_cast<unsigned char>(text.empty() ? '\0' : text[0]);
    if (byte >= 128U || (kFirst[byte / 64U] >> (byte % 64U) & 1U) == 0) {
      return false;
    }
    for (const std::string_view one : kTexts) {
      const std::size_t size = one[0] == text[0] ? words_taken(text, one) : 0;
      if (size != 0) {
        in.bump(size);
        return true;
      }
    }
    return false;
  }
};

/// Any blanks, or none.
struct gap {
  using rule_t = gap;
  using subs_t = p::type_list<>;
  template <class In>
  static bool match(In& in) {
    if (!in.empty() && !(*in.current() > ' ' && *in.current() <= '~')) {
      in.bump(blanks_size({in.current(), in.size()}));
    }
    return true;
  }
};

/// How many bytes a name takes that `text` begins with; without a state that knows names, any word
/// is one. Whoever runs the grammar with one has a better one of these beside it.
inline std::size_t name_taken(std::string_view text) {
  return word_size(text);
}

/// True if cards may be told in the words of another tongue. As `name_taken`, by the state.
inline bool in_other_tongue() {
  return true;
}

/// A name that is known, and nothing else.
template <class Rule>
struct borne_name : fixed_words {
  using rule_t = Rule;
  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class,
            class In, class... States>
  static bool match(In& in, States&&... states) {
    const std::size_t size = name_taken({in.current(), in.size()}, states...);
    in.bump(size);
    return size != 0;
  }
};

/// A name that is known, however many words it has; if none is, one word.
template <class Rule>
struct known_name : fixed_words {
  using rule_t = Rule;
  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class,
            class In, class... States>
  static bool match(In& in, States&&... states) {
    const std::string_view text(in.current(), in.size());
    std::size_t size = name_taken(text, states...);
    size = size == 0 ? word_size(text) : size;
    in.bump(size);
    return size != 0;
  }
};

/// Takes nothing, and fails where all cards are in English.
struct other_tongue {
  using rule_t = other_tongue;
  using subs_t = p::type_list<>;
  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class,
            class In, class... States>
  static bool match(In& /*in*/, States&&... states) {
    return in_other_tongue(states...);
  }
};

}  // namespace ecarte::grammar
