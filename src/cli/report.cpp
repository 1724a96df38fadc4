// SPDX-License-Identifier: MIT
//
// `ecarte report`: an archive and what the laws say of it as one page.
#include <optional>

#include <unistd.h>

#include "cli/commands.hpp"
#include "cli/expectations.hpp"
#include "cli/input.hpp"
#include "cli/outputs.hpp"
#include "cli/progress.hpp"
#include "cli/replace_file.hpp"
#include "cli/terms.hpp"
#include "page/archive_page.hpp"
#include "referee/referee.hpp"
#include "report/text.hpp"
#include "texts/heard.hpp"
#include "texts/judged.hpp"

namespace ecarte::cli {
namespace {

/// What of a check decides how records are ruled on, and what of it is looked at.
CheckCommand as_check(const ReportCommand& command) {
  CheckCommand check;
  check.paths = command.paths;
  check.settings = command.settings;
  check.config = command.config;
  check.stdin_name = command.stdin_name;
  return check;
}

/// Of a page on which not everything is looked at: that it is so.
std::string asked_for(const CheckCommand& check) {
  const auto listed = [](const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
      text += (text.empty() ? "" : ",") + word;
    }
    return text;
  };
  std::string text;
  if (!check.settings.select.empty()) {
    text = "Looked at: " + listed(check.settings.select) + " alone.";
  }
  if (!check.settings.ignore.empty()) {
    text += (text.empty() ? "" : " ") + ("Passed over: " + listed(check.settings.ignore) + ".");
  }
  return text;
}

class ReportRun {
 public:
  ReportRun(const ReportCommand& command, Streams& streams)
      : command_(command),
        streams_(streams),
        check_(as_check(command)),
        all_terms_(check_, writer_context({}).from_root),
        page_({std::string{tool_name()}, asked_for(check_), {.four_colour = command.four_colour}}),
        progress_(streams, bytes_of(command.paths), "bytes", true),
        expected_([](std::string_view /*failure*/) {}) {
    options_.code = all_terms_.only_code();
    options_.seen = true;
  }

  ExitStatus run() {
    read_texts(
        command_.paths,
        [this](const std::string& file, const notation::Source& source, std::uint32_t first_line) {
          text(file, source, first_line);
        },
        [this](const std::string& file, const std::string& why) {
          progress_.clear();
          streams_.complain_of(file, why);
          status_ = ExitStatus::Unusable;
        },
        command_.stdin_name);
    progress_.clear();
    if (page_.deals() == 0) {
      if (status_ == ExitStatus::Clean) {
        streams_.complain("ecarte: nothing to report: there is no deal in what was given\n");
      }
      return ExitStatus::Unusable;
    }
    if (command_.output == "-" || command_.output.empty()) {
      streams_.out.write(page_.html());
    } else {
      put_page(command_.output, page_.html());
    }
    return status_;
  }

 private:
  void text(const std::string& file, const notation::Source& source, std::uint32_t first_line) {
    if (file != file_) {
      expected_.begin_file();
      file_ = file;
      terms_ = &all_terms_.of(file);
      options_.default_code = terms_->default_code.code();
      options_.strict = terms_->strict;
    }
    notation::Reader reader{source, first_line};
    referee::judge(reader, options_, [this](const referee::Judged& judged) { deal(judged); });
  }

  void deal(const referee::Judged& judged) {
    read_ += judged.record.text.size();
    progress_.show(read_);
    const bool selects = terms_->selection.selects();
    if (selects) {
      selected_ = judged.result;
      terms_->selection.apply(selected_);
    }
    report::Deal given{judged.record, judged.facts, judged.code,
                       selects ? selected_ : judged.result};
    const std::vector<report::DealInOrder> orders = texts::orders_of(judged);
    given.orders = orders;
    given.understood = judged.understood;
    given.own_code = judged.own_code;
    const Comparison* const held = terms_->expect ? expected_.of(file_, given) : nullptr;
    terms_->treat(file_, given, held, treatments_);
    given.treatments = &treatments_;
    given.doubt_expected = held != nullptr && held->doubt_expected;
    given.problems_expected = held != nullptr && held->problems_expected;
    std::vector<report::Remark> remarks;
    if (held == nullptr) {
      remarks = texts::heard_and_kept(given, terms_->all_notes);
    }
    texts::add_order_notes(judged, remarks);
    given.remarks = &remarks;
    const bool stands =
        judged.stopped.at_mark || given.result.stands.stops || report::leaves_open(given, false);
    page_.deal(file_, given, judged.seen, {terms_->all_notes, stands});
  }

  const ReportCommand& command_;
  Streams& streams_;
  CheckCommand check_;
  AllTerms all_terms_;
  const Terms* terms_ = nullptr;  ///< of the file at hand
  referee::Options options_;
  page::ArchivePage page_;
  Progress progress_;
  std::uint64_t read_ = 0;                     ///< bytes
  law::DealResult selected_;                   ///< of the deal at hand, what is looked at
  std::vector<report::Treatment> treatments_;  ///< of its findings
  std::string file_;
  ExitStatus status_ = ExitStatus::Clean;
  Expectations expected_;
};

}  // namespace

ExitStatus report_page(const ReportCommand& command, Streams& streams) {
  if (command.output.empty() && streams.out.is_terminal()) {
    throw InputError("report: a page is nothing for a terminal; expected -o FILE.html");
  }
  return ReportRun{command, streams}.run();
}

}  // namespace ecarte::cli
