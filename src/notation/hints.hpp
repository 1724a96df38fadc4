// SPDX-License-Identifier: MIT
//
// Words kept as they were said, in which an act may hide: what could have been meant.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "record/act.hpp"

namespace ecarte::notation {

/// The sentence that would say what a word of the game in the words from `begin` to `end` may have
/// meant, such as "announces the king", at the moment after the acts `before`: empty if nothing can
/// be done then by saying so, nothing if there is no such word.
std::optional<std::string_view> act_hinted_at(const std::vector<record::Act>& before,
                                              const char* begin, const char* end);

}  // namespace ecarte::notation
