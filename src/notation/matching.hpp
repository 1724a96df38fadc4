// SPDX-License-Identifier: MIT
//
// Runs a rule of the grammar on a sentence. Only for the files that the grammar is compiled in.
#pragma once

#include "grammar/messages.hpp"
#include "notation/actions.hpp"
#include "notation/sentences.hpp"
#include "notation/verbs.hpp"

namespace ecarte::notation {

template <class Rule>
bool matches(Input& in, Draft& d) {
  return p::parse<Rule, action>(in, d);
}

template <class Rule>
constexpr Verb verb(std::string_view word, ActKind kind, Verb::By by = Verb::By::Anyone) {
  return {word, kind, &matches<Rule>, &g::kExpected<Rule>, by};
}

template <class Rule>
bool Sentences::match() {
  return matches<Rule>(in_, d_);
}

}  // namespace ecarte::notation
