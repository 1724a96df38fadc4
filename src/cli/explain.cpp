// SPDX-License-Identifier: MIT
//
// `ecarte explain`: one law restated, what follows from it, a worked pair, and the other codes.
#include <algorithm>
#include <iterator>

#include <fmt/core.h>

#include "cli/code_choice.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/problem_words.hpp"
#include "cli/terms.hpp"
#include "codes/example_pairs.hpp"
#include "notation/nearest.hpp"
#include "report/escape.hpp"
#include "report/law_words.hpp"
#include "report/wrap.hpp"

namespace ecarte::cli {
namespace {

using codes::Case;
using codes::Code;
using codes::Law;

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
  if (what.empty()) {
    return nullptr;
  }
  for (const Law& law : code.laws) {
    if (law.number == what || law.id == what) {
      return &law;
    }
  }
  const auto found =
      std::ranges::find_if(code.laws, [&](const Law& law) { return names(code, law, what); });
  return found == code.laws.end() ? nullptr : &*found;
}

/// "law 43", "Law 043" and "43": what is asked about, as a code has it.
std::string asked_about(const std::vector<std::string>& words) {
  std::string what;
  for (const std::string& word : words) {
    what += (what.empty() ? "" : " ") + word;
  }
  for (const std::string_view before : {"law", "Law", "l."}) {
    const std::size_t end = before.size();
    if (what.starts_with(before) && what.find_first_of(" 0123456789", end) == end) {
      what.erase(0, end);
    }
  }
  what.erase(0, std::min(what.find_first_not_of(' '), what.size()));
  const bool number = what.find_first_not_of("0123456789") == std::string::npos;
  if (number) {
    what.erase(0, std::min(what.find_first_not_of('0'), what.size()));
  }
  return what;
}

[[noreturn]] void unknown_law(const Code& code, const std::string& what) {
  std::vector<std::string_view> known;
  for (const ProblemWords& problem : problem_words()) {
    known.push_back(problem.id);
  }
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

/// What `explain` prints, laid out for the width of the terminal.
class Page {
 public:
  Page(std::string& out, std::size_t width) : out_(out), width_(width) {}

  [[nodiscard]] std::string& text() { return out_; }
  void blank() { out_ += '\n'; }
  void line(std::string_view text) { fmt::format_to(std::back_inserter(out_), "{}\n", text); }
  /// `head` and a sentence; nothing for an empty clause.
  void sentence(std::string_view clause, std::size_t indent = 0, std::string_view head = {}) {
    if (!clause.empty()) {
      paragraph(std::string{head} + report::as_sentence(clause), indent);
    }
  }
  void paragraph(std::string_view text, std::size_t indent) {
    report::append_wrapped(out_, text, indent, width_);
  }

 private:
  std::string& out_;
  std::size_t width_;
};

void paragraph(Page& page, std::string_view head, std::string_view text) {
  if (!text.empty()) {
    page.blank();
    page.sentence(text, 0, head);
  }
}

/// A case and what follows from it: "If …: he may …".
void say_case(Page& page, const Code& code, const Case& c, std::string_view label) {
  page.line(fmt::format("  {}", label));
  std::string when = report::as_sentence(report::case_words(c));
  when.back() = ':';
  page.paragraph(when, 4);
  if (!c.when_reading.empty()) {
    page.sentence(fmt::format("{} the reading {}: {}", c.in_force ? "with" : "not in force; by",
                              c.when_reading, c.when_value),
                  4);
  }
  for (const std::string& line : report::outcome_words(code, c)) {
    page.sentence(line, 4);
  }
}

void describe(Page& page, const Code& code, const Law& law) {
  const std::string where =
      law.number.empty() ? "outside the laws" : "law " + std::string{law.number};
  page.line(fmt::format("{}, {}: {}{}", code.name, where, law.id,
                        law.page.empty() ? "" : fmt::format(" (p. {})", law.page)));
  paragraph(page, "", law.gist);
  paragraph(page, "Reading: ", law.reading);
  paragraph(page, "No record can show it: ", law.unobservable);
  for (const Case& c : cases_of(code, law)) {
    page.blank();
    say_case(page, code, c, c.id);
  }
  const std::vector<std::string> times = report::time_line(cases_of(code, law));
  if (!times.empty()) {
    page.blank();
    page.line("  The time limits:");
  }
  for (const std::string& line : times) {
    page.line("    " + line);
  }
  for (const codes::Tariff& row : code.tariff) {
    if (&code.laws[row.law] == &law) {
      page.blank();
      page.sentence(report::tariff_words(row), 2);
    }
  }
}

/// Of what is the program's own no law speaks, and no code differs.
void describe(Page& page, const ProblemWords& problem) {
  using Of = ProblemWords::Of;
  switch (problem.of) {
    case Of::Unreadable:
      page.line(
          fmt::format("unreadable[{}]: trouble with a record, not with the play", problem.id));
      break;
    case Of::Impossible:
      page.line(
          fmt::format("impossible[{}]: trouble with a record, not with the play", problem.id));
      break;
    case Of::Reading:
      page.line(fmt::format("[{}]: how a record was read", problem.id));
      break;
    case Of::Ruling:
      page.line(fmt::format("[{}]: said under any law, which the finding names", problem.id));
      break;
  }
  page.blank();
  page.sentence(problem.says);
  page.sentence(problem.mend);
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
  for (const codes::ExamplePair& example : codes::examples()) {
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

void compare_with(Page& page, const Code& code, const Law& law, const Code& other) {
  page.blank();
  if (const std::string_view number = same_law(code, law, other); !number.empty()) {
    return page.line(fmt::format("{}, law {}: the same", other.name, number));
  }
  const std::vector<const Case*> theirs = counterparts(code, law, other);
  if (theirs.empty()) {
    return page.line(fmt::format("{}: has no law on this", other.name));
  }
  page.line(fmt::format("{} differs:", other.name));
  for (const Case* const c : theirs) {
    say_case(page, other, *c, fmt::format("law {} {}", other.law_of(*c).number, c->id));
  }
}

/// For a law without cases: the other code's law of the same id.
void compare_statement(Page& page, const Law& law, const Code& other) {
  page.blank();
  const auto found = std::ranges::find(other.laws, law.id, &Law::id);
  if (found == other.laws.end()) {
    return page.line(fmt::format("{}: has no law of this name", other.name));
  }
  const std::string head = fmt::format("{}, law {}: ", other.name, found->number);
  page.sentence(found->gist == law.gist ? std::string_view{"the same"} : found->gist, 0, head);
}

}  // namespace

ExitStatus explain(const ExplainCommand& command, Streams& streams) {
  const std::string what = asked_about(command.what);
  const ChosenCode chosen = code_here(command.code);
  const Code& code = chosen.code_or_default();
  const Law* const law = find_law(code, what);
  Page page{streams.out.buffer(), streams.out.width()};
  if (const ProblemWords* const problem = law == nullptr ? problem_words(what) : nullptr) {
    describe(page, *problem);
    return ExitStatus::Clean;
  }
  if (law == nullptr) {
    unknown_law(code, what);
  }
  describe(page, code, *law);
  worked_pair(page.text(), code, *law);
  for (const Code* const other : codes::built_in_codes()) {
    if (other->name == code.name) {
      continue;
    }
    if (law->cases == 0) {
      compare_statement(page, *law, *other);
    } else {
      compare_with(page, code, *law, *other);
    }
  }
  return ExitStatus::Clean;
}

}  // namespace ecarte::cli
