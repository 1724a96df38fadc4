// SPDX-License-Identifier: MIT
//
// Words of a case that nothing obeys where they stand: a code that has any says what is not so.
#pragma once

#include <string>
#include <vector>

#include "codes/code.hpp"

namespace ecarte::codes {

/// Each word of the case that does nothing there, with the reason.
std::vector<std::string> idle_words(const Code& code, const Case& c);

}  // namespace ecarte::codes
