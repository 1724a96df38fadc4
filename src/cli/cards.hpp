// SPDX-License-Identifier: MIT
//
// Cards as they are written on the command line, as freely as in a record: K♥, KH, HK, 10♥, th; and
// cards known in part: ?♥, J?, ?.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/card.hpp"
#include "json/value.hpp"

namespace ecarte::cli {

/// The cards a word may mean: one, or several where it holds a "?". InputError if it means none.
game::CardSet card_word(std::string_view word);
/// One card; InputError if it is not one card.
game::Card one_card(std::string_view word);
/// A suit by its sign, its letter or its name; InputError for anything else.
game::Suit suit_word(std::string_view word);

/// Words with spaces or commas between them, each as `card_word` reads it. InputError if a card
/// known in full is written twice.
std::vector<game::CardSet> card_words(const std::vector<std::string>& texts);
/// The same where every card is known in full.
game::CardSet known_cards(const std::vector<std::string>& texts);

/// Every hand the words may mean, none twice, in the order of its bits; cards of `elsewhere` are
/// not in it. Once there are more than `most` it looks no further: then one more, or a few, come
/// back.
std::vector<game::CardSet> completions(const std::vector<game::CardSet>& words,
                                       game::CardSet elsewhere, std::size_t most);

/// "Q♠ 7♠ K♥": suit by suit, the highest first.
std::string cards_text(game::CardSet cards);
/// "7S QS": as result files write cards, the lowest by `index_of` first.
std::string plain_names(game::CardSet cards);
/// ["QS", "7S"]: a list for programs.
json::Value cards_json(game::CardSet cards);

}  // namespace ecarte::cli
