// SPDX-License-Identifier: MIT
#include "picture/canvas.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include <utf8proc.h>

#include "report/escape.hpp"

namespace ecarte::picture {
namespace {

using report::Character;
using report::first_character;

constexpr std::string_view kEnd = "\x1b[0m";

std::size_t columns_of_one(const Character& character) {
  return static_cast<std::size_t>(
      std::max(utf8proc_charwidth(static_cast<utf8proc_int32_t>(character.code)), 0));
}

std::string_view code_of(Style style) {
  switch (style) {
    case Style::Plain:
      return {};
    case Style::Bold:
      return "\x1b[1m";
    case Style::Faint:
      return "\x1b[2m";
    case Style::Error:
      return "\x1b[1;31m";
    case Style::Warning:
      return "\x1b[1;33m";
    case Style::Doubt:
      return "\x1b[1;36m";
  }
  return {};
}

/// Two colours as cards are printed, or one for each suit.
std::string_view code_of(game::Suit suit, bool four) {
  switch (suit) {
    case game::Suit::Spades:
      return {};
    case game::Suit::Hearts:
      return "\x1b[31m";
    case game::Suit::Diamonds:
      return four ? "\x1b[34m" : "\x1b[31m";
    case game::Suit::Clubs:
      return four ? "\x1b[32m" : "";
  }
  return {};
}

/// The suit a text begins with, if it begins with one.
const game::Suit* suit_at(std::string_view text) {
  static constexpr std::array kSuits{game::Suit::Spades, game::Suit::Hearts, game::Suit::Diamonds,
                                     game::Suit::Clubs};
  const auto* const found = std::ranges::find_if(
      kSuits, [&](game::Suit suit) { return text.starts_with(game::symbol(suit)); });
  return found == kSuits.end() ? nullptr : found;
}

/// What has no decomposition and is common in print.
std::string_view plain_sign(char32_t code) {
  struct Plain {
    char32_t code;
    std::string_view as;
  };
  static constexpr std::array<Plain, 10> kPlain{{{0x2018, "'"},
                                                 {0x2019, "'"},
                                                 {0x201c, "\""},
                                                 {0x201d, "\""},
                                                 {0x2013, "-"},
                                                 {0x2014, "-"},
                                                 {0x00b7, "."},
                                                 {0x00e6, "ae"},
                                                 {0x0153, "oe"},
                                                 {0x00df, "ss"}}};
  const auto* const found = std::ranges::find(kPlain, code, &Plain::code);
  return found == kPlain.end() ? std::string_view{} : found->as;
}

/// Letters without what stands above or below them.
std::string without_marks(std::string_view letter) {
  utf8proc_uint8_t* folded = nullptr;
  const auto size = utf8proc_map(
      reinterpret_cast<const utf8proc_uint8_t*>(letter.data()),
      static_cast<utf8proc_ssize_t>(letter.size()), &folded,
      static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_STRIPMARK));
  std::string text;
  if (size > 0) {
    text.assign(reinterpret_cast<const char*>(folded), static_cast<std::size_t>(size));
  }
  std::free(folded);
  const bool plain =
      std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  return plain && (!text.empty() || size == 0) ? text : "?";
}

}  // namespace

std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  while (!text.empty()) {
    const Character character = first_character(text);
    columns += columns_of_one(character);
    text.remove_prefix(character.bytes);
  }
  return columns;
}

std::string in_ascii(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const Character character = first_character(text);
    if (character.valid && character.code < 0x80) {
      plain += text.front();
    } else if (const game::Suit* const suit = suit_at(text)) {
      plain += game::letter(*suit);
    } else if (const std::string_view sign = plain_sign(character.code); !sign.empty()) {
      plain += sign;
    } else {
      plain += without_marks(text.substr(0, character.bytes));
    }
    text.remove_prefix(character.bytes);
  }
  return plain;
}

Line& Line::put(std::string_view text, std::string_view before) {
  const bool blank = text.find_first_not_of(' ') == std::string_view::npos;
  const bool coloured = look_->colour && !before.empty() && !blank;
  const std::string plain = look_->ascii ? in_ascii(text) : std::string{text};
  // What goes on in one colour is one stretch, blanks within it too.
  const bool goes_on = look_->colour && !before.empty() && last_ == before && !text.empty();
  if (goes_on) {
    bytes_.resize(bytes_.size() - kEnd.size());
  }
  bytes_ += coloured && !goes_on ? before : std::string_view{};
  bytes_ += plain;
  bytes_ += coloured || goes_on ? kEnd : std::string_view{};
  last_ = coloured || goes_on ? before : std::string_view{};
  width_ += columns_of(plain);
  return *this;
}

