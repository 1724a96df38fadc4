// SPDX-License-Identifier: MIT
#include <algorithm>

#include "report/json_parts.hpp"
#include "report/why.hpp"

namespace ecarte::report {

using Json = json::Value;

namespace {

/// What was reckoned of choice number `choice`; nullptr if nothing was.
const WhatIf* what_if(const Deal& deal, std::size_t choice) {
  if (deal.what_ifs == nullptr) {
    return nullptr;
  }
  const auto found = std::ranges::find(*deal.what_ifs, choice, &WhatIf::choice);
  return found == deal.what_ifs->end() ? nullptr : &*found;
}

/// What the score comes to under each choice that is open.
Json choices_json(const Deal& deal, const law::Finding& finding) {
  Json list = Json::array();
  for (std::size_t i = 0; i < deal.result.choices.size(); ++i) {
    const law::Choice& choice = deal.result.choices[i];
    if (choice.at != finding.place.at || choice.case_index != finding.under.case_index) {
      continue;
    }
    Json json{{"remedy", replay::word(choice.remedy)},
              {"due", score_json(deal.record, choice.due)},
              {"winner", person(deal.record, choice.winner)}};
    if (const WhatIf* const one = what_if(deal, i)) {
      json["what_if"] = Json{{"due", score_json(deal.record, one->due)},
                             {"winner", person(deal.record, one->winner)},
                             {"text", one->text}};
    }
    list.push_back(std::move(json));
  }
  return list;
}

Json remedy_json(const Deal& deal, const law::Finding& finding) {
  const law::RemedyState& remedy = finding.remedy;
  const replay::Remedy kind = remedy.kind == replay::Remedy::None ? remedy.options[0] : remedy.kind;
  const Clause closes = closing_words(remedy.window.closes);
  return {{"kind", replay::word(kind)},
          {"force", law::word(remedy.force)},
          {"elector", person(deal.record, remedy.elector)},
          {"options", remedy_list(remedy.options)},
          {"status", law::word(remedy.status)},
          {"closes", closes.empty() ? Json(nullptr) : Json(closes)},
          {"choices", choices_json(deal, finding)}};
}

Json effects_json(codes::Remedies effects) {
  Json list = Json::array();
  for (int i = 0; i < record::kRemedies; ++i) {
    if ((effects >> i & 1U) != 0) {
      list.push_back(replay::word(static_cast<replay::Remedy>(i)));
    }
  }
  return list;
}

Json because_json(const Deal& deal, const law::Finding& finding) {
  const Why why = why_of(deal, finding);
  Json steps = Json::array();
  for (const Step& step : why.steps) {
    steps.push_back(Json{{"step", word(step.kind)},
                         {"text", step.text},
                         {"span", step.span ? span_json(deal.record, *step.span) : Json(nullptr)}});
  }
  Json otherwise = Json::array();
  for (const Otherwise& other : why.otherwise) {
    const bool found = other.attribute == kWhenFound;
    const replay::Attribute& attribute =
        replay::entry(finding.fact.kind)
            .attributes[static_cast<std::size_t>(found ? 0 : other.attribute)];
    otherwise.push_back(Json{{"attribute", found ? "found" : attribute.name},
                             {"value", found ? "earlier" : replay::word_of(attribute, other.value)},
                             {"id", deal.code.cases[other.case_index].id},
                             {"text", other.text}});
  }
  return {{"steps", std::move(steps)}, {"otherwise", std::move(otherwise)}};
}

}  // namespace

Json finding_json(const Deal& deal, const law::Finding& finding) {
  Json also = Json::array();
  for (const std::string_view number : finding.under.also) {
    if (!number.empty()) {
      also.push_back(law_number(number));
    }
  }
  Json cards = Json::array();
  for (const game::Card card : finding.place.cards) {
    cards.push_back(game::plain_name(card));
  }
  Json json{{"law", law_number(finding.under.law)},
            {"also", std::move(also)},
            {"id", finding.id},
            {"class", law::word(finding.cls)},
            {"severity", law::word(finding.severity)},
            {"dealing", finding.place.dealing},
            {"playing", finding.place.playing},
            {"offender", person(deal.record, finding.offender)},
            {"trick", number_or_null(finding.place.trick)},
            {"cards", std::move(cards)},
            {"span", span_json(deal.record, span_of(deal, finding))},
            {"message", deal.pronouns.turned(message_of(deal, finding))},
            {"notes", deal.pronouns.turned(strings_of(notes_of(deal, finding)))},
            {"turns_on", strings_of(needs_of(deal, finding))},
            {"remedy", remedy_json(deal, finding)},
            {"effects", effects_json(finding.remedy.effects)},
            {"ceiling", finding.remedy.ceiling ? Json(*finding.remedy.ceiling) : Json(nullptr)}};
  if (const law::OrBroken& other = finding.under.or_broken; other.case_index != codes::kNoCase) {
    json["or"] = Json{{"law", law_number(other.law)}, {"id", other.id}};
  }
  if (deal.why) {
    json["because"] = because_json(deal, finding);
  }
  return json;
}

}  // namespace ecarte::report
