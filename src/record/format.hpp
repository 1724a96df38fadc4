// SPDX-License-Identifier: MIT
//
// A record as canonical text: one form for each act, line by line as it was written. Reading the
// text again gives the same acts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "record/record.hpp"

namespace ecarte::record {

/// What becomes of a line with words that its canonical form has no room for: those of which
/// nothing was read, and what is quoted and was read as an act.
enum class FreeWords : std::uint8_t {
  Kept,    ///< all of it stays as it is written
  LeftOut  ///< only what was read of it is told
};

/// The record's lines in canonical form. Comments and blank lines stay where they are; a line that
/// could not be read stays as it is, and so does what is written behind a mark "?" and the lines
/// after it, which are not yet so; one with free words stays as `words` says.
std::string format(const Record& record, FreeWords words = FreeWords::Kept);

/// The words for which `format` leaves lines as they are written, line by line: the first of each
/// such line, for whoever wants to know why.
std::vector<Span> free_words(const Record& record);

}  // namespace ecarte::record
