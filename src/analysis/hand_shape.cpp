// SPDX-License-Identifier: MIT
#include "analysis/hand_shape.hpp"

#include <algorithm>

namespace ecarte::analysis {
namespace {

std::array<game::Rank, 5> ranks_of(game::CardSet cards) {
  std::array<game::Rank, 5> ranks{};
  std::size_t n = 0;
  for (const game::Card card : cards) {
    ranks[n++] = card.rank;
  }
  std::reverse(ranks.begin(), ranks.begin() + static_cast<std::ptrdiff_t>(n));
  return ranks;
}

}  // namespace

HandShape::HandShape(game::CardSet cards, game::Suit trump_suit)
    : hand(cards), trump(trump_suit), trumps(cards & game::CardSet::of(trump_suit)), suits{} {
  std::size_t n = 0;
  for (int suit = 0; suit < game::kSuits; ++suit) {
    if (static_cast<game::Suit>(suit) != trump) {
      suits[n++] = hand & game::CardSet::of(static_cast<game::Suit>(suit));
    }
  }
  std::ranges::stable_sort(suits, [](game::CardSet one, game::CardSet other) {
    return one.size() != other.size() ? one.size() > other.size() : ranks_of(one) > ranks_of(other);
  });
}

std::array<game::Rank, 5> HandShape::ranks(std::size_t suit) const {
  return ranks_of(suits[suit]);
}

std::array<game::Rank, 5> HandShape::trump_ranks() const {
  return ranks_of(trumps);
}

int HandShape::court_cards() const {
  const game::CardSet courts = game::CardSet::of(game::Rank::Knave) |
                               game::CardSet::of(game::Rank::Queen) |
                               game::CardSet::of(game::Rank::King);
  return (hand & courts).size();
}

int HandShape::plain_kings() const {
  return (hand & game::CardSet::of(game::Rank::King)).size() - (has_trump_king() ? 1 : 0);
}

}  // namespace ecarte::analysis
