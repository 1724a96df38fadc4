// SPDX-License-Identifier: MIT
#include "cli/options.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include <CLI/CLI.hpp>

#include "cli/code_choice.hpp"
#include "cli/options_parts.hpp"
#include "report/escape.hpp"

namespace ecarte::cli {

void add_code(CLI::App* app, std::string& code) {
  app->add_option("--code", code,
                  "Judge by this code of laws, whatever the records say: a built-in name (" +
                      built_in_names() + "), or a file or folder of house rules")
      ->type_name("NAME|FILE");
}

namespace {

/// The command that was named, with a blank before each of its words.
std::string command_in(const CLI::App& app) {
  std::string command;
  for (const CLI::App* here = &app; !here->get_subcommands().empty();) {
    here = here->get_subcommands().front();
    command += " " + here->get_name();
  }
  return command;
}

/// Every command's options, filled as CLI11 meets them.
struct Parsed {
  CheckCommand check;
  ShowCommand show;
  MergeCommand merge;
  ReportCommand report;
  ExplainCommand explain;
  LawsListCommand laws_list;
  LawsLintCommand laws_lint;
  LawsDiffCommand laws_diff;
  LawsCoverCommand laws_cover;
  LedgerCommand ledger;
  OddsCommand odds;
  DiscardCommand discard;
  ScoresCommand scores;
  CensusCommand census;
  TabulateCommand tabulate;
  AdviseCommand advise;
  ProposingCommand proposing;
  SolveCommand solve;
  FmtCommand fmt;
  HelpCommand help;
  TreatiseCommand treatise;
  RuleCommand rule;
  PageCommand page;
  ConfigCommand config;
  DemoCommand demo;
  Shell shell = Shell::Bash;  ///< of `completion`
  SchemaCommand schema;
  LspCommand lsp;
  InitCommand init;
  bool version = false;
};

void add_colour(CLI::App* app, Colour& colour) {
  add_choice<Colour>(app, "--color", colour,
                     {{"auto", Colour::Auto}, {"always", Colour::Always}, {"never", Colour::Never}},
                     "Colour the report; auto does so on a terminal");
}

void add_check(CLI::App& app, CheckCommand& command) {
  CLI::App* const sub = app.add_subcommand("check", "Replay records and report what the laws say");
  sub->add_option("paths", command.paths,
                  "Files of records; folders, searched for *.ecarte; Markdown files, of which the "
                  "fenced ecarte blocks are read; - for standard input")
      ->type_name("PATH");
  add_codes(sub, command);
  add_other_settings(sub, command.settings, command.config, true);
  add_check_outputs(sub, command);
  add_colour(sub, command.colour);
  add_triage(sub, command);
  add_threads(sub, command);
  add_sharing(sub, command);
  sub->add_flag("-q,--quiet", command.quiet, "Print the summary only");
  sub->add_flag(
      "--coverage", command.coverage,
      "Print what each law answered: to how many deals it was not engaged, kept, broken …");
  sub->add_flag(
      "--analyse", command.analyse,
      "Remark on each card that cost a trick, the point or the vole, with both hands seen");
  sub->add_flag("--advice", command.advice,
                "Remark where a player departed from Cavendish's advice on proposing, refusing, "
                "discarding and leading; never a fault");
  sub->add_flag("--what-if", command.what_if,
                "Say what the hand is worth under each open choice, with best play on both sides, "
                "both being taken to see all the cards");
  sub->add_flag("--why", command.why,
                "Print under each finding the way to it, and what would have been ruled otherwise");
  sub->add_option("--at", command.at,
                  "Rule as it stood when that line was the last written, and say what is open then")
      ->type_name("PATH#GAME.DEAL:LINE");
  sub->add_flag("--certify", command.certify,
                "Write a certificate instead of a report: what each ruling rests on, step by step, "
                "for ecarte-verify to check");
}

void add_show(CLI::App& app, ShowCommand& command) {
  CLI::App* const sub = app.add_subcommand("show", "Draw a deal, or print one stage of its way");
  sub->add_option("place", command.place,
                  "A file, and which deal of it: games.ecarte#2.3 is the "
                  "third deal of the second game")
      ->type_name("PATH[#GAME.DEAL]")
      ->required();
  add_code(sub, command.code);
  add_choice<Stage>(sub, "--stage", command.stage,
                    {{"record", Stage::Record},
                     {"facts", Stage::Facts},
                     {"rulings", Stage::Rulings},
                     {"ledger", Stage::Ledger}},
                    "Print this stage line by line instead: what was written, what it "
                    "establishes, what law says, what it makes of the score");
  sub->add_flag("--tell", command.tell,
                "Tell the deal back instead, line by line: what was written, and how it was read")
      ->excludes("--stage");
  add_choice<DrawnAs>(sub, "--format", command.format,
                      {{"text", DrawnAs::Text}, {"svg", DrawnAs::Svg}},
                      "Draw for the terminal (text), or one deal as a picture to print")
      ->excludes("--stage", "--tell");
  sub->add_flag("--step", command.step,
                "Walk one deal act by act, and say at each what is open and to whom: on a terminal "
                "by the arrow keys (? for all), else one step after another")
      ->excludes("--stage", "--tell", "--format");
  sub->add_option("--seat", command.seat,
                  "Draw and rule on it as this player can know it: the hand of the other is hidden")
      ->type_name("NAME")
      ->excludes("--stage", "--tell");
  sub->add_flag("--four-colour,--four-color", command.four_colour,
                "Give each suit a colour of its own: black, red, blue, green");
  sub->add_flag("--ascii", command.ascii, "Draw with plain ASCII characters");
  sub->add_option("--width", command.width,
                  "Draw in so many columns; else in those of the terminal")
      ->type_name("COLUMNS")
      ->check(CLI::Range(std::size_t{1}, std::size_t{1000}));
  add_colour(sub, command.colour);
  sub->add_flag("--strict", command.strict, "Carry the score that was due on to the next deal");
}

void add_ledger(CLI::App& app, LedgerCommand& command) {
  CLI::App* const sub = app.add_subcommand(
      "ledger", "A sitting as an account: marks, games, rubbers, stakes, pool, bets, debts");
  sub->add_option("paths", command.paths, "Records, as for check")->type_name("PATH")->required();
  add_code(sub, command.code);
  add_choice<LedgerFormat>(
      sub, "--format", command.format,
      {{"text", LedgerFormat::Text}, {"json", LedgerFormat::Json}, {"csv", LedgerFormat::Csv}},
      "How the account is written (text); csv: one line for each sum that changes hands");
  sub->add_flag("--strict", command.strict, "Carry the score that was due on to the next deal");
}

void add_fmt(CLI::App& app, FmtCommand& command) {
  CLI::App* const sub = app.add_subcommand(
      "fmt", "Bring records into canonical form; comments are kept, files replaced whole");
  sub->add_option("paths", command.paths,
                  "Files of records, folders, Markdown files, or - (to standard output)")
      ->type_name("PATH")
      ->required();
  sub->add_flag("--check", command.check, "Change nothing; name the files that would change");
  sub->add_flag("--diff", command.diff, "Change nothing; print what would change, as a diff");
  sub->add_flag("--force", command.force,
                "Also replace files that are read-only, or have other names (hard links)");
}

void add_help(CLI::App& app, HelpCommand& command) {
  CLI::App* const sub =
      app.add_subcommand("help", "The guide to the notation, and the words it reads");
  add_choice<HelpTopic>(sub, "topic", command.topic,
                        {{"notation", HelpTopic::Notation},
                         {"claims", HelpTopic::Claims},
                         {"words", HelpTopic::Words}},
                        "notation: two pages by example; claims: what can be claimed; words: every "
                        "word and way of saying (notation)");
}

void add_completion(CLI::App& app, Shell& shell) {
  CLI::App* const sub =
      app.add_subcommand("completion", "A script that completes commands, options and laws");
  add_choice<Shell>(sub, "shell", shell,
                    {{"bash", Shell::Bash}, {"zsh", Shell::Zsh}, {"fish", Shell::Fish}},
                    "The shell it is for (bash)");
}

void make_laws(CLI::App& app, Parsed& into) {
  add_laws(app, into.laws_list, into.laws_lint, into.laws_diff, into.laws_cover);
}

Command chosen_of_laws(const CLI::App& app, const Parsed& parsed) {
  const CLI::App* const laws = app.get_subcommand("laws");
  if (laws->got_subcommand("list")) {
    return parsed.laws_list;
  }
  if (laws->got_subcommand("diff")) {
    return parsed.laws_diff;
  }
  if (laws->got_subcommand("cover")) {
    return parsed.laws_cover;
  }
  return laws->got_subcommand("lint")
             ? Command{parsed.laws_lint}
             : Command{UsageReply{laws->help(app.get_name()), ExitStatus::Unusable}};
}

/// A command: what gives it its options, and what it was told.
struct CommandRow {
  std::string_view name;
  void (*make)(CLI::App& app, Parsed& into);
  Command (*chosen)(const CLI::App& app, const Parsed& parsed);
};

template <auto Member, auto Add>
constexpr CommandRow row(std::string_view name) {
  return {name, [](CLI::App& app, Parsed& into) { Add(app, into.*Member); },
          [](const CLI::App&, const Parsed& parsed) -> Command { return parsed.*Member; }};
}

constexpr std::array kCommandRows{
    row<&Parsed::check, cli::add_check>("check"),
    row<&Parsed::show, cli::add_show>("show"),
    row<&Parsed::merge, cli::add_merge>("merge"),
    row<&Parsed::report, cli::add_report>("report"),
    row<&Parsed::explain, cli::add_explain>("explain"),
    CommandRow{"laws", make_laws, chosen_of_laws},
    row<&Parsed::ledger, cli::add_ledger>("ledger"),
    row<&Parsed::odds, cli::add_odds>("odds"),
    row<&Parsed::discard, cli::add_discard>("discard"),
    row<&Parsed::scores, cli::add_scores>("scores"),
    row<&Parsed::census, cli::add_census>("census"),
    row<&Parsed::tabulate, cli::add_tabulate>("tabulate"),
    row<&Parsed::advise, cli::add_advise>("advise"),
    row<&Parsed::proposing, cli::add_proposing>("proposing"),
    row<&Parsed::solve, cli::add_solve>("solve"),
    row<&Parsed::fmt, cli::add_fmt>("fmt"),
    row<&Parsed::help, cli::add_help>("help"),
    row<&Parsed::treatise, cli::add_treatise>("treatise"),
    row<&Parsed::rule, cli::add_rule>("rule"),
    row<&Parsed::page, cli::add_page>("page"),
    row<&Parsed::config, cli::add_config>("config"),
    row<&Parsed::demo, cli::add_demo>("demo"),
    CommandRow{"completion", [](CLI::App& app, Parsed& into) { add_completion(app, into.shell); },
               [](const CLI::App& app, const Parsed& parsed) -> Command {
                 return UsageReply{completion(app, parsed.shell), ExitStatus::Clean};
               }},
    row<&Parsed::schema, cli::add_schema>("schema"),
    row<&Parsed::lsp, cli::add_lsp>("lsp"),
    row<&Parsed::init, cli::add_init>("init")};

const CommandRow* row_of(std::string_view name) {
  const auto* const found = std::ranges::find(kCommandRows, name, &CommandRow::name);
  return found == kCommandRows.end() ? nullptr : found;
}

/// Whether this command line has use for the options of `command`. To make those of all costs as
/// much as ruling on a deal.
bool has_use(const CommandRow& command, const std::vector<std::string>& arguments) {
  if (arguments.empty()) {
    return false;
  }
  const std::string& word = arguments.front();
  if (arguments.size() == 1 && (word == "-h" || word == "--help" || word == "--version")) {
    return false;
  }
  return row_of(word) == nullptr || word == "completion" || command.name == word;
}

std::unique_ptr<CLI::App> make_app(Parsed& parsed, const std::vector<std::string>& arguments) {
  auto app = std::make_unique<CLI::App>("The referee for écarté", "ecarte");
  app->set_help_flag("-h,--help", "Print this help");
  app->add_flag("--version", parsed.version, "Print the version, and the codes of laws built in");
  app->require_subcommand(0, 1);
  for (const CommandRow& command : kCommandRows) {
    if (has_use(command, arguments)) {
      command.make(*app, parsed);
    }
  }
  give_help(*app);
  return app;
}

Command chosen(const CLI::App& app, const Parsed& parsed) {
  if (parsed.version) {
    return VersionCommand{};
  }
  const auto commands = app.get_subcommands();
  const CommandRow* const command =
      commands.empty() ? nullptr : row_of(commands.front()->get_name());
  return command == nullptr ? Command{UsageReply{first_steps(), ExitStatus::Unusable}}
                            : command->chosen(app, parsed);
}

/// The help of the innermost command asked for.
std::string help_of(const CLI::App& app) {
  std::string before;
  const CLI::App* here = &app;
  while (!here->get_subcommands().empty()) {
    before += (before.empty() ? "" : " ") + here->get_name();
    here = here->get_subcommands().front();
  }
  return here->help(before);
}

/// `ecarte check` with paths and nothing else, as it is said most. To make the options it might
/// have takes three times as long as ruling on a deal.
std::optional<Command> check_of_paths(const std::vector<std::string>& arguments) {
  const auto is_path = [](const std::string& argument) {
    return !argument.empty() && argument[0] != '-' && row_of(argument) == nullptr;
  };
  if (arguments.size() < 2 || arguments[0] != "check" ||
      !std::all_of(arguments.begin() + 1, arguments.end(), is_path)) {
    return std::nullopt;
  }
  CheckCommand command;
  command.paths.assign(arguments.begin() + 1, arguments.end());
  return command;
}

}  // namespace

Command read_options(const std::vector<std::string>& arguments) {
  if (auto check = check_of_paths(arguments)) {
    return *std::move(check);
  }
  Parsed parsed;
  // It is asked once, and never taken apart: that would cost as much as it costs to judge a deal.
  [[maybe_unused]] static const CLI::App* kept = nullptr;
  CLI::App* const app = make_app(parsed, arguments).release();
  kept = app;
  if (auto reply = misspelt(*app, arguments)) {
    return *reply;
  }
  if (auto help = help_at_once(*app, arguments)) {
    return UsageReply{*std::move(help), ExitStatus::Clean};
  }
  std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());  // as CLI11 wants them
  try {
    app->parse(reversed);
  } catch (const CLI::CallForHelp&) {
    return UsageReply{help_of(*app), ExitStatus::Clean};
  } catch (const CLI::RequiredError& error) {
    return UsageReply{wanting(*app, error.what()), ExitStatus::Unusable};
  } catch (const CLI::ParseError& error) {
    return UsageReply{"ecarte: " + report::escaped(error.what()) + "\nTry 'ecarte" +
                          command_in(*app) + " --help'.\n",
                      ExitStatus::Unusable};
  }
  return chosen(*app, parsed);
}

}  // namespace ecarte::cli
