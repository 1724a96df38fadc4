// SPDX-License-Identifier: MIT
//
// A text that is at hand, as a source to read from.
#include <string_view>

#include "notation/parse.hpp"

namespace ecarte::notation {

Source source_of(std::string_view text) {
  return [text](char* into, std::size_t size) mutable {
    const std::size_t given = text.copy(into, size);
    text.remove_prefix(given);
    return given;
  };
}

}  // namespace ecarte::notation
