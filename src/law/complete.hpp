// SPDX-License-Identifier: MIT
//
// What only the score tells of rulings: between the ledger and the telling.
#pragma once

#include "law/ledger.hpp"
#include "law/ruling.hpp"

namespace ecarte::law {

/// Is it by the score, or in telling who won, that he is said to have the game? How it stood before
/// may be told so too.
bool is_told_as_score(const replay::DealFacts& deal, const replay::Fact& fact);

/// Judges the facts that only the score completes, gives the kings what became of them, and drops
/// what fell with the end of the game, or was answered by playing the hands again. `before`: the
/// score with which the deal began.
void complete(const Given& given, const Ledger& ledger, const CarriedScore& before,
              Rulings& rulings);

}  // namespace ecarte::law
