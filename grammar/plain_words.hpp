// SPDX-License-Identifier: MIT
//
// The words of plain lines (plain.hpp) and how they are told by their letters: a word of at most
// sixteen small letters is two numbers, and one look at a table says which verb it is.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace ecarte::grammar::plain {

/// How many bytes 0 must stand behind what is read.
inline constexpr std::size_t kPlainEnd = 16;

/// Verbs of the grammar that a plain line may have.
enum class Verb : std::uint8_t {
  Gives,
  Turns,
  Holds,
  Proposes,
  Accepts,
  Refuses,
  Plays,
  Discards,
  Takes,
  Asks,
  Announces,
  Marks,
  Makes,
  Cuts,
  Shuffles,
  Looks,
  Exposes,
  None
};
inline constexpr std::size_t kVerbs = static_cast<std::size_t>(Verb::None);

// ── Ranks and suits

inline constexpr unsigned kNone = 8;  ///< no rank and no suit

namespace words {

constexpr std::array<std::uint8_t, 256> numbered(std::string_view letters) {
  std::array<std::uint8_t, 256> table{};
  table.fill(kNone);
  for (std::size_t i = 0; i < letters.size(); ++i) {
    table[static_cast<unsigned char>(letters[i])] = static_cast<std::uint8_t>(i);
  }
  return table;
}

inline constexpr auto kSuits = numbered("SHDC");

/// A bit for the rank that each byte is, lowest first; none of any other byte.
inline constexpr auto kRankBits = [] {
  std::array<std::uint8_t, 256> bits{};
  const auto ranks = numbered("789TAJQK");
  for (std::size_t byte = 0; byte < bits.size(); ++byte) {
    bits[byte] = static_cast<std::uint8_t>(ranks[byte] < kNone ? 1U << ranks[byte] : 0U);
  }
  return bits;
}();

}  // namespace words

constexpr std::uint32_t rank_bit(char c) {
  return words::kRankBits[static_cast<unsigned char>(c)];
}
/// 0 to 3, as game::Suit has them; kNone of any other byte.
constexpr unsigned suit_of(char c) {
  return words::kSuits[static_cast<unsigned char>(c)];
}

/// Four bytes in a number, the first in its lowest.
constexpr std::uint32_t four_bytes(const char* at) {
  const auto byte = [at](int i) -> std::uint32_t { return static_cast<unsigned char>(at[i]); };
  return byte(0) | byte(1) << 8U | byte(2) << 16U | byte(3) << 24U;
}

// ── Words

/// The small letters a text begins with: eight in a number, the first in its lowest byte.
struct Word {
  std::uint64_t head = 0;
  std::uint64_t tail = 0;
  std::size_t size = 0;  ///< 0, and no letters, if there are none or more than sixteen
  friend constexpr bool operator==(const Word& one, const Word& other) {
    return one.head == other.head && one.tail == other.tail;
  }
};

namespace words {

inline constexpr std::size_t kEight = 8;

/// At most eight letters from `text` on; how many is added to `size`.
constexpr std::uint64_t one_by_one(std::string_view text, std::size_t& size) {
  std::uint64_t letters = 0;
  std::size_t count = 0;
  for (; count < kEight && count < text.size() && text[count] >= 'a' && text[count] <= 'z';
       ++count) {
    letters |= std::uint64_t{static_cast<unsigned char>(text[count])} << (8U * count);
  }
  size += count;
  return letters;
}

/// The same, all eight at a time; as many bytes are looked at.
inline std::uint64_t at_once(const char* text, std::size_t& size) {
  constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
  constexpr std::uint64_t kTops = kOnes * 0x80U;
  std::uint64_t bytes = 0;
  std::memcpy(&bytes, text, sizeof bytes);
  const std::uint64_t low = bytes & ~kTops;
  const std::uint64_t from_a = low + kOnes * (0x80U - 'a');
  const std::uint64_t past_z = low + kOnes * (0x80U - 'z' - 1U);
  const std::uint64_t others = ~(from_a & ~past_z & ~bytes) & kTops;
  if (others == 0) {
    size += kEight;
    return bytes;
  }
  const auto count = static_cast<unsigned>(std::countr_zero(others)) / 8U;
  size += count;
  return bytes & ((std::uint64_t{1} << (8U * count)) - 1U);
}

}  // namespace words

constexpr Word word_of(std::string_view text) {
  Word word;
  word.head = words::one_by_one(text, word.size);
  if (word.size == words::kEight) {
    word.tail = words::one_by_one(text.substr(words::kEight), word.size);
    const bool longer = word.size == 2 * words::kEight && text.size() > word.size &&
                        text[word.size] >= 'a' && text[word.size] <= 'z';
    word = longer ? Word{} : word;
  }
  return word;
}

/// The same where as many as eight bytes more may be looked at than `text` has, of which the first
/// is no letter.
inline Word word_at(const char* text) {
  Word word;
  if constexpr (std::endian::native == std::endian::little) {
    word.head = words::at_once(text, word.size);
    if (word.size == words::kEight) {
      word.tail = words::at_once(text + words::kEight, word.size);
      const char after = text[word.size];
      word = word.size == 2 * words::kEight && after >= 'a' && after <= 'z' ? Word{} : word;
    }
    return word;
  }
  constexpr std::size_t kMost = 2 * words::kEight + 1;
  std::size_t size = 0;
  while (size < kMost && text[size] >= 'a' && text[size] <= 'z') {
    ++size;
  }
  return word_of({text, size});
}

