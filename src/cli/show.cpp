// SPDX-License-Identifier: MIT
//
// `ecarte show`: one deal drawn, or one stage of its way printed.
#include <algorithm>
#include <cctype>
#include <optional>

#include "cli/code_choice.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/place.hpp"
#include "cli/show_step.hpp"
#include "cli/terms.hpp"
#include "picture/picture.hpp"
#include "picture/seen_by.hpp"
#include "picture/svg.hpp"
#include "picture/terminal.hpp"
#include "referee/referee.hpp"
#include "report/stages.hpp"
#include "report/telling.hpp"
#include "report/text.hpp"
#include "texts/judged.hpp"

namespace ecarte::cli {
namespace {

bool same_but_for_case(std::string_view a, std::string_view b) {
  return std::ranges::equal(
      a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

/// The seat of him who is called so in this record.
game::Seat seat_named(const std::string& name, const record::Record& record) {
  const std::array<std::string, 2> players =
      record.names ? record.names->players : record::Names{}.players;
  for (const game::Seat seat : game::kSeats) {
    if (same_but_for_case(players.at(game::index_of(seat)), name)) {
      return seat;
    }
  }
  throw InputError("--seat: nobody called '" + name + "' plays; expected " + players[0] + " or " +
                   players[1]);
}

class ShowRun {
 public:
  ShowRun(const ShowCommand& command, Streams& streams)
      : command_(command),
        streams_(streams),
        choice_(command.code),
        wanted_(wanted_by(command.place)),
        project_(project_terms(wanted_.path)),
        draws_(command.stage == Stage::Table && !command.tell) {
    options_.code = choice_.code();
    options_.default_code = project_.default_code.code();
    options_.strict = command.strict || project_.strict;
    options_.seen = draws_;
    look_.width = command.width != 0 ? command.width : streams.out.columns();
    look_.colour = command.colour == Colour::Always ||
                   (command.colour == Colour::Auto && streams.out.shows_colours());
    look_.four_colour = command.four_colour;
    look_.ascii = command.ascii;
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
    if (one_) {
      finish_one();
    }
    return status_;
  }

 private:
  [[nodiscard]] bool wants_one() const { return command_.step || command_.format == DrawnAs::Svg; }

  void read(const std::string& file, const notation::Source& source, std::uint32_t first_line) {
    notation::Reader reader{source, first_line};
    sitting_.clear();
    const auto records = [&](record::Record& into) {
      if (!reader.next(into)) {
        return false;
      }
      if (!command_.seat.empty()) {
        seat_ = seat_named(command_.seat, into);
        into = picture::seen_by(into, *seat_);
      }
      return true;
    };
    referee::judge(records, options_, [this, &file](const referee::Judged& judged) {
      const std::vector<report::DealInOrder> orders = texts::orders_of(judged);
      report::Deal deal{command_.tell ? judged.order.written : judged.record,
                        judged.facts,
                        judged.code,
                        judged.result,
                        nullptr,
                        &judged.workings.rulings,
                        &judged.workings.ledger};
      deal.orders = orders;
      deal.understood = judged.understood;
      if (command_.step) {
        if (judged.facts.place.sitting_begins) {
          sitting_.clear();
        }
        sitting_.push_back(judged.record);
      }
      if (wanted_.has(deal.facts)) {
        print(file, deal, judged);
      }
    });
  }

  void print(const std::string& file, const report::Deal& deal, const referee::Judged& judged) {
    if (wants_one()) {
      return keep_one(file, deal, judged);
    }
    std::string& out = streams_.out.buffer();
    if (found_) {
      out += '\n';
    }
    found_ = true;
    if (command_.tell) {
      report::write_telling(out, file, deal);
    } else {
      print_stage(out, file, deal, judged);
    }
    report_problems(file, deal);
    streams_.out.flush_if_full();
  }

  void print_stage(std::string& out, const std::string& file, const report::Deal& deal,
                   const referee::Judged& judged) {
    switch (command_.stage) {
      case Stage::Table:
        picture::write_terminal(out, picture_of(file, deal, judged), look_);
        return;
      case Stage::Record:
        return report::write_record_stage(out, deal);
      case Stage::Facts:
        return report::write_facts_stage(out, deal);
      case Stage::Rulings:
        return report::write_rulings_stage(out, deal);
      case Stage::Ledger:
        return report::write_ledger_stage(out, deal);
    }
  }

  /// The whole deal; where its record stops, with how things stand.
  picture::Picture picture_of(const std::string& file, const report::Deal& deal,
                              const referee::Judged& judged) const {
    picture::Picture picture = picture::picture_of(file, deal, judged.seen, seat_);
    if (judged.stopped.at_mark || deal.result.stands.stops) {
      std::uint64_t held_back = 0;
      picture.standing = report::standing_of(deal, false, held_back);
    }
    picture.score = report::score_sentence(deal);
    return picture;
  }

  /// Of what is drawn alone there may be only one.
  void keep_one(const std::string& file, const report::Deal& deal, const referee::Judged& judged) {
    if (found_ && wanted_.deal) {
      return;  // of another sitting: the first is meant
    }
    if (found_) {
      throw InputError(command_.place + ": expected one deal, such as " + wanted_.path + "#" +
                       std::to_string(deal.facts.place.game) + "." +
                       std::to_string(deal.facts.place.deal));
    }
    found_ = true;
    report_problems(file, deal);
    One& one = one_.emplace();
    if (command_.step) {
      one.walk = {file, sitting_, judged.seen, picture::steps_of(deal), seat_};
    } else {
      one.picture = picture_of(file, deal, judged);
    }
  }

  void finish_one() {
    if (!command_.step) {
      streams_.out.write(picture::to_svg(one_->picture, {.four_colour = command_.four_colour}));
    } else if (one_->walk.steps.empty()) {
      throw InputError(command_.place + ": there is nothing in this deal to walk through");
    } else {
      walk(one_->walk, options_, look_, streams_);
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

  /// The deal that is drawn once all is read.
  struct One {
    Walk walk;
    picture::Picture picture;
  };

  const ShowCommand& command_;
  Streams& streams_;
  ChosenCode choice_;
  Wanted wanted_;
  ProjectTerms project_;
  bool draws_;  ///< the deal itself, and no stage of its way
  referee::Options options_;
  picture::Look look_;
  picture::ForSeat seat_;                ///< in the record at hand
  std::vector<record::Record> sitting_;  ///< to walk: its records so far
  std::optional<One> one_;
  ExitStatus status_ = ExitStatus::Clean;
  bool found_ = false;
};

}  // namespace

ExitStatus show(const ShowCommand& command, Streams& streams) {
  return ShowRun{command, streams}.run();
}

}  // namespace ecarte::cli
