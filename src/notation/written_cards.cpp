// SPDX-License-Identifier: MIT
//
// Cards as score-sheets have them, which the grammar has in one word.
#include <array>
#include <utility>

#include "grammar/bytes.hpp"
#include "notation/in_full.hpp"

namespace ecarte::notation {
namespace {

using std::string_view;

constexpr auto kSuitsWritten = std::to_array<std::pair<string_view, char>>({{"Spades", 'S'},
                                                                            {"Hearts", 'H'},
                                                                            {"Diamonds", 'D'},
                                                                            {"Clubs", 'C'},
                                                                            {"♠", 'S'},
                                                                            {"♥", 'H'},
                                                                            {"♦", 'D'},
                                                                            {"♣", 'C'}});
constexpr auto kRanksWritten = std::to_array<std::pair<string_view, char>>({{"King", 'K'},
                                                                            {"Queen", 'Q'},
                                                                            {"Knave", 'J'},
                                                                            {"Jack", 'J'},
                                                                            {"Ace", 'A'},
                                                                            {"Ten", 'T'},
                                                                            {"Nine", '9'},
                                                                            {"Eight", '8'},
                                                                            {"Seven", '7'},
                                                                            {"10", 'T'},
                                                                            {"K", 'K'},
                                                                            {"Q", 'Q'},
                                                                            {"J", 'J'},
                                                                            {"A", 'A'},
                                                                            {"T", 'T'},
                                                                            {"9", '9'},
                                                                            {"8", '8'},
                                                                            {"7", '7'}});

}  // namespace

CardAsWritten card_as_written(string_view text) {
  for (const auto& [written, rank] : kRanksWritten) {
    if (!text.starts_with(written) || text.size() < written.size() + 2 ||
        text[written.size()] != ' ') {
      continue;
    }
    const bool word = written.size() > 2;
    string_view behind = text.substr(written.size() + 1);
    const bool of = behind.starts_with("of ");
    behind.remove_prefix(of ? 3 : 0);
    for (const auto& [suit, letter] : kSuitsWritten) {
      const bool sign = suit.size() == 3;
      const std::size_t size = static_cast<std::size_t>(behind.data() - text.data()) + suit.size();
      if (behind.starts_with(suit) && (sign ? !of && !word : grammar::word_ends(text, size))) {
        return {size, {rank, letter}};
      }
    }
  }
  return {};
}

}  // namespace ecarte::notation