// ── Verbs

struct VerbForm {
  std::string_view word;
  Verb verb;
};

// clang-format off
/// Each in every form in which it is written of somebody, and those that mean the same: as the table
/// of words has them (src/notation/words_verbs.cpp).
inline constexpr auto kVerbForms = std::to_array<VerbForm>({
  {"gives", Verb::Gives}, {"gave", Verb::Gives}, {"given", Verb::Gives}, {"deals", Verb::Gives}, {"dealt", Verb::Gives}, {"serves", Verb::Gives}, {"served", Verb::Gives},
  {"turns", Verb::Turns}, {"turned", Verb::Turns}, {"flips", Verb::Turns}, {"flipped", Verb::Turns},
  {"holds", Verb::Holds}, {"held", Verb::Holds},
  {"proposes", Verb::Proposes}, {"proposed", Verb::Proposes},
  {"accepts", Verb::Accepts}, {"accepted", Verb::Accepts}, {"agrees", Verb::Accepts}, {"agreed", Verb::Accepts}, {"consents", Verb::Accepts}, {"consented", Verb::Accepts}, {"assents", Verb::Accepts}, {"assented", Verb::Accepts},
  {"refuses", Verb::Refuses}, {"refused", Verb::Refuses}, {"rejects", Verb::Refuses}, {"rejected", Verb::Refuses}, {"declines", Verb::Refuses}, {"declined", Verb::Refuses},
  {"plays", Verb::Plays}, {"played", Verb::Plays},
  {"discards", Verb::Discards}, {"discarded", Verb::Discards},
  {"takes", Verb::Takes}, {"took", Verb::Takes}, {"taken", Verb::Takes},
  {"asks", Verb::Asks}, {"asked", Verb::Asks}, {"requests", Verb::Asks}, {"requested", Verb::Asks}, {"begs", Verb::Asks}, {"begged", Verb::Asks},
  {"announces", Verb::Announces}, {"announced", Verb::Announces}, {"declares", Verb::Announces}, {"declared", Verb::Announces}, {"proclaims", Verb::Announces}, {"proclaimed", Verb::Announces},
  {"marks", Verb::Marks}, {"marked", Verb::Marks}, {"scores", Verb::Marks}, {"scored", Verb::Marks}, {"pegs", Verb::Marks},
  {"makes", Verb::Makes}, {"made", Verb::Makes}, {"wins", Verb::Makes}, {"won", Verb::Makes},
  {"cuts", Verb::Cuts}, {"cut", Verb::Cuts},
  {"shuffles", Verb::Shuffles}, {"shuffled", Verb::Shuffles}, {"mixes", Verb::Shuffles}, {"mixed", Verb::Shuffles},
  {"exposes", Verb::Exposes}, {"exposed", Verb::Exposes},
  {"looks", Verb::Looks}, {"looked", Verb::Looks}, {"peeps", Verb::Looks}, {"peeped", Verb::Looks}, {"peeks", Verb::Looks}, {"peeked", Verb::Looks}, {"glances", Verb::Looks}, {"glanced", Verb::Looks},
});
// clang-format on

namespace words {

inline constexpr unsigned kSlotBits = 10;
using Slots = std::array<std::uint8_t, std::size_t{1} << kSlotBits>;

/// A word and what verb it is.
struct Form {
  Word word;
  Verb verb = Verb::None;
};
/// The words, and one that is none at the end.
inline constexpr auto kForms = [] {
  std::array<Form, kVerbForms.size() + 1> forms{};
  for (std::size_t i = 0; i < kVerbForms.size(); ++i) {
    forms[i] = {word_of(kVerbForms[i].word), kVerbForms[i].verb};
  }
  return forms;
}();

constexpr std::size_t slot_of(const Word& word, std::uint64_t multiplier) {
  return static_cast<std::size_t>(((word.head ^ word.tail << 7U) * multiplier) >>
                                  (64U - kSlotBits));
}

/// The number of the word in each slot; false if two come to one.
constexpr bool lay_out(std::uint64_t multiplier, Slots& slots) {
  slots.fill(kVerbForms.size());
  for (std::size_t i = 0; i < kVerbForms.size(); ++i) {
    std::uint8_t& slot = slots[slot_of(kForms[i].word, multiplier)];
    if (slot != kVerbForms.size()) {
      return false;
    }
    slot = static_cast<std::uint8_t>(i);
  }
  return true;
}

/// By which no two of the words come to one slot.
inline constexpr std::uint64_t kMultiplier = [] {
  std::uint64_t multiplier = 0x9e3779b97f4a7c15ULL;
  for (Slots slots{}; !lay_out(multiplier, slots);) {
    multiplier = multiplier * 6364136223846793005ULL + 1442695040888963407ULL;
  }
  return multiplier;
}();

inline constexpr Slots kSlots = [] {
  Slots slots{};
  lay_out(kMultiplier, slots);
  return slots;
}();

}  // namespace words

/// None if no plain line has the word for a verb.
inline Verb verb_of(const Word& word) {
  const words::Form& form = words::kForms[words::kSlots[words::slot_of(word, words::kMultiplier)]];
  return form.word == word ? form.verb : Verb::None;
}

}  // namespace ecarte::grammar::plain
