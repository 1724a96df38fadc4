// SPDX-License-Identifier: MIT
//
// Of the options of a check, those that say where its results go, in which forms, and which
// findings count; and the command that prints the schemas of results.
#include "cli/options_parts.hpp"
#include "notation/nearest.hpp"
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

[[noreturn]] void unknown_form(const std::string& name) {
  std::vector<std::string_view> names;
  for (const report::WriterForm& form : report::writer_forms()) {
    names.push_back(form.name);
  }
  const std::string_view near = notation::nearest(name, names);
  throw CLI::ValidationError("'" + name + "' is not one of " + form_list({}) +
                             (near.empty() ? "" : "; did you mean '" + std::string{near} + "'?"));
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
    throw CLI::ValidationError("'" + name + "' is not one of " + form_list("text|short"));
  }
}

/// FORMAT:FILE; FORMAT alone is standard output.
void add_output(CheckCommand& command, const std::string& words) {
  const std::size_t colon = words.find(':');
  const std::string name = words.substr(0, colon);
  if (report::writer_form(name) == nullptr) {
    unknown_form(name);
  }
  if (colon == std::string::npos || words.substr(colon) == ":-") {
    command.form = name;
  } else if (colon + 1 == words.size()) {
    throw CLI::ValidationError("'" + words + "' names no file; expected FORMAT:FILE");
  } else {
    command.files.push_back({name, words.substr(colon + 1)});
  }
}

}  // namespace

void add_check_outputs(CLI::App* app, CheckCommand& command) {
  app->add_option("--stdin-filename", command.stdin_name,
                  "What standard input is called in results; a name of Markdown has its fenced "
                  "blocks read")
      ->type_name("NAME");
  app->add_option_function<std::string>(
         "--format", [&command](const std::string& name) { choose_form(command, name); },
         "How results are written (text); short: a line for each finding")
      ->type_name(form_list("text|short"));
  app->add_option_function<std::vector<std::string>>(
         "-o,--output",
         [&command](const std::vector<std::string>& all) {
           for (const std::string& words : all) {
             add_output(command, words);
           }
         },
         "Also write results in this form to a file; may be given several times")
      ->type_name("FORMAT:FILE")
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void add_triage(CLI::App* app, CheckCommand& command) {
  app->add_option("--select", command.select,
                  "Look only at these laws, kinds or classes, with commas between them: "
                  "43,revoke,score-error")
      ->type_name("WHAT")
      ->allow_extra_args(false)
      ->excludes("--expect");
  app->add_option("--ignore", command.ignore, "Pass over these laws, kinds or classes")
      ->type_name("WHAT")
      ->allow_extra_args(false)
      ->excludes("--expect");
  CLI::Option* const baseline =
      app->add_option("--baseline", command.baseline,
                      "A file of findings known of old: they are neither printed nor counted")
          ->type_name("FILE");
  app->add_flag("--update-baseline", command.update_baseline,
                "Write what is found to the baseline, which then knows it")
      ->needs(baseline);
  app->add_flag("--statistics", command.statistics,
                "After the summary, count findings by law, by file and by player");
  app->add_option("--max-findings", command.max_findings,
                  "Print so many findings at most, and how many more there are")
      ->type_name("NUMBER");
}

void add_schema(CLI::App& app, SchemaCommand& command) {
  CLI::App* const sub =
      app.add_subcommand("schema", "The JSON Schema of what this program writes as JSON");
  add_choice<SchemaOf>(sub, "of", command.of,
                       {{"result", SchemaOf::Result}, {"ledger", SchemaOf::Ledger}},
                       "result: of 'ecarte check --format json'; ledger: of 'ecarte ledger "
                       "--format json' (result)");
}

}  // namespace ecarte::cli
