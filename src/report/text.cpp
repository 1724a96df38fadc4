// SPDX-License-Identifier: MIT
#include "report/text.hpp"

#include <iterator>
#include <vector>

#include <fmt/core.h>

#include "report/escape.hpp"
#include "report/excerpt.hpp"
#include "report/phrases.hpp"
#include "report/words.hpp"

namespace ecarte::report {
namespace {

/// The first line of a report on something at `span`.
void write_head(std::string& out, std::string_view file, const record::Record& record,
                record::Span span, std::string_view kind, std::string_view kind_colour,
                std::string_view label, std::string_view message, const Palette& colours) {
  const record::Place place = record::place_of(record, span.begin);
  fmt::format_to(std::back_inserter(out), "{}{}:{}:{}:{} {}{}[{}]:{} {}\n", colours.bold,
                 escaped(file), place.line, place.column, colours.end, kind_colour, kind,
                 escaped(label), colours.end, escaped(message));
}

void write_line(std::string& out, std::string_view what, std::string_view text,
                const Palette& colours) {
  if (!text.empty()) {
    fmt::format_to(std::back_inserter(out), "      {}{}:{} {}\n", colours.bold, what, colours.end,
                   escaped(text));
  }
}

std::string_view colour_of(law::Severity severity, const Palette& colours) {
  switch (severity) {
    case law::Severity::Error:
      return colours.error;
    case law::Severity::Warning:
      return colours.warning;
    case law::Severity::Note:
      return colours.note;
  }
  return {};
}

/// "43 (p. 15): a player who …" for the law of that number; empty if the code has none.
std::string statement_of(const law::Code& code, std::string_view number) {
  for (const law::Law& law : code.laws) {
    if (law.number == number && !number.empty()) {
      const std::string page = law.page.empty() ? "" : fmt::format(" (p. {})", law.page);
      return fmt::format("{}{}: {}", number, page, law.gist);
    }
  }
  return {};
}

/// "(p. 35): three stake in a pool …" for what stands outside the numbered laws.
std::string practice_of(const Deal& deal, const law::Finding& finding) {
  if (!finding.law.empty() || finding.case_index >= deal.code.cases.size()) {
    return {};
  }
  const law::Law& law = deal.code.law_of(deal.code.cases[finding.case_index]);
  const std::string page = law.page.empty() ? "" : fmt::format(" (p. {})", law.page);
  return fmt::format("{}{}: {}", law.id, page, law.gist);
}

void write_count(std::vector<std::string>& parts, std::uint64_t count, std::string_view what,
                 bool plural) {
  if (count != 0) {
    parts.push_back(fmt::format("{} {}{}", count, what, plural && count != 1 ? "s" : ""));
  }
}

}  // namespace

bool is_shown(const law::Finding& finding, const TextOptions& options) {
  if (options.all_notes || finding.severity != law::Severity::Note) {
    return true;
  }
  switch (finding.cls) {
    case law::Class::Irregularity:
    case law::Class::BadRemedy:
    case law::Class::ScoreError:
    case law::Class::Unprovided:
      return true;
    case law::Class::Forfeiture:
    case law::Class::Election:
    case law::Class::Info:
      return false;
  }
  return true;
}

std::string label_of(std::string_view law, std::string_view id) {
  return law.empty() ? std::string{id} : fmt::format("law {} {}", law, id);
}

void write_finding(std::string& out, std::string_view file, const Deal& deal,
                   const law::Finding& finding, const TextOptions& options) {
  const Palette colours = palette(options.colour);
  const record::Span span = span_of(deal, finding.at);
  write_head(out, file, deal.record, span, law::word(finding.severity),
             colour_of(finding.severity, colours), label_of(finding.law, finding.id),
             message_of(deal, finding), colours);
  append_excerpt(out, deal.record, span, MarkKind::Fault, {}, colours);
  if (finding.witness < deal.record.acts.size() && finding.witness != finding.at) {
    append_excerpt(out, deal.record, span_of(deal, finding.witness), MarkKind::Proof,
                   witness_words(finding), colours);
  }
  for (const std::string& note : notes_of(deal, finding)) {
    write_line(out, "note", note, colours);
  }
  write_line(out, "remedy", remedy_of(deal, finding), colours);
  write_line(out, "law", statement_of(deal.code, finding.law), colours);
  write_line(out, "practice", practice_of(deal, finding), colours);
  for (const std::string_view also : finding.also) {
    write_line(out, "law", statement_of(deal.code, also), colours);
  }
}

void write_missing(std::string& out, std::string_view file, const Deal& deal,
                   const law::Missing& missing, const TextOptions& options) {
  const Palette colours = palette(options.colour);
  const record::Span span = span_of(deal, missing.at);
  write_head(
      out, file, deal.record, span, "undecidable", colours.note, label_of(missing.law, missing.id),
      "the record does not say what the ruling turns on: " + needs_of(deal, missing), colours);
  append_excerpt(out, deal.record, span, MarkKind::Fault, {}, colours);
  write_line(out, "law", statement_of(deal.code, missing.law), colours);
}

void write_remark(std::string& out, std::string_view file, const Deal& deal, const Remark& remark,
                  const TextOptions& options) {
  const Palette colours = palette(options.colour);
  write_head(out, file, deal.record, remark.span, "note", colours.note, remark.id, remark.message,
             colours);
  append_excerpt(out, deal.record, remark.span, MarkKind::Fault, {}, colours);
  for (const std::string& note : remark.notes) {
    write_line(out, "note", note, colours);
  }
}

void write_problem(std::string& out, std::string_view file, const record::Record& record,
                   const record::Problem& problem, const TextOptions& options) {
  const Palette colours = palette(options.colour);
  const bool unreadable = problem.kind == record::Problem::Kind::Unreadable;
  write_head(out, file, record, problem.span, unreadable ? "unreadable" : "impossible",
             colours.error, problem.id, problem.message, colours);
  append_excerpt(out, record, problem.span, MarkKind::Fault, {}, colours);
  for (const std::string& note : problem.notes) {
    write_line(out, "note", note, colours);
  }
}

void write_summary(std::string& out, const Tally& tally) {
  std::vector<std::string> verdicts;
  for (const law::Verdict verdict :
       {law::Verdict::Regular, law::Verdict::Irregular, law::Verdict::Undecidable,
        law::Verdict::Impossible, law::Verdict::Unreadable}) {
    write_count(verdicts, tally.of(verdict), law::word(verdict), false);
  }
  std::vector<std::string> findings;
  write_count(findings, tally.of(law::Severity::Error), "error", true);
  write_count(findings, tally.of(law::Severity::Warning), "warning", true);
  write_count(findings, tally.of(law::Severity::Note), "note", true);
  out += fmt::format("{} deal{}", tally.deals, tally.deals == 1 ? "" : "s");
  out += verdicts.empty() ? "" : ": " + listed(verdicts, ", ");
  out += findings.empty() ? "" : "; " + listed(findings, ", ");
  out += '\n';
}

}  // namespace ecarte::report
