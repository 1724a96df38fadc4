// SPDX-License-Identifier: MIT
#include "replay/sure_tricks.hpp"

#include <algorithm>

#include "game/legal_play.hpp"

namespace ecarte::replay {

using game::Card;
using game::CardSet;
using game::Suit;

namespace {

/// The tricks of him who leads from `leader` against `follower`.
int tricks_of_leader(CardSet leader, CardSet follower, Suit trump) {
  if (leader.empty() || follower.empty()) {
    return leader.size();  // nothing covers what is left
  }
  const int both = leader.size();
  int best = 0;
  for (const Card lead : leader) {
    int worst = both;
    for (const Card reply : game::legal_replies(follower, lead, trump)) {
      const CardSet rest = leader - CardSet{lead};
      const CardSet others = follower - CardSet{reply};
      const int made = game::beats(reply, lead, trump)
                           ? rest.size() - tricks_of_leader(others, rest, trump)
                           : 1 + tricks_of_leader(rest, others, trump);
      worst = std::min(worst, made);
    }
    best = std::max(best, worst);
  }
  return best;
}

}  // namespace

int tricks_of(CardSet own, CardSet other, bool own_leads, Suit trump) {
  return own_leads ? tricks_of_leader(own, other, trump)
                   : own.size() - tricks_of_leader(other, own, trump);
}

int top_trumps(CardSet own, CardSet may, Suit trump) {
  const CardSet trumps = CardSet::of(trump);
  int top = 0;
  for (const Card card : own& trumps) {
    top += (game::winners_over(card, trump) & (may - own) & trumps).empty() ? 1 : 0;
  }
  return top;
}

}  // namespace ecarte::replay
