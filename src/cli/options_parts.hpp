// SPDX-License-Identifier: MIT
//
// The parts of the command line, a function a command; what several commands take alike.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/options.hpp"

namespace ecarte::cli {

/// Refuses a value that is not one of `list`, "text|json", and names the nearest.
[[noreturn]] void unknown_value(const std::string& chosen, const std::string& list);

/// Makes the help of the program: at the top examples and every command on one screen; of each
/// command, lines that fit a terminal. Call when all commands are there.
void give_help(CLI::App& app);
/// The help, where nothing but a command comes before the asking for it. CLI11 throws to say so,
/// and the first throw of a program without shared libraries sorts its tables of frames: ten times
/// what the help costs.
std::optional<std::string> help_at_once(const CLI::App& app,
                                        const std::vector<std::string>& arguments);
/// CLI11 has no suggestions: a word it would stumble over is looked for here first.
std::optional<UsageReply> misspelt(const CLI::App& app, const std::vector<std::string>& arguments);
/// What the innermost command was not told. CLI11 would say "what is required".
std::string wanting(const CLI::App& app, std::string_view otherwise);
/// A script that completes the command line of `app` in a shell.
std::string completion(const CLI::App& app, Shell shell);
/// What somebody is told who calls the program without a word.
std::string first_steps();

template <class Value>
using ChoiceWords = std::vector<std::pair<std::string, Value>>;

/// An option whose value is one of a few words.
template <class Value>
CLI::Option* add_choice(CLI::App* app, const std::string& name, Value& value,
                        const ChoiceWords<Value>& words, const std::string& help) {
  std::string list;
  for (const auto& [word, ignored] : words) {
    list += (list.empty() ? "" : "|") + word;
  }
  const auto choose = [&value, words, list](const std::string& chosen) {
    const auto found = std::ranges::find(words, chosen, &ChoiceWords<Value>::value_type::first);
    if (found == words.end()) {
      unknown_value(chosen, list);
    }
    value = found->second;
  };
  return app->add_option_function<std::string>(name, choose, help)->type_name(list);
}

/// The option to judge a check by other codes of laws; by several, to see where they differ.
void add_codes(CLI::App* app, CheckCommand& command);
/// The option to judge by another code of laws.
void add_code(CLI::App* app, std::string& code);

/// What `.ecarte.yaml` may say too, as options: they go before it.
/// `fails`: the exit status goes by what is found, and there is a level from which on it does.
void add_settings(CLI::App* app, Settings& settings, std::string& config, bool fails = true);
/// All of these but the code.
void add_other_settings(CLI::App* app, Settings& settings, std::string& config, bool fails);
/// Where the results of a check go, and in which forms.
void add_check_outputs(CLI::App* app, CheckCommand& command);
/// Which findings of a check count.
void add_triage(CLI::App* app, CheckCommand& command);
/// How many threads judge in a check.
void add_threads(CLI::App* app, CheckCommand& command);
/// Which part of a check is done, and where it is kept.
void add_sharing(CLI::App* app, CheckCommand& command);
void add_merge(CLI::App& app, MergeCommand& command);
void add_report(CLI::App& app, ReportCommand& command);
void add_explain(CLI::App& app, ExplainCommand& command);
void add_laws(CLI::App& app, LawsListCommand& list, LawsLintCommand& lint, LawsDiffCommand& diff,
              LawsCoverCommand& cover);
void add_odds(CLI::App& app, OddsCommand& command);
void add_discard(CLI::App& app, DiscardCommand& command);
void add_scores(CLI::App& app, ScoresCommand& command);
void add_census(CLI::App& app, CensusCommand& command);
void add_tabulate(CLI::App& app, TabulateCommand& command);
void add_advise(CLI::App& app, AdviseCommand& command);
void add_proposing(CLI::App& app, ProposingCommand& command);
void add_solve(CLI::App& app, SolveCommand& command);
void add_demo(CLI::App& app, DemoCommand& command);
void add_config(CLI::App& app, ConfigCommand& command);
void add_schema(CLI::App& app, SchemaCommand& command);
void add_rule(CLI::App& app, RuleCommand& command);
void add_page(CLI::App& app, PageCommand& command);
void add_lsp(CLI::App& app, LspCommand& command);
void add_init(CLI::App& app, InitCommand& command);
void add_treatise(CLI::App& app, TreatiseCommand& command);

}  // namespace ecarte::cli
