// SPDX-License-Identifier: MIT
//
// What the acts of a deal say of where its record ends.
#pragma once

#include <vector>

#include "record/act.hpp"

namespace ecarte::notation {

/// True if a game was headed and its score, its winner or who resigned it told, or who won the
/// first, which needs no heading.
bool tells_a_game(const std::vector<record::Act>& acts);

/// Is the deal told to be void, or to be made again, and nothing dealt since? A cut for the deal is
/// then one within the game.
bool awaits_another_deal(const std::vector<record::Act>& acts);

}  // namespace ecarte::notation
