// SPDX-License-Identifier: MIT
//
// ecarte-paths CODE… [--fact F] [--missing]
//
// Walks every interview under a code, all being known, and looks for the record of each: prints how
// many have one, and with --missing the answers of those that have none.
#include <cstdio>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "examples/path.hpp"
#include "interview/interview.hpp"
#include "law/code.hpp"
#include "report/interview_words.hpp"

namespace ecarte {
namespace {

using interview::Interview;

struct Count {
  int paths = 0;
  int found = 0;
};

class Walk {
 public:
  Walk(const law::Code& code, std::string_view fact, bool missing)
      : code_(code), fact_(fact), missing_(missing) {}

  /// True if every path has its record.
  bool run() {
    go(Interview{code_}, "");
    Count all;
    for (const auto& [fact, count] : counts_) {
      std::printf("%-32s %4d paths %4d records\n", fact.c_str(), count.paths, count.found);
      all.paths += count.paths;
      all.found += count.found;
    }
    std::printf("%s: %d paths, %d with a record\n", std::string{code_.name}.c_str(), all.paths,
                all.found);
    return all.found == all.paths;
  }

 private:
  void go(const Interview& interview, const std::string& answers) {
    const auto question = interview.next();
    if (!question) {
      return end(interview, answers);
    }
    for (const std::uint8_t value : question->values) {
      if (question->about == interview::About::Fact && !fact_.empty() &&
          report::answer_id(code_, *question, value) != fact_) {
        continue;
      }
      Interview then = interview;
      then.answer(value);
      go(then, answers + " " + report::answer_id(code_, *question, value));
    }
  }

  void end(const Interview& interview, const std::string& answers) {
    const interview::Told told = *interview.told();
    Count& count = counts_[std::string{replay::entry(told.fact).name}];
    ++count.paths;
    if (!examples::record_of(code_, told, interview.outcomes().front()).empty()) {
      ++count.found;
    } else if (missing_) {
      std::printf("no record:%s\n", answers.c_str());
    }
  }

  const law::Code& code_;
  std::string_view fact_;
  bool missing_;
  std::map<std::string, Count> counts_;
};

int run(std::span<char*> arguments) {
  std::string_view fact;
  bool missing = false;
  bool whole = true;
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    const std::string_view argument = arguments[i];
    missing = missing || argument == "--missing";
    if (argument == "--fact" && i + 1 < arguments.size()) {
      fact = arguments[++i];
    }
  }
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    if (const law::Code* const code = law::built_in_code(arguments[i])) {
      whole = Walk{*code, fact, missing}.run() && whole;
    }
  }
  return whole ? 0 : 1;
}

}  // namespace
}  // namespace ecarte

int main(int argc, char** argv) {
  return ecarte::run({argv, static_cast<std::size_t>(argc)});
}
