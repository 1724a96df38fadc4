// SPDX-License-Identifier: MIT
#include "replay/onlooker.hpp"

#include <algorithm>

namespace ecarte::replay {

/// The tricks of the playing that ends.
void Onlooker::see_playing() {
  if (seen_ == nullptr) {
    return;
  }
  const auto is_told = [this](const Played& card) {
    return card.at < t_.notes.end() && act_at(card.at).kind == ActKind::Play;
  };
  for (const Played& card : t_.playing.tricks.cards()) {
    if (is_told(card)) {
      seen_->cards.push_back(
          {card.at, card.back.at, card.seat, playing_number(), card.trick, card.card});
    }
  }
  const auto act_of = [&](int card) {
    const bool told = card >= 0 && is_told(t_.playing.tricks.card(card));
    return told ? t_.playing.tricks.card(card).at : kNever;
  };
  for (const Trick& trick : t_.playing.tricks.tricks()) {
    seen_->tricks.push_back({playing_number(), trick.number, act_of(trick.lead),
                             act_of(trick.reply), trick.winner.single()});
  }
}

/// The hands of the dealing that ends, from its first act to the one under way.
void Onlooker::see_dealing() {
  if (seen_ == nullptr || out().dealings.empty()) {
    return;
  }
  const std::size_t end = std::min<std::size_t>(now(), t_.notes.end());
  for (std::size_t i = std::size_t{out().dealings.back().begin} + 1; i <= end; ++i) {
    const auto at = static_cast<ActIndex>(i);
    for (const Seat seat : game::kSeats) {
      seen_->hands[i][seat] = {t_.cards.held_at(seat, at),
                               static_cast<std::uint8_t>(t_.cards.count_at(seat, at).most())};
    }
  }
}

}  // namespace ecarte::replay
