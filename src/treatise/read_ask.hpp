// SPDX-License-Identifier: MIT
//
// The question of a claim, read from its map.
#pragma once

#include "treatise/claim.hpp"
#include "treatise/node_words.hpp"

namespace ecarte::treatise {

/// Reads "K♠", "highest ?t", "lowest ?x". Throws PatternError.
CardChoice read_card_choice(std::string_view text);

/// Throws yaml::Error.
Ask read_ask(const NodeWords& words, const yaml::Node& node);

}  // namespace ecarte::treatise
