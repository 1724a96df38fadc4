// SPDX-License-Identifier: MIT
#include "report/excerpt.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>

#include "report/escape.hpp"

namespace ecarte::report {
namespace {

constexpr std::size_t kTabStop = 8;
constexpr std::size_t kWidest = 160;  ///< display columns of a line shown whole
constexpr std::size_t kBefore = 60;   ///< of a longer one: what is shown before the span,
constexpr std::size_t kAfter = 90;    ///  and from its beginning on

/// One character of a line, or several that are plain, and where they are shown.
struct Shown {
  std::string_view bytes;  ///< as they stand in the line
  std::size_t offset = 0;  ///< in bytes from the beginning of the line
  std::size_t column = 0;  ///< display column they begin at, from 0
  std::size_t width = 0;
  bool plain = true;
  bool escaped = false;

  [[nodiscard]] std::size_t column_behind() const { return column + width; }
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
  cell.plain = false;
  cell.escaped = character.code != '\t' && needs_escape(character);
  cell.width = character.code == '\t' ? kTabStop - cell.column % kTabStop
               : cell.escaped         ? escaped(cell.bytes).size()
                                      : columns_of(character);
}

/// What stands at byte `offset` of the line, which is shown from `column` on.
Shown shown_at(std::string_view line, std::size_t offset, std::size_t column) {
  const std::string_view rest = line.substr(offset);
  const auto* const other = std::ranges::find_if_not(rest, [](char c) { return is_plain(c); });
  const auto plain = static_cast<std::size_t>(other - rest.begin());
  Shown cell;
  cell.offset = offset;
  cell.column = column;
  if (plain != 0) {
    cell.bytes = rest.substr(0, plain);
    cell.width = plain;
  } else {
    const Character character = first_character(rest);
    cell.bytes = rest.substr(0, character.bytes);
    lay_out(character, cell);
  }
  return cell;
}

/// Each of them, one behind the other.
template <class Do>
void for_each_shown(std::string_view line, const Do& look) {
  for (std::size_t offset = 0, column = 0; offset < line.size();) {
    const Shown cell = shown_at(line, offset, column);
    look(cell);
    offset += cell.bytes.size();
    column = cell.column_behind();
  }
}

/// Where a line and a part of it are shown, in display columns.
struct Columns {
  std::size_t begin = 0;  ///< of the part; of one that begins within a character, the next
  std::size_t end = 0;    ///< the column behind it
  std::size_t width = 0;  ///< of the line
};

Columns columns_in(std::string_view line, std::size_t begin, std::size_t end) {
  Columns columns;
  bool met_begin = false;
  bool met_end = false;
  const auto meet = [](const Shown& cell, std::size_t offset, bool& met, std::size_t& column) {
    if (met) {
      return;
    }
    const bool within = cell.plain && offset > cell.offset;
    if (cell.offset >= offset || (within && offset - cell.offset < cell.bytes.size())) {
      column = cell.column + (within ? offset - cell.offset : 0);
      met = true;
    }
  };
  for_each_shown(line, [&](const Shown& cell) {
    meet(cell, begin, met_begin, columns.begin);
    meet(cell, end, met_end, columns.end);
    columns.width = cell.column_behind();
  });
  columns.begin = met_begin ? columns.begin : columns.width;
  columns.end = std::max(met_end ? columns.end : columns.width, columns.begin + 1);
  return columns;
}

/// The same as `columns_in` of a line that is shown whole as it is written, as most are; nothing of
/// another.
std::optional<Columns> columns_if_whole(std::string_view line, std::size_t begin, std::size_t end) {
  if (begin > end || end > line.size()) {
    return std::nullopt;
  }
  const auto before = columns_as_written(line.substr(0, begin));
  const auto within = columns_as_written(line.substr(begin, end - begin));
  const auto behind = columns_as_written(line.substr(end));
  if (!before || !within || !behind || *before + *within + *behind > kWidest) {
    return std::nullopt;
  }
  return Columns{*before, *before + std::max<std::size_t>(*within, 1), *before + *within + *behind};
}

/// What of it begins at the columns from `from` on and before `to`; of no bytes if nothing does.
Shown within(Shown cell, std::size_t from, std::size_t to) {
  const std::size_t before = from - std::min(from, cell.column);
  const std::size_t columns = to - std::min(to, cell.column);
  if (!cell.plain) {
    cell.bytes = before == 0 && columns != 0 ? cell.bytes : std::string_view{};
    return cell;
  }
  cell.bytes = cell.bytes.substr(0, std::min(columns, cell.bytes.size()));
  cell.bytes.remove_prefix(std::min(before, cell.bytes.size()));
  cell.column += before;
  return cell;
}

constexpr std::string_view kBehindNumber = " | ";

/// The number of a line, at its end where it stands in the margin.
void append_number(std::string& out, std::uint32_t number) {
  std::array<char, std::numeric_limits<std::uint32_t>::digits10 + 1> digits{};
  const char* const end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  const auto size = static_cast<std::size_t>(end - digits.data());
  constexpr std::size_t kNumberWidth = 5;
  out.append(kNumberWidth - std::min(kNumberWidth, size), ' ').append(digits.data(), size);
}

/// The line under an excerpt, with a mark of so many columns.
void append_mark(std::string& out, std::size_t indent, std::size_t length, MarkKind kind,
                 std::string_view label, const Palette& colours) {
  constexpr std::string_view kMargin = "      | ";
  out.append(kMargin).append(indent, ' ').append(colours.mark);
  out += kind == MarkKind::Fault ? '^' : '~';
  out.append(length - 1, '~').append(colours.end);
  if (!label.empty()) {
    out.append(" ").append(label);
  }
  out += '\n';
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
  append_excerpt(out, record, span, record::place_of(record, span.begin).line, kind, label,
                 colours);
}

void append_excerpt(std::string& out, const record::Record& record, record::Span span,
                    std::uint32_t number, MarkKind kind, std::string_view label,
                    const Palette& colours) {
  const std::string_view line = record::line_at(record, span.begin);
  const auto line_begin = static_cast<std::size_t>(line.data() - record.text.data());
  const std::size_t first = span.begin - std::min<std::size_t>(span.begin, line_begin);
  const std::size_t last = std::min<std::size_t>(
      std::max(span.end, span.begin) - std::min<std::size_t>(span.begin, line_begin), line.size());
  append_number(out, number);
  if (const std::optional<Columns> written = columns_if_whole(line, first, last)) {
    out.append(kBehindNumber).append(line) += '\n';
    append_mark(out, written->begin, written->end - written->begin, kind, label, colours);
    return;
  }
  const auto [begin, end, width] = columns_in(line, first, last);
  const bool whole = width <= kWidest;
  const std::size_t from = whole || begin < kBefore ? 0 : begin - kBefore;
  const std::size_t to = whole ? width : begin + kAfter;
  out.append(kBehindNumber).append(from > 0 ? "…" : "");
  std::size_t first_shown = width;
  for_each_shown(line, [&, from = from, to = to](const Shown& cell) {
    if (const Shown part = within(cell, from, to); !part.bytes.empty()) {
      first_shown = std::min(first_shown, part.column);
      append_shown(out, part);
    }
  });
  out += to < width ? "…\n" : "\n";
  append_mark(out, begin - std::min(begin, first_shown) + (from > 0 ? 1 : 0),
              std::max<std::size_t>(std::min(end, std::max(to, begin + 1)) - begin, 1), kind, label,
              colours);
}

}  // namespace ecarte::report
