// SPDX-License-Identifier: MIT
//
// Lawful sittings from a seed: series and rubbers for stakes, pools, and French play with bets and
// rentrants; and, by plain reckoning of its own, what everybody has won in the end.
#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace ecarte::sitting::test {

struct RandomSitting {
  std::string text;
  std::map<std::string, std::int64_t> won;  ///< by name, in the smallest coin
  std::int64_t in_pool = 0;                 ///< what is left there
  std::int64_t staked = 0;                  ///< every unit that went in, somewhere
};

RandomSitting random_sitting(std::uint64_t seed);

}  // namespace ecarte::sitting::test
