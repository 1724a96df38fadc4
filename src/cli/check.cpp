// SPDX-License-Identifier: MIT
//
// `ecarte check`: replays every record it is given and reports what the laws say.
#include <algorithm>
#include <functional>
#include <optional>
#include <span>

#include "cli/analyse.hpp"
#include "cli/check_report.hpp"
#include "cli/check_run.hpp"
#include "cli/expectations.hpp"
#include "cli/input.hpp"
#include "cli/outputs.hpp"
#include "cli/part_results.hpp"
#include "cli/place.hpp"
#include "cli/progress.hpp"
#include "cli/side_by_side.hpp"
#include "cli/terms.hpp"
#include "cli/what_if.hpp"
#include "referee/referee.hpp"
#include "report/coverage.hpp"
#include "report/escape.hpp"
#include "report/statistics.hpp"
#include "texts/judged.hpp"

namespace ecarte::cli {
namespace {

class CheckRun final : public DealTaker {
 public:
  /// Of everything, or of the part of it that is kept in a file.
  CheckRun(const CheckCommand& command, Streams& streams, bool keeps = false)
      : command_(command),
        streams_(streams),
        context_(writer_context({})),
        inputs_(command.paths, command.stdin_name),
        all_terms_(command, context_.from_root, inputs_),
        report_(command, streams) {
    prepare(!keeps);
    // To ask every file for its size takes as long as reading small ones.
    progress_.emplace(streams, streams.err.is_terminal() ? bytes_of(command.paths) : 0, "bytes",
                      keeps || prints());
  }

  /// Of parts that are put together.
  CheckRun(const CheckCommand& command, Streams& streams, const Inventory& read)
      : command_(command),
        streams_(streams),
        context_(writer_context({})),
        inputs_({}, command.stdin_name),
        all_terms_(command, context_.from_root, read.settings),
        report_(command, streams) {
    prepare(true);
    progress_.emplace(streams, 0, "bytes", prints());
  }

  ExitStatus run() {
    outputs_->begin();
    if (command_.threads > 1 && !mark_) {
      judge_side_by_side(side_by_side(), *this);
    } else {
      inputs_.read([this](const std::string& file, const notation::Source& source,
                          std::uint32_t first_line) { read(file, source, first_line); },
                   [this](const std::string& file, const std::string& why) { trouble(file, why); });
    }
    return end();
  }

  ExitStatus run(Parts& parts) {
    outputs_->begin();
    const Inventory& read = parts.inventory();
    parts.give(
        [this, &read](std::uint32_t settings) -> const Terms& {
          return all_terms_.of(settings == 0 ? nullptr : &read.settings[settings - 1]);
        },
        all_terms_.codes(), *this);
    return end();
  }

  [[nodiscard]] PartHead head() const { return head_of(command_, all_terms_.codes()); }

  void keep(PartReader* kept, PartWriter& to, const std::function<void()>& flush) {
    keep_part(side_by_side(),
              {command_.shard.value_or(Shard{}), head(), writer_context({}).from_root, kept}, to,
              flush);
    progress_->clear();
  }

 private:
  void prepare(bool opens) {
    options_.code = all_terms_.only_code();
    if (!command_.at.empty()) {
      mark_ = mark_at(command_.at);
    }
    if (command_.analyse) {
      analyst_.emplace();
    }
    if (command_.what_if) {
      solver_.emplace();
    }
    context_.codes = all_terms_.codes();
    context_.counts = [this](law::Severity severity) { return terms_->counts(severity); };
    context_.all_notes = [this] { return terms_->all_notes; };
    outputs_.emplace(command_, streams_, context_, opens);
    options_.in_brief = true;
  }

  ExitStatus end() {
    progress_->clear();
    if (tally_.deals == 0 && !mark_ && status_ == ExitStatus::Clean) {
      tally_.troubles.emplace_back("nothing to check: there is no deal in what was given");
      streams_.complain("ecarte: " + tally_.troubles.back() + "\n");
      status_ = ExitStatus::Unusable;
    }
    if (mark_ && !marked_ && status_ == ExitStatus::Clean) {
      mark_->not_met();
    }
    all_terms_.end(
        [this](const std::string& gone) { streams_.complain("ecarte: " + gone + "\n"); });
    if (command_.update_baseline && !all_terms_.has_baseline()) {
      streams_.complain(
          "ecarte: --update-baseline: no file is named to write to; expected --baseline FILE\n");
      status_ = ExitStatus::Unusable;
    }
    if (!outputs_->end(tally_, command_.coverage ? &coverage_ : nullptr)) {
      status_ = worse(status_, ExitStatus::Unusable);
    }
    if (!outputs_->takes_standard_output()) {
      report::write_coverage(streams_.out.buffer(), coverage_);
      report_.end(tally_);
      if (command_.statistics) {
        statistics_.write(streams_.out.buffer());
      }
      if (analyst_) {
        streams_.out.buffer() += analyst_->summary();
      }
    }
    return status_;
  }

