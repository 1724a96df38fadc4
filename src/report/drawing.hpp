// SPDX-License-Identifier: MIT
//
// A deal drawn for the eye: who deals, what is turned, the hands as far as they are written, the
// exchange, the tricks with their winners, the marks, and where the fault lies.
#pragma once

#include <string>
#include <string_view>

#include "report/deal.hpp"

namespace ecarte::report {

void draw_deal(std::string& out, std::string_view file, const Deal& deal);

}  // namespace ecarte::report
