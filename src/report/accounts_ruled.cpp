// SPDX-License-Identifier: MIT
//
// The ruling on what two accounts are put together to, in a few sentences.
#include <algorithm>
#include <iterator>

#include <fmt/core.h>

#include "report/accounts.hpp"
#include "report/finding_parts.hpp"
#include "report/text.hpp"
#include "report/why.hpp"
#include "report/words.hpp"

namespace ecarte::report {

using Json = json::Value;

namespace {

Json ruled_json(const Deal& deal, const law::Finding& finding) {
  const auto person = [&](record::Actor actor) {
    std::string name = deal.record.names->of(actor);
    return name.empty() ? Json(nullptr) : Json(std::move(name));
  };
  const law::RemedyState& remedy = finding.remedy;
  return {{"law", finding.under.law.empty() ? Json(nullptr) : Json(finding.under.law)},
          {"id", finding.id},
          {"offender", person(finding.offender)},
          {"remedy",
           remedy.kind == replay::Remedy::None ? Json(nullptr) : Json(replay::word(remedy.kind))},
          {"elector", person(remedy.elector)},
          {"status", law::word(remedy.status)}};
}

Json findings_of(const Deal& deal, RuledAs& ruled) {
  Json findings = Json::array();
  for (const law::Finding& finding : deal.result.findings) {
    if (!is_shown(finding, false)) {
      continue;
    }
    findings.push_back(ruled_json(deal, finding));
    const Clause remedy = remedy_of(deal, finding);
    ruled.sentences.emplace_back(message_of(deal, finding) + (remedy.empty() ? "" : ": " + remedy) +
                                 fmt::format(" ({})", label_of(finding)));
  }
  return findings;
}

Json missing_of(const Deal& deal, RuledAs& ruled) {
  Json missing = Json::array();
  for (const law::Missing& open : deal.result.missing) {
    missing.push_back(Json{{"law", open.law}, {"id", open.id}});
    ruled.sentences.push_back(
        fmt::format("it is not said {} ({})", needs_of(deal, open), label_of(open.law, open.id)));
    std::ranges::copy(strings_of(answers_words(deal, open)), std::back_inserter(ruled.sentences));
  }
  return missing;
}

Json due_of(const Deal& deal, RuledAs& ruled) {
  const law::Score& due = deal.result.after.due;
  if (!due.knows_any()) {
    ruled.sentences.emplace_back("what the score should be cannot be told");
    return nullptr;
  }
  ruled.sentences.emplace_back("the score due after the deal is " + score_words(deal, due));
  Json points = Json::object();
  for (const std::size_t seat : {std::size_t{0}, std::size_t{1}}) {
    const std::optional<std::uint8_t> known = due.of(seat);
    points[deal.record.names->players[seat]] = known ? Json(*known) : Json(nullptr);
  }
  return points;
}

}  // namespace

RuledAs ruled_as(const Deal& deal) {
  RuledAs ruled;
  ruled.possible = deal.result.verdict != law::Verdict::Impossible &&
                   deal.result.verdict != law::Verdict::Unreadable;
  if (!ruled.possible) {
    ruled.value = Json::object();
    return ruled;
  }
  Json findings = findings_of(deal, ruled);
  Json missing = missing_of(deal, ruled);
  if (ruled.sentences.empty()) {
    ruled.sentences.emplace_back(kNothingAgainst);
  }
  Json due = due_of(deal, ruled);
  ruled.value = Json{{"verdict", law::word(deal.result.verdict)},
                     {"findings", std::move(findings)},
                     {"missing", std::move(missing)},
                     {"due", std::move(due)}};
  return ruled;
}

}  // namespace ecarte::report
