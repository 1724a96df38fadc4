// SPDX-License-Identifier: MIT
//
// What each command does. Each writes to the streams given and answers with an exit status; the
// caller flushes. InputError and codes::CodeErrors may be thrown.
#pragma once

#include <string_view>

#include "cli/exit_status.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"

namespace ecarte::cli {

/// The program's name and version: "ecarte 1.0.0".
std::string_view tool_name();

ExitStatus check(const CheckCommand& command, Streams& streams);
ExitStatus merge(const MergeCommand& command, Streams& streams);
ExitStatus show(const ShowCommand& command, Streams& streams);
ExitStatus report_page(const ReportCommand& command, Streams& streams);
ExitStatus explain(const ExplainCommand& command, Streams& streams);
ExitStatus list_laws(const LawsListCommand& command, Streams& streams);
ExitStatus lint_laws(const LawsLintCommand& command, Streams& streams);
ExitStatus diff_laws(const LawsDiffCommand& command, Streams& streams);
ExitStatus cover_laws(const LawsCoverCommand& command, Streams& streams);
ExitStatus ledger(const LedgerCommand& command, Streams& streams);
ExitStatus odds(const OddsCommand& command, Streams& streams);
ExitStatus discard(const DiscardCommand& command, Streams& streams);
ExitStatus scores(const ScoresCommand& command, Streams& streams);
ExitStatus census(const CensusCommand& command, Streams& streams);
ExitStatus tabulate(const TabulateCommand& command, Streams& streams);
ExitStatus advise(const AdviseCommand& command, Streams& streams);
ExitStatus proposing(const ProposingCommand& command, Streams& streams);
ExitStatus solve(const SolveCommand& command, Streams& streams);
ExitStatus format(const FmtCommand& command, Streams& streams);
ExitStatus help(const HelpCommand& command, Streams& streams);
ExitStatus check_treatise(const TreatiseCommand& command, Streams& streams);
ExitStatus rule(const RuleCommand& command, Streams& streams);
ExitStatus page(const PageCommand& command, Streams& streams);
ExitStatus demo(const DemoCommand& command, Streams& streams);
ExitStatus config(const ConfigCommand& command, Streams& streams);
ExitStatus schema(const SchemaCommand& command, Streams& streams);
ExitStatus lsp(const LspCommand& command, Streams& streams);
ExitStatus init(const InitCommand& command, Streams& streams);
ExitStatus version(const VersionCommand& command, Streams& streams);

}  // namespace ecarte::cli
