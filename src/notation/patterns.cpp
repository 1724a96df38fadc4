// SPDX-License-Identifier: MIT
#include "notation/patterns.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <utility>

#include "grammar/bytes.hpp"
#include "notation/lexicon.hpp"

namespace ecarte::notation {
namespace {

using std::string_view;

/// "'ve" is read as "have".
constexpr auto kDrawnTogether =
    std::to_array<string_view>({"have", "am", "is", "will", "had", "are", "not"});

/// Is nothing but the word itself, small or capital, read as this word?
bool has_one_form(string_view word) {
  return grammar::word_size(word) == word.size() && word != "rest" && word != "cards" &&
         word != "his" && std::ranges::find(kDrawnTogether, word) == kDrawnTogether.end();
}

/// One of 64 bits, by the size and the first and last character of the word, small.
std::uint64_t bit_of(string_view word) {
  const auto small = [](char c) { return static_cast<unsigned char>(c) | 0x20U; };
  const std::size_t hash = small(word.front()) * 5U + small(word.back()) * 11U + word.size();
  return std::uint64_t{1} << (hash % 64U);
}

}  // namespace

Beginning Beginning::of(string_view text) {
  Beginning begins;
  if (text.empty()) {
    begins.kinds_ = kEnd;
    return begins;
  }
  // "K♥" begins with no name or number, and is one thing: a card.
  const bool card = grammar::card_size(text) > 0;
  if (card && text.size() > 1 && text[1] == '\xe2') {
    begins.kinds_ = kCard;
    return begins;
  }
  if (const std::size_t word = grammar::word_size(text); word > 0) {
    begins.kinds_ = kLetter;
    begins.words_ = bit_of(without_not(text.substr(0, word)));
  } else if (const std::size_t order = grammar::order_size(text); order > 0) {
    begins.kinds_ = kOrder;
    begins.words_ = bit_of(text.substr(0, order));
  } else if (grammar::is(text[0], grammar::ByteIs::Digit)) {
    begins.kinds_ = kDigit;
    const std::size_t digits = grammar::digits_size(text);
    begins.words_ = bit_of(text.substr(0, std::max<std::size_t>(digits, 1)));
  } else {
    begins.kinds_ = kMark;
  }
  begins.kinds_ |= card ? kCard : 0;
  return begins;
}

void Beginning::admit_word(string_view word) {
  if (grammar::word_size(word) == 0 && !grammar::is(word[0], grammar::ByteIs::Digit)) {
    kinds_ |= kMark;
    return;
  }
  words_ |= bit_of(word) | (word == "cards" ? bit_of("card") : 0) |
            (word == "his" ? bit_of("her") | bit_of("their") : 0);
  if (std::ranges::find(kDrawnTogether, word) != kDrawnTogether.end()) {
    kinds_ |= kMark;
  }
}

void Beginning::admit(std::span<const Token> tokens, std::size_t from) {
  if (from == tokens.size()) {
    kinds_ |= kEnd | kSomething;  // whatever may follow a sentence
    return;
  }
  const Token& token = tokens[from];
  switch (token.kind) {
    case Token::Kind::Open:
      admit(tokens, from + 1);
      return admit(tokens, token.close + 1);
    case Token::Kind::Close:
      return admit(tokens, from + 1);
    case Token::Kind::Comma:
      kinds_ |= kMark;
      return admit(tokens, from + 1);
    case Token::Kind::The:
      for (const string_view word : {"the", "a", "an", "this", "that", "some"}) {
        admit_word(word);
      }
      return admit(tokens, from + 1);
    case Token::Kind::His:
      for (const string_view word : {"his", "her", "their", "my", "own"}) {
        admit_word(word);
      }
      return;
    case Token::Kind::Slot:
      return admit_slot(token.catches);
    case Token::Kind::Rest:
      kinds_ |= kSomething;
      return;
    case Token::Kind::Word:
      for (const string_view word : token.words) {
        if (word == "rest" && !token.literal) {
          kinds_ |= kSomething;
        } else {
          admit_word(word);
        }
      }
      return;
  }
}

std::uint64_t words_in(string_view text) {
  std::uint64_t bits = 0;
  while (!text.empty()) {
    const std::size_t word = grammar::word_size(text);
    bits |= word == 0 ? 0 : bit_of(without_not(text.substr(0, word)));
    text.remove_prefix(std::max<std::size_t>(word, 1));
  }
  return bits;
}

/// The words it needs are those that none may be written for.
Admission Admission::of(std::span<const Token> tokens) {
  static constexpr auto kPlaces =
      std::to_array<string_view>({"first", "second", "third", "fourth", "fifth", "last", "final",
                                  "trick", "next", "following", "opening"});
  static constexpr auto kOthers =
      std::to_array<string_view>({"other", "others", "more", "unknown", "further", "another"});
  Admission admission;
  admission.begins.admit(tokens, 0);
  bool by_slot = false;  // what it needs for that tells more
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    if (token.kind == Token::Kind::Open) {
      i = token.close;
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
          token.catches == Catches::Place ? std::span<const string_view>(kPlaces) : kOthers;
      by_slot = true;
      admission.needs_one_of = 0;
      for (const string_view word : words) {
        admission.needs_one_of |= bit_of(word);
      }
    }
  }
  return admission;
}

