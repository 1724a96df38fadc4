// SPDX-License-Identifier: MIT
//
// Annotations of GitHub Actions: commands in the log of a job. GitHub shows ten of a step, so the
// ten most severe are written, and how many were held back; the summary has the totals.
#include <algorithm>
#include <iterator>
#include <vector>

#include <fmt/core.h>

#include "report/escape.hpp"
#include "report/finding_parts.hpp"
#include "report/writer.hpp"

namespace ecarte::report {
namespace {

constexpr std::size_t kMost = 10;

/// Text of a command; of one of its properties too, where `property`.
std::string encoded(std::string_view text, bool property) {
  std::string safe;
  for (const char c : text) {
    const bool special = c == '%' || c == '\r' || c == '\n' || (property && (c == ':' || c == ','));
    safe += special ? fmt::format("%{:02X}", static_cast<unsigned char>(c)) : std::string(1, c);
  }
  return safe;
}

/// What people wrote, as plain text of Markdown.
std::string as_plain_text(std::string_view text) {
  constexpr std::string_view kSpecial = "\\`*_[]<>|";
  std::string safe;
  for (const char c : text) {
    safe += kSpecial.find(c) == std::string_view::npos ? std::string(1, c) : std::string{'\\', c};
  }
  return safe;
}

/// A path for a span of code, in which a backtick cannot be escaped.
std::string as_code(std::string_view path) {
  std::string safe;
  for (const char c : escaped(path)) {
    safe += c == '`' ? std::string{"\\x60"} : std::string(1, c);
  }
  return safe;
}

std::string counted(std::uint64_t number, std::string_view word) {
  return fmt::format("{} {}{}", number, word, number == 1 ? "" : "s");
}

struct Annotation {
  int rank = 0;  ///< 0: the gravest
  std::string_view command;
  std::string path;
  Region region;
  std::string title;
  std::string message;
};

class GitHub final : public Writer {
 public:
  explicit GitHub(const WriterContext& context) : context_(context) {}

  void begin(std::string& /*out*/) override {}

  void deal(std::string& /*out*/, std::string_view file, const Deal& deal) override {
    if (!deal.problems_expected) {
      for (const record::Problem& problem : deal.record.problems) {
        add({0, "error", context_.from_root(file), region_of(deal.record, problem.span),
             "record " + problem.id, escaped(problem.message)});
      }
    }
    for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
      const law::Finding& finding = deal.result.findings[i];
      if (treatment_of(deal, i) != Treatment::Reported ||
          !is_shown(finding, context_.all_notes())) {
        continue;
      }
      const auto [rank, command] = graded(finding.severity);
      add({rank, command, context_.from_root(file), region_of(deal.record, span_of(deal, finding)),
           title_of(finding), sentences_of(deal, finding)});
    }
  }

  void end(std::string& out, Tally& tally, const Coverage* /*coverage*/) override {
    for (const Annotation& one : gravest_) {
      write(out, one);
    }
    if (all_ > gravest_.size()) {
      out += fmt::format("::notice::{} more {} held back: GitHub shows {} annotations of a step\n",
                         all_ - gravest_.size(),
                         all_ - gravest_.size() == 1 ? "finding was" : "findings were", kMost);
    }
    summarize(tally);
  }

  [[nodiscard]] std::string summary() const override { return summary_; }

 private:
  static std::pair<int, std::string_view> graded(law::Severity severity) {
    switch (severity) {
      case law::Severity::Error:
        return {1, "error"};
      case law::Severity::Warning:
        return {2, "warning"};
      case law::Severity::Note:
        return {3, "notice"};
    }
    return {3, "notice"};
  }

  void add(Annotation one) {
    ++all_;
    const auto at = std::ranges::upper_bound(gravest_, one.rank, {}, &Annotation::rank);
    gravest_.insert(at, std::move(one));
    if (gravest_.size() > kMost) {
      gravest_.pop_back();
    }
  }

  static void write(std::string& out, const Annotation& one) {
    out +=
        fmt::format("::{} file={},line={},endLine={}", one.command,
                    encoded(escaped(one.path), true), one.region.begin.line, one.region.end.line);
    if (one.region.begin.line == one.region.end.line) {  // else columns mean nothing to GitHub
      out += fmt::format(",col={},endColumn={}", one.region.begin.column, one.region.end.column);
    }
    out += fmt::format(",title={}::{}\n", encoded(one.title, true), encoded(one.message, false));
  }

  void summarize(const Tally& tally) {
    summary_ = fmt::format(
        "### {}\n\n| deals | regular | irregular | undecidable | impossible | unreadable |\n"
        "|---|---|---|---|---|---|\n| {} | {} | {} | {} | {} | {} |\n\n"
        "{}{}, {}, {}\n",
        context_.tool, tally.deals, tally.of(law::Verdict::Regular),
        tally.of(law::Verdict::Irregular), tally.of(law::Verdict::Undecidable),
        tally.of(law::Verdict::Impossible), tally.of(law::Verdict::Unreadable),
        tally.undecided_in_part == 0
            ? std::string{}
            : fmt::format("{} irregular and undecided in part; ", tally.undecided_in_part),
        counted(tally.of(law::Severity::Error), "error"),
        counted(tally.of(law::Severity::Warning), "warning"),
        counted(tally.of(law::Severity::Note), "note"));
    if (!gravest_.empty()) {
      summary_ += "\n";
    }
    for (const Annotation& one : gravest_) {
      summary_ +=
          fmt::format("- **{}** `{}:{}` {}: {}\n", one.command, as_code(one.path),
                      one.region.begin.line, as_plain_text(one.title), as_plain_text(one.message));
    }
    if (all_ > gravest_.size()) {
      summary_ += fmt::format("- and {} more\n", all_ - gravest_.size());
    }
  }

  WriterContext context_;
  std::vector<Annotation> gravest_;  ///< by rank, then as met
  std::size_t all_ = 0;
  std::string summary_;
};

}  // namespace

std::unique_ptr<Writer> github_writer(const WriterContext& context) {
  return std::make_unique<GitHub>(context);
}

}  // namespace ecarte::report
