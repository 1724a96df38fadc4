// SPDX-License-Identifier: MIT
//
// Words of a case that nothing obeys where they stand: a code that has any says what is not so.
#pragma once

#include <string>
#include <vector>

#include "law/code.hpp"

namespace ecarte::law {

/// Each word of the case that does nothing there, with the reason.
std::vector<std::string> idle_words(const Code& code, const Case& c);

}  // namespace ecarte::law
