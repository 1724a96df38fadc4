// SPDX-License-Identifier: MIT
//
// What a text must have for a pattern of the table of words to be tried, by the tokens of that;
// found when ecarte is built (take_apart).
#pragma once

#include <span>

#include "notation/patterns.hpp"

namespace ecarte::notation {

/// Never more than a text has that the tokens match.
Admission admission_of(std::span<const Token> tokens);

}  // namespace ecarte::notation
