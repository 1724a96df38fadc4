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
enum class Begins : std::uint8_t { Nothing, Deal, Game, Cut, CutAgain, Other };
Begins begins(std::string_view line);
/// The same of the line whose first byte that is no blank stands at `at`. Behind `end` at least
/// four bytes more may be looked at.
inline Begins begins_at(const char* at, const char* end);
/// Does the first line tell that somebody gives again: "A gives again"?
bool gives_again(std::string_view lines);
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
inline constexpr auto kBeginners =
    std::to_array<Beginner>({{"deal", Begins::Deal},
                             {"game", Begins::Game},
                             {"rubber", Begins::Game},
                             {"players", Begins::Other},
                             {"cut for deal again", Begins::CutAgain},
                             {"cut for the deal again", Begins::CutAgain},
                             {"cut for deal", Begins::Cut},
                             {"cut for the deal", Begins::Cut},
                             {"code", Begins::Other}});

/// The words an ordinal head may begin with.
inline constexpr auto kOrdinalWords =
    std::to_array<std::string_view>({"the ", "in the", "first", "second", "third", "fourth",
                                     "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"});

/// What a line may be by one byte of it, as bits: one of those words, or an ordinal.
inline constexpr unsigned kMayBegin = 1;
inline constexpr unsigned kMayBeOrdinal = 2;
/// By its byte so many behind the first, which may be a capital.
template <std::size_t Place>
inline constexpr auto kByByte = [] {
  std::array<std::uint8_t, 256> may{};
  const auto add = [&may](std::string_view word, unsigned what) {
    const auto small = static_cast<unsigned char>(word[Place]);
    may[small] |= static_cast<std::uint8_t>(what);
    if (Place == 0) {
      may[small - 'a' + 'A'] |= static_cast<std::uint8_t>(what);
    }
  };
  for (const Beginner& row : kBeginners) {
    add(row.word, kMayBegin);
  }
  for (const std::string_view word : kOrdinalWords) {
    add(word, kMayBeOrdinal);
  }
  return may;
}();
constexpr unsigned may_be(char first) {
  return kByByte<0>[static_cast<unsigned char>(first)];
}
/// By two of its first three bytes, which tell nearly every other line.
constexpr unsigned may_be_at(const char* at) {
  return may_be(at[0]) & kByByte<2>[static_cast<unsigned char>(at[2])];
}

inline Begins begins_at(const char* at, const char* end) {
  constexpr std::uint32_t kDeal = grammar::plain::four_bytes("deal");  // as nearly all are headed
  return may_be_at(at) == 0 ? Begins::Nothing
         : grammar::plain::four_bytes(at) == kDeal && at[4] == ' '
             ? Begins::Deal
             : begins({at, static_cast<std::size_t>(end - at)});
}

}  // namespace ecarte::notation
