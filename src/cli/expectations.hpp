// SPDX-License-Identifier: MIT
//
// What the `expect:` lines of a deal demand, against what was found.
#pragma once

#include <string>
#include <vector>

#include "report/deal.hpp"

namespace ecarte::cli {

/// One demand not met, or one finding not expected.
struct Failure {
  record::Span span;
  std::string message;  ///< "expected …, found …"
};

/// A deal compared with its expectations.
struct Comparison {
  std::vector<Failure> failures;
  std::vector<bool> expected;      ///< of each finding: whether it was
  bool problems_expected = false;  ///< the deal was to be unreadable or impossible, and is
  bool doubt_expected = false;     ///< it was to be undecidable, and is
};

/// Compares. A deal without expectations fails by whatever lies above `note`.
Comparison compare(const report::Deal& deal);

}  // namespace ecarte::cli
