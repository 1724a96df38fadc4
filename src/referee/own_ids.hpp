// SPDX-License-Identifier: MIT
//
// The ids of what may be found under a code: its own words, and those of the program, for what no
// code has a word for.
#pragma once

#include <string_view>
#include <vector>

#include "codes/code.hpp"

namespace ecarte::referee {

/// Every id a finding or a doubt may have under `code`; some stand in it more than once.
std::vector<std::string_view> ids_under(const codes::Code& code);

}  // namespace ecarte::referee
