// SPDX-License-Identifier: MIT
//
// Deals drawn, and played by Cavendish's treatise on both sides: the non-dealer plays with the
// hands of pp. 48-54 and proposes with all others; the dealer refuses with those of pp. 55-57; both
// keep trumps and kings (Hint 8, p. 39), once. The cards are played at their best: the first lead
// is chosen without seeing, for the points expected, from what the dealing and the exchange leave
// possible, and both see every card after it.
#pragma once

#include <cstdint>
#include <vector>

#include "analysis/scores.hpp"

namespace ecarte::treatise {

/// What `deals` of them bring, dealt from `seed`; in so many batches of one size, to tell the error
/// by. Where the non-dealer plays at once, every hand the dealer may hold is counted; else one
/// exchange is drawn.
std::vector<analysis::DealOutcomes> draw_book_deals(std::int64_t deals, int batches,
                                                    std::uint32_t seed);

analysis::DealOutcomes sum_of(const std::vector<analysis::DealOutcomes>& batches);

/// The largest standard error of a chance at any score, from how the batches differ.
double largest_error(const std::vector<analysis::DealOutcomes>& batches);

}  // namespace ecarte::treatise
