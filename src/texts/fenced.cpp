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

}  // namespace

bool has_ending(std::string_view name, std::string_view ending) {
  return name.size() > ending.size() && name.ends_with(ending);
}

bool is_markdown(std::string_view name) {
  return has_ending(name, ".md") || has_ending(name, ".markdown");
}

std::vector<FencedBlock> fenced_blocks(std::string_view markdown) {
  std::vector<FencedBlock> blocks;
  std::string_view opening;  // of the block we are in; empty outside
  bool wanted = false;
  const char* begin = nullptr;
  std::uint32_t first_line = 1;
  std::uint32_t line_number = 1;
  for (std::size_t at = 0; at < markdown.size(); ++line_number) {
    const std::size_t end = std::min(markdown.find('\n', at), markdown.size());
    const std::string_view line = markdown.substr(at, end - at);
    if (opening.empty()) {
      opening = fence_of(line);
      wanted = !opening.empty() && language_of(line, opening) == "ecarte";
      begin = markdown.data() + std::min(end + 1, markdown.size());
      first_line = line_number + 1;
    } else if (closes(line, opening)) {
      if (wanted) {
        blocks.push_back({{begin, static_cast<std::size_t>(line.data() - begin)}, first_line});
      }
      opening = {};
    }
    at = end + 1;
  }
  if (!opening.empty() && wanted) {  // a block not closed runs to the end
    const char* const last = markdown.data() + markdown.size();
    blocks.push_back({{begin, static_cast<std::size_t>(last - begin)}, first_line});
  }
  return blocks;
}

}  // namespace ecarte::texts
