// SPDX-License-Identifier: MIT
//
// Words that name what can be claimed and is no remedy: the deal, what was staked, a card.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "game/card.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

struct RightNamed {
  record::ClaimedRight right = record::ClaimedRight::None;
  std::uint8_t card = 0;  ///< of a card by name: its index, counted from 1
};

/// The card that "king of diamonds" names; nothing if the words name none.
inline std::optional<game::Card> card_in_words(std::string_view words) {
  constexpr std::string_view kOf = " of ";
  const std::size_t of = words.find(kOf);
  if (of == std::string_view::npos) {
    return std::nullopt;
  }
  const auto rank = record::meaning(record::kRankWords, words.substr(0, of));
  const auto suit = record::meaning(record::kSuitWords, words.substr(of + kOf.size()));
  return rank && suit ? std::optional(game::Card{*rank, *suit}) : std::nullopt;
}

/// What the words name; None if they name nothing of the kind. Of a card "the" or "the card" may
/// stand before its name.
inline RightNamed right_named(std::string_view words) {
  if (const auto right = record::meaning(record::kClaimedRights, words)) {
    return {*right, 0};
  }
  for (const std::string_view before : {std::string_view("the "), std::string_view("card ")}) {
    words.remove_prefix(words.starts_with(before) ? before.size() : 0);
  }
  if (const auto card = card_in_words(words)) {
    return {record::ClaimedRight::Card, static_cast<std::uint8_t>(game::index_of(*card) + 1)};
  }
  for (int i = 0; i < game::kCards; ++i) {
    const game::Card card = game::card_at(i);
    if (words == game::name(card) || words == game::plain_name(card)) {
      return {record::ClaimedRight::Card, static_cast<std::uint8_t>(i + 1)};
    }
  }
  return {};
}

}  // namespace ecarte::notation
