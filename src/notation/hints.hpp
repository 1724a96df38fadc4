// SPDX-License-Identifier: MIT
//
// Words kept as they were said, in which an act may hide: what could have been meant.
#pragma once

#include <string_view>

namespace ecarte::notation {

/// The sentence that would say what a word of the game in the words from `begin` to `end` may have
/// meant, such as "announces the king"; empty if there is no such word.
std::string_view act_hinted_at(const char* begin, const char* end);

}  // namespace ecarte::notation
