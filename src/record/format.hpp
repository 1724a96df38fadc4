// SPDX-License-Identifier: MIT
//
// A record as canonical text: one form for each act, line by line as it was written. Reading the
// text again gives the same acts.
#pragma once

#include <string>
#include <string_view>

#include "record/record.hpp"

namespace ecarte::record {

/// The record's lines in canonical form. Comments and blank lines stay where they are; a line that
/// could not be read stays as it is, and so do those after a mark "?", which are not yet so.
std::string format(const Record& record);

}  // namespace ecarte::record
