// SPDX-License-Identifier: MIT
//
// Which stretches of the play are not told, and what may have been done in them. Nothing of it can
// be told as it happens: only the end of a dealing shows that tricks are lacking.
#pragma once

#include "replay/hand_closing.hpp"
#include "replay/notes.hpp"
#include "replay/tricks.hpp"

namespace ecarte::replay {

/// Leaves out, in the dealing that begins with act `begin` and is the last of its deal, what its
/// last playing must have had and does not tell: tricks skipped, cards never answered, and
/// everything after the last card told, up to whatever shows that the hand was over. `begun`: a
/// card of it is told.
void leave_out_play(Notes& notes, ActIndex begin, const Tricks& tricks, const HandClosing& ending);

/// Here, in the hand under way, what goes with cards is left out: announcements, hands mended; and
/// `cards` too.
void leave_out_here(Notes& notes, bool cards);

/// The same of a hand that went on, and of which everything is told up to act `from`; `cards`: some
/// that were played.
void leave_out_rest(Notes& notes, ActIndex begin, ActIndex from, bool cards,
                    const HandClosing& ending);

/// Is every trick of the hand told, or what cut it short?
bool told_to_the_end(const HandClosing& ending);

}  // namespace ecarte::replay
