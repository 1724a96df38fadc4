// SPDX-License-Identifier: MIT
//
// Whether bytes are text that a record may hold.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace ecarte::notation {

/// The first bytes of a line that are not allowed: a control character, or no UTF-8.
struct BadText {
  std::size_t begin = 0;
  std::size_t end = 0;
  bool control = false;
};

/// Nothing if `line` is UTF-8 (no surrogates, nothing overlong) without control characters other
/// than tabs.
std::optional<BadText> first_bad_text(std::string_view line);

}  // namespace ecarte::notation
