// SPDX-License-Identifier: MIT
//
// A command line that cannot be understood: what is said of it.
#include <algorithm>

#include "cli/options_parts.hpp"
#include "notation/nearest.hpp"
#include "report/escape.hpp"

namespace ecarte::cli {
namespace {

std::vector<std::string_view> subcommand_names(const CLI::App& app) {
  std::vector<std::string_view> names;
  for (const CLI::App* const sub : app.get_subcommands([](const CLI::App*) { return true; })) {
    names.emplace_back(sub->get_name());
  }
  return names;
}

std::vector<std::string_view> long_options(const CLI::App& app) {
  std::vector<std::string_view> names;
  for (const CLI::Option* const option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) {
      names.emplace_back(name);
    }
  }
  return names;
}

/// `command` is that of the help, with a blank before each word.
std::string see_help(std::string_view command) {
  return "\nTry 'ecarte" + std::string{command} + " --help'.\n";
}

UsageReply unknown(std::string_view what, std::string_view word,
                   const std::vector<std::string_view>& known, std::string_view dashes,
                   std::string_view command) {
  std::string text = "ecarte: unknown " + std::string{what} + " '" + std::string{dashes} +
                     report::escaped(word) + "'";
  if (const std::string_view near = notation::nearest(word, known); !near.empty()) {
    text += "; did you mean '" + std::string{dashes} + std::string{near} + "'?";
  }
  return {text + see_help(command), ExitStatus::Unusable};
}

}  // namespace

std::optional<UsageReply> misspelt(const CLI::App& app, const std::vector<std::string>& arguments) {
  const CLI::App* here = &app;
  std::string command;
  for (const std::string& argument : arguments) {
    if (argument == "--") {
      break;
    }
    if (argument.starts_with("--")) {
      const std::string name = argument.substr(2, argument.find('=') - 2);
      const auto known = long_options(*here);
      if (std::ranges::find(known, name) == known.end()) {
        return unknown("option", name, known, "--", command);
      }
      continue;
    }
    const auto commands = subcommand_names(*here);
    if (argument.starts_with("-") || commands.empty()) {
      continue;
    }
    if (std::ranges::find(commands, argument) == commands.end()) {
      return unknown("command", argument, commands, "", command);
    }
    here = here->get_subcommand(argument);
    command += " " + argument;
  }
  return std::nullopt;
}

std::string wanting(const CLI::App& app, std::string_view otherwise) {
  std::string command;
  const CLI::App* here = &app;
  while (!here->get_subcommands().empty()) {
    here = here->get_subcommands().front();
    command += " " + here->get_name();
  }
  std::string text{otherwise};
  for (const CLI::Option* const option : here->get_options()) {
    if (option->get_positional() && option->get_required() && option->count() == 0) {
      text = "expected " + option->get_type_name();
      break;
    }
  }
  return "ecarte" + command + ": " + report::escaped(text) + see_help(command);
}

}  // namespace ecarte::cli
