// SPDX-License-Identifier: MIT
//
// Records from their text, for the tests of accounts.
#pragma once

#include <algorithm>
#include <cstring>
#include <string_view>

#include "notation/parse.hpp"

namespace ecarte::accounts {

/// The first deal of a text.
inline record::Record told(std::string_view text) {
  notation::Reader reader{[text](char* into, std::size_t size) mutable {
    const std::size_t taken = std::min(size, text.size());
    std::memcpy(into, text.data(), taken);
    text.remove_prefix(taken);
    return taken;
  }};
  record::Record record;
  reader.next(record);
  return record;
}

}  // namespace ecarte::accounts
