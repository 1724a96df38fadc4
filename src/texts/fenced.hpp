// SPDX-License-Identifier: MIT
//
// Markdown texts, of which only the blocks fenced as ```ecarte are records.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace ecarte::texts {

/// True of a file whose name has that ending and something before it.
bool has_ending(std::string_view name, std::string_view ending);
/// True of a file of which only the fenced blocks are records, by its name.
bool is_markdown(std::string_view name);

/// A fenced block of a Markdown text.
struct FencedBlock {
  std::string_view text;
  std::uint32_t first_line = 1;
};
/// The blocks fenced as ```ecarte.
std::vector<FencedBlock> fenced_blocks(std::string_view markdown);

}  // namespace ecarte::texts
