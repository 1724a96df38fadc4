// SPDX-License-Identifier: MIT
//
// A line while its short words are written out. Private to this room: line_in_full.cpp has names
// and stops, in_full.cpp what else a score-sheet cuts short.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

#include "grammar/bytes.hpp"
#include "notation/in_full.hpp"
#include "notation/same_word.hpp"

namespace ecarte::notation {

using std::string_view;

inline bool is_large(char c) {
  return c >= 'A' && c <= 'Z';
}

/// Writes the line out.
class InFull {
 public:
  InFull(const char* begin, const char* end, const NameTable& names)
      : at_(begin), begin_(begin), end_(end), names_(names) {}

  std::optional<Rewritten> text();

 private:
  [[nodiscard]] string_view left(const char* from) const {
    return {from, static_cast<std::size_t>(end_ - from)};
  }
  [[nodiscard]] const char* past_blanks(const char* from) const {
    return std::find_if(from, end_, [](char c) { return !blank(c); });
  }
  [[nodiscard]] bool word_begins() const {
    return at_ == begin_ || string_view(" \t(/;,").find(at_[-1]) != string_view::npos;
  }
  void copy(const char* to) {
    to = std::min(to, end_);
    written_.pieces.push_back({written_.text.size(), static_cast<std::size_t>(to - at_), at_});
    written_.text.append(at_, to);
    at_ = to;
  }
  /// `words` stand for what is written up to `to`.
  void put(string_view words, const char* to) {
    if (!words.empty()) {
      written_.pieces.push_back({written_.text.size(), 1, at_});
      written_.text += words;
    }
    at_ = std::min(to, end_);
    changed_ = true;
  }
  /// At a stop: is it no more than that of the short word before it? One that ends a sentence too
  /// stands before the end, or before a capital that is no card.
  [[nodiscard]] bool stop_is_its_own(bool numbers) const;
  [[nodiscard]] bool g_card(const char* from) const {
    return grammar::card_size(left(from)) > 0 || card_as_written(left(from)).size > 0;
  }
  void stop(bool numbers = true);
  static bool is_letter(char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }
  /// A name without the stop at its end; of somebody with a title the title alone.
  bool name();
  /// Does a sentence, or what another does in it, begin here?
  [[nodiscard]] bool begins_sentence() const;
  /// "a gives 3-2", "a's hand": whoever is called by a letter, written small.
  bool letter();
  bool title();
  /// Does somebody's name stand just before?
  [[nodiscard]] bool behind_name() const;
  /// `A "how many?"`: what he says.
  void spoken();
  /// "3tr", "x2": a number, and of what.
  bool figures();
  /// "the King", "names Clubs": a word of the game with a capital that is no name.
  bool small_word();
  /// "p.," behind a name: a word cut short, whose stop is its own.
  bool cut_short();
  bool short_word();
  [[nodiscard]] bool behind_number() const;
  [[nodiscard]] bool before_number(const char* from) const;
  /// "Tr. IV:" is the fourth trick.
  bool roman(const Shortened& one, const char* from);
  /// "toms revoke": of Tom.
  bool owned();
  bool card();
  /// "Ash dealer.", "Tuke dealing: Orme 3", "K. marked".
  bool label();
  /// A dash between what two do is a comma in a trick, and else ends a sentence.
  bool dash();
  /// Is the line that of the cut for the deal?
  [[nodiscard]] bool is_cut() const;
  /// "Y (not having looked) claims": between commas, as "[sic]" is left out.
  bool bracket();
  const char* at_;
  const char* begin_;
  const char* end_;
  const NameTable& names_;
  Rewritten written_;
  bool changed_ = false;
  bool named_ = false;
  bool starts_ = false;  ///< a sentence begins with that name
  std::size_t named_end_ = 0;
};

}  // namespace ecarte::notation
