// SPDX-License-Identifier: MIT
//
// A score as it is written on the command line: 3-2, 3–2, 3:2.
#pragma once

#include <string>
#include <string_view>

#include "analysis/scores.hpp"
#include "cli/input.hpp"

namespace ecarte::cli {

struct ScoreWord {
  int first = 0;
  int second = 0;
};

/// Both below five; InputError, which begins with the command, for anything else.
inline ScoreWord score_word(std::string_view word, std::string_view command) {
  const auto digit = [](char c) { return c >= '0' && c < '0' + analysis::kGame; };
  const std::string_view between =
      word.size() > 2 ? word.substr(1, word.size() - 2) : std::string_view{};
  if ((between != "-" && between != "–" && between != ":") || !digit(word.front()) ||
      !digit(word.back())) {
    throw InputError(std::string{command} + ": '" + std::string{word} +
                     "' is no score: write two numbers from 0 to 4, such as 3-2");
  }
  return {word.front() - '0', word.back() - '0'};
}

}  // namespace ecarte::cli
