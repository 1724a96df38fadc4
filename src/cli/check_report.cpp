// SPDX-License-Identifier: MIT
#include "cli/check_report.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "report/finding_parts.hpp"
#include "texts/heard.hpp"
#include "texts/objections.hpp"

namespace ecarte::cli {
namespace {

report::TextOptions text_options(const CheckCommand& command, const Output& to) {
  report::TextOptions options;
  options.colour =
      command.colour == Colour::Always || (command.colour == Colour::Auto && to.shows_colours());
  options.form = command.format == Format::Short ? report::TextForm::Short : report::TextForm::Full;
  options.width = to.width();
  options.why = command.why;
  return options;
}

bool problems_expected(const ReportedDeal& reported) {
  return reported.comparison != nullptr && reported.comparison->problems_expected;
}

}  // namespace

CheckReport::CheckReport(const CheckCommand& command, Streams& streams)
    : streams_(streams),
      most_(command.max_findings),
      text_(text_options(command, streams.out)),
      problem_text_(text_options(command, streams.err)) {}

bool CheckReport::is_in_order(const referee::Judged& judged) {
  const auto is_note = [](const law::Finding& finding) {
    return finding.severity == law::Severity::Note && !report::is_waived(finding);
  };
  return judged.record.problems.empty() && judged.understood == 0 &&
         judged.result.missing.empty() && judged.order.notes.empty() &&
         std::ranges::all_of(judged.result.findings, is_note);
}

bool CheckReport::is_silent(const referee::Judged& judged, bool all_notes) {
  const auto is_shown = [all_notes](const law::Finding& finding) {
    return report::is_shown(finding, all_notes);
  };
  const auto& names = judged.record.names;
  if (judged.stopped.at_mark || judged.result.stands.stops || (names && names->players_taken) ||
      std::ranges::any_of(judged.result.findings, is_shown) ||
      (all_notes && judged.result.number_of_findings() != 0)) {
    return false;
  }
  const report::Deal deal{judged.record, judged.facts, judged.code, judged.result};
  return !report::leaves_open(deal, all_notes) && texts::heard_and_kept(deal, all_notes).empty();
}

std::string CheckReport::problems(const ReportedDeal& reported) {
  std::string problems;
  if (!problems_expected(reported)) {
    for (const record::Problem& problem : reported.deal.record.problems) {
      if (has_room()) {
        report::write_problem(problems, reported.file, reported.deal.record, problem,
                              problem_text_);
      }
    }
  }
  return problems;
}

void CheckReport::findings(const ReportedDeal& reported) {
  const report::Deal& deal = reported.deal;
  const std::string& file = reported.file;
  std::string& out = streams_.out.buffer();
  text_.show_all_notes(reported.all_notes);
  if (!problems_expected(reported)) {
    text_.in_part(out, file, deal);
  }
  const std::size_t before = out.size();
  const bool in_doubt = reported.comparison != nullptr && reported.comparison->doubt_expected;
  for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
    const law::Finding& finding = deal.result.findings[i];
    if (reported.treatments[i] == report::Treatment::Reported &&
        (!report::is_shown(finding, reported.all_notes) || has_room())) {
      text_.finding(out, file, deal, finding);  // which counts what it does not show
    }
  }
  if (!in_doubt) {
    for (const law::Missing& missing : deal.result.missing) {
      if (!report::is_waived(missing) && has_room()) {
        text_.missing(out, file, deal, missing);
      }
    }
  }
  const std::vector<report::Remark> heard = reported.comparison == nullptr
                                                ? texts::heard_and_kept(deal, reported.all_notes)
                                                : std::vector<report::Remark>{};
  remarks(reported, heard, true);
  if (reported.stands ||
      ((deal.result.stands.stops || report::leaves_open(deal, reported.all_notes)) && !in_doubt)) {
    text_.standing(out, file, deal);
  }
  if (out.size() != before || deal.understood != 0) {
    text_.score(out, deal);
  }
  say_who_plays(reported);
  remarks(reported, heard, false);
  advised(reported);
}

/// What answers an objection is part of the ruling, and stands before how things stand.
void CheckReport::remarks(const ReportedDeal& reported, const std::vector<report::Remark>& heard,
                          bool answers) {
  for (const report::Remark& remark : heard) {
    if ((remark.id == texts::kObjection) == answers) {
      text_.remark(streams_.out.buffer(), reported.file, reported.deal, remark);
    }
  }
}

void CheckReport::advised(const ReportedDeal& reported) {
  std::string& out = streams_.out.buffer();
  if (reported.deal.remarks != nullptr) {
    for (const report::Remark& remark : *reported.deal.remarks) {
      text_.remark(out, reported.file, reported.deal, remark);
    }
  }
}

/// --max-findings: of findings, doubts and lines that cannot be read.
bool CheckReport::has_room() {
  ++shown_;
  return most_ == 0 || shown_ <= most_;
}

void CheckReport::end(const report::Tally& tally) {
  std::string& out = streams_.out.buffer();
  text_.summary(out, tally);
  if (most_ != 0 && shown_ > most_) {
    out += fmt::format("{} more not printed (--max-findings)\n", shown_ - most_);
  }
}

/// Where no `players:` line names them: who the reader took the players to be, once.
void CheckReport::say_who_plays(const ReportedDeal& reported) {
  const auto& names = reported.deal.record.names;
  if (!names || !names->players_taken || names->players == said_) {
    return;
  }
  said_ = names->players;
  report::Remark remark;
  remark.id = "players";
  const bool written = reported.deal.record.text.find("players:") != std::string::npos;
  remark.message =
      (written ? "the players: line cannot be read" : "no players: line says who plays") +
      std::string("; the players are taken to be ") + names->of(record::kBoth);
  text_.remark(streams_.out.buffer(), reported.file, reported.deal, remark);
}

}  // namespace ecarte::cli
