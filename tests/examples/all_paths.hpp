// SPDX-License-Identifier: MIT
//
// Every path of every interview under a code, all being known.
#pragma once

#include <string>
#include <vector>

#include "interview/interview.hpp"

namespace ecarte::examples {

/// One path: what was answered, in the words of an answers file, and the one ruling it ends in.
struct Path {
  std::vector<std::string> answers;
  interview::AnswersSoFar told;
  interview::PossibleRuling outcome;
};

std::vector<Path> all_paths(const codes::Code& code);

}  // namespace ecarte::examples
