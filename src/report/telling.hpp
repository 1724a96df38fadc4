// SPDX-License-Identifier: MIT
//
// A deal told back: each line as it was written, and below it how each thing in it was read.
#pragma once

#include <string>
#include <string_view>

#include "report/deal.hpp"

namespace ecarte::report {

/// What establishes nothing, whatever the deal, is marked: no law asks about it.
void write_telling(std::string& out, std::string_view file, const Deal& deal);

}  // namespace ecarte::report
