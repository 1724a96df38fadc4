// SPDX-License-Identifier: MIT
#include "examples/alike.hpp"

#include <algorithm>

#include "codes/diff.hpp"
#include "law/window.hpp"

namespace ecarte::examples {

using interview::AnswersSoFar;
using interview::PossibleRuling;
using interview::Since;
using law::Status;
using referee::Judged;
using replay::Fact;

namespace {

bool as_told(const Judged& deal, const Fact& fact, const AnswersSoFar& told) {
  if (fact.kind != told.fact || fact.proof != replay::Proof::Proved) {
    return false;
  }
  for (std::size_t i = 0; i < fact.values.size(); ++i) {
    const bool has = replay::size_of(replay::entry(fact.kind).attributes[i]) != 0;
    if (has && (fact.values[i] == 0 || (fact.values[i] & ~told.values[i]) != 0)) {
      return false;
    }
  }
  const codes::FactTable& table = deal.code.tables[static_cast<std::size_t>(fact.kind)];
  const int position = law::found_position(fact, deal.facts, deal.next.facts, table.boundaries);
  return (told.found >> position & 1U) != 0;
}

/// What must be done, be it because a choice was let go.
replay::Remedy owed_in(const law::RemedyState& remedy) {
  return remedy.force == law::Force::Elective ? replay::Remedy::None : remedy.kind;
}

bool came_to(const codes::Option& may, std::optional<Since> since, Status status,
             replay::Remedy owed) {
  const bool let_go =
      may.lapse == codes::Lapse::Owed && (status == Status::Imposed || status == Status::Ignored ||
                                          (status == Status::Open && owed == may.owed));
  if (!since) {
    return status != Status::Moot;
  }
  switch (*since) {
    case Since::Open:
      return status == Status::Open && !let_go;
    case Since::Used:
      return status == Status::Elected;
    case Since::Unused:
      return status == Status::Lapsed || status == Status::Waived || let_go;
  }
  return false;
}

}  // namespace

bool happened(const Judged& deal, const AnswersSoFar& told) {
  const auto so = [&](const Fact& fact) { return as_told(deal, fact, told); };
  return std::ranges::any_of(deal.facts.facts, so) ||
         std::ranges::any_of(deal.workings.rulings.list, so, &law::Ruling::fact) ||
         std::ranges::any_of(deal.result.findings, so, &law::Finding::fact);
}

bool ruled_alike(const Judged& deal, const AnswersSoFar& told, const PossibleRuling& outcome) {
  if (outcome.case_index == codes::kNoCase) {
    return happened(deal, told);
  }
  const codes::Option& may = deal.code.cases[outcome.case_index].may;
  const auto same_case = [&](std::uint16_t case_index) {
    return case_index < deal.code.cases.size() &&
           interview::same_ruling(deal.code, case_index, outcome.case_index);
  };
  const auto is_of_case = [&](const law::Finding& finding) {
    return same_case(finding.under.case_index);
  };
  if (std::ranges::any_of(deal.result.findings, is_of_case)) {
    return std::ranges::any_of(deal.result.findings, [&](const law::Finding& finding) {
      // A right to marks that ran out is told of the points, not of what gave it.
      const bool so =
          finding.fact.kind == told.fact ? as_told(deal, finding.fact, told) : happened(deal, told);
      return is_of_case(finding) && so &&
             came_to(may, outcome.since, finding.remedy.status, owed_in(finding.remedy));
    });
  }
  return std::ranges::any_of(deal.workings.rulings.list, [&](const law::Ruling& ruling) {
    return same_case(ruling.case_index) && as_told(deal, ruling.fact, told) &&
           came_to(may, outcome.since, ruling.status, ruling.owed);
  });
}

bool says_nothing(const codes::Code& code, const PossibleRuling& outcome) {
  if (outcome.case_index == codes::kNoCase) {
    return false;
  }
  const codes::Case& c = code.cases[outcome.case_index];
  return c.cls == codes::Class::Info && !c.may.given && c.must.remedy == replay::Remedy::None &&
         c.effects == 0;
}

bool nothing_said(const Judged& deal, replay::FactKind fact) {
  return std::ranges::none_of(deal.result.findings, [fact](const law::Finding& finding) {
    return finding.fact.kind == fact;
  });
}

bool judge_record(const std::string& text, const codes::Code& code,
                  const std::function<void(const Judged&)>& sink) {
  notation::Reader reader{notation::source_of(text)};
  referee::Options options;
  options.code = &code;
  bool sound = true;
  referee::judge(reader, options, [&](const Judged& deal) {
    sound = sound && deal.record.problems.empty() &&
            deal.result.verdict != law::Verdict::Impossible &&
            deal.result.verdict != law::Verdict::Unreadable;
    if (sound) {
      sink(deal);
    }
  });
  return sound;
}

}  // namespace ecarte::examples
