// SPDX-License-Identifier: MIT
//
// Example records for the differences between two codes, found by search: one, two or three
// sentences are written into a lawful deal until replay sets the fact wanted and both codes answer
// it as the difference says. What the record can do without is then left out.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "codes/diff.hpp"

namespace ecarte::examples {

/// The sentences written into one lawful deal at most.
inline constexpr int kMostSentences = 3;

/// The examples for one fact's differences.
struct FactWitnesses {
  std::vector<std::string> texts;  ///< by the differences; empty where the search found none
  std::size_t tried = 0;           ///< records replayed in searching
  bool exhausted = true;           ///< false: the search stopped at its bound before its end
};

/// Searches for an example of every difference on one fact. The same codes give the same examples.
FactWitnesses find_witnesses(const codes::Code& first, const codes::Code& second,
                             const codes::FactDifferences& differences);

}  // namespace ecarte::examples
