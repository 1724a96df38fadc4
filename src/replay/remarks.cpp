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

bool is_of_the_game(std::string_view word) {
  const auto begins = [word](std::string_view begin) { return word.starts_with(begin); };
  return std::ranges::any_of(kBeginnings, begins) ||
         std::ranges::find(kWhole, word) != kWhole.end();
}

}  // namespace

bool names_the_game(std::string_view words) {
  std::string word;
  for (const char c : words) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x80 || std::isdigit(byte) != 0) {
      return true;  // a sign of a suit, or a number; in another tongue, nobody can say
    }
    if (std::isalpha(byte) != 0) {
      word += static_cast<char>(std::tolower(byte));
    } else if (is_of_the_game(word)) {
      return true;
    } else {
      word.clear();
    }
  }
  return is_of_the_game(word);
}

}  // namespace ecarte::replay
