// SPDX-License-Identifier: MIT
#include "report/wrap.hpp"

#include <algorithm>
#include <utility>

#include "report/escape.hpp"

namespace ecarte::report {
namespace {

std::size_t columns(std::string_view word) {
  std::size_t columns = 0;
  for (std::size_t at = 0; at < word.size();) {
    if (is_plain(word[at])) {
      ++columns;
      ++at;
      continue;
    }
    const Character character = first_character(word.substr(at));
    columns += columns_of(character);
    at += character.bytes;
  }
  return columns;
}

/// Is one blank all that stands between two of its words, and none at its ends?
bool has_single_blanks(std::string_view text) {
  unsigned char two = 0;  // looked for in one go, many characters at a time
  for (std::size_t at = 1; at < text.size(); ++at) {
    two |= static_cast<unsigned char>((text[at - 1] == ' ' ? 1 : 0) & (text[at] == ' ' ? 1 : 0));
  }
  return !text.empty() && text.front() != ' ' && text.back() != ' ' && two == 0;
}

/// Where a line of so many columns ends: before a blank behind which no number stands, the last
/// that it has room for, else the first; or at the end of the text.
std::size_t line_end(std::string_view text, std::size_t room) {
  const auto breaks = [&](std::size_t at) { return text[at + 1] < '0' || text[at + 1] > '9'; };
  if (text.size() <= room) {
    return text.size();
  }
  for (std::size_t at = text.rfind(' ', room); at != std::string_view::npos && at != 0;
       at = text.rfind(' ', at - 1)) {
    if (breaks(at)) {
      return at;
    }
  }
  std::size_t at = text.find(' ', room + 1);
  while (at != std::string_view::npos && !breaks(at)) {
    at = text.find(' ', at + 1);
  }
  return std::min(at, text.size());
}

/// The same as below of text whose characters are a column wide each, line by line.
void append_lines(std::string& out, std::string_view text, std::size_t indent, std::size_t room) {
  while (true) {
    const std::size_t end = line_end(text, room);
    out.append(indent, ' ').append(text.substr(0, end)) += '\n';
    if (end == text.size()) {
      return;
    }
    text.remove_prefix(end + 1);
  }
}

}  // namespace

void append_wrapped(std::string& out, std::string_view text, std::size_t indent,
                    std::size_t width) {
  const bool plain = is_plain(text);
  if (plain && (width == 0 || width > indent) && has_single_blanks(text)) {
    return append_lines(out, text, indent, width == 0 ? text.size() : width - indent);
  }
  std::size_t column = 0;
  while (!text.empty()) {
    std::size_t end = std::min(text.find(' '), text.size());
    // A number stays with the word before it: "A 1", "line 12".
    while (end + 1 < text.size() && text[end + 1] >= '0' && text[end + 1] <= '9') {
      end = std::min(text.find(' ', end + 1), text.size());
    }
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (word.empty()) {
      continue;
    }
    const std::size_t wide = width == 0 ? 1  // without one nothing is wrapped
                             : plain    ? word.size()
                                        : columns(word);
    if (column != 0 && width != 0 && column + 1 + wide > width) {
      out += '\n';
      column = 0;
    }
    out.append(column == 0 ? indent : 1, ' ');
    out += word;
    column += (column == 0 ? indent : 1) + wide;
  }
  out += '\n';
}

std::string as_sentence(std::string_view clause) {
  return as_sentence(std::string{clause});
}

std::string as_sentence(std::string&& clause) {
  std::string sentence = std::move(clause);
  if (sentence.empty()) {
    return sentence;
  }
  char& first = sentence.front();
  first = first >= 'a' && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : first;
  constexpr std::string_view kEnds = ".!?";
  if (kEnds.find(sentence.back()) == std::string_view::npos) {
    sentence += '.';
  }
  return sentence;
}

}  // namespace ecarte::report
