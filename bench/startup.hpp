// SPDX-License-Identifier: MIT
//
// What it costs to run the program once, next to what it costs to run any program at all.
#pragma once

#include <string>
#include <vector>

namespace ecarte::bench {

/// Wall time in milliseconds of the runs of one command.
struct Times {
  double least = 0;
  double median = 0;
};

struct StartUp {
  Times nothing;   ///< `true`
  Times one_deal;  ///< the command given
};

/// Runs `true` and `command` in turn, `runs` times each, so that whatever else the machine does
/// falls on both. Throws std::runtime_error if `command` cannot be run or does not exit with 0.
StartUp compare_start_up(const std::vector<std::string>& command, int runs);

}  // namespace ecarte::bench
