// SPDX-License-Identifier: MIT
//
// Facts of the sitting to findings: what follows from a case when everything it turns on is known
// and no window is open any more.
#include <algorithm>

#include "law/finding.hpp"
#include "law/judge.hpp"
#include "law/lookup.hpp"

namespace ecarte::law {

Finding* judge_after(const Code& code, const DealFacts& deal, const Fact& fact,
                     DealResult& result) {
  const FactTable& table = code.tables[static_cast<std::size_t>(fact.kind)];
  const Candidates answers = candidates(code, fact, positions(table) - 1);
  if (answers.size != 1) {
    return nullptr;
  }
  const Case& c = code.cases[answers.cases[0]];
  result.met.push_back({answers.cases[0], Status::None});
  if (c.cls == Class::Info && c.note.empty() && c.reading.empty()) {
    return nullptr;
  }
  const Finding found = finding_of(code, deal, answers.cases[0], fact);
  const bool regular = result.verdict == Verdict::Regular || result.verdict == Verdict::Undecidable;
  if (c.cls == Class::Irregularity && regular) {
    result.verdict = Verdict::Irregular;
  }
  const auto place = std::ranges::upper_bound(result.findings, found, comes_before);
  return &*result.findings.insert(place, found);
}

}  // namespace ecarte::law
