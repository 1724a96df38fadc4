// SPDX-License-Identifier: MIT
//
// What the erasures of cards and those of an exchange share.
#pragma once

#include "campaign/told.hpp"

namespace ecarte::campaign {

/// Asks for cards, puts them out or takes them.
bool is_exchanging(Said said);
/// "gives Y 4": what he asked for, or a packet, to one player; not the cards of a deal.
bool gives_to_one(const Piece& piece);
/// "discards T♦ 7♦ face up" to "discards 2 face up".
bool count_only(Piece& piece);

}  // namespace ecarte::campaign
