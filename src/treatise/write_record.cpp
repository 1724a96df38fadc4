// SPDX-License-Identifier: MIT
//
// Answers put on record: the lines of the old ones are left out, and nothing else is touched.
#include <algorithm>
#include <iterator>

#include <fmt/core.h>

#include "treatise/claim_words.hpp"
#include "treatise/read_claims.hpp"

namespace ecarte::treatise {

namespace {

template <class Value, std::size_t N>
std::string_view word_for(const std::array<std::pair<std::string_view, Value>, N>& words,
                          Value value) {
  return std::ranges::find(words, value, &std::pair<std::string_view, Value>::second)->first;
}

std::size_t indent_of(std::string_view line) {
  return std::min(line.find_first_not_of(' '), line.size());
}

void write(std::string& out, const Recorded& answer, std::size_t indent) {
  const std::string space(indent, ' ');
  fmt::format_to(std::back_inserter(out), "{0}recorded:\n{0}  verdict: {1}\n", space,
                 word_of(*answer.verdict));
  if (!answer.figures.empty()) {
    fmt::format_to(std::back_inserter(out), "{}  figures:\n", space);
  }
  for (const std::string& figure : answer.figures) {
    fmt::format_to(std::back_inserter(out), "{}    - \"{}\"\n", space, figure);
  }
}

}  // namespace

std::string_view word_of(Verdict verdict) {
  return word_for(kVerdicts, verdict);
}
std::string_view word_of(Model model) {
  return word_for(kModels, model);
}
std::string_view word_of(Goal goal) {
  switch (goal) {
    case Goal::Point:
      return "point";
    case Goal::Vole:
      return "vole";
    case Goal::OneTrick:
      return "one trick";
  }
  return "";
}

std::string with_answers(std::string_view bytes, const Chapter& chapter,
                         const std::vector<Recorded>& answers) {
  std::string out;
  std::size_t claim = 0;
  std::size_t dropped_indent = std::string_view::npos;  // of the answer being left out
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size() - 1) + 1;
    const std::string_view line = bytes.substr(0, end);
    bytes.remove_prefix(end);
    const std::size_t indent = indent_of(line);
    if (dropped_indent != std::string_view::npos && indent > dropped_indent && line != "\n") {
      continue;
    }
    dropped_indent = std::string_view::npos;
    if (claim < chapter.claims.size() && line.substr(indent).starts_with("recorded:")) {
      const Recorded& answer = answers.at(claim++);
      if (answer.verdict) {
        write(out, answer, indent);
        dropped_indent = indent;
        continue;
      }
    }
    out += line;
  }
  return out;
}

}  // namespace ecarte::treatise
