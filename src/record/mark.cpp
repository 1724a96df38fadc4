// SPDX-License-Identifier: MIT
#include "record/mark.hpp"

#include <algorithm>

#include "record/words.hpp"

namespace ecarte::record {

namespace {

bool is_mark(const Act& act) {
  return act.kind == ActKind::Aside && (act.flags & kStopsHere) != 0;
}

/// Is it a slip in a line that says what is to be found of the deal, or not reported?
bool is_of_what_is_expected(const Problem& problem) {
  return problem.id == "expected-expectation" || problem.id == "expected-waiver";
}

}  // namespace

bool has_mark(const Record& record) {
  return std::ranges::any_of(record.acts, is_mark);
}

Offset mark_in(const Record& record) {
  const auto mark = std::ranges::find_if(record.acts, is_mark);
  return mark == record.acts.end() ? static_cast<Offset>(record.text.size()) : mark->at;
}

Stopped stop_at_mark(Record& record) {
  const auto mark = std::ranges::find_if(record.acts, is_mark);
  if (mark == record.acts.end()) {
    return {};
  }
  const Offset at = mark->at;
  const std::size_t acts = record.acts.size();
  record.acts.erase(mark + 1, record.acts.end());
  const std::size_t later = std::erase_if(record.problems, [at](const Problem& problem) {
    return problem.span.begin > at && !is_of_what_is_expected(problem);
  });
  return {true, record.acts.size() != acts || later != 0};
}

}  // namespace ecarte::record
