// SPDX-License-Identifier: MIT
//
// `ecarte ledger`: every sitting it is given as an account.
#include <optional>

#include "cli/code_choice.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/terms.hpp"
#include "referee/referee.hpp"
#include "report/sitting_account.hpp"
#include "report/text.hpp"

namespace ecarte::cli {
namespace {

class LedgerRun {
 public:
  LedgerRun(const LedgerCommand& command, Streams& streams)
      : command_(command), streams_(streams), choice_(command.code) {
    options_.code = choice_.code();
    options_.account = [this](const sitting::Account& account) { write(account); };
    if (command.format == LedgerFormat::Json) {
      json_.emplace(tool_name());
    }
  }

  ExitStatus run() {
    if (json_) {
      json_->begin(streams_.out.buffer());
    } else if (command_.format == LedgerFormat::Csv) {
      streams_.out.write(report::sitting_account_csv_head());
    }
    read_texts(
        command_.paths,
        [this](const std::string& file, const notation::Source& source, std::uint32_t first_line) {
          text(file, source, first_line);
        },
        [this](const std::string& file, const std::string& why) {
          streams_.complain_of(file, why);
          status_ = worse(status_, ExitStatus::Unusable);
        });
    if (json_) {
      report::SittingAccountJson::end(streams_.out.buffer());
    }
    return status_;
  }

 private:
  void text(const std::string& file, const notation::Source& source, std::uint32_t first_line) {
    if (file != file_) {
      file_ = file;
      project_.emplace(project_terms(file));
      options_.default_code = project_->default_code.code();
      options_.strict = command_.strict || project_->strict;
    }
    notation::Reader reader{source, first_line};
    referee::judge(reader, options_, [this](const referee::Judged& judged) {
      std::string problems;
      for (const record::Problem& problem : judged.record.problems) {
        report::write_problem(problems, file_, judged.record, problem, {});
        status_ = worse(status_, ExitStatus::Unusable);
      }
      const report::Deal deal{judged.record, judged.facts, judged.code, judged.result};
      for (const law::Finding& finding : judged.result.findings) {
        if (finding.waived.is_of_writing && !report::is_waived(finding)) {
          report::TextReport{{.form = report::TextForm::Short}}.finding(problems, file_, deal,
                                                                        finding);
        }
      }
      if (!problems.empty()) {
        streams_.complain(problems);
      }
    });
  }

  void write(const sitting::Account& account) {
    std::string& out = streams_.out.buffer();
    switch (command_.format) {
      case LedgerFormat::Text:
        report::write_sitting_account(out, file_, account);
        break;
      case LedgerFormat::Json:
        json_->sitting(out, file_, account);
        break;
      case LedgerFormat::Csv:
        report::write_sitting_account_csv(out, file_, account);
        break;
    }
    streams_.out.flush_if_full();
  }

  const LedgerCommand& command_;
  Streams& streams_;
  ChosenCode choice_;
  referee::Options options_;
  std::optional<report::SittingAccountJson> json_;
  ExitStatus status_ = ExitStatus::Clean;
  std::string file_;
  std::optional<ProjectTerms> project_;  ///< of the file at hand
};

}  // namespace

ExitStatus ledger(const LedgerCommand& command, Streams& streams) {
  return LedgerRun{command, streams}.run();
}

}  // namespace ecarte::cli
