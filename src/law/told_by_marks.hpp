// SPDX-License-Identifier: MIT
//
// Which worlds the marks and the counters speak against, though they do not contradict them.
// Private to law.
#pragma once

#include "law/world.hpp"

namespace ecarte::law {

/// Did he mark, when the hand was over, just what it would have given one who had not offended?
/// Then it is that, and no king of which nothing is told.
bool marks_what_was_capped(const LedgerSource& matter, const Grounds& grounds,
                           const WorldScore& account, Actor king);

/// The other threw down his cards with a claim that was not granted, and nothing of the hand is
/// told since: does he mark for the tricks all the same? The hand was not given up.
bool marks_against_claim(const LedgerSource& matter, const Grounds& grounds, Seat seat);

/// Who announced a king that nothing proves, marked it or claimed the game by it, and nobody
/// doubted his word; nobody if there is none.
Actor believed_of_king(const LedgerSource& matter, const Grounds& grounds);

/// Does the record end with a mark of points that a player is told to have left in the deal before,
/// and tell nothing of the hand but that it was dealt? Then it is for those that he marks.
bool marks_what_he_left(const LedgerSource& matter, const CarriedScore& carried,
                        const Grounds& grounds);

/// Who marks against a claim as if the hand were given up does not tell by it that they played on.
/// Of what the hand may have given, that is looked at only where his mark has no title else.
void part_from_claim(const LedgerSource& matter, Grounds& grounds);

}  // namespace ecarte::law
