// SPDX-License-Identifier: MIT
//
// The bytes of one YAML file, checked before the parser sees them, and the places in them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "yaml/node.hpp"
#include "yaml/read.hpp"

namespace ecarte::yaml {

/// A file's text: valid UTF-8 without control characters, lines ended by "\n" alone.
class SourceText {
 public:
  /// Throws Error for bytes that no text file should hold.
  SourceText(std::string_view bytes, std::string_view file, const Limits& limits);

  [[nodiscard]] const std::string& text() const { return text_; }
  /// The offset of a line and column that count bytes from 0, as yaml-cpp gives them.
  [[nodiscard]] std::size_t offset_of(int line, int column) const;
  [[nodiscard]] Place place_of(std::size_t offset) const;
  [[noreturn]] void refuse(Place at, std::string_view message) const;
  [[noreturn]] void refuse(std::size_t offset, std::string_view message) const;

 private:
  void check_characters() const;

  std::string file_;
  std::string text_;
  std::vector<std::size_t> lines_{0};
};

/// True for characters that never belong in a text: C0, DEL and C1, but for tab and line feed.
constexpr bool is_control(char32_t c) {
  return (c < 0x20 && c != U'\t' && c != U'\n') || (c >= 0x7f && c < 0xa0);
}

/// Where the first control character of `text`, which must be UTF-8, lies; npos if there is none.
std::size_t find_control(std::string_view text);

}  // namespace ecarte::yaml
