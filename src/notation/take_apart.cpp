// SPDX-License-Identifier: MIT
#include "notation/take_apart.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <initializer_list>
#include <limits>
#include <optional>
#include <stdexcept>
#include <utility>

#include "grammar/bytes.hpp"
#include "notation/slot_words.hpp"
#include "record/words.hpp"

namespace ecarte::notation {
namespace {

using std::string_view;

/// "'ve" is read as "have".
constexpr auto kDrawnTogether =
    std::to_array<string_view>({"have", "am", "is", "will", "had", "are", "not"});

bool is_drawn_together(string_view word) {
  return std::ranges::find(kDrawnTogether, word) != kDrawnTogether.end();
}

/// Is nothing but the word itself, small or capital, read as this word?
bool has_one_form(string_view word) {
  return grammar::word_size(word) == word.size() && word != "rest" && word != "cards" &&
         word != "his" && !is_drawn_together(word);
}

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

void admit_word(Beginning& begins, string_view word) {
  if (grammar::word_size(word) == 0 && !grammar::is(word[0], grammar::ByteIs::Digit)) {
    begins.kinds |= Beginning::kMark;
    return;
  }
  begins.words |= bit_of(word) | (word == "cards" ? bit_of("card") : 0) |
                  (word == "his" ? bit_of("her") | bit_of("their") : 0);
  if (is_drawn_together(word)) {
    begins.kinds |= Beginning::kMark;
  }
}

void admit_words(Beginning& begins, std::span<const string_view> words) {
  for (const string_view word : words) {
    admit_word(begins, word);
  }
}
void admit_words(Beginning& begins, std::initializer_list<string_view> words) {
  admit_words(begins, std::span(words.begin(), words.size()));
}
/// Those of a table of the record.
template <class Table>
void admit_meanings(Beginning& begins, const Table& table) {
  for (const auto& row : table) {
    admit_word(begins, row.text);
  }
}

/// A number in figures or in words, which are one by one or with a hyphen.
void admit_number(Beginning& begins) {
  begins.kinds |= Beginning::kDigit | Beginning::kOrder | Beginning::kHyphened;
  admit_words(begins, kLongNumbers);
  admit_words(begins, kBeforeNumbers);
  admit_words(begins, kNoneOfPoints);
}

void admit_slot(Beginning& begins, Catches slot) {
  switch (slot) {
    case Catches::Any:
      begins.kinds |= Beginning::kLetter | Beginning::kCard;
      break;
    case Catches::Player:
    case Catches::Owner:
    case Catches::Verb:
    case Catches::Doing:
      begins.kinds |= Beginning::kLetter;
      break;
    case Catches::Rank:
      admit_meanings(begins, record::kRankWords);
      break;
    case Catches::Suit:
      admit_meanings(begins, record::kSuitWords);
      break;
    case Catches::Nth:
      admit_words(begins, kNthWords);
      break;
    case Catches::Place:
      admit_words(begins, {"the", "trick"});
      admit_words(begins, kPlaces);
      admit_words(begins, kLastPlaces);
      admit_words(begins, kNextPlaces);
      break;
    case Catches::Quote:
      begins.kinds |= Beginning::kQuote;
      break;
    case Catches::It:
      admit_words(begins, {"it", "this", "that", "them"});
      break;
    case Catches::Times:
      admit_words(begins, {"twice", "thrice"});
      admit_number(begins);
      break;
    case Catches::Number:
    case Catches::Many:
    case Catches::Odd:
    case Catches::Points:
      admit_number(begins);
      break;
    case Catches::Cards:
    case Catches::Card:
      begins.kinds |= Beginning::kCard | Beginning::kDigit;
      admit_words(begins, {"k",     "q",      "j",      "the",    "a",     "an",   "king",
                           "queen", "knave",  "jack",   "ace",    "ten",   "nine", "eight",
                           "seven", "kings",  "queens", "knaves", "jacks", "aces", "tens",
                           "nines", "eights", "sevens", "joker"});
      break;
    case Catches::Sum:
    case Catches::Nothing:
    case Catches::Pack:
    case Catches::Thing:
    case Catches::Reply:
    case Catches::Order:
    case Catches::Scores:
    case Catches::Half:
    case Catches::Held:
    case Catches::Packets:
    case Catches::Others:
      begins.kinds |= Beginning::kSomething;
      break;
  }
}

/// What the pattern may begin with, from its token `from` on.
void admit(Beginning& begins, std::span<const Token> tokens, std::size_t from) {
  if (from == tokens.size()) {
    begins.kinds |= Beginning::kEnd | Beginning::kSomething;  // whatever may follow a sentence
    return;
  }
  const Token& token = tokens[from];
  switch (token.kind) {
    case Token::Kind::Open:
      admit(begins, tokens, from + 1);
      return admit(begins, tokens, from + token.close + 1);
    case Token::Kind::Close:
      return admit(begins, tokens, from + 1);
    case Token::Kind::Comma:
      begins.kinds |= Beginning::kMark;
      return admit(begins, tokens, from + 1);
    case Token::Kind::The:
      admit_words(begins, {"the", "a", "an", "this", "that", "some"});
      return admit(begins, tokens, from + 1);
    case Token::Kind::His:
      return admit_words(begins, {"his", "her", "their", "my", "own"});
    case Token::Kind::Slot:
      return admit_slot(begins, token.catches);
    case Token::Kind::Rest:
      begins.kinds |= Beginning::kSomething;
      return;
    case Token::Kind::Word:
      for (const string_view word : token.words) {
        if (word == "rest" && !token.literal) {
          begins.kinds |= Beginning::kSomething;
        } else {
          admit_word(begins, word);
        }
      }
      return;
  }
}

/// What a text must have somewhere that has what the slot catches; nothing if that may be any
/// words.
std::optional<Beginning> had_for(Catches slot) {
  Beginning has;
  switch (slot) {
    case Catches::Cards:
    case Catches::Card:  // written as a card, or with its suit
      has.kinds = Beginning::kCard;
      admit_meanings(has, record::kSuitWords);
      admit_words(has, {"trumps", "trump", "joker"});
      return has;
    case Catches::Quote:
    case Catches::Suit:
    case Catches::Rank:
    case Catches::Nth:
    case Catches::It:
    case Catches::Number:
    case Catches::Many:
    case Catches::Odd:
    case Catches::Points:
    case Catches::Times:
      admit_slot(has, slot);
      return has;
    case Catches::Nothing:
    case Catches::Player:
    case Catches::Owner:
    case Catches::Pack:
    case Catches::Any:
    case Catches::Verb:
    case Catches::Doing:
    case Catches::Thing:
    case Catches::Sum:
    case Catches::Reply:
    case Catches::Place:
    case Catches::Order:
    case Catches::Others:
    case Catches::Scores:
    case Catches::Half:
    case Catches::Packets:
    case Catches::Held:
      return std::nullopt;
  }
  return std::nullopt;
}

/// How many of the bits are set: of two that are needed, that with fewer tells more.
int breadth(const Beginning& begins) {
  return std::popcount(begins.words) + 8 * std::popcount(begins.kinds);
}

/// The words it needs are those that none may be written for.
Admission admission_of(std::span<const Token> tokens) {
  static constexpr auto kTricks =
      std::to_array<string_view>({"first", "second", "third", "fourth", "fifth", "last", "final",
                                  "trick", "next", "following", "opening"});
  static constexpr auto kOthers =
      std::to_array<string_view>({"other", "others", "more", "unknown", "further", "another"});
  Admission admission;
  admit(admission.begins, tokens, 0);
  bool by_slot = false;  // what it needs for that tells more
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    if (token.kind == Token::Kind::Open) {
      i += token.close;
    } else if (token.kind == Token::Kind::Word && std::ranges::all_of(token.words, has_one_form)) {
      std::uint64_t bits = 0;
      for (const string_view word : token.words) {
        bits |= bit_of(word);
      }
      if (token.words.size() == 1) {
        admission.needs |= bits;
      } else if (!by_slot) {
        admission.needs_one_of = bits;
      }
    } else if (token.catches == Catches::Place || token.catches == Catches::Others) {
      const std::span<const string_view> words =
          token.catches == Catches::Place ? std::span<const string_view>(kTricks) : kOthers;
      by_slot = true;
      admission.needs_one_of = 0;
      for (const string_view word : words) {
        admission.needs_one_of |= bit_of(word);
      }
    } else if (token.kind == Token::Kind::Slot) {
      const std::optional<Beginning> has = had_for(token.catches);
      if (has && breadth(*has) < breadth(admission.has)) {
        admission.has = *has;
      }
    }
  }
  return admission;
}

constexpr bool ends_token(char c) {
  return c == ' ' || c == '[' || c == ']';
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
