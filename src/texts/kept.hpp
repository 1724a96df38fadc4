// SPDX-License-Identifier: MIT
//
// Sentences of which nothing was read.
#pragma once

#include <vector>

#include "report/deal.hpp"

namespace ecarte::texts {

/// A remark for each sentence that was kept as it was said and may yet tell of an act: words the
/// table of the notation does not know, and a player's speech with something of the game in it. The
/// latter names a sentence that may have been meant.
std::vector<report::Remark> kept(const report::Deal& deal);

}  // namespace ecarte::texts
