// SPDX-License-Identifier: MIT
//
// The solver as it was before every ending was solved beforehand: it searches, and finds again what
// it has found by a hash of how the hands interleave. Kept to be measured against.
#pragma once

#include <algorithm>

#include "analysis/memo.hpp"
#include "analysis/moves.hpp"
#include "analysis/solver.hpp"
#include "game/legal_play.hpp"

namespace ecarte::bench {

class SearchingSolver {
 public:
  int tricks(game::CardSet leader, game::CardSet follower, game::Suit trump) {
    if (leader.empty() || follower.empty()) {
      return leader.size();
    }
    const std::uint64_t key = analysis::canonical(leader, follower, trump);
    if (const int known = table_.find(key); known >= 0) {
      return known;
    }
    int best = 0;
    for (const game::Card lead : analysis::distinct(leader, leader | follower)) {
      best = std::max(best, led(leader - lead, follower, trump, lead));
    }
    table_.keep(key, best);
    return best;
  }

 private:
  int led(game::CardSet leader, game::CardSet follower, game::Suit trump, game::Card lead) {
    int worst = analysis::kHand;
    const game::CardSet replies = game::legal_replies(follower, lead, trump);
    for (const game::Card reply : analysis::distinct(replies, leader | follower | lead)) {
      const game::CardSet left = follower - reply;
      const bool taken = game::beats(reply, lead, trump);
      worst =
          std::min(worst, taken ? std::max(leader.size(), left.size()) - tricks(left, leader, trump)
                                : 1 + tricks(leader, left, trump));
    }
    return worst;
  }

  analysis::MemoTable table_;
};

}  // namespace ecarte::bench
