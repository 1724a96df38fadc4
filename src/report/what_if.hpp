// SPDX-License-Identifier: MIT
//
// What a hand is worth under a choice that is open, as somebody reckoned it who saw all the cards.
// Law knows nothing of it: whoever asks for it brings it.
#pragma once

#include <cstddef>
#include <string>

#include "law/result.hpp"

namespace ecarte::report {

struct WhatIf {
  std::size_t choice = 0;  ///< its number in the result
  /// The score after the hand, with best play on both sides; nothing if it cannot be reckoned.
  law::Score due;
  record::Actor winner = record::kNobody;  ///< of the game, if it is won by it
  std::string text;  ///< "Y makes four tricks and the point", or why it cannot be reckoned
};

}  // namespace ecarte::report
