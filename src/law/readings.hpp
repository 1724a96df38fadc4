// SPDX-License-Identifier: MIT
//
// Whether a doubtful reading bears on the deal: by the other one the score, or who has won the
// game, would be another.
#pragma once

#include "law/tell.hpp"

namespace ecarte::law {

/// Of a case met whose reading is doubtful. One that is in force only by that reading bears on the
/// score wherever it is met; one that gives a king, and says from when it counts, where both
/// players would have reached the game, so that it turns on who was first.
bool reading_decides(const Code& code, const Ledger& ledger, const Case& c, Actor subject);

/// Can it bear on this deal at all? That of a king that is turned, from when it counts, does only
/// if the king may bring its player to the game, and not if he marked it before the other had any
/// of what would have brought him there.
bool reading_matters(const TellSource& told, const Case& c, Actor subject);

}  // namespace ecarte::law
