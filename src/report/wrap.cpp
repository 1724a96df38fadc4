// SPDX-License-Identifier: MIT
#include "report/wrap.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>
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
  constexpr std::size_t kEight = sizeof(std::uint64_t);
  if (text.empty() || text.front() == ' ' || text.back() == ' ') {
    return false;
  }
  if (text.size() <= kEight) {
    return text.find("  ") == std::string_view::npos;
  }
  // Eight pairs of neighbours at a time, some at the end twice.
  constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
  const auto not_blank = [&](std::size_t at) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, text.data() + at, kEight);
    return eight ^ (kOnes * ' ');
  };
  const auto two_at = [&](std::size_t at) {
    const std::uint64_t other = not_blank(at) | not_blank(at + 1);
    // The highest bit of a byte that is nothing, if none below it is more.
    return (other - kOnes) & ~other;
  };
  std::uint64_t two = two_at(text.size() - kEight - 1);
  for (std::size_t at = 0; at + kEight + 1 < text.size(); at += kEight) {
    two |= two_at(at);
  }
  return (two & kOnes * 0x80U) == 0;
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

/// What stands in `out` from `from` on, which is not nothing.
template <class Text>
void make_sentence(Text& out, std::size_t from) {
  char& first = out[from];
  first = first >= 'a' && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : first;
  constexpr std::string_view kEnds = ".!?";
  if (kEnds.find(out.back()) == std::string_view::npos) {
    out += '.';
  }
}

/// Is it written as it is, in one line, with room for a full stop? Text that is plain need not be
/// asked.
bool is_one_line(std::string_view clause, std::size_t indent, std::size_t width) {
  if (is_plain(clause) || !has_single_blanks(clause)) {
    return false;
  }
  const std::optional<std::size_t> columns = columns_as_written(clause);
  return columns && (width == 0 || indent + *columns + 1 <= width);
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

void append_sentence(std::string& out, std::string_view clause, std::size_t indent,
                     std::size_t width) {
  const std::size_t from = out.size();
  out.append(clause);
  lay_out_sentence(out, from, indent, width);
}

/// Most clauses are broken where they stand.
void lay_out_sentence(std::string& out, std::size_t from, std::size_t indent, std::size_t width) {
  const std::string_view clause = std::string_view(out).substr(from);
  if (is_one_line(clause, indent, width)) {
    make_sentence(out, from);
    out.insert(from, indent, ' ') += '\n';
    return;
  }
  if ((width != 0 && width <= indent) || !is_plain(clause) || !has_single_blanks(clause)) {
    Clause sentence;
    append_escaped(sentence, clause);
    make_sentence(sentence, 0);
    out.resize(from);
    return append_wrapped(out, sentence, indent, width);
  }
  make_sentence(out, from);
  out.insert(from, indent, ' ');
  std::size_t line = from + indent;
  const std::size_t room = width == 0 ? out.size() : width - indent;
  for (std::size_t size = out.size() - line; size > room; size = out.size() - line) {
    const std::size_t end = line_end(std::string_view(out).substr(line), room);
    if (end == size) {
      break;
    }
    out[line + end] = '\n';
    line += end + 1;
    out.insert(line, indent, ' ');
    line += indent;
  }
  out += '\n';
}

std::string as_sentence(std::string_view clause) {
  return as_sentence(std::string{clause});
}

std::string as_sentence(std::string&& clause) {
  std::string sentence = std::move(clause);
  if (!sentence.empty()) {
    make_sentence(sentence, 0);
  }
  return sentence;
}

}  // namespace ecarte::report
