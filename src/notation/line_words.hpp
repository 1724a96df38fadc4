// SPDX-License-Identifier: MIT
//
// The words of a line without its cards: by these it is remembered.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>

#include "grammar/plain_cards.hpp"
#include "notation/names.hpp"
#include "record/act.hpp"

namespace ecarte::notation {

/// The words of a line behind who acts, with a sign in the place of each card.
class LineWords {
 public:
  static constexpr std::size_t kMost = 80;  ///< bytes
  static constexpr std::size_t kMostCards = 12;

  /// Takes them from `line`, up to its end, before which nothing else is said to stand. What is
  /// behind that; nullptr if it is longer than is remembered, or has a card twice: then everything
  /// may turn on where. Behind the text stand `kPlainEnd` bytes 0. Of `names` only those are looked
  /// for that may be a card.
  const char* take(const char* line, const NameTable::Words& names);

  /// Puts so much behind the words, which tells them apart from others; false if it has no room.
  bool add(std::string_view more);

  [[nodiscard]] std::string_view text() const { return {text_.data(), size_}; }
  /// Are the words those of `text`, which has as many bytes, eight in a number, and is 0 behind
  /// its end?
  [[nodiscard]] bool are(const std::uint64_t* text) const {
    std::uint64_t differ = 0;
    for (std::size_t at = 0; at < size_; at += kEight) {
      differ |= eight_at(&text_[at]) ^ *text++;
    }
    return differ == 0;
  }
  [[nodiscard]] std::uint64_t hash() const { return hash_of(text()); }
  /// That of words which are 0 behind their end, up to a multiple of eight bytes.
  static std::uint64_t hash_of(std::string_view text);
  /// The same of words of so many bytes, eight in a number.
  static std::uint64_t hash_of(const std::uint64_t* eights, std::size_t size) {
    std::uint64_t hash = size;
    for (std::size_t at = 0; at < size; at += kEight) {
      hash = mixed(hash, *eights++);
    }
    return hash;
  }
  /// The marks of its words that might be names (NameTable::Words), which are found when they are
  /// first asked.
  std::uint64_t marks();
  /// Has it somebody's name? Then everything may turn on whom.
  static bool has_name(std::string_view text, const NameTable::Words& names);
  bool has_name(const NameTable::Words& names) {
    return names.may_be_among(marks()) && has_name(text(), names);
  }
  [[nodiscard]] bool has_cards() const { return count_ != 0; }
  /// The first figure from 11 to 31 that is a word, for which a sign stands too: none of these is
  /// read otherwise than the others. 0 if there is none.
  [[nodiscard]] std::uint8_t number() const { return number_; }
  /// The cards at these places of the line, a bit for each.
  [[nodiscard]] game::CardSet cards(std::uint16_t places) const;
  /// The places of these cards; nothing if one of them is not in the line.
  [[nodiscard]] std::optional<std::uint16_t> places(game::CardSet cards) const;

  /// Where byte `at` of the line stands in its words, whose cards take one byte each however they
  /// are written; nothing of a byte within a card.
  [[nodiscard]] std::optional<record::Offset> in_words(record::Offset at) const;
  /// And back.
  [[nodiscard]] record::Offset in_line(record::Offset at) const {
    if (shortened_ == 0 || at > cut_[shortened_ - 1].at) {
      return at + cut_by_;  // as nearly all are, behind the last
    }
    record::Offset more = 0;
    for (std::size_t n = 0; n < shortened_ && cut_[n].at < at; ++n) {
      more += cut_[n].by;
    }
    return at + more;
  }

 private:
  /// A sign is put at `to` for so many bytes.
  void put_sign(char sign, std::size_t size, char*& to);
  /// The card there is the next; what stands for it is put at `to`. False if it may be a name.
  bool take_card(const char* at, grammar::plain::CardRead card, char*& to,
                 const NameTable::Words& names);

  /// What stands in the place of a card, and of a number: no such byte is in a text that can be
  /// read.
  static constexpr char kCard = 1;
  static constexpr char kNumber = 2;
  static constexpr std::size_t kEight = 8;
  static_assert(kMost % kEight == 0);
  static std::uint64_t mixed(std::uint64_t hash, std::uint64_t eight) {
    constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15U;
    hash = (hash ^ eight) * kOdd;
    return hash ^ (hash >> 32U);
  }
  static std::uint64_t eight_at(const char* at) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, at, sizeof eight);
    return eight;
  }
  std::array<char, kMost + kEight> text_{};  ///< 0 behind its end
  std::size_t size_ = 0;
  std::array<game::CardSet, kMostCards> cards_{};
  /// A sign that stands in the words for so many bytes more.
  struct Cut {
    std::uint8_t at = 0;
    std::uint8_t by = 0;
  };
  std::array<Cut, kMostCards + 1> cut_{};
  std::size_t shortened_ = 0;  ///< how many there are
  record::Offset cut_by_ = 0;  ///< all of them together
  std::uint8_t number_ = 0;
  bool marked_ = false;
  std::uint64_t marks_ = 0;
  std::size_t count_ = 0;
  game::CardSet met_;
};

inline std::uint64_t LineWords::hash_of(std::string_view text) {
  std::uint64_t hash = text.size();
  for (std::size_t at = 0; at < text.size(); at += kEight) {
    hash = mixed(hash, eight_at(&text[at]));
  }
  return hash;
}

inline game::CardSet LineWords::cards(std::uint16_t places) const {
  if (places == (1U << count_) - 1) {
    return met_;
  }
  game::CardSet cards;
  for (std::size_t place = 0; places != 0; ++place, places >>= 1U) {
    cards |= (places & 1U) != 0 ? cards_[place] : game::CardSet{};
  }
  return cards;
}

}  // namespace ecarte::notation
