// SPDX-License-Identifier: MIT
#include "notation/admissions.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <initializer_list>
#include <optional>
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

/// Does no part of a text that the token matches stand behind a semicolon outside quotes?
bool stands_in_part(const Token& token) {
  static constexpr auto kLong =
      std::to_array<Catches>({Catches::Quote, Catches::Sum, Catches::Reply, Catches::Place,
                              Catches::Order, Catches::Others, Catches::Scores, Catches::Half,
                              Catches::Packets, Catches::Times, Catches::Held});
  return token.kind == Token::Kind::Slot ? std::ranges::find(kLong, token.catches) == kLong.end()
                                         : std::ranges::none_of(token.words, [](string_view word) {
                                             return word.find(';') != string_view::npos;
                                           });
}

/// How many of the bits are set: of two that are needed, that with fewer tells more.
int breadth(const Beginning& begins) {
  return std::popcount(begins.words) + 8 * std::popcount(begins.kinds);
}

}  // namespace

/// The words it needs are those that none may be written for.
Admission admission_of(std::span<const Token> tokens) {
  static constexpr auto kTricks =
      std::to_array<string_view>({"first", "second", "third", "fourth", "fifth", "last", "final",
                                  "trick", "next", "following", "opening"});
  static constexpr auto kOthers =
      std::to_array<string_view>({"other", "others", "more", "unknown", "further", "another"});
  Admission admission;
  admit(admission.begins, tokens, 0);
  admission.in_part = std::ranges::all_of(tokens, stands_in_part);
  const auto needs_one_of = [&](std::uint64_t bits) {  // those with fewer tell more
    auto& [one, other] = admission.needs_one_of;
    const auto tells_more = [bits](std::uint64_t than) {
      return than == 0 || std::popcount(bits) < std::popcount(than);
    };
    if (tells_more(one)) {
      other = std::exchange(one, bits);
    } else if (tells_more(other)) {
      other = bits;
    }
  };
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
      } else {
        needs_one_of(bits);
      }
    } else if (token.catches == Catches::Place || token.catches == Catches::Others) {
      const std::span<const string_view> words =
          token.catches == Catches::Place ? std::span<const string_view>(kTricks) : kOthers;
      std::uint64_t bits = 0;
      for (const string_view word : words) {
        bits |= bit_of(word);
      }
      needs_one_of(bits);
    } else if (token.kind == Token::Kind::Slot) {
      const std::optional<Beginning> has = had_for(token.catches);
      if (has && breadth(*has) < breadth(admission.has)) {
        admission.has = *has;
      }
    }
  }
  return admission;
}

}  // namespace ecarte::notation
