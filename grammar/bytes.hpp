// SPDX-License-Identifier: MIT
//
// What single bytes are to the notation, and how many of them a word, a number or a card takes that
// a text begins with: tables, and no grammar. A text is known to be UTF-8; it may end anywhere.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>

namespace ecarte::grammar {

/// What a byte may be, as bits.
enum class ByteIs : std::uint8_t {
  Blank = 1,       ///< a blank or a tab
  Letter = 2,      ///< of ASCII
  InWord = 4,      ///< a letter, digit or underscore of ASCII
  Begins = 8,      ///< the first byte of a letter outside ASCII
  Digit = 16,      ///< 0 to 9
  Rank = 32,       ///< of a card, in one byte
  Suit = 64,       ///< of a card, as a letter
  CourtTold = 128  ///< of a court card of another tongue
};

namespace bytes {

constexpr bool in(std::string_view set, char c) {
  return set.find(c) != std::string_view::npos;
}

constexpr std::uint8_t bit(ByteIs what, bool is) {
  return is ? static_cast<std::uint8_t>(what) : std::uint8_t{0};
}

inline constexpr auto kTable = [] {
  std::array<std::uint8_t, 256> table{};
  for (unsigned byte = 0; byte < 256; ++byte) {
    const char c = static_cast<char>(byte);
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    const bool digit = c >= '0' && c <= '9';
    // E2 begins dashes, quotes and the signs of the suits; EE and EF no letters.
    const bool begins =
        byte >= 0xc3U && byte <= 0xf4U && byte != 0xe2U && byte != 0xeeU && byte != 0xefU;
    table[byte] = static_cast<std::uint8_t>(
        bit(ByteIs::Blank, c == ' ' || c == '\t') | bit(ByteIs::Letter, letter) |
        bit(ByteIs::InWord, letter || digit || c == '_') | bit(ByteIs::Begins, begins) |
        bit(ByteIs::Digit, digit) | bit(ByteIs::Rank, in("KQJATkqjat23456789", c)) |
        bit(ByteIs::Suit, in("SHDCshdc", c)) | bit(ByteIs::CourtTold, in("RDVBHrdvbh", c)));
  }
  return table;
}();

}  // namespace bytes

constexpr bool is(char c, ByteIs what) {
  return (bytes::kTable[static_cast<unsigned char>(c)] & static_cast<unsigned>(what)) != 0;
}

constexpr bool is_blank(char c) {
  return is(c, ByteIs::Blank);
}

/// True of the bytes a word goes on with, the later ones of a letter excepted.
constexpr bool is_word_char(char c) {
  constexpr unsigned kEither =
      static_cast<unsigned>(ByteIs::InWord) | static_cast<unsigned>(ByteIs::Begins);
  return (bytes::kTable[static_cast<unsigned char>(c)] & kEither) != 0;
}

/// True if no word goes on at `at`.
constexpr bool word_ends(std::string_view text, std::size_t at) {
  return at >= text.size() || !is_word_char(text[at]);
}

/// The size of the letter outside ASCII that stands at `at`; 0 if none does.
constexpr std::size_t wide_letter(std::string_view text, std::size_t at) {
  if (!is(text[at], ByteIs::Begins)) {
    return 0;
  }
  const auto lead = static_cast<unsigned char>(text[at]);
  const std::size_t size = lead < 0xe0U ? 2 : lead < 0xf0U ? 3 : 4;
  if (text.size() - at < size) {
    return 0;
  }
  for (std::size_t i = 1; i < size; ++i) {
    if ((static_cast<unsigned char>(text[at + i]) & 0xc0U) != 0x80U) {
      return 0;
    }
  }
  return size;
}

/// How many bytes the blanks take, of which a no-break space is one.
constexpr std::size_t blanks_size(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size()) {
    if (is_blank(text[at])) {
      ++at;
    } else if (text[at] == '\xc2' && at + 1 < text.size() && text[at + 1] == '\xa0') {
      at += 2;
    } else {
      break;
    }
  }
  return at;
}

/// How many bytes the word takes: a letter, then letters, digits and hyphens within.
constexpr std::size_t word_size(std::string_view text) {
  if (text.empty()) {
    return 0;
  }
  std::size_t at = is(text[0], ByteIs::Letter) ? 1 : wide_letter(text, 0);
  if (at == 0) {
    return 0;
  }
  const auto char_size = [&](std::size_t from) {
    return from >= text.size()              ? std::size_t{0}
           : is(text[from], ByteIs::InWord) ? std::size_t{1}
                                            : wide_letter(text, from);
  };
  for (;;) {
    while (at < text.size() && is(text[at], ByteIs::InWord)) {
      ++at;
    }
    if (const std::size_t size = char_size(at); size > 0) {
      at += size;
    } else if (at < text.size() && text[at] == '-' && char_size(at + 1) > 0) {
      ++at;
    } else {
      return at;
    }
  }
}

