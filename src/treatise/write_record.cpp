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

/// Where each claim's item begins and ends in the lines of its file. A claim ends with its last
/// line that is neither empty nor a remark.
class ClaimLines {
 public:
  ClaimLines(const std::vector<std::string_view>& lines, const Chapter& chapter) {
    for (std::size_t i = 0; i < chapter.claims.size(); ++i) {
      const auto first = static_cast<std::size_t>(chapter.claims[i].at.line - 1);
      const std::size_t dash = lines[first].find('-');
      std::size_t last = first;
      for (std::size_t at = first + 1; at < lines.size(); ++at) {
        const std::string_view line = lines[at];
        const std::size_t indent = indent_of(line);
        const bool empty = indent + 1 >= line.size() || line[indent] == '#';
        if (!empty && indent <= dash) {
          break;
        }
        last = empty ? last : at;
      }
      last_.push_back(last);
      indent_.push_back(indent_of(lines[first].substr(dash + 1)) + dash + 1);
    }
  }

  [[nodiscard]] std::size_t last(std::size_t claim) const { return last_.at(claim); }
  [[nodiscard]] std::size_t indent(std::size_t claim) const { return indent_.at(claim); }

 private:
  std::vector<std::size_t> last_;
  std::vector<std::size_t> indent_;
};

std::vector<std::string_view> lines_of(std::string_view bytes) {
  std::vector<std::string_view> lines;
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size() - 1) + 1;
    lines.push_back(bytes.substr(0, end));
    bytes.remove_prefix(end);
  }
  return lines;
}

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
  std::string out;
  for (std::size_t at = text.find(from); at != std::string_view::npos; at = text.find(from)) {
    out.append(text.substr(0, at)).append(to);
    text.remove_prefix(at + from.size());
  }
  return out.append(text);
}

/// As `with_answers`, of a file whose lines end with a line feed alone.
std::string with_answers_in(std::string_view bytes, const Chapter& chapter,
                            const std::vector<Recorded>& answers) {
  const std::vector<std::string_view> lines = lines_of(bytes);
  const ClaimLines places{lines, chapter};
  std::string out;
  std::size_t claim = 0;                                // the one whose end comes next
  std::size_t dropped_indent = std::string_view::npos;  // of the answer being left out
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::string_view line = lines[at];
    const std::size_t indent = indent_of(line);
    const bool dropped =
        dropped_indent != std::string_view::npos && indent > dropped_indent && line != "\n";
    dropped_indent = dropped ? dropped_indent : std::string_view::npos;
    const bool known = claim < chapter.claims.size() && answers.at(claim).verdict.has_value();
    if (!dropped && known && line.substr(indent).starts_with("recorded:")) {
      write(out, answers[claim], indent);
      dropped_indent = indent;
    } else if (!dropped) {
      out += line;
    }
    if (claim < chapter.claims.size() && at == places.last(claim)) {
      if (known && !chapter.claims[claim].has_recorded) {
        out += out.ends_with('\n') ? "" : "\n";
        write(out, answers[claim], places.indent(claim));
      }
      ++claim;
    }
  }
  return out;
}

}  // namespace

std::string_view word_of(ClaimVerdict verdict) {
  return word_for(kVerdicts, verdict);
}
std::string_view in_words(ClaimModel model) {
  switch (model) {
    case ClaimModel::Open:
      return "all cards seen";
    case ClaimModel::Lead:
      return "one card for all hands";
    case ClaimModel::Certain:
      return "one plan for all hands";
    case ClaimModel::Blind:
      return "the leader never sees";
  }
  return {};
}

std::string_view word_of(ClaimModel model) {
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
    case Goal::Points:
      return "points";
  }
  return "";
}

std::string with_answers(std::string_view bytes, const Chapter& chapter,
                         const std::vector<Recorded>& answers) {
  const std::string lines = replaced(bytes, "\r\n", "\n");
  const bool crlf = lines.size() < bytes.size() && replaced(lines, "\n", "\r\n") == bytes;
  return crlf ? replaced(with_answers_in(lines, chapter, answers), "\n", "\r\n")
              : with_answers_in(bytes, chapter, answers);
}

}  // namespace ecarte::treatise
