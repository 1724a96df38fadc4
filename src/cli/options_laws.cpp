// SPDX-License-Identifier: MIT
//
// The commands that are about laws: codes of them, one of them, a dispute under them.
#include "cli/options_parts.hpp"

namespace ecarte::cli {

void add_explain(CLI::App& app, ExplainCommand& command) {
  CLI::App* const sub =
      app.add_subcommand("explain", "A law restated, with its windows and remedies");
  sub->add_option("law", command.what,
                  "The number or id of a law ('law 43' does as well), the id of a finding, or "
                  "of anything else the program reports")
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

void add_rule(CLI::App& app, RuleCommand& command) {
  CLI::App* const sub = app.add_subcommand("rule",
                                           "Settle a dispute at the table: by questions, where "
                                           "there is no record of it; by a claim against "
                                           "a record; or between two players' records of one deal");
  sub->add_option(
         "accounts", command.accounts,
         "The record a claim is made against; or two records of one deal: where they differ, "
         "and what the ruling turns on")
      ->type_name("PATH[#GAME.DEAL]")
      ->expected(0, 2);
  sub->add_option("--claim", command.claim,
                  "Uphold or dismiss a claim: WHAT [by NAME] [at trick N | at line N]")
      ->type_name("CLAIM");
  add_code(sub, command.code);
  sub->add_option("--answers", command.answers,
                  "A file of answers, one a line, by number or by word, in the order asked")
      ->type_name("FILE");
  sub->add_option("--record", command.record,
                  "Write what was answered as a record that check rules on alike")
      ->type_name("FILE");
  add_choice<Format>(sub, "--format", command.format,
                     {{"text", Format::Text}, {"json", Format::Json}},
                     "json: the next question, or the rulings, for the answers given");
}

void add_page(CLI::App& app, PageCommand& command) {
  CLI::App* const sub = app.add_subcommand(
      "page",
      "The page on the table: the referee in one file for a phone, which works without a network");
  sub->add_option("-o,--output", command.output, "Write it to this file, not to standard output")
      ->type_name("FILE");
  sub->add_option("--code", command.code, "The built-in laws it begins with")->type_name("NAME");
  sub->add_option("--from", command.from,
                  "Take the page from this file, as the web build made it, not from beside the "
                  "program")
      ->type_name("FILE");
}

}  // namespace ecarte::cli
