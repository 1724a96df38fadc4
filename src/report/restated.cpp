// SPDX-License-Identifier: MIT
#include "report/restated.hpp"

#include <algorithm>
#include <iterator>

#include "report/clause_format.hpp"
#include "report/phrases.hpp"

namespace ecarte::report {
namespace {

constexpr codes::Remedies kAnnouncing =
    codes::bit(replay::Remedy::Announce) | codes::bit(replay::Remedy::AnnounceAndMark);

/// The law of that number; nullptr if the code has none.
const codes::Law* numbered(const codes::Code& code, std::string_view number) {
  if (number.empty()) {
    return nullptr;
  }
  // Most numbers are the code's own words for it, which are known by their place.
  auto found = std::ranges::find_if(code.laws, [number](const codes::Law& law) {
    return law.number.data() == number.data() && law.number.size() == number.size();
  });
  if (found == code.laws.end()) {
    found = std::ranges::find(code.laws, number, &codes::Law::number);
  }
  return found == code.laws.end() ? nullptr : &*found;
}

/// The law a finding speaks by: that of its number, or what stands outside the numbered laws.
const codes::Law* law_of(const Deal& deal, const law::Finding& finding) {
  if (finding.under.case_index >= deal.code.cases.size()) {
    return numbered(deal.code, finding.under.law);
  }
  const codes::Law& of_case = deal.code.law_of(deal.code.cases[finding.under.case_index]);
  return finding.under.law.empty() || finding.under.law == of_case.number
             ? &of_case
             : numbered(deal.code, finding.under.law);
}

void add_restated(std::vector<Restated>& all, const codes::Law* law, std::string_view gist) {
  if (law != nullptr && !gist.empty()) {
    all.push_back({law, gist});
  }
}

}  // namespace

std::vector<Restated> restated(const Deal& deal, const law::Missing& missing) {
  const codes::Law* const law = numbered(deal.code, missing.law);
  std::vector<Restated> all;
  for (int i = 0; i < missing.answers; ++i) {
    const std::uint16_t number = missing.alternatives[static_cast<std::size_t>(i)].case_index;
    const codes::Case* const c =
        number < deal.code.cases.size() ? &deal.code.cases[number] : nullptr;
    // What a fault is says too what none is.
    const bool said = c != nullptr && c->cls == codes::Class::Info && !all.empty();
    if (c != nullptr && &deal.code.law_of(*c) == law && !said) {
      add_restated(all, law, c->gist);
    }
  }
  if (all.empty() && law != nullptr) {
    add_restated(all, law, law->gist);
  }
  return all;
}

std::vector<Restated> restated(const Deal& deal, const law::Finding& finding) {
  std::vector<Restated> all;
  add_restated(all, deal, finding);
  return all;
}

void add_restated(std::vector<Restated>& all, const Deal& deal, const law::Finding& finding) {
  const auto doubt =
      std::ranges::find_if(deal.result.missing, [&finding](const law::Missing& missing) {
        return missing.attribute >= 0 && same_deed(missing.fact, finding.fact);
      });
  if (doubt != deal.result.missing.end()) {
    std::ranges::copy(restated(deal, *doubt), std::back_inserter(all));
    return;
  }
  const codes::Law* law = law_of(deal, finding);
  const std::uint16_t or_case = finding.under.or_broken.case_index;
  const codes::Case* const other =
      or_case < deal.code.cases.size() ? &deal.code.cases[or_case] : nullptr;
  for (const std::uint16_t number : {finding.under.case_index, finding.under.near_case}) {
    if (number < deal.code.cases.size() && &deal.code.law_of(deal.code.cases[number]) == law &&
        !deal.code.cases[number].gist.empty()) {
      add_restated(all, law, deal.code.cases[number].gist);
      if (other != nullptr) {
        add_restated(all, &deal.code.law_of(*other), other->gist);
      }
      if (number == finding.under.case_index) {
        return;
      }
      law = nullptr;
    }
  }
  if (law != nullptr) {
    add_restated(all, law, law->gist);
  }
  // Who did not announce a king in time has nothing to mark: till when a score is marked says
  // nothing.
  const bool unannounced =
      finding.fact.kind == replay::FactKind::MarkNotDue &&
      finding.under.near_case < deal.code.cases.size() &&
      (deal.code.cases[finding.under.near_case].may.remedies & kAnnouncing) != 0;
  for (const std::string_view also : finding.under.also) {
    const codes::Law* const named = numbered(deal.code, also);
    const bool of_marks = unannounced && finding.under.case_index < deal.code.cases.size() &&
                          named == &deal.code.law_of(deal.code.cases[finding.under.case_index]);
    const bool said = other != nullptr && named == &deal.code.law_of(*other);
    if (named != nullptr && !of_marks && !said) {
      add_restated(all, named, named->gist);
    }
  }
}

Clause words_of(const Restated& said) {
  const codes::Law& law = *said.law;
  const Clause which = law.number.empty() ? Clause{law.id} : formatted("law {}", law.number);
  const Clause page = law.page.empty() ? "" : formatted(" (p. {})", law.page);
  return formatted("{}{}: {}", which, page, said.gist);
}

}  // namespace ecarte::report
