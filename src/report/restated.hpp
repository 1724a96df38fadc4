// SPDX-License-Identifier: MIT
//
// The law that a finding or a doubt rests on, in the words it is restated in. Internal to the
// report.
#pragma once

#include <vector>

#include "report/clause.hpp"
#include "report/deal.hpp"
#include "report/text.hpp"

namespace ecarte::report {

/// What a law says, as one of its cases restates it or it does itself.
using Restated = TextReport::Restated;

/// The law of a doubt, as each of the cases restates it that may answer.
std::vector<Restated> restated(const Deal& deal, const law::Missing& missing);

/// The law of a finding: as its case restates it, which says what the others add; else as they do.
std::vector<Restated> restated(const Deal& deal, const law::Finding& finding);
/// The same, behind what is in `all`.
void add_restated(std::vector<Restated>& all, const Deal& deal, const law::Finding& finding);

/// "law 43 (p. 12): a player must follow suit"
Clause words_of(const Restated& said);

}  // namespace ecarte::report
