// SPDX-License-Identifier: MIT
#include "picture/svg_text.hpp"

#include <algorithm>

#include "report/escape.hpp"

namespace ecarte::picture {
namespace {

/// As DejaVu Serif has it, the widest of the faces named, rounded up.
double ems_of(char32_t code) {
  constexpr std::u32string_view kNarrow = U"iljtfr.,:;!'|()[] -";
  constexpr std::u32string_view kWide = U"mwMW";
  if (code >= 0x1100 && code != 0x2660 && (code < 0x2000 || code > 0x2fff)) {
    return 1.05;  // of the scripts of the East, as wide as high
  }
  if (kNarrow.find(code) != std::u32string_view::npos) {
    return 0.45;
  }
  if (kWide.find(code) != std::u32string_view::npos) {
    return 1.1;
  }
  const bool capital = code >= 'A' && code <= 'Z';
  const bool symbol = code >= 0x2000;
  return capital || symbol ? 0.88 : 0.67;
}

}  // namespace

double ems_of(std::string_view text) {
  double ems = 0;
  while (!text.empty()) {
    const report::Character character = report::first_character(text);
    ems += ems_of(character.code);
    text.remove_prefix(character.bytes);
  }
  return ems;
}

std::vector<std::string> broken(std::string_view text, double ems) {
  std::vector<std::string> lines;
  std::string line;
  const auto end_line = [&] {
    lines.push_back(std::move(line));
    line.clear();
  };
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!line.empty() && ems_of(line) + ems_of(" ") + ems_of(word) > ems) {
      end_line();
    }
    line += line.empty() ? "" : " ";
    while (!word.empty()) {
      const std::size_t bytes = report::first_character(word).bytes;
      if (!line.empty() && ems_of(line) + ems_of(word.substr(0, bytes)) > ems) {
        end_line();
      }
      line += word.substr(0, bytes);
      word.remove_prefix(bytes);
    }
  }
  if (!line.empty()) {
    end_line();
  }
  return lines;
}

}  // namespace ecarte::picture
