// SPDX-License-Identifier: MIT
//
// The patterns of the table of words, taken apart when ecarte is built (take_apart), and what a
// text must begin with for each of them to be tried at all.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "notation/table_words.hpp"

namespace ecarte::notation {

/// What stands in angle brackets in a pattern: table_words.cpp explains each.
enum class Catches : std::uint8_t {
  Nothing,
  Player,
  Owner,
  Cards,
  Card,
  Quote,
  Pack,
  Any,
  Verb,
  Doing,
  Thing,
  It,
  Number,
  Many,    ///< a number from five on
  Odd,     ///< a number that is not of a whole pack
  Points,  ///< a number, or that there is none
  Nth,
  Rank,
  Suit,
  Sum,      ///< of money
  Reply,    ///< the card that answers, of the rival, or its rank
  Place,    ///< a trick by its place
  Order,    ///< packets
  Others,   ///< cards that are not known
  Scores,   ///< how the game stands
  Half,     ///< how it stands for one of them
  Packets,  ///< one by one
  Times,    ///< how often
  Held      ///< how many cards somebody has, in a clause
};

struct Token {
  enum class Kind : std::uint8_t { Word, The, His, Slot, Comma, Open, Close, Rest };
  Kind kind = Kind::Word;
  bool caught = false;                 ///< as <word>
  bool literal = false;                ///< a word that means something else in patterns
  Catches catches = Catches::Nothing;  ///< of Slot
  std::uint16_t close = 0;             ///< of Open: so many tokens on it is closed
  std::uint64_t bits = 0;  ///< of Word: those of the words that may stand there (bit_of)
  /// Of Word: any of them; of Slot: its name in the meaning.
  std::span<const std::string_view> words{};
  [[nodiscard]] std::string_view slot() const { return words.front(); }
};

/// One of 64 bits, by the size and the first and last character of the word, small.
constexpr std::uint64_t bit_of(std::string_view word) {
  const auto small = [](char c) { return static_cast<unsigned char>(c) | 0x20U; };
  const std::size_t hash = small(word.front()) * 5U + small(word.back()) * 11U + word.size();
  return std::uint64_t{1} << (hash % 64U);
}

/// What a text begins with, or may begin with if a pattern is to match it: never too little.
struct Beginning {
  enum Kinds : std::uint8_t {
    kEnd = 1,
    kLetter = 2,
    kDigit = 4,
    kMark = 8,
    kCard = 16,
    kOrder = 32,
    kHyphened = 64,  ///< a word with a hyphen in it, besides kLetter
    kQuote = 128     ///< besides kMark
  };
  static constexpr std::uint8_t kSomething = kLetter | kDigit | kMark | kCard | kOrder;

  std::uint8_t kinds = 0;
  std::uint64_t words = 0;  ///< a bit for each word, which several may share

  /// What stands at the beginning of `text`.
  static Beginning of(std::string_view text);
  /// What stands there and wherever else in `text` a word, a number, a card or a mark begins.
  static Beginning anywhere_in(std::string_view text);
  /// False only if no text that begins like this is one of `admitted`.
  [[nodiscard]] constexpr bool may_be(const Beginning& admitted) const {
    return (kinds & admitted.kinds) != 0 || (words & admitted.words) != 0;
  }

 private:
  void add_word(std::string_view word);
  void add_mark(char mark);
};

/// How a text begins, and what begins anywhere in it, or in it up to a semicolon: for list after
/// list of patterns, and the latter only where they are asked.
class TextBegins {
 public:
  TextBegins() = default;
  explicit TextBegins(std::string_view text) : text_(text), begins_(Beginning::of(text)) {}
  [[nodiscard]] bool is_of(std::string_view text) const {
    return text.data() == text_.data() && text.size() == text_.size();
  }
  [[nodiscard]] const Beginning& begins() const { return begins_; }
  const Beginning& anywhere() {
    if (!looked_) {
      looked_ = true;
      anywhere_ = Beginning::anywhere_in(text_);
    }
    return anywhere_;
  }
  const Beginning& in_part() {
    if (!looked_in_part_) {
      looked_in_part_ = true;
      look_in_part();
    }
    return in_part_;
  }

 private:
  void look_in_part();

  std::string_view text_;
  Beginning begins_;
  bool looked_ = false;
  bool looked_in_part_ = false;
  Beginning anywhere_;
  Beginning in_part_;
};

/// What a text must have for a pattern to be tried.
struct Admission {
  Beginning begins;
  bool in_part = false;     ///< what it needs stands before a semicolon outside quotes
  std::uint64_t needs = 0;  ///< no text without all of these words is it,
  /// nor one that has none of these, or none of those, if there are any,
  std::array<std::uint64_t, 2> needs_one_of{};
  Beginning has{0xff, ~std::uint64_t{0}};  ///< nor one in which nothing begins so

  /// False only of a text that the pattern does not match, by what is in it.
  [[nodiscard]] bool may_have(const Beginning& text) const {
    const auto has_one_of = [&](std::uint64_t bits) {
      return bits == 0 || (bits & text.words) != 0;
    };
    return (needs & ~text.words) == 0 && has_one_of(needs_one_of[0]) &&
           has_one_of(needs_one_of[1]) && text.may_be(has);
  }
};

/// The tokens of a pattern, of which others may have the same.
class Tokens {
 public:
  Tokens() = default;
  Tokens(const std::uint16_t* numbers, std::size_t size) : numbers_(numbers), size_(size) {}
  [[nodiscard]] std::size_t size() const { return size_; }
  const Token& operator[](std::size_t at) const;

 private:
  const std::uint16_t* numbers_ = nullptr;
  std::size_t size_ = 0;
};

/// By numbers, since there are thousands of them.
struct Pattern {
  std::uint32_t first = 0;    ///< of its tokens,
  std::uint16_t size = 0;     ///<  and how many they are
  std::uint16_t said_in = 0;  ///< the number of its saying
  std::uint16_t verb = 0;     ///< one more than that of the token its verb must be, if any

  [[nodiscard]] Tokens tokens() const;
  [[nodiscard]] const Saying& saying() const;
  /// Its verb is one of the words of this, if it is any.
  [[nodiscard]] const Token* as_written() const;
};

/// Patterns in the order of the table, and what any of them may begin with.
struct PatternList {
  std::uint32_t first = 0;
  std::uint16_t size = 0;
  Beginning begins;

  [[nodiscard]] std::span<const Pattern> patterns() const;
  /// Of each of them: most are looked at no further, and these lie close together.
  [[nodiscard]] std::span<const Admission> admissions() const;
};

/// True if some sayings of the verb come before the grammar.
bool has_first_sayings(int verb_row);
/// The patterns of sentences whose verb has that row. `first` asks for those of verbs that have
/// another sense in the grammar.
const PatternList& patterns_of(int verb_row, bool first);
/// Those of sentences whose subject is no player.
const PatternList& whole_patterns();
/// Does one of these begin with this word and a colon, as "turn-up: 7♦" does?
bool is_label(std::string_view word);
/// Those of the columns of a score-sheet, behind whoever is named or alone.
const PatternList& cell_patterns(bool named);
/// Those of what is said aloud.
const PatternList& utterance_patterns();

}  // namespace ecarte::notation
