// SPDX-License-Identifier: MIT
//
// What the `expect:` lines of a deal demand, against what was found.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
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

/// What the `expect:` line of a deal would have to say for all that was found in it to be expected:
/// "43 revoke A open; due A 0, Y 0".
std::string expectation_of(const report::Deal& deal);
/// The same with the faults that were put right, where nothing else makes the deal irregular, and
/// with what must be done where the record stops.
std::string ruling_of(const report::Deal& deal);

/// The expectations of one file after another. Once a file has shown one, every deal of it is held
/// to them, those before included.
class Expectations {
 public:
  /// `fail` is called with the line to print for every failure.
  explicit Expectations(std::function<void(std::string_view)> fail) : fail_(std::move(fail)) {}

  void begin_file();

  /// The deal compared; nullptr where nothing was expected of it, or only under another code. Holds
  /// until the next call.
  const Comparison* of(std::string_view file, const report::Deal& deal);

 private:
  std::function<void(std::string_view)> fail_;
  bool file_expects_ = false;      ///< an `expect:` line was seen in the file
  std::vector<std::string> held_;  ///< failures of deals without, until one is
  std::optional<Comparison> last_;
};

}  // namespace ecarte::cli
