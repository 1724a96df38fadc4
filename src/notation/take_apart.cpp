// SPDX-License-Identifier: MIT
#include "notation/take_apart.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <stdexcept>
#include <utility>

#include "notation/admissions.hpp"

namespace ecarte::notation {
namespace {

using std::string_view;

/// By its name in a pattern, with a number behind it if several are caught.
Catches catches_of(string_view slot) {
  static constexpr std::pair<string_view, Catches> kSlots[] = {
      {"player", Catches::Player}, {"who", Catches::Player},      {"onlooker", Catches::Player},
      {"owner", Catches::Owner},   {"cards", Catches::Cards},     {"card", Catches::Card},
      {"quote", Catches::Quote},   {"pack", Catches::Pack},       {"any", Catches::Any},
      {"verb", Catches::Verb},     {"doing", Catches::Doing},     {"thing", Catches::Thing},
      {"it", Catches::It},         {"n", Catches::Number},        {"many", Catches::Many},
      {"odd", Catches::Odd},       {"nth", Catches::Nth},         {"rank", Catches::Rank},
      {"suit", Catches::Suit},     {"sum", Catches::Sum},         {"points", Catches::Points},
      {"reply", Catches::Reply},   {"place", Catches::Place},     {"order", Catches::Order},
      {"others", Catches::Others}, {"scores", Catches::Scores},   {"half", Catches::Half},
      {"held", Catches::Held},     {"packets", Catches::Packets}, {"times", Catches::Times}};
  if (slot.ends_with('2') || slot.ends_with('3') || slot.ends_with('4')) {
    slot.remove_suffix(1);
  }
  const auto* const it = std::ranges::find(kSlots, slot, &std::pair<string_view, Catches>::first);
  return it == std::end(kSlots) ? Catches::Nothing : it->second;
}

constexpr bool ends_token(char c) {
  return c == ' ' || c == '[' || c == ']';
}

/// Those of all that a word of the pattern takes (Matcher::word).
std::uint64_t bits_of(const Token& token) {
  std::uint64_t bits = 0;
  for (const string_view word : token.words) {
    bits |= bit_of(word);
    bits |= word == "cards" ? bit_of("card") : 0;
    bits |= word == "his" ? bit_of("her") | bit_of("their") : 0;
    bits |= word == "rest" && !token.literal ? ~std::uint64_t{0} : 0;
  }
  return bits;
}

template <class Number>
Number narrow(std::size_t number) {
  if (number > std::numeric_limits<Number>::max()) {
    throw std::length_error("the table of words has outgrown its numbers");
  }
  return static_cast<Number>(number);
}

}  // namespace

std::span<const string_view> TakenApart::words_of(string_view text) {
  std::vector<string_view>& words = words_.emplace_back();
  for (std::size_t bar = text.find('|'); bar != string_view::npos; bar = text.find('|')) {
    words.push_back(text.substr(0, bar));
    text.remove_prefix(bar + 1);
  }
  words.push_back(text);
  return words;
}

Token TakenApart::token_of(string_view text) {
  Token token;
  if (text == ",") {
    token.kind = Token::Kind::Comma;
  } else if (text == "the") {
    token.kind = Token::Kind::The;
  } else if (text == "his") {
    token.kind = Token::Kind::His;
  } else if (text == "rest" || text == "<rest>") {
    token.kind = Token::Kind::Rest;
  } else if (text[0] == '<') {
    token.kind = Token::Kind::Slot;
    token.words = words_of(text.substr(1, text.size() - 2));
    token.catches = catches_of(token.slot());
  } else {
    if (text[0] == '~') {
      token.caught = true;
      text.remove_prefix(1);
    }
    if (text[0] == '\\') {
      token.literal = true;
      text.remove_prefix(1);
    }
    token.words = words_of(text);
    token.bits = bits_of(token);
  }
  return token;
}

std::uint16_t TakenApart::number_of(string_view written, const Token& token) {
  const auto [known, added] =
      known_.try_emplace(std::string(written), narrow<std::uint16_t>(tokens_.size()));
  if (added) {
    tokens_.push_back(token);
  }
  return known->second;
}

std::vector<Token> TakenApart::tokens_of(const Pattern& pattern) const {
  std::vector<Token> tokens;
  for (std::size_t i = 0; i < pattern.size; ++i) {
    tokens.push_back(tokens_[numbers_[pattern.first + i]]);
  }
  return tokens;
}

void TakenApart::add(string_view said, string_view as_written) {
  const auto [known, added] = of_tokens_.try_emplace(said);
  Pattern& pattern = known->second;
  if (added) {
    struct Written {
      string_view text;
      Token token;
    };
    std::vector<Written> all;
    std::vector<std::size_t> open;
    while (!said.empty()) {
      std::size_t size = 1;
      if (said[0] == '[') {
        open.push_back(all.size());
        all.emplace_back().token.kind = Token::Kind::Open;
      } else if (said[0] == ']') {
        all[open.back()].token.close = narrow<std::uint16_t>(all.size() - open.back());
        open.pop_back();
        all.push_back({"]", {Token::Kind::Close}});
      } else if (said[0] != ' ') {
        size = static_cast<std::size_t>(std::ranges::find_if(said, ends_token) - said.begin());
        all.push_back({said.substr(0, size), token_of(said.substr(0, size))});
      }
      said.remove_prefix(size);
    }
    pattern.first = narrow<std::uint32_t>(numbers_.size());
    pattern.size = narrow<std::uint16_t>(all.size());
    for (const auto& [text, token] : all) {
      const bool opens = token.kind == Token::Kind::Open;
      numbers_.push_back(opens ? number_of("[" + std::to_string(token.close), token)
                               : number_of(text, token));
    }
  }
  Pattern one = pattern;
  if (!as_written.empty()) {
    Token verb;
    verb.words = words_of(as_written);
    verb.bits = bits_of(verb);
    one.verb = narrow<std::uint16_t>(number_of("=" + std::string(as_written), verb) + 1U);
  }
  patterns_.push_back(one);
  admissions_.push_back(admission_of(tokens_of(one)));
}

PatternList TakenApart::add_list(std::span<const Saying> all,
                                 std::span<const std::uint16_t> sayings, bool of_verb) {
  PatternList list;
  list.first = narrow<std::uint32_t>(patterns_.size());
  list.size = narrow<std::uint16_t>(sayings.size());
  for (const std::uint16_t number : sayings) {
    const string_view said = all[number].said;
    const std::size_t verb = of_verb ? std::min(said.find(' '), said.size()) : 0;
    add(said.substr(verb), of_verb && said[0] == '=' ? said.substr(1, verb - 1) : string_view{});
    patterns_.back().said_in = number;
    const Beginning& begins = admissions_.back().begins;
    list.begins.kinds |= begins.kinds;
    list.begins.words |= begins.words;
  }
  return list;
}

}  // namespace ecarte::notation
