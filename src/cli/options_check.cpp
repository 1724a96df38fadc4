// SPDX-License-Identifier: MIT
//
// Of the options of a check, those that say where its results go, in which forms, and which
// findings count; and the commands that go with it: its settings, its schemas, a check in an editor
// and in CI.
#include <algorithm>
#include <cstddef>
#include <thread>

#include "cli/code_choice.hpp"
#include "cli/options_parts.hpp"
#include "report/writer.hpp"

namespace ecarte::cli {
namespace {

/// The names of the forms, "text|short|json|…".
std::string form_list(std::string list) {
  for (const report::WriterForm& form : report::writer_forms()) {
    list += (list.empty() ? "" : "|") + std::string{form.name};
  }
  return list;
}

void choose_form(CheckCommand& command, const std::string& name) {
  command.form.clear();
  if (name == "text") {
    command.format = Format::Text;
  } else if (name == "short") {
    command.format = Format::Short;
  } else if (report::writer_form(name) != nullptr) {
    command.form = name;
  } else {
    unknown_value(name, form_list("text"));
  }
}

/// A flag that can be taken back, so that the command line can go before a file that says yes.
void add_truth(CLI::App* app, const std::string& name, std::optional<bool>& truth,
               const std::string& help) {
  const std::string off = "--no-" + name.substr(name.rfind("--") + 2);
  app->add_flag_function(
      name + ",!" + off, [&truth](std::int64_t count) { truth = count > 0; }, help);
}

void add_fail_on(CLI::App* app, Settings& settings) {
  app->add_option_function<std::string>(
         "--fail-on",
         [&settings](const std::string& level) {
           settings.fail_on = fail_on_of(level);
           if (!settings.fail_on) {
             unknown_value(level, fail_on_words());
           }
         },
         "Exit with status 1 from this severity on (error); undecidable: on errors and on deals "
         "that cannot be decided")
      ->type_name(fail_on_words());
}

/// What standard input is called.
void add_stdin_name(CLI::App* app, std::string& name) {
  app->add_option("--stdin-filename", name,
                  "What standard input is called in results; a name of Markdown has its fenced "
                  "blocks read")
      ->type_name("NAME");
}

/// FORMAT:FILE; FORMAT alone is standard output.
void add_output(CheckCommand& command, const std::string& words) {
  const std::size_t colon = words.find(':');
  const std::string name = words.substr(0, colon);
  if (report::writer_form(name) == nullptr) {
    unknown_value(name, form_list({}));
  }
  if (colon == std::string::npos || words.substr(colon) == ":-") {
    choose_form(command, name);
  } else if (colon + 1 == words.size()) {
    throw CLI::ValidationError("'" + words + "' names no file; expected FORMAT:FILE");
  } else {
    command.files.push_back({name, words.substr(colon + 1)});
  }
}

/// As many as there are processors, and of those no more than were asked for, if any were: more
/// would only wait for one another, and each takes memory. Two wherever two are asked for, so that
/// one of them may wait for what is read.
std::size_t useful_threads(std::size_t asked) {
  const std::size_t processors = std::max(std::thread::hardware_concurrency(), 1U);
  return asked == 0 ? processors : std::min(asked, std::max<std::size_t>(processors, 2));
}

}  // namespace

void add_check_outputs(CLI::App* app, CheckCommand& command) {
  add_stdin_name(app, command.stdin_name);
  app->add_option_function<std::string>(
         "--format", [&command](const std::string& name) { choose_form(command, name); },
         "How results are written (text); short: a line for each finding")
      ->type_name(form_list("text"));
  app->add_option_function<std::vector<std::string>>(
         "-o,--output",
         [&command](const std::vector<std::string>& all) {
           for (const std::string& words : all) {
             add_output(command, words);
           }
         },
         "Also write results in this form, any but text, to a file; may be given several times")
      ->type_name("FORMAT:FILE")
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void add_settings(CLI::App* app, Settings& settings, std::string& config, bool fails) {
  add_code(app, settings.code);
  add_other_settings(app, settings, config, fails);
}

void add_codes(CLI::App* app, CheckCommand& command) {
  app->add_option_function<std::vector<std::string>>(
         "--code",
         [&command](const std::vector<std::string>& all) {
           command.settings.code = all.front();
           command.codes = all.size() > 1 ? all : std::vector<std::string>{};
         },
         "Judge by this code of laws, whatever the records say: a built-in name (" +
             built_in_names() +
             "), or a file or folder of house rules; given several times: list the deals on which "
             "the codes differ")
      ->type_name("NAME|FILE")
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void add_other_settings(CLI::App* app, Settings& settings, std::string& config, bool fails) {
  if (fails) {
    add_fail_on(app, settings);
  }
  add_truth(app, "--expect", settings.expect,
            "Hold the records to their own expect: lines; what they expect is not printed");
  app->add_option("--select", settings.select,
                  "Look only at these laws, kinds or classes, with commas between them: "
                  "43,revoke,score-error")
      ->type_name("WHAT")
      ->allow_extra_args(false);
  app->add_option("--ignore", settings.ignore, "Pass over these laws, kinds or classes")
      ->type_name("WHAT")
      ->allow_extra_args(false);
  app->add_option("--baseline", settings.baseline,
                  "A file of findings known of old: they are neither printed nor counted")
      ->type_name("FILE");
  add_truth(app, "--strict", settings.strict,
            "Carry the score that was due on to the next deal, not the one marked");
  add_truth(app, "-n,--notes", settings.notes,
            "Also print rights exercised or lapsed, and notes for information");
  app->add_option("--config", config,
                  "Take the settings from this file, not from the nearest .ecarte.yaml; none: from "
                  "no file")
      ->type_name("FILE|none");
}

void add_triage(CLI::App* app, CheckCommand& command) {
  app->add_flag("--update-baseline", command.update_baseline,
                "Write what is found to the baseline, which then knows it");
  app->add_flag("--update-expect", command.update_expect,
                "Write expect: lines of what is found into the records, where they have none or "
                "those they have do not hold");
  app->add_flag("--statistics", command.statistics,
                "After the summary, count findings by law, by file and by player");
  app->add_option_function<std::int64_t>(
         "--max-findings",
         [&command](const std::int64_t& most) {
           if (most < 1) {
             throw CLI::ValidationError("--max-findings: expected a number from 1 on");
           }
           command.max_findings = static_cast<std::size_t>(most);
         },
         "Print so many messages at most, and how many more there are")
      ->type_name("NUMBER");
}

void add_threads(CLI::App* app, CheckCommand& command) {
  constexpr std::size_t kMost = 256;
  app->add_option_function<std::size_t>(
         "-j,--jobs",
         [&command](const std::size_t& threads) {
           if (threads > kMost) {
             throw CLI::ValidationError("--jobs: expected a number of threads from 1 to 256, or 0");
           }
           command.threads = useful_threads(threads);
         },
         "Judge with so many threads (1), at most one for each processor, 0: with as many as that; "
         "what is written is the same")
      ->type_name("NUMBER");
}

void add_sharing(CLI::App* app, CheckCommand& command) {
  app->add_option_function<std::string>(
         "--shard",
         [&command](const std::string& words) {
           command.shard = shard_of_words(words);
           if (!command.shard) {
             throw CLI::ValidationError("--shard: expected I/N, such as 3/8, not '" + words + "'");
           }
         },
         "Check the Ith of N parts of the work, and write its results for 'ecarte merge'")
      ->type_name("I/N");
  app->add_option("--journal", command.journal,
                  "Keep what is done in this file; if it is there, go on where it ends")
      ->type_name("FILE");
}

void add_merge(CLI::App& app, MergeCommand& command) {
  CLI::App* const sub =
      app.add_subcommand("merge", "Put the results of shards together: what one run would report");
  sub->add_option("files", command.files,
                  "What 'ecarte check --shard' or --journal wrote, in any order")
      ->type_name("FILE")
      ->required();
  sub->add_option("-o,--output", command.output,
                  "Write what is here to this file instead, as one part, to be merged again")
      ->type_name("FILE");
}

void add_report(CLI::App& app, ReportCommand& command) {
  CLI::App* const sub = app.add_subcommand(
      "report", "One page of an archive and what the laws say of it, for a browser");
  sub->add_option("paths", command.paths, "Records, as for check")->type_name("PATH")->required();
  sub->add_option("-o,--output", command.output,
                  "The page is written to this file, whole or not at all; -: to standard output")
      ->type_name("FILE");
  add_settings(sub, command.settings, command.config, false);
  add_stdin_name(sub, command.stdin_name);
  sub->add_flag("--four-colour,--four-color", command.four_colour,
                "Give each suit a colour of its own: black, red, blue, green");
}

void add_schema(CLI::App& app, SchemaCommand& command) {
  CLI::App* const sub =
      app.add_subcommand("schema", "The JSON Schema of what this program writes as JSON");
  add_choice<SchemaOf>(
      sub, "of", command.of,
      {{"result", SchemaOf::Result},
       {"ledger", SchemaOf::Ledger},
       {"config", SchemaOf::Config},
       {"rule", SchemaOf::Rule},
       {"told", SchemaOf::Told},
       {"form", SchemaOf::Form},
       {"codes", SchemaOf::Codes}},
      "result: of 'ecarte check --format json'; ledger: of 'ecarte ledger "
      "--format json'; config: of .ecarte.yaml; rule: of 'ecarte rule --format json'; "
      "told, form: of what the library tells back and brings into form; codes: of a check under "
      "several codes (result)");
}

void add_demo(CLI::App& app, DemoCommand& command) {
  app.add_subcommand("demo", "Write three small records to play with")
      ->add_option("folder", command.folder, "Where to (ecarte-demo); what is there stays")
      ->type_name("FOLDER");
}

void add_config(CLI::App& app, ConfigCommand& command) {
  CLI::App* const sub = app.add_subcommand(
      "config", "The settings that hold for records, and where each of them was said");
  sub->add_option("path", command.path, "A file or folder of records (the working folder)")
      ->type_name("PATH");
  add_settings(sub, command.settings, command.config);
  add_choice<Format>(sub, "--format", command.format,
                     {{"text", Format::Text}, {"json", Format::Json}},
                     "How they are written (text)");
}

void add_lsp(CLI::App& app, LspCommand& command) {
  CLI::App* const sub = app.add_subcommand(
      "lsp", "The language server, for editors: speaks on standard input and output");
  add_settings(sub, command.settings, command.config);
  sub->add_flag("--stdio", command.stdio, "What some editors say; it is always so");
}

void add_init(CLI::App& app, InitCommand& command) {
  CLI::App* const sub = app.add_subcommand("init", "Write a job that checks records in CI");
  sub->add_option("folder", command.folder, "The repository (the working folder)")
      ->type_name("FOLDER");
  add_choice<CiService>(sub, "--ci", command.ci,
                        {{"github", CiService::GitHub}, {"gitlab", CiService::GitLab}},
                        "Whose CI it is for");
  sub->add_option("--source", command.source,
                  "Where the job gets ecarte from: the address of its repository, or of a package "
                  "(.deb)")
      ->type_name("ADDRESS");
  sub->add_flag("--force", command.force, "Replace a job that is there already");
}

}  // namespace ecarte::cli
