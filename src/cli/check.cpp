// SPDX-License-Identifier: MIT
//
// `ecarte check`: replays every record it is given and reports what the laws say.
#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

#include <fmt/core.h>
#include <unistd.h>

#include "cli/advice.hpp"
#include "cli/analyse.hpp"
#include "cli/certify.hpp"
#include "cli/commands.hpp"
#include "cli/expectations.hpp"
#include "cli/input.hpp"
#include "cli/outputs.hpp"
#include "cli/place.hpp"
#include "cli/progress.hpp"
#include "cli/terms.hpp"
#include "cli/update_expect.hpp"
#include "cli/what_if.hpp"
#include "referee/referee.hpp"
#include "report/coverage.hpp"
#include "report/finding_parts.hpp"
#include "report/statistics.hpp"
#include "report/text.hpp"
#include "texts/heard.hpp"
#include "texts/judged.hpp"

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

class CheckRun {
 public:
  CheckRun(const CheckCommand& command, Streams& streams)
      : command_(command),
        streams_(streams),
        context_(writer_context({})),
        all_terms_(command, context_.from_root),
        text_(text_options(command, streams.out)),
        problem_text_(text_options(command, streams.err)),
        expected_([this](std::string_view failure) {
          streams_.complain(failure);
          status_ = worse(status_, ExitStatus::Findings);
        }) {
    options_.code = all_terms_.only_code();
    if (!command.at.empty()) {
      mark_ = mark_at(command.at);
    }
    if (command.analyse) {
      analyst_.emplace();
    }
    if (command.what_if) {
      solver_.emplace();
    }
    context_.codes = all_terms_.codes();
    context_.counts = [this](law::Severity severity) { return terms_->counts(severity); };
    context_.all_notes = [this] { return terms_->all_notes; };
    outputs_.emplace(command, streams, context_);
    progress_.emplace(streams, bytes_of(command.paths), "bytes",
                      !command.quiet && !outputs_->takes_standard_output());
  }

  ExitStatus run() {
    outputs_->begin();
    read_texts(
        command_.paths,
        [this](const std::string& file, const notation::Source& source, std::uint32_t first_line) {
          text(file, source, first_line);
        },
        [this](const std::string& file, const std::string& why) { trouble(file, why); },
        command_.stdin_name);
    progress_->clear();
    if (tally_.deals == 0 && !mark_ && status_ == ExitStatus::Clean) {
      streams_.complain("ecarte: nothing to check: there is no deal in what was given\n");
      status_ = ExitStatus::Unusable;
    }
    if (mark_ && !marked_ && status_ == ExitStatus::Clean) {
      throw InputError(fmt::format("{}: no deal has begun at line {}, or the file ends before it",
                                   command_.at, mark_->line));
    }
    all_terms_.end(
        [this](const std::string& gone) { streams_.complain("ecarte: " + gone + "\n"); });
    if (!outputs_->end(tally_, command_.coverage ? &coverage_ : nullptr)) {
      status_ = worse(status_, ExitStatus::Unusable);
    }
    if (!outputs_->takes_standard_output()) {
      report::write_coverage(streams_.out.buffer(), coverage_);
      text_.summary(streams_.out.buffer(), tally_);
      say_what_was_passed_over();
      if (analyst_) {
        streams_.out.buffer() += analyst_->summary();
      }
    }
    return status_;
  }

 private:
  /// From now on, records of `file`.
  void begin_file(const std::string& file) {
    expected_.begin_file();
    file_ = file;
    terms_ = &all_terms_.of(file);
    options_.default_code = terms_->default_code.code();
    options_.strict = terms_->strict;
    text_.show_all_notes(terms_->all_notes);
  }

  void text(const std::string& file, const notation::Source& source, std::uint32_t first_line) {
    if (file != file_) {
      begin_file(file);
    }
    // When nobody reads what we write any more, there is no use in reading on.
    const notation::Source here = mark_ ? up_to_line(source, first_line, mark_->line) : source;
    notation::Reader reader{[this, &here](char* into, std::size_t size) {
                              return streams_.out.failed() ? 0 : here(into, size);
                            },
                            first_line};
    referee::judge(reader, options_, [this](const referee::Judged& judged) {
      if (mark_ && !is_marked(judged)) {
        return;
      }
      stands_ = mark_ || judged.stopped;
      left_out_ = judged.left_out;
      const bool selects = terms_->selection.selects();
      if (selects) {
        selected_ = judged.result;
        terms_->selection.apply(selected_);
      }
      report::Deal given{judged.record, judged.facts, judged.code,
                         selects ? selected_ : judged.result};
      orders_ = texts::orders_of(judged);
      given.orders = orders_;
      given.why = command_.why;
      given.understood = judged.understood;
      given.own_code = judged.own_code;
      if (solver_ && judged.understood == 0) {
        what_ifs_ = what_ifs(given, *solver_);
        given.what_ifs = &what_ifs_;
      }
      if (analyst_ || command_.advice || !judged.order_notes.empty()) {
        remarks_ = remarks_on(given);
        texts::add_order_notes(judged, remarks_);
        given.remarks = &remarks_;
      }
      deal(given);
    });
  }

