// SPDX-License-Identifier: MIT
//
// What one player can know of a deal: its record without what only the other can see.
#pragma once

#include "game/seat.hpp"
#include "record/record.hpp"

namespace ecarte::picture {

/// Are the cards of the act seen by him alone who does it?
bool is_private(const record::Act& act);

/// `record` without the cards that only the adversary of `seat` sees: what he holds, discards and
/// takes is counted and not told, and what is known of the stock is not there. Its text and its
/// places stay: whoever prints that text shows what it says.
record::Record seen_by(const record::Record& record, game::Seat seat);

}  // namespace ecarte::picture
