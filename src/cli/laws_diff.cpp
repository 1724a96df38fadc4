// SPDX-License-Identifier: MIT
//
// `ecarte laws diff`: every combination in which two codes rule differently, in words, each with
// the shortest example record that was found.
#include <iterator>
#include <utility>

#include <fmt/core.h>

#include "cli/code_choice.hpp"
#include "cli/commands.hpp"
#include "examples/difference.hpp"
#include "json/value.hpp"
#include "report/escape.hpp"
#include "report/law_words.hpp"
#include "report/words.hpp"

namespace ecarte::cli {
namespace {

using codes::Code;
using codes::Difference;
using codes::FactDifferences;
using Json = json::Value;

/// One difference in words.
struct Entry {
  std::string box;
  std::array<bool, 2> speaks{};                      ///< false where a code is silent
  std::array<std::string, 2> law;                    ///< numbers; empty outside the laws
  std::array<std::string_view, 2> cls;               ///< what kind of thing each code finds
  std::array<std::vector<std::string>, 2> outcomes;  ///< empty where a code is silent
  std::size_t combinations = 0;
  std::string example;  ///< empty if none was found
};

struct FactEntries {
  std::string_view fact;
  std::size_t combinations = 0;
  std::size_t tried = 0;
  bool exhausted = true;
  std::vector<Entry> entries;
};

/// The positions `first` to `last` between the boundaries.
std::string run_words(int first, int last, const FactDifferences& fact) {
  const int end = static_cast<int>(fact.boundaries.size());
  const auto boundary = [&](int i) {
    return report::closing_words(fact.boundaries[static_cast<std::size_t>(i)].beats);
  };
  std::string text;
  if (first > 0) {
    text = "after: " + boundary(first - 1);
  }
  if (last < end) {
    text += (text.empty() ? "" : ", and ") + std::string{"before: "} + boundary(last);
  } else if (first == end) {
    text += ", or never";
  } else {
    text += " or never";
  }
  return text;
}

std::string found_words(const Difference& box, const FactDifferences& fact) {
  const int count = static_cast<int>(fact.boundaries.size()) + 1;
  std::string text;
  for (int first = 0; first < count; ++first) {
    if ((box.positions >> first & 1U) == 0) {
      continue;
    }
    int last = first;
    while (last + 1 < count && (box.positions >> (last + 1) & 1U) != 0) {
      ++last;
    }
    if (first == 0 && last + 1 == count) {
      return {};
    }
    text += (text.empty() ? "; found " : "; or ") + run_words(first, last, fact);
    first = last;
  }
  return text;
}

std::string box_words(const Difference& box, const FactDifferences& fact) {
  codes::Case c;
  c.on = fact.fact;
  c.accepts = box.values;
  const std::string text = report::box_words(c) + found_words(box, fact);
  return text.starts_with("on ") ? text.substr(3) : text;
}

void describe_side(Entry& entry, std::size_t side, const Code& code, std::uint16_t number) {
  if (number == codes::kNoCase) {
    return;
  }
  const codes::Case& c = code.cases[number];
  entry.speaks[side] = true;
  entry.law[side] = code.law_of(c).number;
  entry.cls[side] = law::word(c.cls);
  entry.outcomes[side] = report::outcome_words(code, c);
}

FactEntries entries_of(const Code& first, const Code& second, const FactDifferences& fact) {
  examples::FactWitnesses witnesses = examples::find_witnesses(first, second, fact);
  FactEntries entries{
      replay::entry(fact.fact).name, fact.combinations, witnesses.tried, witnesses.exhausted, {}};
  for (std::size_t i = 0; i < fact.boxes.size(); ++i) {
    const Difference& box = fact.boxes[i];
    Entry entry;
    entry.box = box_words(box, fact);
    entry.combinations = box.combinations;
    entry.example = std::move(witnesses.texts[i]);
    describe_side(entry, 0, first, box.first);
    describe_side(entry, 1, second, box.second);
    entries.entries.push_back(std::move(entry));
  }
  return entries;
}

/// What differs besides the cases, a line each: the score, and what a code says at its head.
std::vector<std::string> other_differences(const Code& first, const Code& second,
                                           const codes::CodeDifferences& differences) {
  std::vector<std::string> lines;
  for (const codes::ScoreDifference& row : differences.score) {
    const auto side = [&row](std::size_t i) {
      return row.marks[i] < 0
                 ? std::string{"nothing laid down"}
                 : std::to_string(row.marks[i]) +
                       (row.ceiling[i] < 0 ? std::string{}
                                           : ", at most " + std::to_string(row.ceiling[i]) +
                                                 " for one who offended");
    };
    lines.push_back(fmt::format("score, {}: {}: {}; {}: {}", law::word(row.earned), first.name,
                                side(0), second.name, side(1)));
  }
  const auto compare = [&](std::string_view what, int ours, int theirs) {
    if (ours != theirs) {
      lines.push_back(
          fmt::format("{}: {}: {}; {}: {}", what, first.name, ours, second.name, theirs));
    }
  };
  compare("points that win the game", first.game, second.game);
  compare("tricks that make the point", first.hand.point, second.hand.point);
  compare("tricks that make the vole", first.hand.vole, second.hand.vole);
  const auto compare_multiples = [&](std::string_view what, int ours, int theirs) {
    const auto words = [](int up_to) { return up_to < 0 ? "never" : std::to_string(up_to); };
    if (ours != theirs) {
      lines.push_back(fmt::format("a {} up to this many points of the loser: {}: {}; {}: {}", what,
                                  first.name, words(ours), second.name, words(theirs)));
    }
  };
  compare_multiples("treble", first.treble_up_to, second.treble_up_to);
  compare_multiples("double", first.double_up_to, second.double_up_to);
  const auto compare_custom = [&]<class Domain>(std::string_view what, Domain ours, Domain theirs) {
    if (ours != theirs) {
      lines.push_back(fmt::format("{}: {}: {}; {}: {}", what, first.name, replay::word_of(ours),
                                  second.name, replay::word_of(theirs)));
    }
  };
  compare_custom("of two cards cut, which deals", first.cut_deals, second.cut_deals);
  compare_custom("who deals after a deal that stood", first.deals_next, second.deals_next);
  if (first.ceilings_after_replay != second.ceilings_after_replay) {
    const auto words = [](const Code& code) {
      return code.ceilings_after_replay == codes::AfterReplay::Follow ? "holds" : "falls";
    };
    lines.push_back(fmt::format("a ceiling in hands played again: {}: {}; {}: {}", first.name,
                                words(first), second.name, words(second)));
  }
  return lines;
}

void print_side(std::string& out, const Code& code, const Entry& entry, std::size_t side) {
  const auto back = std::back_inserter(out);
  if (!entry.speaks[side]) {
    fmt::format_to(back, "  {}: does not speak of it\n", report::escaped(code.name));
    return;
  }
  const std::string where =
      entry.law[side].empty() ? "outside the laws" : "law " + report::escaped(entry.law[side]);
  fmt::format_to(back, "  {}, {} ({}):\n", report::escaped(code.name), where, entry.cls[side]);
  for (const std::string& line : entry.outcomes[side]) {
    fmt::format_to(back, "    {}\n", report::escaped(line));
  }
}

void print_example(std::string& out, std::string_view text, const FactEntries& fact) {
  const auto back = std::back_inserter(out);
  if (text.empty()) {
    fmt::format_to(back, "  no example in {} records tried{}\n", fact.tried,
                   fact.exhausted ? "" : ", where the search stopped");
    return;
  }
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    fmt::format_to(back, "  | {}\n", text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

void print_text(std::string& out, const Code& first, const Code& second,
                const std::vector<FactEntries>& facts, const std::vector<std::string>& others) {
  const auto back = std::back_inserter(out);
  std::size_t differences = others.size();
  std::size_t combinations = 0;
  std::size_t all = 0;
  std::size_t without = 0;
  for (const FactEntries& fact : facts) {
    all += fact.combinations;
    for (const Entry& entry : fact.entries) {
      fmt::format_to(back, "{}\n", entry.box);
      print_side(out, first, entry, 0);
      print_side(out, second, entry, 1);
      print_example(out, entry.example, fact);
      out += '\n';
      ++differences;
      combinations += entry.combinations;
      without += entry.example.empty() ? 1 : 0;
    }
  }
  for (const std::string& line : others) {
    fmt::format_to(back, "{}\n\n", report::escaped(line));
  }
  fmt::format_to(back,
                 "{} and {}: {} difference{}, in {} of {} combinations; {} without an example\n",
                 report::escaped(first.name), report::escaped(second.name), differences,
                 differences == 1 ? "" : "s", combinations, all, without);
}

Json side_json(const Entry& entry, std::size_t side) {
  if (!entry.speaks[side]) {
    return nullptr;
  }
  return {{"law", entry.law[side]}, {"class", entry.cls[side]}, {"outcome", entry.outcomes[side]}};
}

void print_json(std::string& out, const Code& first, const Code& second,
                const std::vector<FactEntries>& facts, const std::vector<std::string>& others) {
  Json list = Json::array();
  std::size_t all = 0;
  for (const FactEntries& fact : facts) {
    all += fact.combinations;
    for (const Entry& entry : fact.entries) {
      list.push_back({{"fact", fact.fact},
                      {"where", entry.box},
                      {"combinations", entry.combinations},
                      {"first", side_json(entry, 0)},
                      {"second", side_json(entry, 1)},
                      {"example", entry.example.empty() ? Json(nullptr) : Json(entry.example)},
                      {"tried", fact.tried}});
    }
  }
  const Json document{
      {"schema", "ecarte.laws-diff/1"},
      {"first", {{"name", first.name}, {"digest", first.digest}}},
      {"second", {{"name", second.name}, {"digest", second.digest}}},
      {"combinations", all},
      {"differences", std::move(list)},
      {"other", others},
  };
  out += report::escaped_json(document.dump(2));
  out += '\n';
}

}  // namespace

ExitStatus diff_laws(const LawsDiffCommand& command, Streams& streams) {
  const ChosenCode first{command.first};
  const ChosenCode second{command.second};
  const Code& a = first.code_or_default();
  const Code& b = second.code_or_default();
  const codes::CodeDifferences differences = codes::diff(a, b);
  std::vector<FactEntries> facts;
  for (const FactDifferences& fact : differences.facts) {
    facts.push_back(entries_of(a, b, fact));
  }
  const std::vector<std::string> others = other_differences(a, b, differences);
  (command.format == Format::Json ? print_json : print_text)(streams.out.buffer(), a, b, facts,
                                                             others);
  return ExitStatus::Clean;
}

}  // namespace ecarte::cli
