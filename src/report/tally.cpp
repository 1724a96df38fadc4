// SPDX-License-Identifier: MIT
#include "report/tally.hpp"

namespace ecarte::report {

void Tally::add(const Deal& deal) {
  ++deals;
  ++verdicts[static_cast<std::size_t>(deal.result.verdict)];
  undecided_in_part += deal.result.undecided_in_part() ? 1U : 0U;
  for (const law::Finding& finding : deal.result.findings) {
    ++severities[static_cast<std::size_t>(finding.severity)];
    waived += is_waived(finding) ? 1U : 0U;
  }
  for (const law::Missing& doubt : deal.result.missing) {
    waived += is_waived(doubt) ? 1U : 0U;
  }
  missing += deal.result.missing.size();
  problems += deal.record.problems.size();
}

}  // namespace ecarte::report
