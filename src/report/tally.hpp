// SPDX-License-Identifier: MIT
//
// The totals of a run.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "report/deal.hpp"

namespace ecarte::report {

/// Deals by verdict, findings by severity.
struct Tally {
  std::uint64_t deals = 0;
  std::array<std::uint64_t, 5> verdicts{};    ///< by law::Verdict
  std::array<std::uint64_t, 3> severities{};  ///< of findings, by law::Severity
  std::uint64_t undecided_in_part = 0;  ///< irregular deals in which a question is open besides
  std::uint64_t missing = 0;            ///< facts not written on which a ruling turns
  std::uint64_t waived = 0;             ///< findings and doubts that the records waive
  std::uint64_t problems = 0;
  std::uint64_t held_back = 0;        ///< problems counted and not printed
  std::vector<std::string> troubles;  ///< why the job could not be done: what could not be read

  void add(const Deal& deal);

  [[nodiscard]] std::uint64_t of(law::Verdict verdict) const {
    return verdicts[static_cast<std::size_t>(verdict)];
  }
  [[nodiscard]] std::uint64_t of(law::Severity severity) const {
    return severities[static_cast<std::size_t>(severity)];
  }
};

}  // namespace ecarte::report
