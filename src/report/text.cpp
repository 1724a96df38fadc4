// SPDX-License-Identifier: MIT
#include "report/text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <iterator>
#include <limits>
#include <vector>

#include <fmt/core.h>

#include "law/finding.hpp"
#include "report/escape.hpp"
#include "report/excerpt.hpp"
#include "report/finding_parts.hpp"
#include "report/phrases.hpp"
#include "report/restated.hpp"
#include "report/text_parts.hpp"
#include "report/words.hpp"
#include "report/wrap.hpp"

namespace ecarte::report {
namespace {

void write_count(std::vector<std::string>& parts, std::uint64_t count, std::string_view what,
                 bool plural) {
  if (count != 0) {
    parts.push_back(fmt::format("{} {}{}", count, what, plural && count != 1 ? "s" : ""));
  }
}

}  // namespace

void begin_head(std::string& out, std::string_view file, record::Place place, std::string_view kind,
                std::string_view kind_colour, const Palette& colours) {
  append_escaped(out.append(colours.bold), file);
  constexpr std::size_t kDigits = std::numeric_limits<std::uint32_t>::digits10 + 1;
  std::array<char, 2 * kDigits + 3> at{':'};
  char* end = std::to_chars(at.data() + 1, at.data() + at.size(), place.line).ptr;
  *end++ = ':';
  end = std::to_chars(end, at.data() + at.size(), place.column).ptr;
  *end++ = ':';
  out.append(at.data(), end).append(colours.end) += ' ';
  out.append(kind_colour).append(kind) += '[';
}

void end_head(std::string& out, std::string_view message, const Palette& colours) {
  constexpr std::string_view kBehindLabel = "]:";
  out.append(kBehindLabel).append(colours.end) += ' ';
  append_escaped(out, message);
  out += '\n';
}

void write_head(std::string& out, std::string_view file, const record::Record& record,
                record::Span span, std::string_view kind, std::string_view kind_colour,
                std::string_view label, std::string_view message, const Palette& colours) {
  begin_head(out, file, record::place_of(record, span.begin), kind, kind_colour, colours);
  append_escaped(out, label);
  end_head(out, message, colours);
}

void write_sentence(std::string& out, std::string_view clause, const TextOptions& options) {
  if (!clause.empty()) {
    append_sentence(out, clause, kSentenceIndent, options.width);
  }
}

namespace {

void append_label(std::string& out, std::string_view law, std::string_view id) {
  if (!law.empty()) {
    constexpr std::string_view kLaw = "law ";
    append_escaped(out.append(kLaw), law);
    out += ' ';
  }
  append_escaped(out, id);
}

}  // namespace

void append_label(std::string& out, const law::Finding& finding) {
  append_label(out, finding.under.law, finding.id);
  if (const law::OrBroken& other = finding.under.or_broken; other.case_index != codes::kNoCase) {
    append_label(out.append(" or "), other.law, other.id);
  }
}

std::string label_of(std::string_view law, std::string_view id) {
  std::string label;
  if (!law.empty()) {
    label.append("law ").append(law).append(" ");
  }
  return label.append(id);
}

std::string label_of(const law::Finding& finding) {
  std::string label = label_of(finding.under.law, finding.id);
  if (const law::OrBroken& other = finding.under.or_broken; other.case_index != codes::kNoCase) {
    label.append(" or ").append(label_of(other.law, other.id));
  }
  return label;
}

/// A doubtful reading is told once.
bool TextReport::said_before(std::string_view clause) {
  const bool reading = clause.starts_with("doubtful reading");
  const bool before = reading && std::ranges::find(readings_, clause) != readings_.end();
  if (reading && !before) {
    readings_.emplace_back(clause);
  }
  return before;
}

/// What the law says, the first time it is said.
void TextReport::restate(std::string& out, const Restated& said) {
  if (std::ranges::find(restated_, said) == restated_.end()) {
    restated_.push_back(said);
    write_sentence(out, words_of(said), options_);
  }
}

/// As it is or, where it is of a woman, turned, until the next is.
std::string_view TextReport::turned(const Deal& deal, std::string_view clause) {
  if (!deal.pronouns.turn_any()) {
    return clause;
  }
  turned_.clear();
  deal.pronouns.append_turned(turned_, clause);
  return turned_;
}

void TextReport::remark(std::string& out, std::string_view file, const Deal& deal,
                        const Remark& remark) const {
  const Palette colours = palette(options_.colour);
  write_head(out, file, deal.record, remark.span, "note", colours.note, remark.id, remark.message,
             colours);
  if (options_.form == TextForm::Short) {
    return;
  }
  append_excerpt(out, deal.record, remark.span, MarkKind::Fault, {}, colours);
  for (const std::string& note : remark.notes) {
    write_sentence(out, note, options_);
  }
}

void write_problem(std::string& out, std::string_view file, const record::Record& record,
                   const record::Problem& problem, const TextOptions& options) {
  const Palette colours = palette(options.colour);
  const bool unreadable = problem.kind == record::Problem::Kind::Unreadable;
  write_head(out, file, record, problem.span, unreadable ? "unreadable" : "impossible",
             colours.error, problem.id, problem.message, colours);
  if (options.form == TextForm::Short) {
    return;
  }
  append_excerpt(out, record, problem.span, MarkKind::Fault, {}, colours);
  for (const std::string& note : problem.notes) {
    write_sentence(out, note, options);
  }
}

namespace {

/// What is left out of account, a clause each.
std::vector<std::string> left_out_clauses(const Deal& deal, const LeftOut& left_out) {
  const auto told = [&](record::Span span) {
    return fmt::format("line {}, '{}'", record::place_of(deal.record, span.begin).line,
                       deal.record.text.substr(span.begin, span.end - span.begin));
  };
  std::vector<std::string> sentences;
  std::ranges::transform(left_out.sentences, std::back_inserter(sentences), told);
  std::vector<std::string> clauses;
  if (!sentences.empty()) {
    clauses.push_back(fmt::format(
        "left out of account: {}; so what follows holds only if nothing told there bears on it",
        listed(sentences, "; ")));
  }
  for (const law::Finding& finding : deal.result.findings) {
    const auto before = [&](record::Span span) {
      return span.begin < span_of(deal, finding).begin;
    };
    if (law::is_for_want_of_right(finding) && std::ranges::any_of(left_out.sentences, before)) {
      clauses.push_back(
          fmt::format("on that it turns whether this holds: {}", message_of(deal, finding)));
    }
  }
  if (left_out.ends) {
    clauses.push_back(fmt::format("nothing is ruled on from {}, onwards: {}", told(*left_out.ends),
                                  deal.result.verdict == law::Verdict::Impossible
                                      ? "it cannot be true with what is told before it"
                                      : "a card may have been moved there, or a player bound"));
  }
  return clauses;
}

std::string_view in_part_words(const Deal& deal) {
  return deal.result.verdict == law::Verdict::Impossible
             ? "only what comes before this is ruled on"
             : "what was not understood is left out of the ruling";
}

}  // namespace

void TextReport::in_part(std::string& out, std::string_view file, const Deal& deal) const {
  if (deal.understood == 0) {
    return;
  }
  const Palette colours = palette(options_.colour);
  const LeftOut left_out = left_out_of(deal);
  const record::Span first =
      left_out.sentences.empty() ? *left_out.ends : left_out.sentences.front();
  write_head(out, file, deal.record, first, "warning", colours.warning, "left-out",
             in_part_words(deal), colours);
  if (options_.form == TextForm::Short) {
    return;
  }
  for (const std::string& clause : left_out_clauses(deal, left_out)) {
    write_sentence(out, clause, options_);
  }
}

std::vector<std::string> left_out_said(const Deal& deal) {
  std::vector<std::string> said;
  if (deal.understood == 0) {
    return said;
  }
  said.push_back(as_sentence(in_part_words(deal)));
  for (const std::string& clause : left_out_clauses(deal, left_out_of(deal))) {
    said.push_back(as_sentence(escaped(clause)));
  }
  return said;
}

void TextReport::summary(std::string& out, const Tally& tally) const {
  std::vector<std::string> verdicts;
  for (const law::Verdict verdict :
       {law::Verdict::Regular, law::Verdict::Irregular, law::Verdict::Undecidable,
        law::Verdict::Impossible, law::Verdict::Unreadable}) {
    write_count(verdicts, tally.of(verdict), law::word(verdict), false);
    if (verdict == law::Verdict::Irregular && tally.undecided_in_part != 0) {
      verdicts.back() += tally.of(verdict) == 1
                             ? std::string{" (and undecided in part)"}
                             : fmt::format(" ({} undecided in part)", tally.undecided_in_part);
    }
  }
  std::vector<std::string> findings;
  write_count(findings, tally.of(law::Severity::Error), "error", true);
  write_count(findings, tally.of(law::Severity::Warning), "warning", true);
  write_count(findings, tally.of(law::Severity::Note), "note", true);
  write_count(findings, tally.waived, "waived", false);
  out += fmt::format("{} deal{}", tally.deals, tally.deals == 1 ? "" : "s");
  out += verdicts.empty() ? "" : ": " + listed(verdicts, ", ");
  out += findings.empty() ? "" : "; " + listed(findings, ", ");
  if (held_back_ != 0) {
    out += fmt::format(" ({} not shown; -n shows {})", held_back_, held_back_ == 1 ? "it" : "them");
  }
  out += '\n';
}

}  // namespace ecarte::report
