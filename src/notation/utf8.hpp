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

/// True only if nothing is wrong in the lines of `text`, each with its end and no carriage return:
/// one quick look at many. False says nothing yet. The first `kLookBack` bytes are those before
/// what is looked at.
bool all_plain(std::string_view text);
inline constexpr std::size_t kLookBack = 2;

/// Nothing if `line` is UTF-8 (no surrogates, nothing overlong) without control characters other
/// than tabs.
std::optional<BadText> first_bad_text(std::string_view line);

}  // namespace ecarte::notation
