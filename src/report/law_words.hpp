// SPDX-License-Identifier: MIT
//
// Cases of a code in words, apart from any deal: roles, not names.
#pragma once

#include <string>
#include <vector>

#include "law/code.hpp"

namespace ecarte::report {

/// What a case is about: "on misplay, kind revoke, cured late or never; found before proposal".
std::string box_words(const law::Case& c);

/// What follows, a line each: who may do what until when, what must be done, what follows by
/// itself; one line saying so if nothing does.
std::vector<std::string> outcome_words(const law::Code& code, const law::Case& c);

/// "the point marks 1; at most 0 for an offender"
std::string tariff_words(const law::Tariff& row);

}  // namespace ecarte::report