/// How many bytes the number takes: digits, and no letter after them.
constexpr std::size_t digits_size(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size() && is(text[at], ByteIs::Digit)) {
    ++at;
  }
  return at > 0 && word_ends(text, at) ? at : 0;
}

/// How many bytes the order of the packets takes: 3-2 or 2–3, of any two figures.
constexpr std::size_t order_size(std::string_view text) {
  if (text.size() < 3 || !is(text[0], ByteIs::Digit)) {
    return 0;
  }
  const std::size_t dash = text[1] == '-' ? 1 : text.substr(1, 3) == "\xe2\x80\x93" ? 3 : 0;
  const std::size_t last = 1 + dash;
  return dash > 0 && last < text.size() && is(text[last], ByteIs::Digit) &&
                 word_ends(text, last + 1)
             ? last + 1
             : 0;
}

/// How many bytes the sign of a suit takes, ♠ or ♠️ or ♤.
constexpr std::size_t suit_sign_size(std::string_view text) {
  if (text.size() < 3 || text[0] != '\xe2' || text[1] != '\x99' ||
      (static_cast<unsigned char>(text[2]) & 0xf8U) != 0xa0U) {
    return 0;
  }
  const std::string_view after = text.substr(3);
  return after.starts_with("\xef\xb8\x8e") || after.starts_with("\xef\xb8\x8f") ? 6 : 3;
}

/// True if "K♥", as nearly every card is written, stands at `at`: a rank and the sign of a suit.
/// What follows is not looked at.
constexpr bool plain_card_at(std::string_view text, std::size_t at) {
  return text.size() >= at + 4 && text[at + 1] == '\xe2' && text[at + 2] == '\x99' &&
         is(text[at], ByteIs::Rank) && (static_cast<unsigned char>(text[at + 3]) & 0xf8U) == 0xa0U;
}

/// How many bytes such a card takes, if it ends there.
constexpr std::size_t plain_card_size(std::string_view text) {
  return plain_card_at(text, 0) && (text.size() == 4 || text[4] == ',') ? 4 : 0;
}

/// How many bytes the cards take that make up the whole text, or all of it to a semicolon, with one
/// blank between them and each as above; 0 if anything else is there.
constexpr std::size_t plain_cards_size(std::string_view text) {
  for (std::size_t at = 0; plain_card_at(text, at); at += 5) {
    const std::size_t end = at + 4;
    if (end == text.size() || text[end] == ';') {
      return end;
    }
    if (text[end] != ' ') {
      return 0;
    }
  }
  return 0;
}

/// True of what may stand behind a card that could be a word: the end of a sentence or of its part,
/// or another card.
constexpr bool stands_as_card(std::string_view after) {
  after.remove_prefix(blanks_size(after));
  return after.empty() || after[0] == ',' || after[0] == ';' || after[0] == '.' ||
         after[0] == '#' || after.starts_with("- ") || plain_card_at(after, 0) ||
         (after.starts_with("up") && word_ends(after, 2)) ||
         (after.size() > 1 && is(after[0], ByteIs::Rank) && is(after[1], ByteIs::Suit) &&
          word_ends(after, 2));
}

/// How many bytes the card takes, written with signs or letters: KH, HK, 10♥, J?, ?♥, ?, and R♥ of
/// French cards. "as" and "ah" are words where other words follow.
constexpr std::size_t card_size(std::string_view text) {
  if (plain_card_at(text, 0) && (text.size() == 4 || text[4] == ' ' || text[4] == ',')) {
    return 4;
  }
  if (text.empty()) {
    return 0;
  }
  const auto whole = [&](std::size_t size) { return word_ends(text, size) ? size : 0; };
  const auto suit = [&](std::size_t at) {
    return at >= text.size()            ? std::size_t{0}
           : is(text[at], ByteIs::Suit) ? std::size_t{1}
           : text[at] == '\xe2'         ? suit_sign_size(text.substr(at))
                                        : std::size_t{0};
  };
  const auto rank = [&](std::size_t at) {
    return at >= text.size()                                                ? std::size_t{0}
           : is(text[at], ByteIs::Rank)                                     ? std::size_t{1}
           : text[at] == '1' && at + 1 < text.size() && text[at + 1] == '0' ? std::size_t{2}
                                                                            : std::size_t{0};
  };
  const auto unknown = [&](std::size_t at) {
    return at < text.size() && text[at] == '?' ? 1U : 0U;
  };
  if (const std::size_t ranked = rank(0); ranked > 0) {
    std::size_t then = suit(ranked);
    then = then > 0 ? then : unknown(ranked);
    if (then > 0) {
      const bool a_word = text[0] == 'a' && (text[1] == 's' || text[1] == 'h' || text[1] == 'd');
      return a_word && word_ends(text, 2) && !stands_as_card(text.substr(2)) ? 0
                                                                             : whole(ranked + then);
    }
  }
  if (const std::size_t suited = suit(0); suited > 0) {
    std::size_t then = rank(suited);
    then = then > 0 ? then : unknown(suited);
    if (then > 0) {
      return whole(suited + then);
    }
  }
  if (text[0] == '?') {
    return whole(1 + suit(1));
  }
  if (is(text[0], ByteIs::CourtTold)) {
    const std::size_t sign = suit_sign_size(text.substr(1));
    return sign > 0 ? whole(1 + sign) : 0;
  }
  return 0;
}

