// SPDX-License-Identifier: MIT
//
// `ecarte show`: one deal drawn, or one stage of its way printed.
#include "cli/code_choice.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/place.hpp"
#include "cli/terms.hpp"
#include "referee/referee.hpp"
#include "report/drawing.hpp"
#include "report/stages.hpp"
#include "report/telling.hpp"
#include "report/text.hpp"
#include "texts/judged.hpp"

namespace ecarte::cli {
namespace {

class ShowRun {
 public:
  ShowRun(const ShowCommand& command, Streams& streams)
      : command_(command),
        streams_(streams),
        choice_(command.code),
        wanted_(wanted_by(command.place)),
        project_(project_terms(wanted_.path)),
        text_({.colour = command.colour == Colour::Always ||
                         (command.colour == Colour::Auto && streams.out.shows_colours()),
               .all_notes = true,
               .form = report::TextForm::Full,
               .width = streams.out.width()}) {
    options_.code = choice_.code();
    options_.default_code = project_.default_code.code();
    options_.strict = command.strict || project_.strict;
  }

  ExitStatus run() {
    read_texts(
        {wanted_.path},
        [this](const std::string& file, const notation::Source& source, std::uint32_t first_line) {
          read(file, source, first_line);
        },
        [this](const std::string& file, const std::string& why) {
          streams_.complain_of(file, why);
          status_ = ExitStatus::Unusable;
        });
    if (!found_ && status_ == ExitStatus::Clean) {
      throw InputError(command_.place + ": there is no such deal");
    }
    return status_;
  }

 private:
  void read(const std::string& file, const notation::Source& source, std::uint32_t first_line) {
    notation::Reader reader{source, first_line};
    referee::judge(reader, options_, [this, &file](const referee::Judged& judged) {
      const std::vector<report::InOrder> orders = texts::orders_of(judged);
      report::Deal deal{command_.tell ? judged.written : judged.record,
                        judged.facts,
                        judged.code,
                        judged.result,
                        nullptr,
                        &judged.rulings,
                        &judged.ledger};
      deal.orders = orders;
      if (wanted_.has(deal.facts)) {
        print(file, deal);
      }
    });
  }

  void print(const std::string& file, const report::Deal& deal) {
    std::string& out = streams_.out.buffer();
    if (found_) {
      out += '\n';
    }
    found_ = true;
    if (command_.tell) {
      report::write_telling(out, file, deal);
      report_problems(file, deal);
      streams_.out.flush_if_full();
      return;
    }
    switch (command_.stage) {
      case Stage::Table:
        draw(out, file, deal);
        break;
      case Stage::Record:
        report::write_record_stage(out, deal);
        break;
      case Stage::Facts:
        report::write_facts_stage(out, deal);
        break;
      case Stage::Rulings:
        report::write_rulings_stage(out, deal);
        break;
      case Stage::Ledger:
        report::write_ledger_stage(out, deal);
        break;
    }
    report_problems(file, deal);
    streams_.out.flush_if_full();
  }

  void draw(std::string& out, const std::string& file, const report::Deal& deal) {
    report::draw_deal(out, file, deal);
    for (const law::Finding& finding : deal.result.findings) {
      out += '\n';
      text_.finding(out, file, deal, finding);
    }
    for (const law::Missing& missing : deal.result.missing) {
      out += '\n';
      text_.missing(out, file, deal, missing);
    }
  }

  void report_problems(const std::string& file, const report::Deal& deal) {
    std::string problems;
    for (const record::Problem& problem : deal.record.problems) {
      report::write_problem(problems, file, deal.record, problem, {});
    }
    if (!problems.empty()) {
      streams_.complain(problems);
      status_ = ExitStatus::Unusable;
    }
  }

  const ShowCommand& command_;
  Streams& streams_;
  ChosenCode choice_;
  Wanted wanted_;
  ProjectTerms project_;
  referee::Options options_;
  report::TextReport text_;
  ExitStatus status_ = ExitStatus::Clean;
  bool found_ = false;
};

}  // namespace

ExitStatus show(const ShowCommand& command, Streams& streams) {
  return ShowRun{command, streams}.run();
}

}  // namespace ecarte::cli
