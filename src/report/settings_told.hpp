// SPDX-License-Identifier: MIT
//
// Settings told back in plain English: what was read of them, not how they were written.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "report/deal.hpp"

namespace ecarte::report {

/// A sentence for each setting among the acts from `first` on that stand before `end` in the text:
/// "The stakes are 20s a rubber." What a setting says in its own words alone has none.
std::vector<std::string> settings_told(const Deal& deal, std::size_t first, record::Offset end);

}  // namespace ecarte::report