  /// Is it the deal of which the line was asked for?
  bool is_marked(const referee::Judged& judged) {
    if (!mark_->is_in(judged.record) || judged.facts.dealings.empty()) {
      return false;
    }
    if (!mark_->wanted.has(judged.facts)) {
      throw InputError(fmt::format("{}: line {} lies in deal {}.{}", command_.at, mark_->line,
                                   judged.facts.game, judged.facts.deal));
    }
    marked_ = true;
    return true;
  }

  std::vector<report::Remark> remarks_on(const report::Deal& deal) {
    std::vector<report::Remark> remarks;
    if (command_.advice) {
      remarks = advice_on(deal);
    }
    if (analyst_) {
      std::ranges::move(analyst_->remarks(deal), std::back_inserter(remarks));
    }
    std::ranges::stable_sort(remarks, {}, [](const report::Remark& r) { return r.span.begin; });
    return remarks;
  }

  void trouble(const std::string& file, const std::string& why) {
    progress_->clear();
    streams_.complain_of(file, why);
    status_ = worse(status_, ExitStatus::Unusable);
  }

  void deal(const report::Deal& deal) {
    read_ += deal.record.text.size();
    progress_->show(read_);
    tally_.add(deal);
    if (command_.coverage) {
      coverage_.add(deal);
    }
    const Comparison* const held = terms_->expect ? expected_.of(file_, deal) : nullptr;
    terms_->treat(file_, deal, held, treatments_);
    judge_status(deal, held);
    hand_out(deal, held);
    if (!outputs_->takes_standard_output() && !command_.quiet) {
      print(deal, deal.record.expectations.empty() ? nullptr : held);
    }
    streams_.out.flush_if_full();
  }

  /// To the files and programs that want it.
  void hand_out(const report::Deal& deal, const Comparison* comparison) {
    report::Deal treated = deal;
    treated.treatments = &treatments_;
    treated.doubt_expected = comparison != nullptr && comparison->doubt_expected;
    treated.problems_expected = comparison != nullptr && comparison->problems_expected;
    outputs_->deal(file_, treated);
    if (command_.statistics) {
      statistics_.add(file_, treated);
    }
  }

