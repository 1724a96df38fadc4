// SPDX-License-Identifier: MIT
#include "lsp/analysis.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "record/format.hpp"
#include "referee/referee.hpp"
#include "report/escape.hpp"
#include "report/finding_parts.hpp"
#include "report/telling.hpp"
#include "report/text.hpp"
#include "report/words.hpp"
#include "report/wrap.hpp"
#include "texts/heard.hpp"
#include "texts/judged.hpp"

namespace ecarte::lsp {
namespace {

ProtocolSeverity severity_of(law::Severity severity) {
  switch (severity) {
    case law::Severity::Error:
      return ProtocolSeverity::Error;
    case law::Severity::Warning:
      return ProtocolSeverity::Warning;
    case law::Severity::Note:
      return ProtocolSeverity::Information;
  }
  return ProtocolSeverity::Information;
}

/// Goes through the deals of one document.
class Analyst {
 public:
  Analyst(const Document& document, DocumentTerms& terms, Analysis& into)
      : document_(document), terms_(terms), into_(into) {
    options_.default_code = terms.default_code();
    options_.strict = terms.strict();
  }

  void block(const Block& block) {
    notation::Reader reader{notation::source_of(block.text), block.first_line};
    referee::judge(reader, options_, [this](const referee::Judged& judged) { deal(judged); });
  }

 private:
  void deal(const referee::Judged& judged) {
    law::DealResult selected = judged.result;
    terms_.select(selected);
    report::Deal deal{judged.record, judged.facts, judged.code, selected};
    const std::vector<report::DealInOrder> orders = texts::orders_of(judged);
    deal.orders = orders;
    deal.understood = judged.understood;
    deal.own_code = judged.own_code;
    const DocumentTerms::Treated treated = terms_.treat(deal);
    deal.treatments = &treated.findings;
    deal.doubt_expected = treated.doubt_expected;
    deal.problems_expected = treated.problems_expected;

    const std::size_t first = into_.found.size();
    problems(deal);
    findings(deal);
    for (const DocumentTerms::Unmet& unmet : treated.unmet) {
      add(deal, unmet.span, ProtocolSeverity::Error, "expect", "expect").message = unmet.message;
    }
    remarks(judged, deal);
    std::stable_sort(
        into_.found.begin() + static_cast<std::ptrdiff_t>(first), into_.found.end(),
        [](const Diagnostic& a, const Diagnostic& b) { return a.at.begin < b.at.begin; });
    add_lines(judged, deal);
  }

  Diagnostic& add(const report::Deal& deal, record::Span span, ProtocolSeverity severity,
                  std::string_view code, std::string title) {
    Diagnostic& found = into_.found.emplace_back();
    found.at = document_.reader_lines().stretch(deal.record, span);
    found.severity = severity;
    found.code = code;
    found.title = std::move(title);
    return found;
  }

  void problems(const report::Deal& deal) {
    for (const record::Problem& problem : deal.record.problems) {
      if (deal.problems_expected) {
        continue;
      }
      const bool unreadable = problem.kind == record::Problem::Kind::Unreadable;
      Diagnostic& found = add(deal, problem.span, ProtocolSeverity::Error, problem.id,
                              unreadable ? "cannot be read" : "cannot be true");
      found.message = report::escaped(problem.message);
      for (const std::string& note : problem.notes) {
        found.explained.push_back(report::as_sentence(report::escaped(note)));
      }
      if (unreadable) {
        const bool sentence = problem.reach != record::Problem::Reach::Deal;
        found.refused = document_.reader_lines().stretch(
            deal.record, sentence && problem.sentence.end > problem.sentence.begin
                             ? problem.sentence
                             : problem.span);
      }
    }
  }

