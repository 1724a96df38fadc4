// SPDX-License-Identifier: MIT
//
// The commands that are about codes of laws.
#include "cli/options_parts.hpp"

namespace ecarte::cli {

void add_explain(CLI::App& app, ExplainCommand& command) {
  CLI::App* const sub =
      app.add_subcommand("explain", "A law restated, with its windows and remedies");
  sub->add_option("law", command.what,
                  "The number or id of a law ('law 43' does as well), the id of a finding, or "
                  "of trouble with a record")
      ->type_name("LAW|ID")
      ->required();
  add_code(sub, command.code);
}

void add_laws(CLI::App& app, LawsListCommand& list_command, LawsLintCommand& lint_command,
              LawsDiffCommand& diff_command, LawsCoverCommand& cover_command) {
  CLI::App* const laws = app.add_subcommand("laws", "The codes of laws: what they hold");
  laws->require_subcommand(0, 1);
  CLI::App* const list = laws->add_subcommand("list", "Every law of a code, one line each");
  add_code(list, list_command.code);
  CLI::App* const lint =
      laws->add_subcommand("lint", "Gaps, overlaps and contradictions in a code");
  lint->add_option("code", lint_command.code, "A built-in code, or a file or folder")
      ->type_name("CODE|FILE")
      ->required();
  CLI::App* const diff = laws->add_subcommand(
      "diff", "Where two codes rule differently, with an example record for each");
  diff->add_option("first", diff_command.first, "A built-in code, or a file or folder")
      ->type_name("CODE|FILE")
      ->required();
  diff->add_option("second", diff_command.second, "Another")->type_name("CODE|FILE")->required();
  add_choice<Format>(diff, "--format", diff_command.format,
                     {{"text", Format::Text}, {"json", Format::Json}},
                     "How the differences are written (text)");
  CLI::App* const cover = laws->add_subcommand(
      "cover", "Each row of a code's data, and a record that takes it; status 1 if one has none");
  cover->add_option("code", cover_command.code, "A built-in code, or a file or folder")
      ->type_name("CODE|FILE")
      ->required();
  cover
      ->add_option("paths", cover_command.paths,
                   "Records, as for check; those of the code, or of the one it extends, count")
      ->type_name("PATH")
      ->required();
}

}  // namespace ecarte::cli
