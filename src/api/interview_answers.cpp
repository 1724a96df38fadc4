// SPDX-License-Identifier: MIT
#include "api/interview_answers.hpp"

#include <algorithm>
#include <charconv>

#include "record/record.hpp"
#include "report/interview_words.hpp"
#include "report/phrases.hpp"

namespace ecarte::api {

std::string_view answer_in(std::string_view line) {
  return record::without_blanks(line.substr(0, line.find('#')));
}

std::vector<std::string_view> answers_in(std::string_view text) {
  std::vector<std::string_view> answers;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    if (const std::string_view answer = answer_in(rest.substr(0, end)); !answer.empty()) {
      answers.push_back(answer);
    }
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return answers;
}

std::optional<std::optional<std::uint8_t>> value_of(const codes::Code& code,
                                                    const interview::Question& question,
                                                    std::string_view given) {
  if (given == report::kNotKnown || given == "?") {
    return std::optional<std::optional<std::uint8_t>>{std::in_place};
  }
  std::size_t number = 0;
  const auto read = std::from_chars(given.data(), given.data() + given.size(), number);
  if (read.ec == std::errc{} && read.ptr == given.data() + given.size()) {
    if (number >= 1 && number <= question.values.size()) {
      return std::optional{question.values[number - 1]};
    }
    return std::nullopt;
  }
  for (const std::uint8_t value : question.values) {
    if (report::answer_id(code, question, value) == given) {
      return std::optional{value};
    }
  }
  return std::nullopt;
}

std::string choices(const codes::Code& code, const interview::Question& question) {
  std::vector<std::string> ids;
  for (const std::uint8_t value : question.values) {
    ids.push_back(report::answer_id(code, question, value));
  }
  return report::listed(ids, ", ");
}

}  // namespace ecarte::api
