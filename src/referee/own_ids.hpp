// SPDX-License-Identifier: MIT
//
// The ids of what is said in the program's own name, for which no code of laws has a word.
#pragma once

#include <span>
#include <string_view>

namespace ecarte::referee {

/// Every id a finding or a doubt may have under any code, beside those of the code's own cases.
std::span<const std::string_view> own_ids();

}  // namespace ecarte::referee
