// SPDX-License-Identifier: MIT
//
// Questions that no cards are played in: of chances at a score, of marks and of stakes.
#pragma once

#include <optional>

#include "treatise/evaluate.hpp"

namespace ecarte::treatise {

/// Nothing for a question of cards.
std::optional<ModelAnswer> answer_without_cards(const Ask& ask);

}  // namespace ecarte::treatise
