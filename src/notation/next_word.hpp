// SPDX-License-Identifier: MIT
//
// Words one by one, whatever lies between them.
#pragma once

#include <string_view>

#include "grammar/tokens.hpp"
#include "notation/input.hpp"

namespace ecarte::notation {

/// The next word, which `in` then stands behind, whatever lies before it; empty at the end.
inline std::string_view next_word(Input& in) {
  while (!in.empty()) {
    const char* const from = in.current();
    if (p::parse<grammar::word>(in)) {
      return {from, static_cast<std::size_t>(in.current() - from)};
    }
    in.bump(1);
  }
  return {};
}

}  // namespace ecarte::notation
