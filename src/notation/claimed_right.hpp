// SPDX-License-Identifier: MIT
//
// Words that name what can be claimed and is no remedy: the deal, what was staked, a card.
#pragma once

#include <cstdint>
#include <string_view>

#include "game/card.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

struct RightNamed {
  record::ClaimedRight right = record::ClaimedRight::None;
  std::uint8_t card = 0;  ///< of a card by name: its index, counted from 1
};

/// What the words name; None if they name nothing of the kind.
inline RightNamed right_named(std::string_view words) {
  if (const auto right = record::meaning(record::kClaimedRights, words)) {
    return {*right, 0};
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
