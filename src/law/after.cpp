// SPDX-License-Identifier: MIT
//
// Facts of the sitting to findings: what follows from a case when everything it turns on is known
// and no window is open any more.
#include <algorithm>

#include "law/judge.hpp"

namespace ecarte::law {

namespace {

/// The case that answers `fact`; nothing if the code does not speak of it.
const Case* answering(const Code& code, const replay::Fact& fact, std::uint16_t& number) {
  const FactTable& table = code.tables[static_cast<std::size_t>(fact.kind)];
  if (table.cases.empty()) {
    return nullptr;
  }
  const std::uint8_t answer =
      table.answers[index_of(table, fact.kind, replay::value_numbers(fact), positions(table) - 1)];
  if (answer == kNoAnswer) {
    return nullptr;
  }
  number = table.cases[answer];
  return &code.cases[number];
}

Severity severity_of(Class cls) {
  switch (cls) {
    case Class::Info:
    case Class::Election:
    case Class::Forfeiture:
    case Class::Unprovided:
      return Severity::Note;
    case Class::Irregularity:
      return Severity::Warning;
    case Class::BadRemedy:
    case Class::ScoreError:
      break;
  }
  return Severity::Error;
}

bool comes_before(const Finding& a, const Finding& b) {
  return a.at != b.at                   ? a.at < b.at
         : a.law.size() != b.law.size() ? a.law.size() < b.law.size()
                                        : a.law < b.law;
}

}  // namespace

Finding* judge_after(const Code& code, const replay::Fact& fact, DealResult& result) {
  std::uint16_t number = kNoCase;
  const Case* c = answering(code, fact, number);
  if (c == nullptr) {
    return nullptr;
  }
  result.met.push_back({number, Status::None});
  if (c->cls == Class::Info && c->note.empty() && c->reading.empty()) {
    return nullptr;
  }
  Finding found;
  found.law = code.law_of(*c).number;
  for (std::size_t i = 0; i < found.also.size() && i < c->also.size(); ++i) {
    found.also[i] = c->also[i];
  }
  found.id = c->id;
  found.cls = c->cls;
  found.severity = severity_of(c->cls);
  found.dealing = fact.dealing;
  const bool blamed = c->cls == Class::Irregularity && c->offender == Who::Subject;
  found.offender = blamed ? fact.subject : record::kNobody;
  found.at = fact.occurred;
  found.fact = fact;
  found.case_index = number;
  found.reading = c->reading;
  found.note = c->note;
  const bool regular = result.verdict == Verdict::Regular || result.verdict == Verdict::Undecidable;
  if (c->cls == Class::Irregularity && regular) {
    result.verdict = Verdict::Irregular;
  }
  const auto place = std::ranges::upper_bound(result.findings, found, comes_before);
  return &*result.findings.insert(place, found);
}

}  // namespace ecarte::law
