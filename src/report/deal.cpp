// SPDX-License-Identifier: MIT
#include "report/deal.hpp"

#include <algorithm>

namespace ecarte::report {

record::Span span_of(const Deal& deal, replay::ActIndex at) {
  if (at >= deal.record.acts.size()) {
    return {};
  }
  return record::span_of(deal.record.acts[at]);
}

record::Span span_of(const Deal& deal, const law::Finding& finding) {
  return finding.waived.is_of_waiver
             ? deal.record.waivers[static_cast<std::size_t>(finding.waived.by)].span
             : span_of(deal, finding.place.at);
}

std::string_view word(Treatment treatment) {
  switch (treatment) {
    case Treatment::Reported:
      return "reported";
    case Treatment::Expected:
      return "expected";
    case Treatment::Known:
      return "known";
    case Treatment::Waived:
      return "waived";
  }
  return {};
}

LeftOut left_out_of(const Deal& deal) {
  LeftOut left_out;
  for (const record::Problem& problem : deal.record.problems) {
    if (problem.reach == record::Problem::Reach::Onwards) {
      left_out.ends = problem.sentence;
      break;  // what stands after it is not ruled on either
    }
    const auto& told = left_out.sentences;
    if (told.empty() || !(told.back() == problem.sentence)) {
      left_out.sentences.push_back(problem.sentence);
    }
  }
  return left_out;
}

std::uint32_t line_of(const Deal& deal) {
  const auto& acts = deal.record.acts;
  const auto heading = std::ranges::find(acts, record::ActKind::HeadDeal, &record::Act::kind);
  if (heading != acts.end()) {
    return record::place_of(deal.record, heading->at).line;
  }
  if (!acts.empty()) {
    return record::place_of(deal.record, acts.front().at).line;
  }
  if (!deal.record.problems.empty()) {
    return record::place_of(deal.record, deal.record.problems.front().span.begin).line;
  }
  return deal.record.first_line;
}

}  // namespace ecarte::report
