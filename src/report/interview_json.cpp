// SPDX-License-Identifier: MIT
#include "report/interview_json.hpp"

#include <array>

#include <nlohmann/json.hpp>

#include "report/escape.hpp"
#include "report/interview_words.hpp"

namespace ecarte::report {
namespace {

using Json = nlohmann::ordered_json;

Json question_json(const law::Code& code, const interview::Question& question) {
  Json answers = Json::array();
  for (const std::uint8_t value : question.values) {
    answers.push_back(
        {{"id", answer_id(code, question, value)}, {"text", answer_words(code, question, value)}});
  }
  answers.push_back({{"id", kNotKnown}, {"text", "I do not know"}});
  return {{"text", question_words(code, question)}, {"answers", answers}};
}

Json ruling_json(const law::Code& code, const interview::Outcome& outcome) {
  constexpr std::array<std::string_view, 3> kSince{"open", "used", "unused"};
  Json ruling{{"if", if_words(code, outcome)}, {"law", nullptr}, {"id", nullptr}};
  if (outcome.case_index != law::kNoCase) {
    const law::Case& c = code.cases[outcome.case_index];
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

void write_interview(std::string& out, const law::Code& code,
                     const interview::Interview& interview) {
  Json document{{"schema", "ecarte.rule/1"}, {"code", code.name}};
  if (const std::optional<interview::Question> question = interview.next()) {
    document["question"] = question_json(code, *question);
    document["rulings"] = Json::array();
  } else {
    document["question"] = nullptr;
    document["rulings"] = Json::array();
    for (const interview::Outcome& outcome : interview.outcomes()) {
      document["rulings"].push_back(ruling_json(code, outcome));
    }
  }
  out += escaped_json(document.dump(-1, ' ', false, Json::error_handler_t::replace)) + "\n";
}

}  // namespace ecarte::report