  void findings(const report::Deal& deal) {
    for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
      const law::Finding& finding = deal.result.findings[i];
      if (report::treatment_of(deal, i) != report::Treatment::Reported ||
          !report::is_shown(finding, terms_.all_notes())) {
        continue;
      }
      Diagnostic& found = add(deal, report::span_of(deal, finding), severity_of(finding.severity),
                              finding.id, report::title_of(finding));
      found.message = report::sentences_of(deal, finding);
      found.explained = report::explained(deal, finding);
      if (report::is_proved_elsewhere(deal, finding.place)) {
        found.proof = document_.reader_lines().stretch(
            deal.record, report::span_of(deal, finding.place.witness));
        found.proof_says = report::witness_words(finding);
      }
    }
    for (const law::Missing& missing : deal.result.missing) {
      if (!deal.doubt_expected && !report::is_waived(missing)) {
        Diagnostic& found =
            add(deal, report::span_of(deal, missing.at), ProtocolSeverity::Information, missing.id,
                report::label_of(missing.law, missing.id));
        found.message = "Undecidable: the record does not say what the ruling turns on: " +
                        report::escaped(report::needs_of(deal, missing));
        found.explained = report::explained(deal, missing);
      }
    }
  }

  void remarks(const referee::Judged& judged, const report::Deal& deal) {
    std::vector<report::Remark> remarks = texts::heard_and_kept(deal, true);
    texts::add_order_notes(judged, remarks);
    for (const report::Remark& remark : remarks) {
      Diagnostic& found =
          add(deal, remark.span, ProtocolSeverity::Hint, remark.id, std::string(remark.id));
      found.message = report::escaped(remark.message);
      for (const std::string& note : remark.notes) {
        found.explained.push_back(report::as_sentence(report::escaped(note)));
      }
    }
  }

  void add_lines(const referee::Judged& judged, const report::Deal& deal) {
    const report::Deal written{judged.order.written, deal.facts, deal.code, deal.result};
    const std::string canonical = record::format(judged.order.written, record::FreeWords::LeftOut);
    std::size_t number = judged.order.written.first_line;
    std::size_t at = 0;
    for (report::ReadLine& line : report::read_lines(written)) {
      for (; number < line.number && at < canonical.size(); ++number) {
        at = std::min(canonical.find('\n', at), canonical.size() - 1) + 1;
      }
      const std::string_view whole =
          std::string_view(canonical).substr(at, canonical.find('\n', at) - at);
      const bool same = record::without_blanks(record::without_comment(whole)) == line.written;
      into_.lines.push_back(
          {document_.reader_lines().line(line.number), std::move(line.says), same});
    }
  }

  const Document& document_;
  DocumentTerms& terms_;
  Analysis& into_;
  referee::Options options_;
};

}  // namespace

std::vector<const Diagnostic*> Analysis::at(const Document& document, std::size_t offset) const {
  std::vector<const Diagnostic*> within;
  std::vector<const Diagnostic*> on_line;
  const std::size_t line = document.lines().line_of(offset);
  for (const Diagnostic& one : found) {
    if (one.at.begin <= offset && offset <= one.at.end) {
      within.push_back(&one);
    } else if (document.lines().line_of(one.at.begin) == line) {
      on_line.push_back(&one);
    }
  }
  return within.empty() ? on_line : within;
}

const ReadAs* Analysis::line_at(const Document& document, std::size_t offset) const {
  const std::size_t line = document.lines().line_of(offset);
  const auto there = std::ranges::find_if(
      lines, [&](const ReadAs& one) { return document.lines().line_of(one.line.begin) == line; });
  return there == lines.end() ? nullptr : &*there;
}

Analysis analyse(const Document& document, Project& project) {
  Analysis analysis;
  std::unique_ptr<DocumentTerms> terms;
  try {
    terms = project.terms_of(document.path());
  } catch (const std::exception& error) {
    analysis.trouble = report::escaped(error.what());
    terms = project.plain_terms();
  }
  Analyst analyst{document, *terms, analysis};
  for (const Block& block : document.blocks()) {
    analyst.block(block);
  }
  return analysis;
}

}  // namespace ecarte::lsp