  void judge_status(const report::Deal& deal, const Comparison* comparison) {
    if (!deal.record.problems.empty() &&
        !(comparison != nullptr && comparison->problems_expected)) {
      status_ = worse(status_, ExitStatus::Unusable);
    }
    for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
      if (treatments_[i] == report::Treatment::Reported &&
          terms_->counts(deal.result.findings[i].severity)) {
        status_ = worse(status_, ExitStatus::Findings);
      }
    }
    const bool doubt =
        std::ranges::any_of(deal.result.missing,
                            [](const law::Missing& each) { return !report::is_waived(each); }) &&
        !(comparison != nullptr && comparison->doubt_expected);
    const FailOn level = terms_->fail_on;
    if (doubt && (level == FailOn::Undecidable || level == FailOn::Note)) {
      status_ = worse(status_, ExitStatus::Findings);
    }
  }

  void print(const report::Deal& deal, const Comparison* comparison) {
    std::string problems;
    if (comparison == nullptr || !comparison->problems_expected) {
      for (const record::Problem& problem : deal.record.problems) {
        if (has_room()) {
          report::write_problem(problems, file_, deal.record, problem, problem_text_);
        }
      }
    }
    if (!problems.empty()) {
      progress_->clear();
      streams_.complain(problems);
    }
    std::string& out = streams_.out.buffer();
    if (comparison == nullptr || !comparison->problems_expected) {
      text_.in_part(out, file_, deal);
    }
    const std::size_t before = out.size();
    const bool in_doubt = comparison != nullptr && comparison->doubt_expected;
    for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
      const law::Finding& finding = deal.result.findings[i];
      if (treatments_[i] == report::Treatment::Reported &&
          (!report::is_shown(finding, terms_->all_notes) || has_room())) {
        text_.finding(out, file_, deal, finding);  // which counts what it does not show
      }
    }
    if (!in_doubt) {
      for (const law::Missing& missing : deal.result.missing) {
        if (!report::is_waived(missing) && has_room()) {
          text_.missing(out, file_, deal, missing);
        }
      }
    }
    if (stands_ || ((deal.result.stops || text_.leaves_open(deal)) && !in_doubt)) {
      text_.standing(out, file_, deal);
    }
    if (left_out_) {
      text_.left_out(out);
    }
    if (out.size() != before || deal.understood != 0) {
      text_.score(out, deal);
    }
    say_who_plays(deal);
    if (comparison == nullptr) {
      for (const report::Remark& remark : texts::heard_and_kept(deal)) {
        text_.remark(out, file_, deal, remark);
      }
    }
    if (deal.remarks != nullptr) {
      for (const report::Remark& remark : *deal.remarks) {
        text_.remark(out, file_, deal, remark);
      }
    }
  }

  /// --max-findings: of findings, doubts and lines that cannot be read.
  bool has_room() {
    ++shown_;
    return command_.max_findings == 0 || shown_ <= command_.max_findings;
  }

  /// What else there is to say of the findings of the run, after the summary.
  void say_what_was_passed_over() {
    std::string& out = streams_.out.buffer();
    if (command_.max_findings != 0 && shown_ > command_.max_findings) {
      out += fmt::format("{} more not printed (--max-findings)\n", shown_ - command_.max_findings);
    }
    if (command_.statistics) {
      statistics_.write(out);
    }
  }

  /// Where no `players:` line names them: who the reader took the players to be, once.
  void say_who_plays(const report::Deal& deal) {
    const auto& names = deal.record.names;
    if (!names || !names->players_taken || names->players == said_) {
      return;
    }
    said_ = names->players;
    report::Remark remark;
    remark.id = "players";
    remark.message =
        "no players: line says who plays; the players are taken to be " + names->of(record::kBoth);
    text_.remark(streams_.out.buffer(), file_, deal, remark);
  }

  const CheckCommand& command_;
  Streams& streams_;
  report::WriterContext context_;
  AllTerms all_terms_;
  const Terms* terms_ = nullptr;  ///< of the file at hand
  std::optional<Mark> mark_;      ///< the line that counts as the last
  bool marked_ = false;           ///< it was met
  bool stands_ = false;           ///< of the deal at hand it was asked how it stands
  bool left_out_ = false;         ///< something is written after the mark in it
  referee::Options options_;
  report::TextReport text_;
  report::TextOptions problem_text_;
  std::optional<Outputs> outputs_;
  std::optional<Progress> progress_;
  std::uint64_t read_ = 0;    ///< bytes
  law::DealResult selected_;  ///< of the deal at hand, what is looked at
  report::Statistics statistics_;
  std::size_t shown_ = 0;                      ///< messages there was to print
  std::vector<report::Treatment> treatments_;  ///< of the findings of the deal at hand
  std::optional<Analyst> analyst_;
  std::vector<report::Remark> remarks_;      ///< of the deal at hand
  std::vector<report::DealInOrder> orders_;  ///< of the deal at hand
  std::vector<report::WhatIf> what_ifs_;
  std::optional<analysis::Solver> solver_;  ///< for --what-if alone: its memo is large
  report::Tally tally_;
  report::Coverage coverage_;
  ExitStatus status_ = ExitStatus::Clean;
  std::string file_;
  std::array<std::string, 2> said_;  ///< the players named last
  Expectations expected_;
};

}  // namespace

ExitStatus check(const CheckCommand& command, Streams& streams) {
  CheckCommand full = command;
  if (!full.at.empty()) {
    if (!full.paths.empty()) {
      throw InputError("check: --at names the file itself; expected no other");
    }
    full.paths.push_back(mark_at(full.at).wanted.path);
  }
  if (full.paths.empty()) {
    if (::isatty(0) != 0) {
      throw InputError("check: expected a file, a folder, or - for standard input");
    }
    full.paths.emplace_back("-");
  }
  if (full.update_expect) {
    return update_expect(full, streams);
  }
  return full.certify ? certify(full, streams) : CheckRun{full, streams}.run();
}

}  // namespace ecarte::cli
