// SPDX-License-Identifier: MIT
//
// What is known of the adversary's hand, as it is written after --condition: items with commas
// between them, all of which must hold.
//
//   trumps>=2   hearts=0   clubs<=1   how many of a suit
//   holds K♠    lacks 7♦              a card
//   stood       proposed              the treatise has him play without proposing, or propose
#pragma once

#include <optional>
#include <string_view>

#include "analysis/question.hpp"

namespace ecarte::cli {

/// InputError if it cannot be read. Empty text is no condition.
/// `role` is that of the player who asks: only a non-dealer can have stood or proposed.
analysis::HandCondition read_condition(std::string_view text, game::Suit trump,
                                       std::optional<game::Card> turn_up, analysis::Role role);

}  // namespace ecarte::cli
