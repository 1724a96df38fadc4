// SPDX-License-Identifier: MIT
#include "report/statistics.hpp"

#include <algorithm>
#include <vector>

#include <fmt/core.h>

#include "report/escape.hpp"
#include "report/finding_parts.hpp"
#include "report/text.hpp"

namespace ecarte::report {

void Statistics::add(std::string_view file, const Deal& deal, bool all_notes) {
  for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
    const law::Finding& finding = deal.result.findings[i];
    if (treatment_of(deal, i) != Treatment::Reported || !is_shown(finding, all_notes)) {
      continue;
    }
    const auto severity = static_cast<std::size_t>(finding.severity);
    ++laws_[std::string{deal.code.name} + " " + label_of(finding.under.law, finding.id)][severity];
    ++files_[escaped(file)][severity];
    const std::string who = record::name_of(deal.record, finding.offender);
    if (!who.empty()) {
      ++players_[escaped(who)][severity];
    }
  }
}

namespace {

std::uint64_t of(const Statistics::Counts& counts, law::Severity severity) {
  return counts[static_cast<std::size_t>(severity)];
}

}  // namespace

std::vector<const Statistics::Row*> Statistics::sorted(const Table& table) {
  std::vector<const Row*> rows;
  for (const Row& row : table) {
    rows.push_back(&row);
  }
  std::ranges::stable_sort(rows, [](const Row* a, const Row* b) {
    for (const law::Severity severity :
         {law::Severity::Error, law::Severity::Warning, law::Severity::Note}) {
      if (of(a->second, severity) != of(b->second, severity)) {
        return of(a->second, severity) > of(b->second, severity);
      }
    }
    return false;
  });
  return rows;
}

void Statistics::write(std::string& out, std::string_view head, const Table& table) {
  out += fmt::format("\n{:>7} {:>8} {:>6}  {}\n", "errors", "warnings", "notes", head);
  for (const Row* const row : sorted(table)) {
    out += fmt::format("{:>7} {:>8} {:>6}  {}\n", of(row->second, law::Severity::Error),
                       of(row->second, law::Severity::Warning),
                       of(row->second, law::Severity::Note), row->first);
  }
}

void Statistics::write(std::string& out) const {
  write(out, "law", laws_);
  write(out, "file", files_);
  write(out, "offender", players_);
}

}  // namespace ecarte::report
