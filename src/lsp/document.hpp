// SPDX-License-Identifier: MIT
//
// A document as its editor has it, and the texts of records in it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lsp/lines.hpp"
#include "lsp/rpc.hpp"

namespace ecarte::lsp {

/// A text of records in a document: all of it, or a fenced block of a Markdown file.
struct Block {
  std::string_view text;
  std::uint32_t first_line = 1;
};

class Document {
 public:
  Document(std::string uri, std::string text, Json version, bool markdown, Encoding encoding);
  Document(const Document&) = delete;
  Document& operator=(const Document&) = delete;

  [[nodiscard]] const std::string& uri() const { return uri_; }
  [[nodiscard]] const std::string& path() const { return path_; }  ///< empty: it is no file
  [[nodiscard]] std::string_view text() const { return text_; }
  [[nodiscard]] const Json& version() const { return version_; }
  [[nodiscard]] const Lines& lines() const { return lines_; }
  [[nodiscard]] const ReaderLines& reader_lines() const { return reader_lines_; }

  /// Takes over one change, of a range or of the whole text.
  void change(const Json& change);
  void set_version(Json version) { version_ = std::move(version); }

  [[nodiscard]] std::vector<Block> blocks() const;
  /// The block a byte stands in; nothing where no records are.
  [[nodiscard]] std::optional<Block> block_at(std::size_t offset) const;
  /// Where a block begins.
  [[nodiscard]] std::size_t begin_of(const Block& block) const {
    return static_cast<std::size_t>(block.text.data() - text_.data());
  }

 private:
  void look();

  std::string uri_;
  std::string path_;
  std::string text_;
  Json version_;
  bool markdown_ = false;
  Encoding encoding_;
  Lines lines_;
  ReaderLines reader_lines_;
};

}  // namespace ecarte::lsp
