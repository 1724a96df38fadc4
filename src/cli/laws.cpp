// SPDX-License-Identifier: MIT
//
// `ecarte laws list`, `ecarte laws lint` and `ecarte --version`.
#include <algorithm>
#include <iterator>

#include <fmt/core.h>

#include "cli/code_choice.hpp"
#include "cli/commands.hpp"
#include "codes/lint.hpp"
#include "ecarte_version.hpp"
#include "interview/interview.hpp"
#include "report/escape.hpp"

namespace ecarte::cli {
namespace {

void list(std::string& out, const codes::Code& code) {
  std::size_t id_width = 0;
  for (const codes::Law& law : code.laws) {
    id_width = std::max(id_width, law.id.size());
  }
  for (const codes::Law& law : code.laws) {
    fmt::format_to(std::back_inserter(out), "{}  {:>3}  {:<{}}  {}\n", report::escaped(code.name),
                   report::escaped(law.number.empty() ? "–" : law.number), report::escaped(law.id),
                   id_width, report::escaped(law.gist));
  }
}

}  // namespace

std::string_view tool_name() {
  static const std::string kName = "ecarte " + std::string{kVersion};
  return kName;
}

ExitStatus list_laws(const LawsListCommand& command, Streams& streams) {
  const ChosenCode chosen{command.code};
  if (chosen.code() != nullptr) {
    list(streams.out.buffer(), *chosen.code());
    return ExitStatus::Clean;
  }
  for (const codes::Code* const code : codes::built_in_codes()) {
    list(streams.out.buffer(), *code);
  }
  return ExitStatus::Clean;
}

ExitStatus lint_laws(const LawsLintCommand& command, Streams& streams) {
  const ChosenCode chosen{command.code};
  const codes::Code& code = chosen.code_or_default();
  std::size_t faults = 0;
  const auto back = std::back_inserter(streams.out.buffer());
  for (const codes::LintMessage& message : codes::lint(code)) {
    const bool fault = message.kind == codes::LintMessage::Kind::Fault;
    faults += fault ? 1 : 0;
    fmt::format_to(back, "{}: {}: {}\n", report::escaped(code.name), fault ? "error" : "note",
                   report::escaped(message.text));
  }
  const std::vector<int> answers = interview::lengths(code);
  const int most = answers.empty() ? 0 : answers.back();
  if (most > interview::kMostAnswers) {
    ++faults;
    fmt::format_to(back, "{}: error: an interview may ask for {} answers; {} are the most\n",
                   report::escaped(code.name), most, interview::kMostAnswers);
  }
  fmt::format_to(back, "{}: {} laws, {} cases; {} fault{}; interviews of {} answers, {} at most\n",
                 report::escaped(code.name), code.laws.size(), code.cases.size(), faults,
                 faults == 1 ? "" : "s", answers.empty() ? 0 : answers[answers.size() / 2], most);
  return faults == 0 ? ExitStatus::Clean : ExitStatus::Findings;
}

ExitStatus version(const VersionCommand& /*command*/, Streams& streams) {
  std::string& out = streams.out.buffer();
  fmt::format_to(std::back_inserter(out), "{}\n", tool_name());
  for (const codes::Code* const code : codes::built_in_codes()) {
    fmt::format_to(std::back_inserter(out), "{} {}\n", code->name, code->digest);
  }
  return ExitStatus::Clean;
}

}  // namespace ecarte::cli
