// SPDX-License-Identifier: MIT
//
// The words of plain lines (plain.hpp) and how they are told by their letters: three of them say
// where in a table of all verbs to look, and sixteen bytes are compared as two numbers.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

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
  if (!std::is_constant_evaluated() && std::endian::native == std::endian::little) {
    std::uint32_t bytes = 0;
    std::memcpy(&bytes, at, sizeof bytes);
    return bytes;
  }
  const auto byte = [at](int i) -> std::uint32_t { return static_cast<unsigned char>(at[i]); };
  return byte(0) | byte(1) << 8U | byte(2) << 16U | byte(3) << 24U;
}

/// The same of eight.
constexpr std::uint64_t eight_bytes(const char* at) {
  return four_bytes(at) | std::uint64_t{four_bytes(at + 4)} << 32U;
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

/// A form as it stands in a text.
struct Form {
  std::uint64_t head = 0;  ///< its first eight bytes,
  std::uint64_t tail = 0;  ///  and the eight behind them
  std::uint64_t of_head = 0;
  std::uint64_t of_tail = 0;  ///< the bits of these that are its own
  std::uint8_t size = 0;
  Verb verb = Verb::None;
  bool more = false;  ///< the next form begins with the same three letters
};
inline constexpr std::size_t kLongestForm = 16;

constexpr std::uint32_t three_letters(std::uint32_t bytes) {
  return bytes & 0xffffffU;
}

/// The forms, those that begin alike together and otherwise in their order; the last is none.
inline constexpr auto kForms = [] {
  std::array<Form, kVerbForms.size() + 1> forms{};
  std::size_t size = 0;
  const auto put = [&](const VerbForm& form) {
    char text[kLongestForm]{};
    char all[kLongestForm]{};
    for (std::size_t i = 0; i < form.word.size(); ++i) {
      text[i] = form.word[i];
      all[i] = '\xff';
    }
    const std::uint32_t first = three_letters(four_bytes(text));
    if (size > 0 && three_letters(static_cast<std::uint32_t>(forms[size - 1].head)) == first) {
      forms[size - 1].more = true;
    }
    forms[size++] = {eight_bytes(text),
                     eight_bytes(text + 8),
                     eight_bytes(all),
                     eight_bytes(all + 8),
                     static_cast<std::uint8_t>(form.word.size()),
                     form.verb};
  };
  for (std::size_t i = 0; i < kVerbForms.size(); ++i) {
    const std::string_view begins = kVerbForms[i].word.substr(0, 3);
    bool met = false;
    for (std::size_t j = 0; j < i; ++j) {
      met = met || kVerbForms[j].word.substr(0, 3) == begins;
    }
    for (std::size_t j = i; j < kVerbForms.size() && !met; ++j) {
      if (kVerbForms[j].word.substr(0, 3) == begins) {
        put(kVerbForms[j]);
      }
    }
  }
  forms[size].head = 1;
  return forms;
}();

inline constexpr unsigned kSlotBits = 8;
using Slots = std::array<std::uint8_t, std::size_t{1} << kSlotBits>;

constexpr std::size_t slot_of(std::uint32_t letters, std::uint32_t multiplier) {
  return (letters * multiplier) >> (32U - kSlotBits);
}

/// The first form of those in each slot; false if two that begin otherwise come to one.
constexpr bool lay_out(std::uint32_t multiplier, Slots& slots) {
  slots.fill(kVerbForms.size());
  for (std::size_t i = 0; i < kVerbForms.size(); ++i) {
    if (i > 0 && kForms[i - 1].more) {
      continue;
    }
    const auto first = three_letters(static_cast<std::uint32_t>(kForms[i].head));
    std::uint8_t& slot = slots[slot_of(first, multiplier)];
    if (slot != kVerbForms.size()) {
      return false;
    }
    slot = static_cast<std::uint8_t>(i);
  }
  return true;
}

/// By which no two beginnings come to one slot.
inline constexpr std::uint32_t kMultiplier = [] {
  std::uint32_t multiplier = 0x9e3779b1U;
  for (Slots slots{}; !lay_out(multiplier, slots);) {
    multiplier = multiplier * 1664525U + 1013904223U;
  }
  return multiplier;
}();

inline constexpr Slots kSlots = [] {
  Slots slots{};
  lay_out(kMultiplier, slots);
  return slots;
}();

}  // namespace words

/// A verb that stands somewhere, and how many letters it has; None if no plain line has it. Whether
/// its word ends there what follows must tell.
struct VerbRead {
  Verb verb = Verb::None;
  std::size_t size = 0;
};
/// As many as sixteen bytes are looked at.
inline VerbRead verb_at(const char* at) {
  const std::uint64_t head = eight_bytes(at);
  const std::uint64_t tail = eight_bytes(at + 8);
  const std::uint32_t first = words::three_letters(static_cast<std::uint32_t>(head));
  const words::Form* form =
      &words::kForms[words::kSlots[words::slot_of(first, words::kMultiplier)]];
  for (; ((head ^ form->head) & form->of_head) != 0 || ((tail ^ form->tail) & form->of_tail) != 0;
       ++form) {
    if (!form->more) {
      return {};
    }
  }
  return {form->verb, form->size};
}

/// Is a plain line's verb written so?
constexpr bool is_verb(std::string_view word) {
  for (const VerbForm& form : kVerbForms) {
    if (form.word == word) {
      return true;
    }
  }
  return false;
}

}  // namespace ecarte::grammar::plain
