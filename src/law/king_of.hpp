// SPDX-License-Identifier: MIT
//
// The king that may have been a player's, by what is told of it and by what is not.
#pragma once

#include <cstdint>

#include "game/values.hpp"
#include "law/timeline.hpp"
#include "law/words.hpp"

namespace ecarte::law {

/// How a king of which nothing is told may have been his.
enum class UntoldKing : std::uint8_t {
  Turned,    ///< he turned it, for all that is told of the turn-up
  LeftOpen,  ///< that, or he announced it where what is not told leaves room for it by itself
  IfMarked   ///< either way, where a mark would else have no title
};

/// The king that may have been one player's.
struct KingOf {
  Time announced = kNoTime;  ///< one that he may have held
  /// By which case the time was over when he announced it, whichever card he had played first.
  std::uint16_t late = kNoCase;
  /// Where he must have marked it by then too, and not only announced it: the latest that may be,
  /// and by which case; kNoCase if a score left unmarked may be marked as any other.
  Time mark_until = kNoTime;
  std::uint16_t marked_by = kNoCase;
  bool held = false;  ///< proved
  game::Values<UntoldKing> untold;
};

}  // namespace ecarte::law
