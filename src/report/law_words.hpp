// SPDX-License-Identifier: MIT
//
// Cases of a code in words, apart from any deal: roles, not names.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "codes/code.hpp"
#include "report/clause.hpp"

namespace ecarte::report {

/// What a case is about, as one says it: "if a player leads out of turn, and the card is not played
/// to".
std::string case_words(const codes::Case& c);

/// The same in the words of the code: "on misplay, kind revoke, cured late or never; found before
/// proposal".
std::string box_words(const codes::Case& c);

/// What follows, a line each: who may do what until when, what must be done, what follows by
/// itself; one line saying so if nothing does.
std::vector<std::string> outcome_words(const codes::Code& code, const codes::Case& c);

/// "the non-dealer may claim a fresh deal or throw out the superfluous cards"
std::string option_clause(const codes::Option& may);

/// What stands if nobody uses the option of a case whose lapse changes nothing: "the deal stands".
std::string_view stands_words(const codes::Case& c);
/// What follows if the option of a case is not used: "; if not, the deal stands". `of_either`: it
/// is left to either player, as a mark that comes off once one of them asks for it.
Clause else_words(const codes::Case& c, bool of_either);

/// The time limits of some cases, drawn: a line on which the acts that open or close an option
/// stand in the order of a deal, then a bar for each option from its opening to its closing. Empty
/// if no option is limited. Every line is at most as wide as its longest label asks.
std::vector<std::string> time_line(std::span<const codes::Case> cases);

/// "the point marks 1; at most 0 for an offender"
std::string tariff_words(const codes::Tariff& row);

}  // namespace ecarte::report
