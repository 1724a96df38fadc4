// SPDX-License-Identifier: MIT
//
// Where a text of records may be cut, so that its parts, each read and ruled on by itself, come to
// what the whole comes to. That is between sittings: with a `players:` line names, score, packs and
// whatever else was settled begin anew. Knows headings and nothing of what stands below them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "grammar/plain_words.hpp"

namespace ecarte::notation {

/// What a line is to the cutting of the input into deals: a deal's record ends before any but
/// `Nothing`, once its deal has begun.
enum class Begins : std::uint8_t { Nothing, Deal, Game, Cut, Other };
Begins begins(std::string_view line);
/// Does the line begin something whose first byte that is no blank stands at `at`? Behind `end` at
/// least four bytes more may be looked at.
inline bool begins_something(const char* at, const char* end);
/// "Third deal.": what is headed by a word for its number.
struct OrdinalHead {
  Begins what = Begins::Nothing;
  std::uint32_t number = 0;
  std::string_view word;  ///< "deal", as it stands there
  const char* end = nullptr;
};
/// Whether the line is headed so, with nothing but a stop or a colon behind it, or both its end; or
/// "In the first deal", and who gave it.
std::optional<OrdinalHead> ordinal_head(std::string_view line);
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

/// The words that begin something, one of which may begin with another behind it.
struct Beginner {
  constexpr Beginner(std::string_view its_word, Begins begins)
      : word(its_word), first(grammar::plain::four_bytes(its_word.data())), what(begins) {}
  std::string_view word;
  std::uint32_t first;  ///< its first four bytes
  Begins what;
};
inline constexpr auto kBeginners = std::to_array<Beginner>({{"deal", Begins::Deal},
                                                            {"game", Begins::Game},
                                                            {"rubber", Begins::Game},
                                                            {"players", Begins::Other},
                                                            {"cut for deal again", Begins::Other},
                                                            {"cut for deal", Begins::Cut},
                                                            {"cut for the deal", Begins::Cut},
                                                            {"code", Begins::Other}});

/// The first four bytes of a line in a number; the first of them may be a capital.
constexpr std::uint32_t first_bytes(const char* at) {
  return grammar::plain::four_bytes(at) | 0x20U;
}

/// What a line may be by the byte it begins with, as bits: one of those words, or an ordinal.
inline constexpr unsigned kMayBegin = 1;
inline constexpr unsigned kMayBeOrdinal = 2;
inline constexpr auto kByFirst = [] {
  std::array<std::uint8_t, 256> may{};
  const auto add = [&may](char letter, unsigned what) {
    const auto small = static_cast<unsigned char>(letter);
    may[small] |= static_cast<std::uint8_t>(what);
    may[small - 'a' + 'A'] |= static_cast<std::uint8_t>(what);
  };
  for (const Beginner& row : kBeginners) {
    add(row.word[0], kMayBegin);
  }
  for (const char letter : std::string_view("efinst")) {
    add(letter, kMayBeOrdinal);
  }
  return may;
}();
constexpr unsigned may_be(char first) {
  return kByFirst[static_cast<unsigned char>(first)];
}

/// The first four bytes of a line that may be one.
inline constexpr auto kOrdinalBytes = std::to_array<std::uint32_t>(
    {grammar::plain::four_bytes("the "), grammar::plain::four_bytes("in the"),
     grammar::plain::four_bytes("first"), grammar::plain::four_bytes("second"),
     grammar::plain::four_bytes("third"), grammar::plain::four_bytes("fourth"),
     grammar::plain::four_bytes("fifth"), grammar::plain::four_bytes("sixth"),
     grammar::plain::four_bytes("seventh"), grammar::plain::four_bytes("eighth"),
     grammar::plain::four_bytes("ninth"), grammar::plain::four_bytes("tenth")});

inline bool begins_something(const char* at, const char* end) {
  const unsigned may = may_be(*at);
  if (may == 0) {
    return false;
  }
  if ((may & kMayBeOrdinal) != 0) {
    bool may_head = false;
    for (const std::uint32_t first : kOrdinalBytes) {
      may_head = may_head || first_bytes(at) == first;
    }
    return may_head && ordinal_head({at, static_cast<std::size_t>(end - at)}).has_value();
  }
  bool one_of_them = false;
  for (const Beginner& row : kBeginners) {
    one_of_them = one_of_them || first_bytes(at) == row.first;
  }
  return one_of_them && begins({at, static_cast<std::size_t>(end - at)}) != Begins::Nothing;
}

}  // namespace ecarte::notation
