// SPDX-License-Identifier: MIT
//
// The program: reads its arguments, runs one command, and turns whatever goes wrong into a message
// and an exit status.
#include <csignal>
#include <exception>
#include <stdexcept>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "codes/load.hpp"
#include "report/escape.hpp"

namespace ecarte::cli {
namespace {

ExitStatus reply(const UsageReply& usage, Streams& streams) {
  (usage.status == ExitStatus::Clean ? streams.out : streams.err).write(usage.text);
  return usage.status;
}

struct Run {
  Streams& streams;
  ExitStatus operator()(const CheckCommand& c) const { return check(c, streams); }
  ExitStatus operator()(const MergeCommand& c) const { return merge(c, streams); }
  ExitStatus operator()(const ShowCommand& c) const { return show(c, streams); }
  ExitStatus operator()(const ReportCommand& c) const { return report_page(c, streams); }
  ExitStatus operator()(const ExplainCommand& c) const { return explain(c, streams); }
  ExitStatus operator()(const LawsListCommand& c) const { return list_laws(c, streams); }
  ExitStatus operator()(const LawsLintCommand& c) const { return lint_laws(c, streams); }
  ExitStatus operator()(const LawsDiffCommand& c) const { return diff_laws(c, streams); }
  ExitStatus operator()(const LawsCoverCommand& c) const { return cover_laws(c, streams); }
  ExitStatus operator()(const LedgerCommand& c) const { return ledger(c, streams); }
  ExitStatus operator()(const OddsCommand& c) const { return odds(c, streams); }
  ExitStatus operator()(const DiscardCommand& c) const { return discard(c, streams); }
  ExitStatus operator()(const ScoresCommand& c) const { return scores(c, streams); }
  ExitStatus operator()(const CensusCommand& c) const { return census(c, streams); }
  ExitStatus operator()(const TabulateCommand& c) const { return tabulate(c, streams); }
  ExitStatus operator()(const AdviseCommand& c) const { return advise(c, streams); }
  ExitStatus operator()(const ProposingCommand& c) const { return proposing(c, streams); }
  ExitStatus operator()(const SolveCommand& c) const { return solve(c, streams); }
  ExitStatus operator()(const FmtCommand& c) const { return format(c, streams); }
  ExitStatus operator()(const HelpCommand& c) const { return help(c, streams); }
  ExitStatus operator()(const TreatiseCommand& c) const { return check_treatise(c, streams); }
  ExitStatus operator()(const RuleCommand& c) const { return rule(c, streams); }
  ExitStatus operator()(const PageCommand& c) const { return page(c, streams); }
  ExitStatus operator()(const DemoCommand& c) const { return demo(c, streams); }
  ExitStatus operator()(const ConfigCommand& c) const { return config(c, streams); }
  ExitStatus operator()(const SchemaCommand& c) const { return schema(c, streams); }
  ExitStatus operator()(const LspCommand& c) const { return lsp(c, streams); }
  ExitStatus operator()(const InitCommand& c) const { return init(c, streams); }
  ExitStatus operator()(const VersionCommand& c) const { return version(c, streams); }
  ExitStatus operator()(const UsageReply& c) const { return reply(c, streams); }
};

std::string code_errors_in_full(const codes::CodeErrors& errors) {
  std::string text;
  for (const codes::CodeError& error : errors.list) {
    text += report::escaped(error.in_full()) + "\n";
  }
  return text;
}

/// Runs what the arguments ask for; everything thrown ends here.
ExitStatus run(const std::vector<std::string>& arguments, Streams& streams) {
  try {
    return std::visit(Run{streams}, read_options(arguments));
  } catch (const InputError& error) {
    streams.complain("ecarte: " + report::escaped(error.what()) + "\n");
    return ExitStatus::Unusable;
  } catch (const codes::CodeErrors& errors) {
    streams.complain(code_errors_in_full(errors));
    return ExitStatus::Unusable;
  } catch (const std::exception& error) {
    streams.complain("ecarte: internal error: " + report::escaped(error.what()) +
                     "; please report it with the input that caused it\n");
    return ExitStatus::Internal;
  }
}

ExitStatus finished(ExitStatus status, Streams& streams) {
  streams.out.flush();
  if (streams.out.failed()) {
    if (!streams.out.reader_gone()) {
      streams.err.write("ecarte: the output could not be written\n");
    }
    status = worse(status, ExitStatus::Unusable);
  }
  streams.err.flush();
  return status;
}

}  // namespace
}  // namespace ecarte::cli

int main(int count, char** words) {
  std::signal(SIGPIPE, SIG_IGN);  // a reader who goes away is seen at the next write
  ecarte::cli::Streams streams;
  const std::vector<std::string> arguments(words + (count > 0 ? 1 : 0), words + count);
  return static_cast<int>(ecarte::cli::finished(ecarte::cli::run(arguments, streams), streams));
}
