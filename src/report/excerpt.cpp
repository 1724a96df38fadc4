// SPDX-License-Identifier: MIT
#include "report/excerpt.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

#include <fmt/core.h>

#include "report/escape.hpp"

namespace ecarte::report {
namespace {

constexpr std::size_t kTabStop = 8;
constexpr std::size_t kWidest = 160;  ///< display columns of a line shown whole
constexpr std::size_t kBefore = 60;   ///< of a longer one: what is shown before the span,
constexpr std::size_t kAfter = 90;    ///  and from its beginning on

/// One character of a line, and where it is shown.
struct Shown {
  std::string_view bytes;  ///< as it stands in the line
  std::size_t offset = 0;  ///< in bytes from the beginning of the line
  std::size_t column = 0;  ///< display column it begins at, from 0
  std::size_t width = 0;
  bool escaped = false;
};

void append_shown(std::string& out, const Shown& cell) {
  if (cell.escaped) {
    out += escaped(cell.bytes);
  } else if (cell.bytes == "\t") {
    out.append(cell.width, ' ');
  } else {
    out += cell.bytes;
  }
}

/// How wide the character is shown at its column, and whether it is escaped.
void lay_out(const Character& character, Shown& cell) {
  cell.escaped = character.code != '\t' && needs_escape(character);
  cell.width = character.code == '\t' ? kTabStop - cell.column % kTabStop
               : cell.escaped         ? escaped(cell.bytes).size()
                                      : columns_of(character);
}

std::vector<Shown> laid_out(std::string_view line) {
  std::vector<Shown> cells;
  cells.reserve(line.size());
  std::size_t column = 0;
  for (std::size_t offset = 0; offset < line.size();) {
    const std::string_view rest = line.substr(offset);
    if (is_plain(rest[0])) {
      cells.push_back({rest.substr(0, 1), offset++, column++, 1});
      continue;
    }
    const Character character = first_character(rest);
    Shown& cell = cells.emplace_back(Shown{rest.substr(0, character.bytes), offset, column});
    lay_out(character, cell);
    column += cell.width;
    offset += character.bytes;
  }
  return cells;
}

/// The display column at which the character at byte `offset` of the line begins.
std::size_t column_of(const std::vector<Shown>& cells, std::size_t offset) {
  for (const Shown& cell : cells) {
    if (cell.offset >= offset) {
      return cell.column;
    }
  }
  return cells.empty() ? 0 : cells.back().column + cells.back().width;
}

}  // namespace

Palette palette(bool colour) {
  if (!colour) {
    return {};
  }
  return {"\x1b[1m", "\x1b[1;31m", "\x1b[1;35m", "\x1b[1;36m", "\x1b[1;32m", "\x1b[0m"};
}

void append_excerpt(std::string& out, const record::Record& record, record::Span span,
                    MarkKind kind, std::string_view label, const Palette& colours) {
  const std::string_view line = record::line_at(record, span.begin);
  const auto line_begin = static_cast<std::size_t>(line.data() - record.text.data());
  const std::vector<Shown> cells = laid_out(line);
  const std::size_t begin =
      column_of(cells, span.begin - std::min<std::size_t>(span.begin, line_begin));
  const std::size_t last = std::min<std::size_t>(
      std::max(span.end, span.begin) - std::min<std::size_t>(span.begin, line_begin), line.size());
  const std::size_t end = std::max(column_of(cells, last), begin + 1);

  const std::size_t width = cells.empty() ? 0 : cells.back().column + cells.back().width;
  const bool whole = width <= kWidest;
  const std::size_t from = whole || begin < kBefore ? 0 : begin - kBefore;
  const std::size_t to = whole ? width : begin + kAfter;

  const std::string number = std::to_string(record::place_of(record, span.begin).line);
  const auto back = std::back_inserter(out);
  fmt::format_to(back, "{:>5} | {}", number, from > 0 ? "…" : "");
  std::size_t first_shown = width;
  for (const Shown& cell : cells) {
    if (cell.column >= from && cell.column < to) {
      first_shown = std::min(first_shown, cell.column);
      append_shown(out, cell);
    }
  }
  out += to < width ? "…\n" : "\n";
  const std::size_t indent = begin - std::min(begin, first_shown) + (from > 0 ? 1 : 0);
  const std::size_t length =
      std::max<std::size_t>(std::min(end, std::max(to, begin + 1)) - begin, 1);
  std::string mark(length, '~');
  if (kind == MarkKind::Fault) {
    mark.front() = '^';
  }
  fmt::format_to(back, "      | {:{}}{}{}{}", "", indent, colours.mark, mark, colours.end);
  if (!label.empty()) {
    out.append(" ").append(label);
  }
  out += '\n';
}

}  // namespace ecarte::report
