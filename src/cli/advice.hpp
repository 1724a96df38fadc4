// SPDX-License-Identifier: MIT
//
// `check --advice`: where players departed from the treatise. Never a fault.
#pragma once

#include <vector>

#include "report/deal.hpp"

namespace ecarte::cli {

/// Remarks on the last dealing of a deal, by place; none where dealer or trumps are not known.
std::vector<report::Remark> advice_on(const report::Deal& deal);

}  // namespace ecarte::cli
