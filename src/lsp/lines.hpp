// SPDX-License-Identifier: MIT
//
// Places in a text: bytes here, lines and units of a line on the client's side, and lines as the
// reader of records counts them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "lsp/rpc.hpp"
#include "record/record.hpp"

namespace ecarte::lsp {

/// In what a client counts the places of a line.
enum class Encoding : std::uint8_t { Utf8, Utf16, Utf32 };
std::string_view word(Encoding encoding);
/// The encoding of that name, if there is one.
std::optional<Encoding> encoding_of(std::string_view word);

/// A stretch of a text in bytes, end excluded.
struct Stretch {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// Where the lines of a text begin. Holds as long as the text.
class Lines {
 public:
  Lines() = default;
  Lines(std::string_view text, Encoding encoding);

  /// The byte at a place; a place beyond its line is the line's end, one beyond the text the
  /// text's.
  [[nodiscard]] std::size_t offset(const Json& position) const;
  [[nodiscard]] Json position(std::size_t offset) const;
  [[nodiscard]] Json range(Stretch stretch) const;
  /// Of a range, whatever order its ends are in.
  [[nodiscard]] Stretch stretch(const Json& range) const;

  /// The number of the line a byte stands on, from 0.
  [[nodiscard]] std::size_t line_of(std::size_t offset) const;
  /// That line without its end; an empty stretch at the end of the text if there is no such line.
  [[nodiscard]] Stretch line(std::size_t number) const;

 private:
  std::string_view text_;
  Encoding encoding_ = Encoding::Utf16;
  std::vector<std::size_t> starts_{0};
};

/// Lines as the reader counts them: they end with a line feed and nothing else.
class ReaderLines {
 public:
  ReaderLines() = default;
  explicit ReaderLines(std::string_view text);

  /// Where a span of a record stands in the text it was read from.
  [[nodiscard]] Stretch stretch(const record::Record& record, record::Span span) const;
  /// A line of the text, from 1, without its end.
  [[nodiscard]] Stretch line(std::uint32_t number) const;

 private:
  [[nodiscard]] std::size_t place(const record::Record& record, record::Offset offset) const;

  std::string_view text_;
  std::vector<std::size_t> starts_{0};
};

}  // namespace ecarte::lsp
