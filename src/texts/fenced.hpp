// SPDX-License-Identifier: MIT
//
// Markdown texts, of which only the blocks fenced as ```ecarte are records.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
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
  std::string indent;          ///< the blanks before its fence: it may stand in a list
  std::size_t quotations = 0;  ///< it stands in: so many marks `>` begin each of its lines
};
/// The blocks fenced as ```ecarte.
std::vector<FencedBlock> fenced_blocks(std::string_view markdown);

/// The text of a quoted block with blanks in the place of the marks `>` of its lines, so that all
/// else stays where it stands.
std::string without_marks(const FencedBlock& block);
/// What is to stand in the place of `block`, line for line, as far in as the block is. A line that
/// stays as it was stays where it was.
std::string set_in(std::string_view text, const FencedBlock& block);

}  // namespace ecarte::texts