std::span<const string_view> PatternList::words_of(string_view text) {
  const std::size_t first = words_.size();
  for (std::size_t bar = text.find('|'); bar != string_view::npos; bar = text.find('|')) {
    words_.push_back(text.substr(0, bar));
    text.remove_prefix(bar + 1);
  }
  words_.push_back(text);
  return std::span(words_).subspan(first);
}

Token PatternList::token_of(string_view text) {
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
    token.slot = text.substr(1, text.size() - 2);
    token.catches = catches_of(token.slot);
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

namespace {

constexpr bool ends_token(char c) {
  return c == ' ' || c == '[' || c == ']';
}

}  // namespace

void PatternList::add(const Saying& saying, string_view said, string_view as_written) {
  const std::size_t first = tokens_.size();
  std::vector<std::size_t> open;
  while (!said.empty()) {
    if (said[0] == ' ') {
      said.remove_prefix(1);
    } else if (said[0] == '[') {
      open.push_back(tokens_.size());
      tokens_.emplace_back().kind = Token::Kind::Open;
      said.remove_prefix(1);
    } else if (said[0] == ']') {
      tokens_[open.back()].close = tokens_.size() - first;
      open.pop_back();
      tokens_.emplace_back().kind = Token::Kind::Close;
      said.remove_prefix(1);
    } else {
      const auto* const end = std::ranges::find_if(said, ends_token);
      const string_view token(said.begin(), end);
      tokens_.push_back(token_of(token));
      said.remove_prefix(token.size());
    }
  }
  Pattern pattern;
  pattern.tokens = std::span(tokens_).subspan(first);
  pattern.saying = &saying;
  pattern.as_written = as_written.empty() ? pattern.as_written : words_of(as_written);
  patterns.push_back(pattern);
  admissions.push_back(Admission::of(pattern.tokens));
  begins.admit(admissions.back().begins);
}

void PatternList::take_apart(std::span<const Saying* const> sayings, bool of_verb) {
  // Patterns look at them, so they must stay where they are; no two begin with one character.
  std::size_t most = 0;
  for (const Saying* saying : sayings) {
    most += saying->said.size();
  }
  tokens_.reserve(most);
  words_.reserve(most);
  patterns.reserve(sayings.size());
  admissions.reserve(sayings.size());
  for (const Saying* saying : sayings) {
    const string_view said = saying->said;
    const std::size_t verb = of_verb ? std::min(said.find(' '), said.size()) : 0;
    add(*saying, said.substr(verb),
        of_verb && said[0] == '=' ? said.substr(1, verb - 1) : string_view{});
  }
}

namespace {

/// The sayings of each verb, in the order of the table.
class ByVerb {
 public:
  ByVerb() : rows_(verb_rows().size()) {
    for (const Saying& saying : sayings()) {
      const std::size_t blank = std::min(saying.said.find(' '), saying.said.size());
      string_view verbs = saying.said.substr(0, blank);
      for (verbs.remove_prefix(verbs[0] == '=' ? 1 : 0); !verbs.empty();) {
        const std::size_t bar = std::min(verbs.find('|'), verbs.size());
        if (const int row = find_verb_row(verbs.substr(0, bar)); row >= 0) {
          Row& its = rows_[static_cast<std::size_t>(row)];
          ((saying.when & kFirst) != 0 ? its.first : its.behind).push_back(&saying);
        }
        verbs.remove_prefix(std::min(bar + 1, verbs.size()));
      }
    }
  }
  [[nodiscard]] bool has_first(int verb_row) const {
    return !rows_[static_cast<std::size_t>(verb_row)].first.empty();
  }
  const PatternList& list(int verb_row, bool first) {
    Row& row = rows_[static_cast<std::size_t>(verb_row)];
    if (!row.known.load(std::memory_order_acquire)) {
      take_apart(row);
    }
    return first ? row.before_grammar : row.after_grammar;
  }

 private:
  struct Row {
    std::vector<const Saying*> first;   ///< those that come before the grammar,
    std::vector<const Saying*> behind;  ///  and behind it
    std::atomic<bool> known = false;
    PatternList before_grammar;
    PatternList after_grammar;
  };

  void take_apart(Row& row) {
    const std::scoped_lock lock(mutex_);
    if (row.known.load(std::memory_order_relaxed)) {
      return;
    }
    row.before_grammar.take_apart(row.first, true);
    row.after_grammar.take_apart(row.behind, true);
    row.known.store(true, std::memory_order_release);
  }

  std::vector<Row> rows_;
  std::mutex mutex_;
};

ByVerb& by_verb() {
  static ByVerb all;
  return all;
}

/// All sayings of a table, none of them by its verb.
class Whole : public PatternList {
 public:
  explicit Whole(std::span<const Saying> all) {
    std::vector<const Saying*> sayings;
    for (const Saying& saying : all) {
      sayings.push_back(&saying);
    }
    take_apart(sayings, false);
  }
};

}  // namespace

bool has_first_sayings(int verb_row) {
  return by_verb().has_first(verb_row);
}

const PatternList& patterns_of(int verb_row, bool first) {
  return by_verb().list(verb_row, first);
}

const PatternList& whole_patterns() {
  static const Whole kList(whole_sayings());
  return kList;
}

const PatternList& cell_patterns(bool named) {
  static const Whole kNamed(cells_of_sheets());
  static const Whole kAlone(lone_cells_of_sheets());
  return named ? kNamed : kAlone;
}

const PatternList& utterance_patterns() {
  static const Whole kList(utterances());
  return kList;
}

}  // namespace ecarte::notation
