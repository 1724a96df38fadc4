// SPDX-License-Identifier: MIT
#include <array>

#include "report/json_parts.hpp"
#include "report/why.hpp"

namespace ecarte::report {

using Json = json::Value;

namespace {

std::string_view ground_word(law::Ground ground) {
  constexpr std::array<std::string_view, 4> kWords{"sure", "if-found", "if-so", "if-done"};
  return kWords[static_cast<std::size_t>(ground)];
}

/// The act that ended a right; null if none has.
Json closed_json(const Deal& deal, const law::Standing& one) {
  if (one.window.closed.latest == law::kNoTime) {
    return nullptr;
  }
  const bool here = one.window.closed.latest < deal.record.acts.size();
  const auto at = static_cast<replay::ActIndex>(one.window.closed.latest);
  return {{"act", closing_words(one.closed_by)},
          {"span", here ? span_json(deal.record, span_of(deal, at)) : Json(nullptr)}};
}

Json standing_json(const Deal& deal, const law::Standing& one) {
  const codes::Case& c = deal.code.cases[one.case_index];
  const Clause closes = closing_words(one.window.closes);
  const bool open = one.status == law::Status::Open;
  return {{"law", law_number(deal.code.law_of(c).number)},
          {"id", c.id},
          {"who", person(deal.record, one.who)},
          {"force", one.is_duty() ? "must" : "may"},
          {"remedies", remedy_list(one.options)},
          {"ground", ground_word(one.ground)},
          {"of_deal_before", one.of_deal_before},
          {"status", law::word(one.status)},
          {"closes", closes.empty() ? Json(nullptr) : Json(closes)},
          {"closed", closed_json(deal, one)},
          {"message", deal.pronouns.turned(open ? open_words(deal, one) : past_words(deal, one))}};
}

/// What each answer to an open fact would give.
Json answers_json(const Deal& deal, const law::Missing& missing) {
  Json list = Json::array();
  const Clauses words = answers_words(deal, missing);
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (missing.attribute == law::kWhichFirst) {
      list.push_back(Json{{"if", answer_clause(deal, missing, static_cast<int>(i))},
                          {"id", nullptr},
                          {"due", score_json(deal.record, deal.orders[i].result.after.due)},
                          {"winner", nullptr},
                          {"message", deal.pronouns.turned(words[i])}});
      continue;
    }
    const law::Alternative& answer = missing.alternatives[i];
    const bool ruled = answer.case_index < deal.code.cases.size() &&
                       (missing.attribute >= 0 || missing.attribute == law::kWhenFound || i == 0);
    list.push_back(Json{{"if", answer_clause(deal, missing, static_cast<int>(i))},
                        {"id", ruled ? Json(deal.code.cases[answer.case_index].id) : Json(nullptr)},
                        {"due", score_json(deal.record, answer.due)},
                        {"winner", person(deal.record, answer.winner)},
                        {"message", deal.pronouns.turned(words[i])}});
  }
  return list;
}

}  // namespace

Json standings_json(const Deal& deal, const std::vector<law::Standing>& list) {
  Json json = Json::array();
  for (const law::Standing& one : list) {
    json.push_back(standing_json(deal, one));
  }
  return json;
}

Json missing_json(const Deal& deal, const law::Missing& missing) {
  return {{"law", law_number(missing.law)},
          {"id", missing.id},
          {"player", person(deal.record, missing.player)},
          {"trick", number_or_null(missing.trick)},
          {"needs", needs_of(deal, missing)},
          {"answers", answers_json(deal, missing)},
          {"span", span_json(deal.record, span_of(deal, missing.at))}};
}

}  // namespace ecarte::report
