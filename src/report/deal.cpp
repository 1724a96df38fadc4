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