/// How many bytes the rank takes that is no word, "9", "10" or "K", if "of" follows it: "the 9 of
/// spades". A rank no pack has is a number.
constexpr std::size_t rank_letter_size(std::string_view text) {
  constexpr std::string_view kRanks = "KQJAT987";
  const std::size_t size = text.starts_with("10")                               ? 2
                           : !text.empty() && kRanks.find(text[0]) != text.npos ? 1
                                                                                : 0;
  const std::string_view after = text.substr(size);
  const std::size_t gap = size == 0 ? 0 : blanks_size(after);
  return gap > 0 && after.substr(gap).starts_with("of ") ? size : 0;
}

/// How many bytes of `text` the words take, which must end with a whole word; 0 if it does not
/// begin with them. A blank in `words` stands for any blanks.
constexpr std::size_t words_taken(std::string_view text, std::string_view words) {
  std::size_t at = 0;
  for (const char c : words) {
    if (c != ' ') {
      if (at >= text.size() || text[at] != c) {
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
  return word_ends(text, at) ? at : 0;
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

/// "Petit" behind "M.": a name, and no word that a sentence begins with.
inline bool goes_with_monsieur(std::string_view after) {
  constexpr std::string_view kBegin[] = {
      "The",      "Then", "They", "This", "That",  "There", "These", "She",    "His",
      "Her",      "But",  "And",  "For",  "Now",   "Next",  "After", "Before", "When",
      "While",    "Once", "One",  "Two",  "Three", "Four",  "Five",  "Both",   "Nobody",
      "Somebody", "Here", "Only", "Not",  "All",   "Again", "Trumps"};
  const std::size_t size = word_size(after);
  return size > 2 && after[0] >= 'A' && after[0] <= 'Z' && after[1] >= 'a' &&
         card_size(after) == 0 &&
         std::ranges::find(kBegin, after.substr(0, size)) == std::end(kBegin);
}

/// True if the stop behind `before` belongs to an initial, one letter by itself, and what stands
/// `after` goes on with the sentence: "A. gives", "to B. 3", and behind a title "Miss B. K♥".
inline bool ends_in_initial(std::string_view before, std::string_view after) {
  if (before.empty() || before.back() < 'A' || before.back() > 'Z' ||
      (before.size() > 1 && !is_blank(before[before.size() - 2]))) {
    return false;
  }
  after.remove_prefix(blanks_size(after));
  const std::size_t digits = digits_size(after);
  if (before.back() == 'M' && goes_with_monsieur(after)) {
    return true;
  }
  const bool numbers_a_trick = digits > 0 && digits < after.size() && after[digits] == '.';
  if (!after.empty() &&
      ((after[0] >= 'a' && after[0] <= 'z') || (digits > 0 && !numbers_a_trick))) {
    return true;
  }
  before.remove_suffix(std::min<std::size_t>(before.size(), 2));
  const std::size_t blank = before.find_last_of(" \t,;");
  const std::string_view title = before.substr(blank == std::string_view::npos ? 0 : blank + 1);
  return !title.empty() && title[0] >= 'A' && title[0] <= 'Z' && card_size(after) > 0;
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
    } else if (c == '\xe2' &&
               (rest.starts_with("\xe2\x80\x9c") || rest.starts_with("\xe2\x80\x9d"))) {
      quoted = rest[2] == '\x9c';
    } else if (!quoted) {
      const bool last = at + 1 == text.size() || is_blank(text[at + 1]);
      if (c == ';' || (c == '/' && at > 0 && is_blank(text[at - 1])) ||
          (c == '.' && last && !ends_in_title(text.substr(0, at)) &&
           !ends_in_initial(text.substr(0, at), text.substr(at + 1)))) {
        break;
      }
    }
  }
  while (at > 0 && is_blank(text[at - 1])) {
    --at;
  }
  return at;
}

}  // namespace ecarte::grammar
