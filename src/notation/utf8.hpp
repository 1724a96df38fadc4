// SPDX-License-Identifier: MIT
//
// Whether bytes are text that a record may hold.
#pragma once

#include <cstddef>
#include <cstdint>
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

/// Why a file is no text at all, if it is none.
enum class NoText : std::uint8_t {
  No,     ///< it is text
  Bytes,  ///< it is not
  Utf16   ///< perhaps it is, in another encoding
};
NoText no_text_of(std::string_view beginning);

/// What is said of each: what would have been right, and what it may be.
std::string_view expected_in_place_of(NoText what);
std::string_view expected_in_place_of(const BadText& bad);

}  // namespace ecarte::notation
