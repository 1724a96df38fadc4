// SPDX-License-Identifier: MIT
//
// Best play once more, in the plainest words: every line of play is tried, nothing is kept and
// nothing is renamed. Shares nothing with src/.
#pragma once

#include <algorithm>

#include "support/plain_cards.hpp"

namespace ecarte::naive {

using support::PlainCard;
using support::PlainHand;

inline PlainHand without(PlainHand hand, PlainCard card) {
  hand.erase(std::find(hand.begin(), hand.end(), card));
  return hand;
}

int tricks_of_leader(const PlainHand& leader, const PlainHand& other, int trump);

/// The same when the leader has laid down `lead`, which is no longer among his cards.
inline int tricks_after_lead(const PlainHand& leader, const PlainHand& other, PlainCard lead,
                             int trump) {
  if (other.empty()) {
    return 1 + static_cast<int>(leader.size());
  }
  int fewest = 99;
  for (const PlainCard reply : support::lawful_replies(other, lead, trump)) {
    const PlainHand rest = without(other, reply);
    const int left = static_cast<int>(std::max(leader.size(), rest.size()));
    const int made = support::takes(reply, lead, trump)
                         ? left - tricks_of_leader(rest, leader, trump)
                         : 1 + tricks_of_leader(leader, rest, trump);
    fewest = std::min(fewest, made);
  }
  return fewest;
}

/// Tricks the leader makes to the end; cards the other cannot play to are tricks of their holder.
inline int tricks_of_leader(const PlainHand& leader, const PlainHand& other, int trump) {
  if (leader.empty() || other.empty()) {
    return static_cast<int>(leader.size());
  }
  int most = 0;
  for (const PlainCard lead : leader) {
    most = std::max(most, tricks_after_lead(without(leader, lead), other, lead, trump));
  }
  return most;
}

}  // namespace ecarte::naive
