// SPDX-License-Identifier: MIT
#include "replay/remarks.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace ecarte::replay {

namespace {

/// By their beginnings: "mark" is "marked" and "marks" too.
constexpr auto kBeginnings = std::to_array<std::string_view>(
    {"accept",  "announc", "card",    "clubs",   "counter", "cut",    "deal",   "dealt",
     "diamond", "discard", "exchang", "expos",   "fault",   "follow", "forg",   "game",
     "hand",    "heart",   "hold",    "held",    "king",    "knave",  "lead",   "led",
     "look",    "lose",    "lost",    "mark",    "mistak",  "pack",   "play",   "point",
     "propos",  "queen",   "refus",   "renounc", "revok",   "score",  "shuffl", "spade",
     "stand",   "stock",   "suit",    "take",    "throw",   "threw",  "took",   "treble",
     "trick",   "trump",   "turn",    "vole",    "win",     "won",    "wrong"});
constexpr auto kWhole = std::to_array<std::string_view>(
    {"ace", "aces", "jack", "jacks", "ten", "tens", "nine", "nines", "eight", "eights", "seven",
     "sevens", "six", "five", "four", "three", "two", "club", "double"});

/// Words that take a side in what was said before.
constexpr auto kAssenting = std::to_array<std::string_view>(
    {"agree", "agreed", "correct", "disagree", "nonsense", "right", "rightly", "true"});

bool is_of_the_game(std::string_view word) {
  const auto begins = [word](std::string_view begin) { return word.starts_with(begin); };
  return std::ranges::any_of(kBeginnings, begins) ||
         std::ranges::find(kWhole, word) != kWhole.end();
}

/// Is there a word of which this holds?
template <class Predicate>
bool any_word(std::string_view words, const Predicate& holds) {
  std::string word;
  for (const char c : words) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalpha(byte) != 0) {
      word += static_cast<char>(std::tolower(byte));
    } else if (holds(word)) {
      return true;
    } else {
      word.clear();
    }
  }
  return holds(word);
}

}  // namespace

bool names_the_game(std::string_view words) {
  // A sign of a suit, or a number; in another tongue, nobody can say.
  const bool sign = std::ranges::any_of(words, [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || std::isdigit(byte) != 0;
  });
  return sign || any_word(words, is_of_the_game);
}

bool assents(std::string_view words) {
  return any_word(words, [](std::string_view word) {
    return std::ranges::find(kAssenting, word) != kAssenting.end();
  });
}

}  // namespace ecarte::replay
