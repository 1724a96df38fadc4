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
  std::string kept;      ///< a note on each line that stays as it is for words it would lose
  std::string problems;  ///< of lines that cannot be read, as they are reported; empty if none
  std::string differs;   ///< where the canonical text would not say the same; empty if it does
};

/// Brings `bytes` into form. The result is read again and judged, and held to the original deal by
/// deal: the acts on each line, settings, names, expectations, comments, words of which nothing was
/// read, and rulings must be the same, and bringing it into form once more must change nothing. Of
/// what belongs to no deal (comments alone, a `code:` after the last) nothing is changed. Takes no
/// more memory than the result, and a few bytes a deal; `kept` is filled only if `wants_notes`.
Canonical canonical(const std::string& file, std::string_view bytes, std::uint32_t first_line = 1,
                    bool wants_notes = false);

}  // namespace ecarte::texts
