// SPDX-License-Identifier: MIT
//
// The canonical form of a text of records, and the proof that it says the same as the text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ecarte::texts {

/// A text brought into form, or what stands in the way.
struct Canonical {
  std::string text;      ///< empty if it cannot be had
  std::string problems;  ///< of lines that cannot be read, as they are reported; empty if none
  std::string differs;   ///< where the canonical text would not say the same; empty if it does
};

/// Brings `bytes` into form. The result is read again and judged, and held to the original deal by
/// deal: the acts on each line, settings, names, expectations, comments and rulings must be the
/// same, and bringing it into form once more must change nothing. Of comments alone nothing is
/// changed. Takes no more memory than the result, and a few bytes a deal.
Canonical canonical(const std::string& file, std::string_view bytes, std::uint32_t first_line = 1);

}  // namespace ecarte::texts
