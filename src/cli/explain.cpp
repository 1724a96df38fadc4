// SPDX-License-Identifier: MIT
//
// `ecarte explain`: one law restated, what follows from it, a worked pair, and the other codes.
#include <algorithm>
#include <iterator>

#include <fmt/core.h>

#include "cli/code_choice.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "law/examples.hpp"
#include "notation/nearest.hpp"
#include "report/escape.hpp"
#include "report/law_words.hpp"

namespace ecarte::cli {
namespace {

using law::Case;
using law::Code;
using law::Law;

std::span<const Case> cases_of(const Code& code, const Law& law) {
  return code.cases.subspan(law.first_case, law.cases);
}

bool names(const Code& code, const Law& law, std::string_view what) {
  return law.number == what || law.id == what ||
         std::ranges::any_of(cases_of(code, law), [what](const Case& c) {
           return c.id == what || c.name == what || c.stray == what || c.undone == what;
         });
}

/// The law of that number, else of that id, else the first with a case of that id.
const Law* find_law(const Code& code, std::string_view what) {
  for (const Law& law : code.laws) {
    if (law.number == what || law.id == what) {
      return &law;
    }
  }
  const auto found =
      std::ranges::find_if(code.laws, [&](const Law& law) { return names(code, law, what); });
  return found == code.laws.end() ? nullptr : &*found;
}

[[noreturn]] void unknown_law(const Code& code, const std::string& what) {
  std::vector<std::string_view> known;
  for (const Law& law : code.laws) {
    known.push_back(law.id);
  }
  for (const Case& c : code.cases) {
    known.push_back(c.id);
  }
  const std::string_view near = notation::nearest(what, known);
  throw InputError(fmt::format("{} has no law '{}'{}", code.name, what,
                               near.empty() ? std::string{"; see 'ecarte laws list'"}
                                            : fmt::format("; did you mean '{}'?", near)));
}

void paragraph(std::string& out, std::string_view head, std::string_view text) {
  if (!text.empty()) {
    fmt::format_to(std::back_inserter(out), "\n{}{}\n", head, text);
  }
}

void describe(std::string& out, const Code& code, const Law& law) {
  const std::string where =
      law.number.empty() ? "outside the laws" : "law " + std::string{law.number};
  fmt::format_to(std::back_inserter(out), "{}, {}: {}{}\n", code.name, where, law.id,
                 law.page.empty() ? "" : fmt::format(" (p. {})", law.page));
  paragraph(out, "", law.gist);
  paragraph(out, "Reading: ", law.reading);
  paragraph(out, "No record can show it: ", law.unobservable);
  for (const Case& c : cases_of(code, law)) {
    fmt::format_to(std::back_inserter(out), "\n  {}: {}\n", c.id, report::box_words(c));
    if (!c.when_reading.empty()) {
      fmt::format_to(std::back_inserter(out), "    {} the reading {}: {}\n",
                     c.in_force ? "with" : "not in force; by", c.when_reading, c.when_value);
    }
    for (const std::string& line : report::outcome_words(code, c)) {
      fmt::format_to(std::back_inserter(out), "    {}\n", line);
    }
  }
  for (const law::Tariff& row : code.tariff) {
    if (&code.laws[row.law] == &law) {
      fmt::format_to(std::back_inserter(out), "\n  {}\n", report::tariff_words(row));
    }
  }
}

void quote(std::string& out, std::string_view name, std::string_view text) {
  fmt::format_to(std::back_inserter(out), "\n{}.ecarte\n", name);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    fmt::format_to(std::back_inserter(out), "  | {}\n", text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

void worked_pair(std::string& out, const Code& code, const Law& law) {
  for (const law::Example& example : law::examples()) {
    if (!law.number.empty() && example.law == law.number &&
        (example.code == code.name || example.code == code.extends)) {
      quote(out, example.first_name, example.first);
      quote(out, example.second_name, example.second);
      return;
    }
  }
}

/// True if some combination of attributes lies in the boxes of both.
bool overlap(const Case& a, const Case& b) {
  if (a.on != b.on) {
    return false;
  }
  for (std::size_t i = 0; i < a.accepts.size(); ++i) {
    if ((a.accepts[i] & b.accepts[i]) == 0) {
      return false;
    }
  }
  return true;
}

/// The cases of `other` that answer what the cases of `law` answer.
std::vector<const Case*> counterparts(const Code& code, const Law& law, const Code& other) {
  std::vector<const Case*> found;
  for (const Case& c : other.cases) {
    if (std::ranges::any_of(cases_of(code, law), [&c](const Case& o) { return overlap(o, c); })) {
      found.push_back(&c);
    }
  }
  return found;
}

/// True if the two say the same of the same.
bool same(const Code& code, const Case& ours, const Code& other, const Case& theirs) {
  return theirs.on == ours.on && report::box_words(theirs) == report::box_words(ours) &&
         report::outcome_words(other, theirs) == report::outcome_words(code, ours);
}

/// The number of the other code's law that says the same in every case; empty if none does.
std::string_view same_law(const Code& code, const Law& law, const Code& other) {
  for (const Law& theirs : other.laws) {
    const bool agrees =
        theirs.cases != 0 && std::ranges::all_of(cases_of(code, law), [&](const Case& ours) {
          return std::ranges::any_of(cases_of(other, theirs),
                                     [&](const Case& c) { return same(code, ours, other, c); });
        });
    if (agrees) {
      return theirs.number;
    }
  }
  return {};
}

void compare_with(std::string& out, const Code& code, const Law& law, const Code& other) {
  const auto back = std::back_inserter(out);
  if (const std::string_view number = same_law(code, law, other); !number.empty()) {
    fmt::format_to(back, "\n{}, law {}: the same\n", other.name, number);
    return;
  }
  const std::vector<const Case*> theirs = counterparts(code, law, other);
  if (theirs.empty()) {
    fmt::format_to(back, "\n{}: has no law on this\n", other.name);
    return;
  }
  fmt::format_to(back, "\n{} differs:\n", other.name);
  for (const Case* const c : theirs) {
    fmt::format_to(back, "  law {} {}: {}\n", other.law_of(*c).number, c->id,
                   report::box_words(*c));
    for (const std::string& line : report::outcome_words(other, *c)) {
      fmt::format_to(back, "    {}\n", line);
    }
  }
}

/// For a law without cases: the other code's law of the same id.
void compare_statement(std::string& out, const Law& law, const Code& other) {
  for (const Law& theirs : other.laws) {
    if (theirs.id == law.id) {
      fmt::format_to(std::back_inserter(out), "\n{}, law {}: {}\n", other.name, theirs.number,
                     theirs.gist == law.gist ? "the same" : theirs.gist);
      return;
    }
  }
  fmt::format_to(std::back_inserter(out), "\n{}: has no law of this name\n", other.name);
}

}  // namespace

ExitStatus explain(const ExplainCommand& command, Streams& streams) {
  const ChosenCode chosen{command.code};
  const Code& code = chosen.code_or_default();
  const Law* const law = find_law(code, command.what);
  if (law == nullptr) {
    unknown_law(code, command.what);
  }
  std::string& out = streams.out.buffer();
  describe(out, code, *law);
  worked_pair(out, code, *law);
  for (const Code* const other : law::built_in_codes()) {
    if (other->name == code.name) {
      continue;
    }
    if (law->cases == 0) {
      compare_statement(out, *law, *other);
    } else {
      compare_with(out, code, *law, *other);
    }
  }
  return ExitStatus::Clean;
}

}  // namespace ecarte::cli
