// SPDX-License-Identifier: MIT
//
// `ecarte rule`: a dispute at the table, settled by questions. Answers come from a terminal, from
// standard input or from a file; for programs the same goes in JSON, a question or a ruling a run.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <optional>

#include <fmt/core.h>

#include "api/interview_answers.hpp"
#include "cli/accounts.hpp"
#include "cli/code_choice.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/rule_claim.hpp"
#include "cli/terms.hpp"
#include "examples/path.hpp"
#include "interview/interview.hpp"
#include "report/interview_json.hpp"
#include "report/interview_words.hpp"
#include "report/phrases.hpp"
#include "report/wrap.hpp"

namespace ecarte::cli {
namespace {

using interview::Interview;
using interview::Question;

/// One answer as given: its number, its word, or one of these.
constexpr std::string_view kBack = "back";
constexpr std::string_view kStop = "stop";

constexpr std::size_t kLargestAnswers = std::size_t{64} * 1024;  ///< of a file of answers

/// The next line of standard input; nothing at its end.
std::optional<std::string> line_of_input() {
  char* line = nullptr;
  std::size_t room = 0;
  const ssize_t length = ::getline(&line, &room, stdin);
  const std::unique_ptr<char, decltype(&std::free)> owned{line, &std::free};
  return length < 0 ? std::nullopt
                    : std::optional{std::string(line, static_cast<std::size_t>(length))};
}

class RuleRun {
 public:
  RuleRun(const RuleCommand& command, Streams& streams)
      : command_(command),
        streams_(streams),
        chosen_(code_here(command.code)),
        code_(chosen_.code_or_default()),
        width_(streams.out.width()) {
    steps_.emplace_back(code_);
  }

  ExitStatus run() {
    if (!command_.answers.empty()) {
      const std::string bytes = whole_named_file(command_.answers, kLargestAnswers);
      for (const std::string_view answer : api::answers_in(bytes)) {
        take(answer);
      }
    }
    if (command_.format == Format::Json) {
      report::write_interview(streams_.out.buffer(), code_, interview());
      return write_records();
    }
    while (const std::optional<Question> question = interview().next()) {
      if (!command_.answers.empty()) {
        throw InputError(
            fmt::format("{}: the answers end before the ruling; what is asked next is: "
                        "{} ({})",
                        command_.answers, report::question_words(code_, *question),
                        api::choices(code_, *question)));
      }
      if (!ask(*question)) {
        return ExitStatus::Unusable;
      }
    }
    rule();
    return write_records();
  }

 private:
  [[nodiscard]] const Interview& interview() const { return steps_.back(); }

  /// One line of an answers file.
  void take(std::string_view given) {
    const std::optional<Question> question = interview().next();
    if (!question) {
      throw InputError(fmt::format("{}: '{}' answers nothing: the ruling turns on nothing more",
                                   command_.answers, given));
    }
    const auto value = api::value_of(code_, *question, given);
    if (!value) {
      throw InputError(fmt::format("{}: '{}' does not answer '{}'; it may be: {}, {}",
                                   command_.answers, given,
                                   report::question_words(code_, *question),
                                   api::choices(code_, *question), report::kNotKnown));
    }
    go_on(*value);
  }

  void go_on(std::optional<std::uint8_t> value) {
    Interview then = interview();
    then.answer(value);
    steps_.push_back(then);
  }

  void sentence(std::string_view text, std::size_t indent) {
    report::append_wrapped(streams_.out.buffer(), report::as_sentence(text), indent, width_);
  }

  void put(const Question& question) {
    std::string& out = streams_.out.buffer();
    out += '\n';
    sentence(report::question_words(code_, question), 0);
    for (std::size_t i = 0; i < question.values.size(); ++i) {
      out += fmt::format("{:>3}  {}\n", i + 1,
                         report::answer_words(code_, question, question.values[i]));
    }
    out += fmt::format("  ?  I do not know\n> ");
    streams_.out.flush();
  }

  /// False if there is nobody to answer any more.
  bool ask(const Question& question) {
    put(question);
    while (const std::optional<std::string> line = line_of_input()) {
      const std::string_view given = api::answer_in(*line);
      if (given == kStop) {
        return false;
      }
      if (given == kBack) {
        if (steps_.size() > 1) {
          steps_.pop_back();
        }
        return true;
      }
      if (const auto value = api::value_of(code_, question, given)) {
        go_on(*value);
        return true;
      }
      streams_.out.write(
          fmt::format("a number from 1 to {}, ? if it is not known, {} for the question before, {} "
                      "to leave\n> ",
                      question.values.size(), kBack, kStop));
      streams_.out.flush();
    }
    streams_.out.write("\n");
    return false;
  }

  /// One record to a ruling: each a sitting of its own.
  ExitStatus write_records() {
    const std::optional<interview::AnswersSoFar> told = interview().told();
    if (command_.record.empty() || !told || interview().next()) {
      return ExitStatus::Clean;
    }
    std::string text;
    ExitStatus status = ExitStatus::Clean;
    for (const interview::PossibleRuling& outcome : interview().outcomes()) {
      const std::string record = examples::record_of(code_, *told, outcome);
      const std::string when = report::if_words(code_, outcome);
      if (record.empty()) {
        streams_.complain("ecarte: no record was found in which it is so" +
                          (when.empty() ? "" : ", " + when) + "\n");
        status = ExitStatus::Unusable;
      }
      if (!when.empty() && !record.empty()) {
        text.append("# ").append(when).append("\n");
      }
      text += record;
    }
    if (command_.record == "-") {
      streams_.out.write(text);
    } else if (std::ofstream file{command_.record, std::ios::binary}; !(file << text)) {
      throw InputError(command_.record + ": cannot be written");
    }
    return status;
  }

  void rule() {
    std::string& out = streams_.out.buffer();
    const std::vector<interview::PossibleRuling> outcomes = interview().outcomes();
    if (outcomes.empty()) {
      sentence("without knowing what happened nothing can be ruled on", 0);
    }
    for (const interview::PossibleRuling& outcome : outcomes) {
      out += '\n';
      if (const std::string when = report::if_words(code_, outcome); !when.empty()) {
        sentence(when, 0);
      }
      for (const std::string& clause : report::ruling_words(code_, outcome)) {
        sentence(clause, outcome.ifs.empty() ? 0 : 2);
      }
    }
  }

  const RuleCommand& command_;
  Streams& streams_;
  ChosenCode chosen_;
  const codes::Code& code_;
  std::size_t width_;
  std::vector<Interview> steps_;  ///< after each answer, so that one may go back
};

}  // namespace

ExitStatus rule(const RuleCommand& command, Streams& streams) {
  if (!command.claim.empty()) {
    return rule_on_claim(command, streams);
  }
  if (command.accounts.size() == 1) {
    throw InputError(
        "rule: expected --claim with a record, or a second account; check rules on all of it");
  }
  return command.accounts.empty() ? RuleRun{command, streams}.run()
                                  : rule_on_accounts(command, streams);
}

}  // namespace ecarte::cli