  /// Every deal is judged by one of several threads; what is made of it is made here.
  SideBySide side_by_side() {
    SideBySide work = work_on(inputs_, all_terms_, command_.threads);
    work.code = options_.code;
    work.write = [this](const std::string& file, const Terms& terms,
                        const referee::Judged& judged) { return written(file, terms, judged); };
    work.silent = [this](const Terms& terms, const referee::Judged& judged,
                         const WrittenApart& written) { return is_silent(terms, judged, written); };
    return work;
  }

  /// Is something to be added to the deal here, or left out, before it is written?
  [[nodiscard]] bool adds_to(const Terms& terms, const referee::Judged& judged) const {
    return command_.analyse || command_.advice || command_.what_if || terms.expect ||
           terms.baseline != nullptr || terms.selection.selects() || !judged.order.notes.empty();
  }

  /// Asked by several threads.
  [[nodiscard]] WrittenApart written(const std::string& file, const Terms& terms,
                                     const referee::Judged& judged) const {
    if (!outputs_->are_any() || adds_to(terms, judged)) {
      return {};
    }
    judged.tell_whole();
    report::Deal given{judged.record, judged.facts, judged.code, judged.result};
    const std::vector<report::DealInOrder> orders = texts::orders_of(judged);
    tell_more(judged, orders, given);
    return outputs_->apart(file, given);
  }

  /// Would nothing come of the deal but that it was read, and what is written of it? Asked by
  /// several threads, where there are several.
  [[nodiscard]] bool is_silent(const Terms& terms, const referee::Judged& judged,
                               const WrittenApart& written) const {
    const bool outputs = outputs_->are_any() && written.empty();
    if (command_.coverage || command_.analyse || command_.advice || command_.what_if ||
        (outputs && outputs_->speak_of_every_deal()) ||
        judged.result.verdict != law::Verdict::Regular || !judged.record.expectations.empty() ||
        !CheckReport::is_in_order(judged)) {
      return false;
    }
    const bool counted = command_.statistics || outputs || terms.baseline != nullptr ||
                         terms.selection.selects() || terms.counts(law::Severity::Note);
    return (judged.result.number_of_findings() == 0 || !counted) &&
           (!prints() || CheckReport::is_silent(judged, terms.all_notes));
  }

  /// Is a report printed of each deal?
  [[nodiscard]] bool prints() const {
    return !command_.quiet && !outputs_->takes_standard_output();
  }

  void silent(const SilentDeals& deals) override {
    tally_.deals += deals.deals;
    tally_.verdicts[static_cast<std::size_t>(law::Verdict::Regular)] += deals.deals;
    tally_.severities[static_cast<std::size_t>(law::Severity::Note)] += deals.notes;
    if (prints()) {
      report_.hold_back(deals.notes);
    }
    read_ += deals.bytes;
    progress_->show(read_);
    for (const WrittenApart& written : deals.written) {
      outputs_->add(written);
    }
    streams_.out.flush_soon();
  }

  [[nodiscard]] bool wants_more() const override { return !streams_.out.failed(); }

  void text(const std::string& file, const Terms& terms) override {
    if (file == file_) {
      return;
    }
    expected_.begin_file();
    file_ = file;
    terms_ = &terms;
    options_.default_code = terms.default_code.code();
    options_.strict = terms.strict;
  }

  void read(const std::string& file, const notation::Source& source, std::uint32_t first_line) {
    text(file, all_terms_.of(file));
    // When nobody reads what we write any more, there is no use in reading on.
    const notation::Source here = mark_ ? up_to_line(source, first_line, mark_->line) : source;
    reader_.begin(
        [this, &here](char* into, std::size_t size) { return wants_more() ? here(into, size) : 0; },
        first_line);
    referee_.judge(reader_);
  }

  /// A deal that was read and judged here.
  void take(const referee::Judged& given) {
    if (!wants_more()) {
      return;  // the deal at which reading ended is not whole
    }
    if (!mark_ && is_silent(*terms_, given, {})) {
      silent({1, given.result.number_of_findings(), given.record.text.size(), {}});
    } else if (!mark_ || is_marked(given)) {
      judged(given, {});
    }
  }

  /// What a report is to know of the deal besides.
  void tell_more(const referee::Judged& judged, std::span<const report::DealInOrder> orders,
                 report::Deal& given) const {
    given.orders = orders;
    given.why = command_.why;
    given.understood = judged.understood;
    given.own_code = judged.own_code;
  }

