// SPDX-License-Identifier: MIT
//
// What the program tells its caller. 2 wins over 1.
#pragma once

namespace ecarte::cli {

enum class ExitStatus : int {
  Clean = 0,      ///< nothing at or above --fail-on
  Findings = 1,   ///< something was found
  Unusable = 2,   ///< usage, an input or record that cannot be used, output that cannot be written
  Internal = 70,  ///< our own fault
};

/// The graver of two.
constexpr ExitStatus worse(ExitStatus a, ExitStatus b) {
  return static_cast<int>(a) > static_cast<int>(b) ? a : b;
}

}  // namespace ecarte::cli
