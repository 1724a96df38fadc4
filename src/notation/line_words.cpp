// SPDX-License-Identifier: MIT
#include "notation/line_words.hpp"

#include <bit>

#include "grammar/bytes.hpp"

namespace ecarte::notation {

using game::CardSet;

namespace plain = grammar::plain;

namespace {

/// May a card end before this byte? As signs are written it does behind its word.
bool may_end_before(char c, bool by_sign) {
  const auto byte = static_cast<unsigned char>(c);
  return by_sign ? byte < 0x80U && !grammar::is(c, grammar::ByteIs::InWord) : !kOfNames[byte];
}

/// The card that is the word there.
plain::CardRead card_word_at(const char* at) {
  if (plain::rank_bit(*at) == 0 && *at != '1') {
    return {};
  }
  const plain::CardRead card = plain::card_at(at);
  return may_end_before(at[card.size], card.size > 3) ? card : plain::CardRead{};
}

/// A figure from 11 to 31 that ends there with its word; 0 if there is none.
std::uint8_t large_figure_at(const char* at) {
  const bool two = *at >= '1' && *at <= '3' && at[1] >= '0' && at[1] <= '9';
  const int figure = two ? (at[0] - '0') * 10 + (at[1] - '0') : 0;
  const bool ends = two && (at[2] == ' ' || at[2] == '\n' || at[2] == '\r');
  return ends && figure > 10 && figure < 32 ? static_cast<std::uint8_t>(figure) : std::uint8_t{0};
}

/// How many small letters and blanks stand there, up to eight; as many bytes are looked at.
std::size_t small_at(const char* at) {
  constexpr std::uint64_t kOnes = 0x0101010101010101U;
  constexpr std::uint64_t kTops = kOnes * 0x80U;
  std::uint64_t bytes = 0;
  std::memcpy(&bytes, at, sizeof bytes);
  // From 60 to 7F, where all small letters are; and of a blank what is left is 0.
  const std::uint64_t small = (bytes << 1U) & (bytes << 2U) & ~bytes;
  const std::uint64_t left = bytes ^ kOnes * ' ';
  const std::uint64_t blank = ~(((left & ~kTops) + ~kTops) | left);
  const std::uint64_t others = ~(small | blank) & kTops;
  if constexpr (std::endian::native == std::endian::little) {
    return static_cast<std::size_t>(std::countr_zero(others)) / 8U;
  }
  return static_cast<std::size_t>(std::countl_zero(others)) / 8U;
}

/// Calls `told` with each word of the text that may be a name, until it says so; false if it never
/// does. What stands before the sign of a card is of that.
template <class Told>
bool any_word(std::string_view text, char card, const Told& told) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t word = name_word_size(text.substr(at));
    const std::size_t behind = at + word;
    if (word > 0 && (behind == text.size() || text[behind] != card) &&
        told(text.substr(at, word))) {
      return true;
    }
    at = behind + (word == 0 ? character_size(text.substr(at)) : 0);
  }
  return false;
}

}  // namespace

inline void LineWords::put_sign(char sign, std::size_t size, char*& to) {
  cut_[shortened_++] = {static_cast<std::uint8_t>(to - text_.data()),
                        static_cast<std::uint8_t>(size - 1)};
  cut_by_ += static_cast<record::Offset>(size - 1);
  *to++ = sign;
}

inline bool LineWords::take_card(const char* at, plain::CardRead card, char*& to,
                                 const NameTable::Words& names) {
  const CardSet set{card.card};
  if (count_ == kMostCards || met_.has_all(set)) {
    return false;
  }
  met_ |= set;
  cards_[count_++] = set;
  const bool by_sign = card.size > 3;
  const bool named = names.have({at, by_sign ? 1 : card.size}) && *at > '9';
  if (*at == '1') {  // "10♥" is rare: as they stand
    std::memcpy(to, at, kEight);
    to += card.size;
    return by_sign;
  }
  std::size_t size = card.size;
  if (named && by_sign) {
    const bool follows = to - text_.data() > 1 && to[-1] == ' ' && to[-2] == kCard;
    if (!follows) {  // a sign behind the name
      *to++ = *at;
      --size;
    }
  }
  put_sign(kCard, size, to);
  return by_sign || !named;
}

const char* LineWords::take(const char* line, const NameTable::Words& names) {
  shortened_ = count_ = 0;
  marked_ = false;
  cut_by_ = 0;
  number_ = 0;
  met_ = {};
  char* to = text_.data();
  const char* const most = to + kMost;
  bool begins = true;  // a word
  for (const char* at = line; to <= most;) {
    const std::size_t small = small_at(at);
    std::memcpy(to, at, kEight);
    to += small;
    at += small;
    begins = small == 0 ? begins : !kOfNames[static_cast<unsigned char>(at[-1])];
    if (small == kEight) {
      continue;
    }
    plain::CardRead card = begins ? card_word_at(at) : plain::CardRead{};
    while (card.card != 0) {
      if (to > most || !take_card(at, card, to, names)) {
        return nullptr;
      }
      at += card.size;
      card = {};
      if (*at == ' ') {
        *to++ = *at++;
        card = card_word_at(at);
      }
    }
    if (const std::uint8_t number = number_ == 0 ? large_figure_at(at) : std::uint8_t{0};
        number != 0 && at != line && at[-1] == ' ') {
      number_ = number;
      put_sign(kNumber, 2, to);
      at += 2;
    }
    const auto byte = static_cast<unsigned char>(*at);
    if (byte < ' ') {
      at += byte == '\r' ? 1 : 0;
      if (*at != '\n' || to > most) {
        return nullptr;
      }
      size_ = static_cast<std::size_t>(to - text_.data());
      std::memset(to, 0, kEight);
      return at + 1;
    }
    begins = !kOfNames[byte];
    do {  // all of a character that is of no word
      *to++ = *at++;
    } while (begins && (static_cast<unsigned char>(*at) & 0xc0U) == 0x80U && to <= most);
  }
  return nullptr;
}

bool LineWords::add(std::string_view more) {
  marked_ = false;
  if (size_ + more.size() > kMost) {
    return false;
  }
  size_ += more.copy(text_.data() + size_, more.size());
  std::memset(text_.data() + size_, 0, kEight);
  return true;
}

std::uint64_t LineWords::marks() {
  if (!marked_) {
    marked_ = true;
    marks_ = 0;
    any_word(text(), kCard, [this](std::string_view word) {
      marks_ |= NameTable::Words::mark_of(word);
      return false;
    });
  }
  return marks_;
}

bool LineWords::has_name(std::string_view text, const NameTable::Words& names) {
  return any_word(text, kCard, [&names](std::string_view word) { return names.have(word); });
}

std::optional<std::uint16_t> LineWords::places(CardSet cards) const {
  unsigned places = 0;
  CardSet found;
  for (std::size_t place = 0; place < count_; ++place) {
    if (cards.has_all(cards_[place])) {
      places |= 1U << place;
      found |= cards_[place];
    }
  }
  return found == cards ? std::optional(static_cast<std::uint16_t>(places)) : std::nullopt;
}

std::optional<record::Offset> LineWords::in_words(record::Offset at) const {
  for (std::size_t n = 0; n < shortened_ && cut_[n].at < at; ++n) {
    if (at <= record::Offset{cut_[n].at} + cut_[n].by) {
      return std::nullopt;
    }
    at -= cut_[n].by;
  }
  return at;
}

}  // namespace ecarte::notation
