// SPDX-License-Identifier: MIT
#include "notation/patterns.hpp"

#include <algorithm>

#include "grammar/bytes.hpp"
#include "notation/lexicon.hpp"
#include "notation/taken_apart.hpp"

namespace ecarte::notation {

using std::string_view;

void Beginning::add_word(string_view word) {
  kinds |= kLetter;
  if (word.size() > 2 && word.find('-') < word.size()) {
    kinds |= kHyphened;
  }
  words |= bit_of(without_not(word));
}

void Beginning::add_mark(char mark) {
  kinds |= kMark;
  if (mark == '"' || mark == '\xe2') {
    kinds |= kQuote;
  }
}

Beginning Beginning::of(string_view text) {
  Beginning begins;
  if (text.empty()) {
    begins.kinds = kEnd;
    return begins;
  }
  // "K♥" begins with no name or number, and is one thing: a card.
  const bool card = grammar::card_size(text) > 0;
  if (card && text.size() > 1 && text[1] == '\xe2') {
    begins.kinds = kCard;
    return begins;
  }
  if (const std::size_t word = grammar::word_size(text); word > 0) {
    begins.add_word(text.substr(0, word));
  } else if (const std::size_t order = grammar::order_size(text); order > 0) {
    begins.kinds = kOrder;
    begins.words = bit_of(text.substr(0, order));
  } else if (grammar::is(text[0], grammar::ByteIs::Digit)) {
    begins.kinds = kDigit;
    const std::size_t digits = grammar::digits_size(text);
    begins.words = bit_of(text.substr(0, std::max<std::size_t>(digits, 1)));
  } else {
    begins.add_mark(text[0]);
  }
  begins.kinds |= card ? kCard : 0;
  return begins;
}

Beginning Beginning::anywhere_in(string_view text) {
  Beginning anywhere;
  anywhere.kinds = kEnd;
  for (std::size_t size = 0; !text.empty(); text.remove_prefix(size)) {
    const char first = text[0];
    size = grammar::word_size(text);
    bool card = false;
    if (size > 0) {
      anywhere.add_word(text.substr(0, size));
      card = size == 2 ? grammar::card_size(text) > 0
                       : size == 1 && text.size() > 1 && !grammar::is_blank(text[1]);
    } else if (grammar::is(first, grammar::ByteIs::Digit)) {
      size = std::max<std::size_t>(grammar::digits_size(text), 1);
      anywhere.kinds |= kDigit;
      if (grammar::order_size(text) > 0) {
        anywhere.kinds |= kOrder;
      }
      card = grammar::card_size(text) > 0;
    } else {
      size = 1;
      if (!grammar::is_blank(first)) {
        anywhere.add_mark(first);
      }
      card = first == '\xe2' || first == '?';  // the sign of a suit
    }
    if (card) {
      anywhere.kinds |= kCard;
    }
  }
  return anywhere;
}

/// A semicolon behind a quotation mark may be one of what is said.
void TextBegins::look_in_part() {
  const std::size_t stop = text_.find(';');
  const string_view part = text_.substr(0, stop);
  const bool parted = stop != string_view::npos && part.find('"') == string_view::npos &&
                      part.find("\xe2\x80") == string_view::npos;
  in_part_ = parted ? Beginning::anywhere_in(text_.substr(0, stop)) : anywhere();
}

const Token& Tokens::operator[](std::size_t at) const {
  return taken_apart::kTokens[numbers_[at]];
}

Tokens Pattern::tokens() const {
  return {taken_apart::kNumbers + first, size};
}
const Saying& Pattern::saying() const {
  return taken_apart::kSayings[said_in];
}
const Token* Pattern::as_written() const {
  return verb == 0 ? nullptr : &taken_apart::kTokens[verb - 1U];
}

std::span<const Pattern> PatternList::patterns() const {
  return {taken_apart::kPatterns + first, size};
}
std::span<const Admission> PatternList::admissions() const {
  return {taken_apart::kAdmissions + first, size};
}

namespace {

using taken_apart::RowsOf;

std::span<const Saying> sayings_of(RowsOf table) {
  const auto at = static_cast<std::size_t>(table);
  const std::size_t first = taken_apart::kFirstSayings.at(at);
  return {taken_apart::kSayings + first, taken_apart::kFirstSayings.at(at + 1) - first};
}
const PatternList& list_of(RowsOf table) {
  return taken_apart::kOfTables.at(static_cast<std::size_t>(table) - 1);
}

}  // namespace

std::span<const Saying> sayings() {
  return sayings_of(RowsOf::Verbs);
}
std::span<const Saying> whole_sayings() {
  return sayings_of(RowsOf::Whole);
}
std::span<const Saying> cells_of_sheets() {
  return sayings_of(RowsOf::Cells);
}
std::span<const Saying> lone_cells_of_sheets() {
  return sayings_of(RowsOf::LoneCells);
}
std::span<const Saying> utterances() {
  return sayings_of(RowsOf::Utterances);
}

const PatternList& patterns_of(int verb_row, bool first) {
  return taken_apart::kOfVerbs[static_cast<std::size_t>(verb_row)][first ? 0 : 1];
}

bool has_first_sayings(int verb_row) {
  return patterns_of(verb_row, true).size != 0;
}

const PatternList& whole_patterns() {
  return list_of(RowsOf::Whole);
}

bool is_label(string_view word) {
  return std::ranges::find(taken_apart::kLabels, word) != taken_apart::kLabels.end();
}

const PatternList& cell_patterns(bool named) {
  return list_of(named ? RowsOf::Cells : RowsOf::LoneCells);
}

const PatternList& utterance_patterns() {
  return list_of(RowsOf::Utterances);
}

}  // namespace ecarte::notation
