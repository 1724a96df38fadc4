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

/// Past how it is done, between who does it and the verb: "very quietly".
inline void past_manner(Input& in) {
  Input ahead(in.current(), in.end(), "");
  p::parse<p::seq<grammar::blanks, grammar::says<"very", "quite">>>(ahead);
  p::parse<grammar::blanks>(ahead);
  const char* const from = ahead.current();
  if (p::parse<grammar::word>(ahead) && ahead.current() - from > 4 && ahead.current()[-1] == 'y' &&
      ahead.current()[-2] == 'l') {
    in.bump(static_cast<std::size_t>(ahead.current() - in.current()));
  }
}

}  // namespace ecarte::notation