Line& Line::add(std::string_view text, Style style) {
  return put(text, code_of(style));
}

Line& Line::add_in(std::string_view text, game::Suit suit) {
  return put(text, code_of(suit, look_->four_colour));
}

Line& Line::pad_to(std::size_t column) {
  if (column > width_) {
    last_ = {};
    bytes_.append(column - width_, ' ');
    width_ = column;
  }
  return *this;
}

void Canvas::end(const Line& line) {
  std::string bytes = line.bytes();
  bytes.erase(bytes.find_last_not_of(' ') + 1);
  out_ += bytes;
  out_ += '\n';
  blank_ = bytes.empty();
}

void Canvas::gap() {
  if (!std::exchange(blank_, true)) {
    out_ += '\n';
  }
}

namespace {

constexpr std::string_view kRanks = "789TAJQK0?";

/// The bytes of the piece that `word` begins with and one colour may have: a card or a suit, or
/// what stands before the next of them.
std::size_t piece_of(std::string_view word, const game::Suit*& suit) {
  suit = nullptr;
  for (std::size_t at = 0; at < word.size(); at += first_character(word.substr(at)).bytes) {
    const game::Suit* const found = suit_at(word.substr(at));
    if (found == nullptr) {
      continue;
    }
    std::size_t begin = at;
    while (begin > 0 && at - begin < 2 &&
           (kRanks.find(word[begin - 1]) != std::string_view::npos ||
            (at - begin == 1 && word[begin] == '0' && word[begin - 1] == '1'))) {
      --begin;
    }
    if (begin > 0) {
      return begin;
    }
    suit = found;
    return at + game::symbol(*found).size();
  }
  return word.size();
}

/// The bytes of `word` that fill so many columns, at least one character.
std::size_t bytes_within(std::string_view word, std::size_t room) {
  std::size_t at = 0;
  std::size_t used = 0;
  while (at < word.size()) {
    const Character character = first_character(word.substr(at));
    used += columns_of_one(character);
    if (used > room && at > 0) {
      break;
    }
    at += character.bytes;
  }
  return at;
}

void add_coloured(Line& line, std::string_view word, Style style) {
  while (!word.empty()) {
    const game::Suit* suit = nullptr;
    const std::size_t bytes = piece_of(word, suit);
    if (suit != nullptr) {
      line.add_in(word.substr(0, bytes), *suit);
    } else {
      line.add(word.substr(0, bytes), style);
    }
    word.remove_prefix(bytes);
  }
}

}  // namespace

void Canvas::words(std::string_view text, std::size_t indent, std::size_t hang, Style style) {
  const std::string plain = look_.ascii ? in_ascii(text) : std::string{text};
  const auto shallow = [this](std::size_t columns) { return std::min(columns, width() / 4); };
  std::string_view rest = plain;
  Line under_way = line();
  under_way.pad_to(shallow(indent));
  bool begun = false;
  const auto next_line = [&] {
    end(under_way);
    under_way = Line(look_);
    under_way.pad_to(shallow(hang));
    begun = false;
  };
  while (!rest.empty()) {
    const std::size_t end_of_word = std::min(rest.find(' '), rest.size());
    std::string_view word = rest.substr(0, end_of_word);
    rest.remove_prefix(std::min(end_of_word + 1, rest.size()));
    if (begun && under_way.width() + 1 + columns_of(word) > width()) {
      next_line();
    }
    if (begun && under_way.width() < width()) {
      under_way.add(" ", style);
    }
    while (under_way.width() + columns_of(word) > width()) {
      const std::size_t bytes = bytes_within(word, width() - under_way.width());
      add_coloured(under_way, word.substr(0, bytes), style);
      word.remove_prefix(bytes);
      if (word.empty()) {
        break;
      }
      next_line();
    }
    add_coloured(under_way, word, style);
    begun = begun || !word.empty();
  }
  end(under_way);
}

}  // namespace ecarte::picture
