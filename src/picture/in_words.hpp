// SPDX-License-Identifier: MIT
//
// A picture told to whoever does not see it.
#pragma once

#include <string>

#include "picture/picture.hpp"

namespace ecarte::picture {

/// "king of spades; Paul leads it to trick 1, and it takes the trick; law 43 revoke".
std::string card_in_words(const Picture& picture, const DrawnCard& card,
                          const DrawnTrick* trick = nullptr, game::Seat seat = {});

/// All of it, in sentences.
std::string in_words(const Picture& picture);

}  // namespace ecarte::picture
