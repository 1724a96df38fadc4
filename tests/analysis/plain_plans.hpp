// SPDX-License-Identifier: MIT
//
// Plans that anybody could follow, worth what they are worth: whatever the best plans are, a plan
// of the player's makes no more than the value of the game, and one of the adversary's concedes no
// less. Card by card, every hand apart. Shares nothing with src/.
#pragma once

#include <cstdint>
#include <vector>

#include "support/plain_cards.hpp"

namespace ecarte::naive {

struct PlainGame {
  support::PlainHand hand;  ///< the player's
  int trump = 0;
  int needed = 3;
  bool leads = true;  ///< the player does
};

/// Of `hands`, those against which the player makes it who leads the highest trump he has, else the
/// highest card, and replies with the lowest he may, whatever the adversary does.
std::int64_t plain_plan_makes(const PlainGame& game, const std::vector<support::PlainHand>& hands);

/// Of `hands`, those that an adversary concedes who leads his highest trump, else his highest card,
/// and replies with the lowest he may, to the best play of a player who sees what is played and
/// whether the king of trumps is announced, and nothing else.
std::int64_t plain_plan_concedes(const PlainGame& game,
                                 const std::vector<support::PlainHand>& hands);

/// Every hand of `size` cards of `from`.
std::vector<support::PlainHand> hands_from(const support::PlainHand& from, std::size_t size);

}  // namespace ecarte::naive
