// SPDX-License-Identifier: MIT
#include "report/text.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

#include <fmt/core.h>

#include "report/escape.hpp"
#include "report/excerpt.hpp"
#include "report/finding_parts.hpp"
#include "report/phrases.hpp"
#include "report/pronouns.hpp"
#include "report/why.hpp"
#include "report/words.hpp"
#include "report/wrap.hpp"

namespace ecarte::report {
namespace {

constexpr std::size_t kIndent = 2;  ///< of the sentences under a finding

/// The first line of a report on something at `span`.
void write_head(std::string& out, std::string_view file, const record::Record& record,
                record::Span span, std::string_view kind, std::string_view kind_colour,
                std::string_view label, std::string_view message, const Palette& colours) {
  const record::Place place = record::place_of(record, span.begin);
  fmt::format_to(std::back_inserter(out), "{}{}:{}:{}:{} {}{}[{}]:{} {}\n", colours.bold,
                 escaped(file), place.line, place.column, colours.end, kind_colour, kind,
                 escaped(label), colours.end, escaped(message));
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

/// The law of that number; nullptr if the code has none.
const law::Law* numbered(const law::Code& code, std::string_view number) {
  const auto found = std::ranges::find(code.laws, number, &law::Law::number);
  return number.empty() || found == code.laws.end() ? nullptr : &*found;
}

/// The law a finding speaks by: that of its number, or what stands outside the numbered laws.
const law::Law* law_of(const Deal& deal, const law::Finding& finding) {
  if (!finding.law.empty() || finding.case_index >= deal.code.cases.size()) {
    return numbered(deal.code, finding.law);
  }
  return &deal.code.law_of(deal.code.cases[finding.case_index]);
}

void write_sentence(std::string& out, std::string_view clause, const TextOptions& options) {
  if (!clause.empty()) {
    append_wrapped(out, as_sentence(escaped(clause)), kIndent, options.width);
  }
}

void write_count(std::vector<std::string>& parts, std::uint64_t count, std::string_view what,
                 bool plural) {
  if (count != 0) {
    parts.push_back(fmt::format("{} {}{}", count, what, plural && count != 1 ? "s" : ""));
  }
}

void write_why(std::string& out, const record::Record& record, const Why& why,
               const TextOptions& options) {
  constexpr std::size_t kDeeper = 2;
  for (const Step& step : why.steps) {
    append_wrapped(
        out,
        as_sentence(escaped(as_told(record, fmt::format("{}: {}", word(step.kind), step.text)))),
        kIndent + kDeeper, options.width);
  }
  for (const Otherwise& other : why.otherwise) {
    append_wrapped(out, as_sentence(escaped(as_told(record, other.text))), kIndent + kDeeper,
                   options.width);
  }
}

/// Must a mark be taken down that he may besides take down of himself?
bool falls_anyway(const Deal& deal, const law::Finding& finding) {
  const auto takes_down = [&](const law::Finding& other) {
    return other.remedy.force == law::Force::Mandatory && other.offender == finding.offender &&
           other.remedy.kind == law::Remedy::TakeDown;
  };
  return finding.fact.kind == replay::FactKind::MarkNotDue &&
         std::ranges::any_of(deal.result.findings, takes_down);
}

/// What may or must be done about it.
std::string what_now(const Deal& deal, const law::Finding& finding) {
  const auto mends = [&](const law::Standing& one) {
    return one.mend && same_fact(one.fact, finding.fact);
  };
  if (const auto mend = std::ranges::find_if(deal.result.open, mends);
      finding.pending && mend != deal.result.open.end()) {
    return open_words(deal, *mend);
  }
  return falls_anyway(deal, finding) ? std::string{} : remedy_of(deal, finding);
}

/// Is what is open said under a finding already?
bool said_under(const law::Finding& finding, const law::Standing& one) {
  const bool same =
      !one.of_deal_before && same_fact(one.fact, finding.fact) && one.ground == law::Ground::Sure;
  return same && (finding.pending ? one.mend
                                  : finding.remedy.status == law::Status::Open &&
                                        finding.case_index == one.case_index);
}

}  // namespace

std::string label_of(std::string_view law, std::string_view id) {
  return law.empty() ? std::string{id} : fmt::format("law {} {}", law, id);
}

/// What the law says, the first time it is named.
void TextReport::restate(std::string& out, const law::Law* law) {
  if (law == nullptr || std::ranges::find(restated_, law) != restated_.end()) {
    return;
  }
  restated_.push_back(law);
  const std::string which =
      law->number.empty() ? std::string{law->id} : fmt::format("law {}", law->number);
  const std::string page = law->page.empty() ? "" : fmt::format(" (p. {})", law->page);
  write_sentence(out, fmt::format("{}{}: {}", which, page, law->gist), options_);
}

void TextReport::finding(std::string& out, std::string_view file, const Deal& deal,
                         const law::Finding& finding) {
  if (!is_shown(finding, options_.all_notes)) {
    ++held_back_;
    return;
  }
  const Palette colours = palette(options_.colour);
  const record::Span span = span_of(deal, finding);
  const auto say = [&](std::string clause) {
    write_sentence(out, as_told(deal.record, std::move(clause)), options_);
  };
  write_head(out, file, deal.record, span, law::word(finding.severity),
             colour_of(finding.severity, colours), label_of(finding.law, finding.id),
             as_told(deal.record, message_of(deal, finding)), colours);
  if (options_.form == TextForm::Short) {
    return;
  }
  append_excerpt(out, deal.record, span, MarkKind::Fault, {}, colours);
  if (finding.witness < deal.record.acts.size() && finding.witness != finding.at) {
    append_excerpt(out, deal.record, span_of(deal, finding.witness), MarkKind::Proof,
                   witness_words(finding), colours);
  }
  restate(out, law_of(deal, finding));
  for (const std::string_view also : finding.also) {
    restate(out, numbered(deal.code, also));
  }
  say(what_now(deal, finding));
  for (const law::Standing& past : deal.result.past) {
    if (past.ground == law::Ground::IfFound && same_fact(past.fact, finding.fact)) {
      say(past_words(deal, past));
    }
  }
  say(decided_words(deal, finding));
  say(choices_of(deal, finding));
  say(what_if_of(deal, finding));
  for (const std::string& note : notes_of(deal, finding)) {
    say(note);
  }
  if (options_.why) {
    write_why(out, deal.record, why_of(deal, finding), options_);
  }
}

void TextReport::missing(std::string& out, std::string_view file, const Deal& deal,
                         const law::Missing& missing) {
  const Palette colours = palette(options_.colour);
  const record::Span span = span_of(deal, missing.at);
  write_head(
      out, file, deal.record, span, "undecidable", colours.note, label_of(missing.law, missing.id),
      "the record does not say what the ruling turns on: " + needs_of(deal, missing), colours);
  if (options_.form == TextForm::Short) {
    return;
  }
  append_excerpt(out, deal.record, span, MarkKind::Fault, {}, colours);
  restate(out, numbered(deal.code, missing.law));
  for (const std::string& answer : answers_words(deal, missing)) {
    write_sentence(out, as_told(deal.record, answer), options_);
  }
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

void TextReport::in_part(std::string& out, std::string_view file, const Deal& deal) const {
  if (deal.understood == 0) {
    return;
  }
  const Palette colours = palette(options_.colour);
  const LeftOut left_out = left_out_of(deal);
  const auto told = [&](record::Span span) {
    return fmt::format("line {}, '{}'", record::place_of(deal.record, span.begin).line,
                       deal.record.text.substr(span.begin, span.end - span.begin));
  };
  const record::Span first =
      left_out.sentences.empty() ? *left_out.ends : left_out.sentences.front();
  const bool impossible = deal.result.verdict == law::Verdict::Impossible;
  write_head(out, file, deal.record, first, "warning", colours.warning, "left-out",
             impossible ? "only what comes before this is ruled on"
                        : "what was not understood is left out of the ruling",
             colours);
  if (options_.form == TextForm::Short) {
    return;
  }
  std::vector<std::string> sentences;
  std::ranges::transform(left_out.sentences, std::back_inserter(sentences), told);
  if (!sentences.empty()) {
    write_sentence(
        out,
        fmt::format("left out of account: {}; so what follows holds only if nothing told "
                    "there bears on it",
                    listed(sentences, "; ")),
        options_);
  }
  if (left_out.ends) {
    write_sentence(out,
                   fmt::format("nothing is ruled on from {}, onwards: {}", told(*left_out.ends),
                               impossible ? "it cannot be true with what is told before it"
                                          : "a card may have been moved there, or a player bound"),
                   options_);
  }
}

void TextReport::standing(std::string& out, std::string_view file, const Deal& deal) const {
  if (!deal.result.last || options_.form == TextForm::Short || deal.record.acts.empty()) {
    return;
  }
  const Palette colours = palette(options_.colour);
  const std::size_t acts = deal.understood != 0 ? deal.understood : deal.record.acts.size();
  const record::Place place = record::place_of(deal.record, deal.record.acts[acts - 1].at);
  out += fmt::format("{}{}:{}:{} as it stands now\n", colours.bold, escaped(file), place.line,
                     colours.end);
  std::size_t said = 0;
  for (const law::Standing& one : deal.result.open) {
    const bool above = std::ranges::any_of(deal.result.findings, [&](const law::Finding& finding) {
      return is_shown(finding, options_.all_notes) && said_under(finding, one);
    });
    said += above ? 1U : 0U;
    if (!above) {
      write_sentence(out, as_told(deal.record, open_words(deal, one)), options_);
    }
  }
  if (said == deal.result.open.size()) {
    write_sentence(out, said == 0 ? "no law gives anybody a choice now" : "nothing else is open",
                   options_);
  }
  // What is over under a finding is told there.
  for (const law::Standing& one : deal.result.past) {
    const bool told = std::ranges::any_of(deal.result.findings, [&](const law::Finding& finding) {
      return is_shown(finding, options_.all_notes) && same_fact(one.fact, finding.fact);
    });
    if (!told) {
      write_sentence(out, as_told(deal.record, past_words(deal, one)), options_);
    }
  }
}

void TextReport::left_out(std::string& out) const {
  if (options_.form == TextForm::Full) {
    write_sentence(out, "what is written after the mark is not taken into account", options_);
  }
}

void TextReport::score(std::string& out, const Deal& deal) const {
  const law::Score& due = deal.result.due;
  const law::Score& marked = deal.result.marked;
  if (options_.form == TextForm::Short) {
    return;
  }
  if (!due.knows_any()) {
    write_sentence(out,
                   fmt::format("what the score should be {} cannot be told from the record{}",
                               deal.result.stops ? "now" : "after this deal",
                               hangs_on_words(deal.result.hangs_on)),
                   options_);
    return;
  }
  const auto agrees = [&](std::size_t seat) {
    return !marked.knows(seat) || !due.knows(seat) || marked.of(seat) == due.of(seat);
  };
  const bool agree = agrees(0) && agrees(1);
  // Said last, it would be taken to settle what somebody may still choose.
  const bool hangs = std::ranges::any_of(deal.result.choices, [&](const law::Choice& choice) {
    return choice.remedy != law::Remedy::LetStand && choice.due != due;
  });
  write_sentence(
      out,
      fmt::format("{}the score {} is {}{}", hangs ? "if nothing is claimed, " : "",
                  deal.result.stops ? "now" : "after this deal", score_words(deal, due),
                  agree ? "" : fmt::format("; {} was marked", score_words(deal, marked))),
      options_);
}

void TextReport::summary(std::string& out, const Tally& tally) const {
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
