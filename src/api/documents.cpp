// SPDX-License-Identifier: MIT
//
// What the library says besides rulings, each as a JSON document: records told back, records
// brought into form, a dispute settled by questions.
#include <stdexcept>

#include <ecarte/ecarte.hpp>

#include "api/interview_answers.hpp"
#include "api/options.hpp"
#include "codes/code.hpp"
#include "ecarte_version.hpp"
#include "interview/interview.hpp"
#include "json/value.hpp"
#include "notation/parse.hpp"
#include "referee/referee.hpp"
#include "report/escape.hpp"
#include "report/interview_json.hpp"
#include "report/interview_words.hpp"
#include "report/telling.hpp"
#include "texts/canonical.hpp"

namespace ecarte {
namespace {

using Json = json::Value;

Json told_json(std::string_view file, const report::Deal& deal) {
  Json lines = Json::array();
  for (const report::ReadLine& line : report::read_lines(deal)) {
    lines.push_back(Json{{"line", line.number}, {"written", line.written}, {"says", line.says}});
  }
  return Json{{"file", file},
              {"code", deal.code.name},
              {"game", deal.facts.place.game},
              {"deal", deal.facts.place.deal},
              {"lines", std::move(lines)}};
}

std::string written(const Json& document) {
  return report::escaped_json(document.dump()) + "\n";
}

Json text_or_null(const std::string& text) {
  return text.empty() ? Json() : Json(text);
}

}  // namespace

std::string tell_json(std::string_view text, const Options& options, std::string_view file) {
  notation::Reader reader{notation::source_of(text)};
  Json deals = Json::array();
  referee::judge(reader, api::options_of(options), [&](const referee::Judged& judged) {
    deals.push_back(
        told_json(file, {judged.order.written, judged.facts, judged.code, judged.result}));
  });
  return written(Json{{"schema", "ecarte.told/1"},
                      {"tool", "ecarte " ECARTE_VERSION},
                      {"deals", std::move(deals)}});
}

std::string form_json(std::string_view text, std::string_view file) {
  const texts::Canonical form = texts::canonical(std::string{file}, text);
  const bool had = form.problems.empty() && form.differs.empty();
  return written(Json{{"schema", "ecarte.form/1"},
                      {"tool", "ecarte " ECARTE_VERSION},
                      {"text", had ? Json(form.text) : Json()},
                      {"problems", text_or_null(form.problems)},
                      {"differs", text_or_null(form.differs)}});
}

std::string interview_json(std::string_view answers, std::string_view name) {
  const codes::Code& code = name.empty() ? *codes::built_in_codes().front() : api::code_named(name);
  interview::Interview interview{code};
  for (const std::string_view given : api::answers_in(answers)) {
    const std::optional<interview::Question> question = interview.next();
    if (!question) {
      throw std::invalid_argument("'" + std::string{given} +
                                  "' answers nothing: the ruling turns on nothing more");
    }
    const auto value = api::value_of(code, *question, given);
    if (!value) {
      throw std::invalid_argument("'" + std::string{given} + "' does not answer '" +
                                  report::question_words(code, *question) +
                                  "'; it may be: " + api::choices(code, *question) + ", " +
                                  std::string{report::kNotKnown});
    }
    interview.answer(*value);
  }
  std::string out;
  report::write_interview(out, code, interview);
  return out;
}

}  // namespace ecarte
