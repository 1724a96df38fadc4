// SPDX-License-Identifier: MIT
//
// Records from their text, for the tests of accounts.
#pragma once

#include <string_view>

#include "notation/parse.hpp"

namespace ecarte::accounts {

/// The first deal of a text.
inline record::Record told(std::string_view text) {
  notation::Reader reader{notation::source_of(text)};
  record::Record record;
  reader.next(record);
  return record;
}

}  // namespace ecarte::accounts
