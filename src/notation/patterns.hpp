// SPDX-License-Identifier: MIT
//
// The patterns of the table of words, taken apart once, and what a text must begin with for each of
// them to be tried at all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

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

/// By its name in a pattern, with a number behind it if several are caught.
Catches catches_of(std::string_view slot);

struct Token {
  enum class Kind : std::uint8_t { Word, The, His, Slot, Comma, Open, Close, Rest };
  Kind kind = Kind::Word;
  bool caught = false;                        ///< as <word>
  bool literal = false;                       ///< a word that means something else in patterns
  std::size_t close = 0;                      ///< of Open: where it is closed
  std::span<const std::string_view> words{};  ///< of Word: any of them
  std::string_view slot{};                    ///< its name in the meaning
  Catches catches = Catches::Nothing;         ///< of Slot
};

/// What a text begins with, or may begin with if a pattern is to match it: never too little.
class Beginning {
 public:
  /// What stands at the beginning of `text`.
  static Beginning of(std::string_view text);
  /// What the pattern may begin with, from its token `from` on.
  void admit(std::span<const Token> tokens, std::size_t from);
  void admit(const Beginning& other) {
    kinds_ |= other.kinds_;
    words_ |= other.words_;
  }
  /// False only if no text that begins like this is one of `admitted`.
  [[nodiscard]] bool may_be(const Beginning& admitted) const {
    return (kinds_ & admitted.kinds_) != 0 || (words_ & admitted.words_) != 0;
  }

 private:
  enum Kinds : std::uint8_t {
    kEnd = 1,
    kLetter = 2,
    kDigit = 4,
    kMark = 8,
    kCard = 16,
    kOrder = 32
  };
  static constexpr std::uint8_t kSomething = kLetter | kDigit | kMark | kCard | kOrder;

  void admit_word(std::string_view word);
  void admit_slot(Catches slot);

  std::uint8_t kinds_ = 0;
  std::uint64_t words_ = 0;  ///< a bit for each word, which several may share
};

/// A bit for each word of `text`, which several may share.
std::uint64_t words_in(std::string_view text);

struct Pattern {
  std::span<const Token> tokens;
  const Saying* saying = nullptr;
  std::span<const std::string_view> as_written{};  ///< its verb is one of these words, if any
};

/// What a text must have for a pattern to be tried.
struct Admission {
  Beginning begins;
  std::uint64_t needs = 0;         ///< no text without all of these words (`words_in`) is it,
  std::uint64_t needs_one_of = 0;  ///  nor one that has none of these, if there are any

  /// That of the pattern with these tokens.
  static Admission of(std::span<const Token> tokens);
  /// False only of a text that the pattern does not match, by how that begins and by its words.
  [[nodiscard]] bool may_be(const Beginning& text_begins, std::uint64_t words) const {
    return text_begins.may_be(begins) && (needs & ~words) == 0 &&
           (needs_one_of == 0 || (needs_one_of & words) != 0);
  }
};

/// Patterns in the order of the table, and what any of them may begin with.
class PatternList {
 public:
  PatternList() = default;
  PatternList(const PatternList&) = delete;
  PatternList& operator=(const PatternList&) = delete;

  /// Those of these sayings, of all that the list is to have; if `of_verb` without their first
  /// word.
  void take_apart(std::span<const Saying* const> sayings, bool of_verb);

  std::vector<Pattern> patterns;
  /// Of each of them: most are looked at no further, and these lie close together.
  std::vector<Admission> admissions;
  Beginning begins;

 private:
  void add(const Saying& saying, std::string_view said, std::string_view as_written);
  Token token_of(std::string_view text);
  std::span<const std::string_view> words_of(std::string_view text);

  /// Of all patterns, which look at them here.
  std::vector<Token> tokens_;
  std::vector<std::string_view> words_;
};

/// True if some sayings of the verb come before the grammar.
bool has_first_sayings(int verb_row);
/// The patterns of sentences whose verb has that row; taken apart when they are first asked for.
/// `first` asks for those of verbs that have another sense in the grammar.
const PatternList& patterns_of(int verb_row, bool first);
/// Those of sentences whose subject is no player.
const PatternList& whole_patterns();
/// Those of the columns of a score-sheet, behind whoever is named or alone.
const PatternList& cell_patterns(bool named);
/// Those of what is said aloud.
const PatternList& utterance_patterns();

}  // namespace ecarte::notation
