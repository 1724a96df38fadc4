// SPDX-License-Identifier: MIT
#include "cli/advice.hpp"

#include "treatise/advice.hpp"

namespace ecarte::cli {

std::vector<report::Remark> advice_on(const report::Deal& deal) {
  std::vector<report::Remark> remarks;
  const auto& dealings = deal.facts.dealings;
  if (!deal.record.names || !deal.record.readable() || dealings.empty() ||
      !deal.facts.stands.trump || !dealings.back().dealer) {
    return remarks;
  }
  const replay::DealingSpan& last = dealings.back();
  for (const treatise::Departure& departure : treatise::departures(
           deal.record, {last.begin, last.end, *last.dealer, *deal.facts.stands.trump})) {
    report::Remark remark;
    remark.span = report::span_of(deal, static_cast<replay::ActIndex>(departure.act));
    remark.id = "advice";
    remark.player = record::actor_of(departure.player);
    remark.trick = departure.leads ? 1 : 0;
    remark.message = deal.record.names->of(remark.player) + " " + departure.what;
    remark.notes.push_back(departure.why);
    remarks.push_back(std::move(remark));
  }
  return remarks;
}

}  // namespace ecarte::cli
