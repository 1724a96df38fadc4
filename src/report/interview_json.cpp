// SPDX-License-Identifier: MIT
#include "report/interview_json.hpp"

#include <array>

#include "json/value.hpp"
#include "report/escape.hpp"
#include "report/interview_words.hpp"

namespace ecarte::report {
namespace {

using Json = json::Value;

Json question_json(const codes::Code& code, const interview::Question& question) {
  Json answers = Json::array();
  for (const std::uint8_t value : question.values) {
    answers.push_back(Json{{"id", answer_id(code, question, value)},
                           {"text", answer_words(code, question, value)}});
  }
  answers.push_back(Json{{"id", kNotKnown}, {"text", "I do not know"}});
  return Json{{"text", question_words(code, question)}, {"answers", answers}};
}

Json ruling_json(const codes::Code& code, const interview::PossibleRuling& outcome) {
  constexpr std::array<std::string_view, 3> kSince{"open", "used", "unused"};
  Json ruling{{"if", if_words(code, outcome)}, {"law", nullptr}, {"id", nullptr}};
  if (outcome.case_index != codes::kNoCase) {
    const codes::Case& c = code.cases[outcome.case_index];
    const std::string_view number = code.law_of(c).number;
    if (is_count(number)) {
      ruling["law"] = std::stoi(std::string{number});
    } else if (!number.empty()) {
      ruling["law"] = number;
    }
    ruling["id"] = c.id;
  }
  ruling["option"] =
      outcome.since ? Json(kSince[static_cast<std::size_t>(*outcome.since)]) : Json();
  ruling["words"] = ruling_words(code, outcome);
  return ruling;
}

}  // namespace

void write_interview(std::string& out, const codes::Code& code,
                     const interview::Interview& interview) {
  Json document{{"schema", "ecarte.rule/1"}, {"code", code.name}, {"question", nullptr}};
  Json rulings = Json::array();
  if (const std::optional<interview::Question> question = interview.next()) {
    document["question"] = question_json(code, *question);
  } else {
    for (const interview::PossibleRuling& outcome : interview.outcomes()) {
      rulings.push_back(ruling_json(code, outcome));
    }
  }
  document["rulings"] = rulings;
  out += escaped_json(document.dump()) + "\n";
}

}  // namespace ecarte::report
