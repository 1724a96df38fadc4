// SPDX-License-Identifier: MIT
//
// A line above a game that tells when and where it was played.
#pragma once

#include "notation/draft.hpp"

namespace ecarte::notation {

/// True if the line is a date, or a heading that tells nothing of the game, above the first deal;
/// it has then been kept.
bool read_dated(const char* begin, const char* end, Draft& draft);

}  // namespace ecarte::notation
