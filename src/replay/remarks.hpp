// SPDX-License-Identifier: MIT
//
// What was said at the table, as far as a law may turn on it.
#pragma once

#include <string_view>

namespace ecarte::replay {

/// Do the words name anything of the game: a card, a suit, a word of play or of the score?
bool names_the_game(std::string_view words);
/// Do they agree with what was said before, or deny it: "quite right, Doctor"?
bool assents(std::string_view words);

}  // namespace ecarte::replay
