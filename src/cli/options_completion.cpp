// SPDX-License-Identifier: MIT
//
// Completion for the shells, made from the definition of the command line itself, and from the
// codes of laws that are built in.
#include <algorithm>
#include <iterator>
#include <set>

#include <fmt/core.h>

#include "cli/options_parts.hpp"
#include "codes/code.hpp"
#include "report/writer.hpp"

namespace ecarte::cli {
namespace {

/// What may follow one command.
struct Completions {
  std::string command;             ///< "laws list"; empty: at the top
  std::vector<std::string> below;  ///< commands
  std::vector<const CLI::Option*> options;
};

void gather(const CLI::App& app, const std::string& command, std::vector<Completions>& into) {
  Completions here{command, {}, {}};
  for (const CLI::App* const sub : app.get_subcommands([](const CLI::App*) { return true; })) {
    here.below.push_back(sub->get_name());
  }
  here.options = app.get_options();
  into.push_back(here);
  for (const std::string& name : here.below) {
    gather(*app.get_subcommand(name), command.empty() ? name : fmt::format("{} {}", command, name),
           into);
  }
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) {
    text += (text.empty() ? "" : " ") + word;
  }
  return text;
}

/// Laws by number, and everything findings are called, of all codes built in.
std::vector<std::string> laws() {
  std::set<std::string> words;
  for (const codes::Code* const code : codes::built_in_codes()) {
    for (const codes::Law& law : code->laws) {
      words.insert({std::string{law.number}, std::string{law.id}});
    }
    for (const codes::Case& c : code->cases) {
      words.insert({std::string{c.id}, std::string{c.name}});
    }
  }
  words.erase("");
  return {words.begin(), words.end()};
}

std::vector<std::string> codes() {
  std::vector<std::string> names;
  for (const codes::Code* const code : codes::built_in_codes()) {
    names.emplace_back(code->name);
  }
  return names;
}

/// What stands before the name of a file with results: "sarif:".
std::vector<std::string> forms_of_files() {
  std::vector<std::string> names;
  for (const report::WriterForm& form : report::writer_forms()) {
    names.push_back(std::string{form.name} + ":");
  }
  return names;
}

/// The words an option's value may be; none if that is not known: then it is a file, or free.
std::vector<std::string> values_of(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  if (type == "WHAT" || type == "LAW|ID") {
    return laws();
  }
  if (type == "FORMAT:FILE") {
    return forms_of_files();
  }
  if (type == "NAME|FILE" || type == "CODE|FILE") {
    return codes();
  }
  std::vector<std::string> words;
  if (type.find('|') == std::string::npos || type.find_first_of("ABCDEFGHIJ") == 0) {
    return words;
  }
  for (std::size_t at = 0; at <= type.size();) {
    const std::size_t end = std::min(type.find('|', at), type.size());
    words.push_back(type.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

std::vector<std::string> names_of(const CLI::Option& option) {
  std::vector<std::string> names;
  for (const std::string& name : option.get_lnames()) {
    names.push_back("--" + name);
  }
  for (const std::string& name : option.get_snames()) {
    names.push_back("-" + name);
  }
  return names;
}

/// What may stand after the command: its commands and options, and the values of what has no name.
std::vector<std::string> words_after(const Completions& here) {
  std::vector<std::string> words = here.below;
  for (const CLI::Option* const option : here.options) {
    const std::vector<std::string> more =
        option->get_positional() ? values_of(*option) : names_of(*option);
    words.insert(words.end(), more.begin(), more.end());
  }
  return words;
}

/// Two tables for bash and zsh: what may follow a command, and what may follow an option of it.
std::string tables(const std::vector<Completions>& all) {
  std::string text = "_ecarte_after() {\n  case \"$1\" in\n";
  for (const Completions& here : all) {
    text += fmt::format("    '{}') echo '{}' ;;\n", here.command, joined(words_after(here)));
  }
  text += "  esac\n}\n_ecarte_values() {\n  case \"$1\" in\n";
  for (const Completions& here : all) {
    for (const CLI::Option* const option : here.options) {
      const std::vector<std::string> values = values_of(*option);
      for (const std::string& name : names_of(*option)) {
        if (!values.empty()) {
          text += fmt::format("    '{} {}') echo '{}' ;;\n", here.command, name, joined(values));
        }
      }
    }
  }
  return text + "  esac\n}\n";
}

/// How both find the command that is being written from the words before the cursor.
constexpr std::string_view kFind =
    "_ecarte_command() {\n"
    "  local found='' word\n"
    "  for word in \"$@\"; do\n"
    "    case \" $(_ecarte_after \"$found\") \" in\n"
    "      *\" $word \"*) case \"$word\" in\n"
    "        -*) ;;\n"
    "        *) [ -n \"$(_ecarte_after \"${found:+$found }$word\")\" ] &&\n"
    "          found=\"${found:+$found }$word\" ;;\n"
    "      esac ;;\n"
    "    esac\n"
    "  done\n"
    "  echo \"$found\"\n"
    "}\n";

std::string for_bash(const std::vector<Completions>& all) {
  return "# Completion of ecarte for bash; `ecarte completion bash` writes it.\n" + tables(all) +
         std::string{kFind} +
         "_ecarte() {\n"
         "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} here words\n"
         "  here=$(_ecarte_command \"${COMP_WORDS[@]:1:COMP_CWORD-1}\")\n"
         "  words=$(_ecarte_values \"$here $prev\")\n"
         "  [ -n \"$words\" ] || words=$(_ecarte_after \"$here\")\n"
         "  case $prev$cur in :*|*:) words= ;; esac\n"  // a file is named behind a form
         "  COMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))\n"
         "  case ${COMPREPLY[0]} in *:) compopt -o nospace 2>/dev/null ;; esac\n"
         "}\n"
         "complete -o default -F _ecarte ecarte\n";
}

std::string for_zsh(const std::vector<Completions>& all) {
  return "#compdef ecarte\n# Completion of ecarte for zsh; `ecarte completion zsh` writes it.\n" +
         tables(all) + std::string{kFind} +
         "_ecarte() {\n"
         "  local here given\n"
         "  here=$(_ecarte_command \"${(@)words[2,CURRENT-1]}\")\n"
         "  given=$(_ecarte_values \"$here ${words[CURRENT-1]}\")\n"
         "  [ -n \"$given\" ] || given=$(_ecarte_after \"$here\")\n"
         "  case $given in\n"
         "    *:*) compset -P '*:' || compadd -S '' -- ${=given} ;;\n"  // a file behind a form
         "    *) compadd -- ${=given} ;;\n"
         "  esac\n"
         "  _files\n"
         "}\n"
         "if [ \"$funcstack[1]\" = _ecarte ]; then _ecarte \"$@\"; else compdef _ecarte ecarte; "
         "fi\n";
}

/// True where `command`, and none below it, has been written.
std::string fish_condition(const Completions& here) {
  if (here.command.empty()) {
    return "__fish_use_subcommand";
  }
  const std::string outer = here.command.substr(0, here.command.find(' '));
  const bool inner = outer != here.command;
  std::string condition = "__fish_seen_subcommand_from " + outer;
  if (inner) {
    condition += "; and __fish_seen_subcommand_from " + here.command.substr(outer.size() + 1);
  } else if (!here.below.empty()) {
    condition += "; and not __fish_seen_subcommand_from " + joined(here.below);
  }
  return condition;
}

std::string for_fish(const std::vector<Completions>& all) {
  std::string text = "# Completion of ecarte for fish; `ecarte completion fish` writes it.\n";
  for (const Completions& here : all) {
    const std::string head = fmt::format("complete -c ecarte -n '{}'", fish_condition(here));
    if (!here.below.empty()) {
      text += fmt::format("{} -f -a '{}'\n", head, joined(here.below));
    }
    for (const CLI::Option* const option : here.options) {
      const std::vector<std::string> values = values_of(*option);
      std::string names;
      for (const std::string& name : option->get_lnames()) {
        names += " -l " + name;
      }
      for (const std::string& name : option->get_snames()) {
        names.append(" -s ").append(name);
      }
      const std::string takes = values.empty() ? (option->get_items_expected_max() > 0 ? " -r" : "")
                                               : fmt::format(" -a '{}'", joined(values));
      if (!names.empty() || !values.empty()) {
        text.append(head).append(names);
        const bool file = option->get_type_name().find("FILE") != std::string::npos;
        const std::string_view needs = file ? " -r" : " -x";  // or no file is offered
        text.append(names.empty() || values.empty() ? "" : needs).append(takes).append("\n");
      }
    }
  }
  return text;
}

}  // namespace

std::string completion(const CLI::App& app, Shell shell) {
  std::vector<Completions> all;
  gather(app, "", all);
  switch (shell) {
    case Shell::Bash:
      return for_bash(all);
    case Shell::Zsh:
      return for_zsh(all);
    case Shell::Fish:
      return for_fish(all);
  }
  return {};
}

}  // namespace ecarte::cli
