// SPDX-License-Identifier: MIT
#include "lsp/document.hpp"

#include "lsp/uri.hpp"
#include "texts/fenced.hpp"

namespace ecarte::lsp {

Document::Document(std::string uri, std::string text, Json version, bool markdown,
                   Encoding encoding)
    : uri_(std::move(uri)),
      path_(path_of(uri_)),
      text_(std::move(text)),
      version_(std::move(version)),
      markdown_(markdown || texts::is_markdown(path_)),
      encoding_(encoding) {
  look();
}

void Document::look() {
  lines_ = Lines{text_, encoding_};
  reader_lines_ = ReaderLines{text_};
}

void Document::change(const Json& change) {
  std::string text = text_in(change, "text");
  if (change.at("range").is_null()) {
    text_ = std::move(text);
  } else {
    const Stretch old = lines_.stretch(change.at("range"));
    text_.replace(old.begin, old.end - old.begin, text);
  }
  look();
}

std::vector<Block> Document::blocks() const {
  if (!markdown_) {
    return {{text_, 1}};
  }
  std::vector<Block> blocks;
  for (const texts::FencedBlock& block : texts::fenced_blocks(text_)) {
    if (block.quotations == 0) {
      blocks.push_back({block.text, block.first_line});
    }
  }
  return blocks;
}

std::optional<Block> Document::block_at(std::size_t offset) const {
  for (const Block& block : blocks()) {
    const std::size_t begin = begin_of(block);
    const std::size_t end = begin + block.text.size();
    // Behind the last line of a fenced block stands its fence.
    if (offset >= begin && (offset < end || (offset == end && end == text_.size()))) {
      return block;
    }
  }
  return std::nullopt;
}

}  // namespace ecarte::lsp
