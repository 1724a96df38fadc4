// SPDX-License-Identifier: MIT
//
// What is settled for a sitting or for one game of it and told in lines of their own: it holds
// whether or not the deal it is told above can be ruled on.
#pragma once

#include "replay/replay.hpp"

namespace ecarte::replay {

/// Of more bets on one game none is kept.
inline constexpr std::size_t kMostBets = 64;

/// Keeps the system, the packs, what is agreed, the pool and the bets. Any other act does nothing.
void keep_setting(const record::Act& act, Sitting& sitting);

/// Keeps who covers what is laid, or some of it: a bet by whoever it is.
void keep_cover(const record::Act& act, Betting& betting);

/// What lines that cannot be read would have told is not known from here on.
void doubt_settings(const record::Record& record, Sitting& sitting);

/// Others than those told may have been made, in deals that are not told.
void doubt_bets(Sitting& sitting);

/// Bets are on one game: of the next none is laid yet.
void begin_bets(Sitting& sitting);

}  // namespace ecarte::replay
