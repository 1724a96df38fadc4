// SPDX-License-Identifier: MIT
#include "tests/examples/all_paths.hpp"

#include "report/interview_words.hpp"

namespace ecarte::examples {
namespace {

void walk(const codes::Code& code, const interview::Interview& interview,
          std::vector<std::string>& answers, std::vector<Path>& paths) {
  const auto question = interview.next();
  if (!question) {
    paths.push_back({answers, interview.told().value(), interview.outcomes().front()});
    return;
  }
  for (const std::uint8_t value : question->values) {
    interview::Interview then = interview;
    then.answer(value);
    answers.push_back(report::answer_id(code, *question, value));
    walk(code, then, answers, paths);
    answers.pop_back();
  }
}

}  // namespace

std::vector<Path> all_paths(const codes::Code& code) {
  std::vector<Path> paths;
  std::vector<std::string> answers;
  walk(code, interview::Interview{code}, answers, paths);
  return paths;
}

}  // namespace ecarte::examples
