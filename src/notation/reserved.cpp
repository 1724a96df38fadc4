// SPDX-License-Identifier: MIT
//
// Which words may be somebody's name, or the colour of a pack.
#include <algorithm>
#include <array>

#include "notation/line.hpp"
#include "notation/nearest.hpp"

namespace ecarte::notation {
namespace {

constexpr auto kReserved = std::to_array<std::string_view>(
    {"a",     "an",      "and",    "both",   "Both", "Nobody", "Nothing", "The",
     "Hands", "Deal",    "Game",   "Rubber", "cut",  "deal",   "game",    "hands",
     "he",    "her",     "his",    "it",     "no",   "none",   "nobody",  "nothing",
     "pack",  "players", "rubber", "she",    "that", "the",    "their",   "then"});

}  // namespace

bool is_colour(std::string_view word) {
  static constexpr auto kOther = std::to_array<std::string_view>(
      {"cards", "fresh", "idle", "new", "other", "own", "players", "sound"});
  return std::ranges::find(kOther, word) == kOther.end() && !is_reserved(word);
}

bool is_no_name(std::string_view words) {
  // What a sentence says before somebody is named: "to A", "his A" would be two things.
  static constexpr auto kStandBefore = std::to_array<std::string_view>(
      {"to",   "of",  "from", "by",    "with", "his",  "her", "their", "then",  "that", "no",
       "none", "one", "two",  "three", "four", "five", "six", "seven", "eight", "nine", "ten"});
  const std::string_view first = words.substr(0, words.find_first_of(" \t"));
  return is_reserved(words) || (first.size() < words.size() &&
                                std::ranges::find(kStandBefore, first) != kStandBefore.end());
}

bool may_be_new_name(std::string_view words, const NameTable& names) {
  for (std::size_t from = 0; from < words.size();) {
    const std::size_t stop = std::min(words.find_first_of(" \t", from), words.size());
    const std::string_view word = words.substr(from, stop - from);
    if (!looks_like_a_name(word) || is_reserved(word)) {
      return false;
    }
    from = words.find_first_not_of(" \t", stop);
  }
  const auto& players = names.names().players;
  return nearest(words, std::array<std::string_view, 2>{players[0], players[1]}).empty();
}

bool is_reserved(std::string_view word) {
  static constexpr auto kBegins = [] {
    std::array<bool, 256> begins{};
    for (const std::string_view reserved : kReserved) {
      begins[static_cast<unsigned char>(reserved[0])] = true;
    }
    return begins;
  }();
  const bool may_be = !word.empty() && kBegins[static_cast<unsigned char>(word[0])];
  return (may_be && std::ranges::find(kReserved, word) != kReserved.end()) || is_verb(word);
}

}  // namespace ecarte::notation