  void judged(const referee::Judged& judged, const WrittenApart& written) override {
    judged.tell_whole();
    stands_ = mark_ || judged.stopped.at_mark;
    const bool selects = terms_->selection.selects();
    if (selects) {
      selected_ = judged.result;
      terms_->selection.apply(selected_);
    }
    report::Deal given{judged.record, judged.facts, judged.code,
                       selects ? selected_ : judged.result};
    orders_ = texts::orders_of(judged);
    tell_more(judged, orders_, given);
    if (solver_ && judged.understood == 0) {
      what_ifs_ = what_ifs(given, *solver_);
      given.what_ifs = &what_ifs_;
    }
    if (analyst_ || command_.advice || !judged.order.notes.empty()) {
      remarks_ = remarks_on(given, command_.advice, analyst_ ? &*analyst_ : nullptr);
      texts::add_order_notes(judged, remarks_);
      given.remarks = &remarks_;
    }
    deal(given, written);
  }

  /// Is it the deal of which the line was asked for?
  bool is_marked(const referee::Judged& judged) {
    const bool is = mark_->is_of(judged.record, judged.facts);
    marked_ = marked_ || is;
    return is;
  }

  void trouble(const std::string& file, const std::string& why) override {
    progress_->clear();
    streams_.complain_of(file, why);
    tally_.troubles.push_back(report::escaped(file) + ": " + why);
    status_ = worse(status_, ExitStatus::Unusable);
  }

  void deal(const report::Deal& deal, const WrittenApart& written) {
    read_ += deal.record.text.size();
    progress_->show(read_);
    tally_.add(deal);
    if (command_.coverage) {
      coverage_.add(deal);
    }
    const Comparison* const held = terms_->expect ? expected_.of(file_, deal) : nullptr;
    terms_->treat(file_, deal, held, treatments_);
    status_ = worse(status_, terms_->status_of(deal, held, treatments_));
    hand_out(deal, held, written);
    if (prints()) {
      report_.print({.file = file_,
                     .deal = deal,
                     .treatments = treatments_,
                     .comparison = deal.record.expectations.empty() ? nullptr : held,
                     .all_notes = terms_->all_notes,
                     .stands = stands_},
                    [this] { progress_->clear(); });
    }
    streams_.out.flush_soon();
  }

  /// To the files and programs that want it.
  void hand_out(const report::Deal& deal, const Comparison* comparison,
                const WrittenApart& written) {
    report::Deal treated = deal;
    treated.treatments = &treatments_;
    treated.doubt_expected = comparison != nullptr && comparison->doubt_expected;
    treated.problems_expected = comparison != nullptr && comparison->problems_expected;
    if (written.empty()) {
      outputs_->deal(file_, treated);
    } else {
      outputs_->add(written);
    }
    if (command_.statistics) {
      statistics_.add(file_, treated);
    }
  }

  const CheckCommand& command_;
  Streams& streams_;
  report::WriterContext context_;
  Inputs inputs_;
  AllTerms all_terms_;
  const Terms* terms_ = nullptr;  ///< of the file at hand
  std::optional<Mark> mark_;      ///< the line that counts as the last
  bool marked_ = false;           ///< it was met
  bool stands_ = false;           ///< of the deal at hand it was asked how it stands
  referee::Options options_;
  const std::function<void(const referee::Judged&)> taker_ = [this](const referee::Judged& given) {
    take(given);
  };
  notation::Reader reader_{notation::source_of({})};  ///< of one text after another
  referee::TextJudge referee_{options_, taker_};
  CheckReport report_;
  std::optional<Outputs> outputs_;
  std::optional<Progress> progress_;
  std::uint64_t read_ = 0;    ///< bytes
  law::DealResult selected_;  ///< of the deal at hand, what is looked at
  report::Statistics statistics_;
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
  Expectations expected_{[this](std::string_view failure) {
    streams_.complain(failure);
    status_ = worse(status_, ExitStatus::Findings);
  }};
};

}  // namespace

ExitStatus check_all(const CheckCommand& command, Streams& streams) {
  return CheckRun{command, streams}.run();
}

void check_part(const CheckCommand& command, Streams& streams) {
  CheckRun run{command, streams, true};
  if (command.journal.empty()) {
    PartWriter to{streams.out};
    return run.keep(nullptr, to, [&streams] { streams.out.flush_if_full(); });
  }
  Journal journal{command.journal, run.head()};
  run.keep(journal.kept(), journal.writer(), [&journal] { journal.flush(); });
}

ExitStatus check_parts(Parts& parts, const std::string& file, Streams& streams) {
  const CheckCommand command = command_of(parts.head(), file);
  CheckRun run{command, streams, parts.inventory()};
  PartHead here = run.head();
  here.shards = parts.head().shards;
  require_alike(parts.head(), here, file, "this program");
  return run.run(parts);
}

}  // namespace ecarte::cli
