// SPDX-License-Identifier: MIT
//
// What is told of a table of `blind` odds: the means of classes of hands, and one hand.
#pragma once

#include <string>

#include "analysis/census_classes.hpp"
#include "cli/blind_rows.hpp"

namespace ecarte::cli {

/// The means by class of hand over what the table has, and what it has not.
void write_blind_classes(std::string& out, const BlindTable& table, analysis::CensusBy by);

/// `row` as what it says of a hand of its game, of other suits perhaps.
void write_blind_hand(std::string& out, game::CardSet hand, game::Card turn_up,
                      const BlindRow& row);

}  // namespace ecarte::cli
