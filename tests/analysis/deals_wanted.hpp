// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>

namespace ecarte::analysis {

/// How many deals at random are tried: as many as the variable ECARTE_DEALS says, and `unless_set`
/// where it is not set.
inline std::int64_t deals_wanted(std::int64_t unless_set) {
  const char* const written = std::getenv("ECARTE_DEALS");
  return written == nullptr ? unless_set : std::stol(written);
}

}  // namespace ecarte::analysis
