// SPDX-License-Identifier: MIT
//
// What was found of a deal against what had to be found of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "campaign/attempt.hpp"
#include "referee/referee.hpp"

namespace ecarte::campaign {

struct Verdict {
  std::string miss;   ///< what was not found, or found otherwise; empty if all is well
  std::string extra;  ///< what was found besides
};

/// Adds to `verdict` whatever in `judged` is not as it is owed.
void compare(const referee::Judged& judged, const Owed& owed, Verdict& verdict);

/// Adds to `verdict` where the account of the sittings of `text` has another winner of a game, or
/// another number of games for it, than the score that is due, by `dues`, the scores after each
/// deal.
void compare_ledger(std::string_view text, const std::vector<law::Score>& dues, Verdict& verdict);

/// Says what law `law` lets or makes the players do about `id`: "elective fresh-deal draw"; "any"
/// if that differs from case to case, nothing if this campaign has no line for it.
std::string_view remedies_of(std::string_view law, std::string_view id);

}  // namespace ecarte::campaign
