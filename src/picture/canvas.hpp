// SPDX-License-Identifier: MIT
//
// Lines of a terminal: words and boxes laid out in display columns, coloured or not, and in plain
// ASCII where that is asked for. Private to the layer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "game/card.hpp"
#include "picture/terminal.hpp"

namespace ecarte::picture {

enum class Style : std::uint8_t { Plain, Bold, Faint, Error, Warning, Doubt };

/// Display columns of a text.
std::size_t columns_of(std::string_view text);

/// The text in ASCII: "KS" for "K♠", letters without their accents, and "?" for what has no like.
std::string in_ascii(std::string_view text);

/// Text under way on one line, and how wide it is.
class Line {
 public:
  explicit Line(const Look& look) : look_(&look) {}

  Line& add(std::string_view text, Style style = Style::Plain);
  /// A suit, or a card, in the colour of the suit.
  Line& add_in(std::string_view text, game::Suit suit);
  Line& pad_to(std::size_t column);
  [[nodiscard]] std::size_t width() const { return width_; }
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  Line& put(std::string_view text, std::string_view before);

  const Look* look_;
  std::string bytes_;
  std::string_view last_;  ///< the colour that `bytes_` ends with; empty: it ends plain
  std::size_t width_ = 0;
};

class Canvas {
 public:
  Canvas(std::string& out, const Look& look) : out_(out), look_(look) {}

  [[nodiscard]] const Look& look() const { return look_; }
  [[nodiscard]] std::size_t width() const { return look_.width; }
  /// One of two signs, the second in ASCII.
  [[nodiscard]] std::string_view sign(std::string_view fine, std::string_view plain) const {
    return look_.ascii ? plain : fine;
  }
  [[nodiscard]] Line line() const { return Line(look_); }
  /// Ends the line; blanks at its end are left off.
  void end(const Line& line);
  /// An empty line, but never two, nor one at the beginning.
  void gap();
  /// Words broken at blanks, or within where one is wider than the line. Suits in their colours.
  /// What follows the first line stands `hang` columns in.
  void words(std::string_view text, std::size_t indent, std::size_t hang,
             Style style = Style::Plain);

 private:
  std::string& out_;
  const Look& look_;
  bool blank_ = true;  ///< nothing was written since the last gap
};

}  // namespace ecarte::picture
