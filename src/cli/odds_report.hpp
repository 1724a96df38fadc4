// SPDX-License-Identifier: MIT
//
// Odds as people and programs read them. Every function appends to `out`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analysis/odds.hpp"

namespace ecarte::cli {

/// One hand with its odds.
struct HandOdds {
  std::vector<game::Card> as_written;
  analysis::Odds odds;
};

/// What was asked of every hand.
struct OddsAsked {
  analysis::Model model = analysis::Model::Open;
  game::Suit trump{};
  std::optional<game::Card> turn_up;
  analysis::Role role = analysis::Role::NonDealer;
  std::string condition;  ///< as written; empty if none
  std::string pattern;    ///< as written, where cards are left open; else empty
};

/// "open", "lead", "blind", "certain".
std::string_view word(analysis::Model model);

void write_odds_text(std::string& out, const OddsAsked& asked, const HandOdds& hand);
void write_odds_json(std::string& out, const OddsAsked& asked, const HandOdds& hand);
/// One line for each completion, then what holds of them together.
void write_odds_table(std::string& out, const OddsAsked& asked, const std::vector<HandOdds>& hands);
void write_odds_table_json(std::string& out, const OddsAsked& asked,
                           const std::vector<HandOdds>& hands);

}  // namespace ecarte::cli
