// SPDX-License-Identifier: MIT
#include "texts/fenced.hpp"

#include <algorithm>
#include <cstddef>

namespace ecarte::texts {
namespace {

/// The run of one fence character a line begins with, blanks before it aside; empty if it is short
/// of three.
std::string_view fence_of(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t");
  if (begin == std::string_view::npos || (line[begin] != '`' && line[begin] != '~')) {
    return {};
  }
  const std::size_t end = std::min(line.find_first_not_of(line[begin], begin), line.size());
  return end - begin < 3 ? std::string_view{} : line.substr(begin, end - begin);
}

/// The first word after a fence: the language of the block.
std::string_view language_of(std::string_view line, std::string_view fence) {
  const auto after = static_cast<std::size_t>(fence.data() + fence.size() - line.data());
  const std::size_t begin = std::min(line.find_first_not_of(" \t", after), line.size());
  const std::size_t end = std::min(line.find_first_of(" \t\r", begin), line.size());
  return line.substr(begin, end - begin);
}

bool closes(std::string_view line, std::string_view opening) {
  const std::string_view fence = fence_of(line);
  return !fence.empty() && fence.front() == opening.front() && fence.size() >= opening.size() &&
         language_of(line, fence).empty();
}

std::size_t past_blanks(std::string_view line, std::size_t at) {
  return std::min(line.find_first_not_of(" \t", at), line.size());
}

/// Past the mark of an item of a list, "- " or "1. ", if one stands there.
std::size_t past_item(std::string_view line, std::size_t at) {
  std::size_t end = std::min(line.find_first_not_of("0123456789", at), line.size());
  const std::string_view marks = end == at ? "-+*" : ".)";
  const bool is_item = end + 1 < line.size() && marks.find(line[end]) != std::string_view::npos &&
                       (line[end + 1] == ' ' || line[end + 1] == '\t');
  return is_item ? past_blanks(line, end + 1) : at;
}

/// What a block stands in.
struct Within {
  std::size_t quotations = 0;
  std::size_t size = 0;  ///< of what stands before the fence
};

Within within(std::string_view line) {
  Within found{0, past_blanks(line, 0)};
  for (;;) {
    const bool quotes = found.size < line.size() && line[found.size] == '>';
    const std::size_t next =
        quotes ? past_blanks(line, found.size + 1) : past_item(line, found.size);
    if (next == found.size) {
      return found;
    }
    found.quotations += quotes ? 1U : 0U;
    found.size = next;
  }
}

/// Past the marks of so many quotations; npos if the line has not as many.
std::size_t past_marks(std::string_view line, std::size_t quotations) {
  std::size_t at = 0;
  for (; quotations != 0; --quotations) {
    at = past_blanks(line, at);
    if (at == line.size() || line[at] != '>') {
      return std::string_view::npos;
    }
    ++at;
  }
  return at;
}

std::string blanks_for(std::string_view before) {
  std::string blanks{before};
  for (char& c : blanks) {
    c = c == '\t' ? c : ' ';
  }
  return blanks;
}

/// Takes the lines of a text one by one, and keeps the blocks.
class Blocks {
 public:
  explicit Blocks(std::string_view markdown) : end_(markdown.data() + markdown.size()) {}

  void take(std::string_view line) {
    ++line_number_;
    if (!opening_.empty()) {
      const std::size_t at = past_marks(line, within_.quotations);
      const bool left = at == std::string_view::npos;  // the quotation ends, and the block with it
      if (!left && !closes(line.substr(at), opening_)) {
        return;
      }
      close(line.data());
      if (!left) {
        return;
      }
    }
    open(line);
  }

  /// A block that is not closed runs to the end.
  std::vector<FencedBlock> end() {
    if (!opening_.empty()) {
      close(end_);
    }
    return std::move(blocks_);
  }

 private:
  void open(std::string_view line) {
    within_ = within(line);
    const std::string_view at_fence = line.substr(within_.size);
    opening_ = fence_of(at_fence);
    wanted_ = !opening_.empty() && language_of(at_fence, opening_) == "ecarte";
    indent_ = blanks_for(line.substr(0, within_.size));
    begin_ = std::min(line.data() + line.size() + 1, end_);
    first_line_ = line_number_ + 1;
  }

  void close(const char* at) {
    if (wanted_) {
      blocks_.push_back({{begin_, static_cast<std::size_t>(at - begin_)},
                         first_line_,
                         indent_,
                         within_.quotations});
    }
    opening_ = {};
  }

  const char* end_;
  std::vector<FencedBlock> blocks_;
  std::string_view opening_;  ///< of the block we are in; empty outside
  Within within_;
  bool wanted_ = false;
  std::string indent_;
  const char* begin_ = nullptr;
  std::uint32_t first_line_ = 1;
  std::uint32_t line_number_ = 0;
};

/// The line that begins at `at`, without its end.
std::string_view line_at(std::string_view text, std::size_t at) {
  return text.substr(at, std::min(text.find('\n', at), text.size()) - at);
}

}  // namespace

bool has_ending(std::string_view name, std::string_view ending) {
  return name.size() > ending.size() && name.ends_with(ending);
}

bool is_markdown(std::string_view name) {
  return has_ending(name, ".md") || has_ending(name, ".markdown");
}

std::vector<FencedBlock> fenced_blocks(std::string_view markdown) {
  Blocks blocks{markdown};
  for (std::size_t at = 0; at < markdown.size();) {
    const std::string_view line = line_at(markdown, at);
    blocks.take(line);
    at += line.size() + 1;
  }
  return blocks.end();
}

std::string without_marks(const FencedBlock& block) {
  std::string text{block.text};
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view line = line_at(text, at);
    const std::size_t next = at + line.size() + 1;
    for (std::size_t left = block.quotations; left != 0; --left) {
      text[text.find('>', at)] = ' ';
    }
    at = next;
  }
  return text;
}

std::string set_in(std::string_view text, const FencedBlock& block) {
  std::string out;
  std::size_t was = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view line = line_at(text, at);
    std::string_view before = line_at(block.text, std::min(was, block.text.size()));
    was += before.size() + 1;
    before = before.substr(0, before.find_last_not_of(" \t\r") + 1);
    out += line == before || line.empty() ? std::string{} : block.indent;
    out += line;
    at += line.size() + 1;
    out += at > text.size() ? "" : "\n";
  }
  return out;
}

}  // namespace ecarte::texts
