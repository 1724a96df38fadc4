// SPDX-License-Identifier: MIT
#include "analysis/settler.hpp"

#include <algorithm>

#include "analysis/moves.hpp"
#include "game/legal_play.hpp"

namespace ecarte::analysis {

DarkOutcome::Kind Settler::settle(CardSet player, CardSet adversary, int needed,
                                  bool player_leads) {
  if (needed <= 0) {
    return DarkOutcome::Kind::Won;
  }
  if (player.size() < needed) {
    return DarkOutcome::Kind::Lost;
  }
  const CardSet leader = player_leads ? player : adversary;
  const CardSet other = player_leads ? adversary : player;
  const int first = solver_.leader_tricks({leader, other, trump_, {}});
  if ((player_leads ? first : player.size() - first) < needed) {
    return DarkOutcome::Kind::Lost;
  }
  return worst(leader, other, player_leads) >= needed ? DarkOutcome::Kind::Won
                                                      : DarkOutcome::Kind::Open;
}

/// The fewest tricks the player may be brought to, when he helps the adversary to it.
int Settler::worst(CardSet leader, CardSet other, bool player_leads) {
  if (leader.empty()) {
    return 0;
  }
  MemoTable& memo = worst_[player_leads ? 1 : 0];
  const std::uint64_t key = canonical(leader, other, trump_);
  if (const int known = memo.find(key); known >= 0) {
    return known;
  }
  int fewest = kHand;
  for (const Card lead : distinct(leader, leader | other)) {
    const CardSet replies = game::legal_replies(other, lead, trump_);
    for (const Card reply : distinct(replies, leader | other)) {
      const bool taken = game::beats(reply, lead, trump_);
      const int made = (player_leads != taken ? 1 : 0) +
                       (taken ? worst(other - reply, leader - lead, !player_leads)
                              : worst(leader - lead, other - reply, player_leads));
      fewest = std::min(fewest, made);
    }
  }
  memo.keep(key, fewest);
  return fewest;
}

}  // namespace ecarte::analysis
