// SPDX-License-Identifier: MIT
//
// A line as a score-sheet has it, in full: "H. prop., W. acc.; trn. 8♠" is "H proposes, W accepts;
// turns 8♠". Asked only of a line that cannot be read as it stands.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "notation/draft.hpp"

namespace ecarte::notation {

/// How a short word stands in a sentence.
enum class Short : std::uint8_t {
  Word,     ///< any word: its stop is its own, unless a sentence begins behind it
  Answer,   ///< "acc.": of a player before it, or else of the other; no number belongs to it
  Joins,    ///< what follows belongs to it, whoever it names: its stop is its own
  Verb,     ///< only behind somebody's name
  Counted,  ///< only behind a number
  Numbers   ///< only before a number
};

struct Shortened {
  std::string_view written;  ///< small, with its stop
  std::string_view full;
  std::string_view alone = {};  ///< where nobody is named before it
  Short kind = Short::Word;
};

std::span<const Shortened> shortened();

/// Words in brackets that tell nothing, and marks that stand for another.
struct DroppedWords {
  enum class Where : std::uint8_t { Anywhere, BehindName, InCut };
  std::string_view written;
  Where where = Where::Anywhere;
  std::string_view instead = {};
};
std::span<const DroppedWords> dropped_words();

/// A card with its suit in words, or a blank in it: "7 Diamonds", "8 ♠", "Ace of Clubs".
struct CardAsWritten {
  std::size_t size = 0;  ///< 0 if `text` does not begin with one
  std::string card;      ///< as the grammar has it
};
CardAsWritten card_as_written(std::string_view text);

/// The line with its abbreviations spelt out, the stops of names left out and cards as the grammar
/// has them; nothing if it has none of these.
std::optional<Rewritten> in_full(const char* begin, const char* end, const NameTable& names);

}  // namespace ecarte::notation
