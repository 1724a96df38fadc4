// SPDX-License-Identifier: MIT
//
// `ecarte rule`: a dispute at the table, settled by questions. Answers come from a terminal, from
// standard input or from a file; for programs the same goes in JSON, a question or a ruling a run.
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <optional>

#include <fmt/core.h>

#include "cli/accounts.hpp"
#include "cli/code_choice.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/rule_claim.hpp"
#include "cli/terms.hpp"
#include "examples/path.hpp"
#include "interview/interview.hpp"
#include "record/record.hpp"
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

std::string_view answer_in(std::string_view line) {
  return record::without_blanks(line.substr(0, line.find('#')));
}

/// The value meant by `given`; kNotKnown gives nothing inside. Nothing at all if it is none.
std::optional<std::optional<std::uint8_t>> value_of(const codes::Code& code,
                                                    const Question& question,
                                                    std::string_view given) {
  if (given == report::kNotKnown || given == "?") {
    return std::optional<std::uint8_t>{};
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

std::string choices(const codes::Code& code, const Question& question) {
  std::vector<std::string> ids;
  for (const std::uint8_t value : question.values) {
    ids.push_back(report::answer_id(code, question, value));
  }
  return report::listed(ids, ", ");
}

constexpr std::size_t kMostBytes = std::size_t{64} * 1024;  ///< of a file of answers

/// The lines of a file of answers, without comments.
std::vector<std::string> answers_in(const std::string& path) {
  const std::string bytes = whole_file(path, kMostBytes);
  std::vector<std::string> answers;
  for (std::string_view rest = bytes; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    if (const std::string_view answer = answer_in(rest.substr(0, end)); !answer.empty()) {
      answers.emplace_back(answer);
    }
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return answers;
}

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
      for (const std::string& answer : answers_in(command_.answers)) {
        take(answer);
      }
    }
    if (command_.format == Format::Json) {
      report::write_interview(streams_.out.buffer(), code_, interview());
      return write_records();
    }
    while (const std::optional<Question> question = interview().next()) {
      if (!command_.answers.empty()) {
        throw InputError(fmt::format(
            "{}: the answers end before the ruling; what is asked next is: "
            "{} ({})",
            command_.answers, report::question_words(code_, *question), choices(code_, *question)));
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
  void take(const std::string& given) {
    const std::optional<Question> question = interview().next();
    if (!question) {
      throw InputError(fmt::format("{}: '{}' answers nothing: the ruling turns on nothing more",
                                   command_.answers, given));
    }
    const auto value = value_of(code_, *question, given);
    if (!value) {
      throw InputError(fmt::format(
          "{}: '{}' does not answer '{}'; it may be: {}, {}", command_.answers, given,
          report::question_words(code_, *question), choices(code_, *question), report::kNotKnown));
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
      const std::string_view given = answer_in(*line);
      if (given == kStop) {
        return false;
      }
      if (given == kBack) {
        if (steps_.size() > 1) {
          steps_.pop_back();
        }
        return true;
      }
      if (const auto value = value_of(code_, question, given)) {
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
    const std::optional<interview::Told> told = interview().told();
    if (command_.record.empty() || !told || interview().next()) {
      return ExitStatus::Clean;
    }
    std::string text;
    ExitStatus status = ExitStatus::Clean;
    for (const interview::Outcome& outcome : interview().outcomes()) {
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
    const std::vector<interview::Outcome> outcomes = interview().outcomes();
    if (outcomes.empty()) {
      sentence("without knowing what happened nothing can be ruled on", 0);
    }
    for (const interview::Outcome& outcome : outcomes) {
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
