// SPDX-License-Identifier: MIT
//
// `check --what-if`: what the hand is worth under each choice that is open, with best play on both
// sides and both taken to see all the cards.
#pragma once

#include <vector>

#include "analysis/solver.hpp"
#include "report/deal.hpp"
#include "report/what_if.hpp"

namespace ecarte::cli {

/// One for each choice under which play goes on, or the hands are played again; in their order.
std::vector<report::WhatIf> what_ifs(const report::Deal& deal, analysis::Solver& solver);

}  // namespace ecarte::cli
