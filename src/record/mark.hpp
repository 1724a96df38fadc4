// SPDX-License-Identifier: MIT
//
// The mark "?" in a record: here they stopped, and ask how it stands. What is written after it of
// the same deal is not yet so.
#pragma once

#include "record/record.hpp"

namespace ecarte::record {

/// What became of a record with a mark in it.
struct Stopped {
  bool at_mark = false;  ///< it has one, which is now its last act
  bool cut = false;      ///< acts were written after it, and are left out
};

bool has_mark(const Record& record);
/// Where the first mark stands; the end of the text if there is none.
Offset mark_in(const Record& record);

/// Leaves out of `record` what is written after its first mark, if it has one; its `expect:` and
/// `waive:` lines stay, and what of them cannot be read.
Stopped stop_at_mark(Record& record);

}  // namespace ecarte::record
