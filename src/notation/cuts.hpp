// SPDX-License-Identifier: MIT
//
// Where a text of records may be cut, so that its parts, each read and ruled on by itself, come to
// what the whole comes to. That is between sittings: with a `players:` line names, score, packs and
// whatever else was settled begin anew. Knows headings and nothing of what stands below them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ecarte::notation {

/// What a line is to the cutting of the input into deals: a deal's record ends before any but
/// `Nothing`, once its deal has begun.
enum class Begins : std::uint8_t { Nothing, Deal, Game, Cut, Other };
Begins begins(std::string_view line);
/// Does a sitting begin with the line, whatever it says of the players?
bool begins_sitting(std::string_view line);
/// Is the tongue of the cards told in these lines: `cards: french`, on a line of its own or after
/// other settings?
bool settles_tongue(std::string_view lines);

/// Looks for such places in a text that is read block by block.
class Cuts {
 public:
  explicit Cuts(std::uint32_t first_line = 1) : line_(first_line) {}

  struct Cut {
    std::size_t at = 0;      ///< in the block: the part after it begins there
    std::uint32_t line = 1;  ///< and is the line of that number
  };

  /// Takes the next block, of any size. The first place in it to cut at, if one is wanted and it
  /// has one; not every such place is found.
  ///
  /// A cut is made before a line that begins with `players:` and is text, if the heading before it
  /// is a deal's: then the line begins a record (Reader), and in it a sitting, whether or not the
  /// players are understood. What outlives a sitting is the tongue of `cards:`; after such a line
  /// nothing is cut any more.
  std::optional<Cut> next(std::string_view block, bool wanted);

 private:
  void look_for_tongue(std::string_view text);
  std::optional<Cut> look(std::string_view lines, std::size_t at);

  std::uint32_t line_;                ///< the number of the line at hand
  std::string begun_;                 ///< of the line at hand, what was in the blocks before
  Begins heading_ = Begins::Nothing;  ///< the last that was met; Nothing: not known
  bool whole_ = false;                ///< no more cuts
};

}  // namespace ecarte::notation
