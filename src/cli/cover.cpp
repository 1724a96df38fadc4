// SPDX-License-Identifier: MIT
//
// `ecarte laws cover`: which rows of a code's data some record takes, and which none does.
#include <algorithm>
#include <iterator>
#include <optional>

#include <fmt/core.h>

#include "cli/code_choice.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "law/rows.hpp"
#include "referee/referee.hpp"
#include "report/escape.hpp"

namespace ecarte::cli {
namespace {

class CoverRun {
 public:
  CoverRun(const LawsCoverCommand& command, Streams& streams)
      : command_(command),
        streams_(streams),
        choice_(command.code),
        code_(choice_.code_or_default()),
        rows_(law::rows_of(code_)),
        takers_(rows_.size()) {}

  ExitStatus run() {
    read_texts(
        command_.paths,
        [this](const std::string& file, const notation::Source& source, std::uint32_t first_line) {
          text(file, source, first_line);
        },
        [this](const std::string& file, const std::string& why) {
          streams_.complain_of(file, why);
          status_ = worse(status_, ExitStatus::Unusable);
        });
    print();
    return status_;
  }

 private:
  void text(const std::string& file, const notation::Source& source, std::uint32_t first_line) {
    notation::Reader reader{source, first_line};
    referee::Options options;
    options.code = &code_;
    referee::judge(reader, options, [&](const referee::Judged& judged) {
      if (counts(judged)) {
        look_at(judged,
                fmt::format("{}#{}.{}", file, judged.facts.place.game, judged.facts.place.deal));
      }
    });
  }

  /// A record of another code says nothing of this one.
  [[nodiscard]] bool counts(const referee::Judged& judged) const {
    std::string own = judged.record.names ? judged.record.names->code : std::string{};
    if (own.empty()) {
      own = codes::built_in_codes().front()->name;
    }
    return own == code_.name || own == code_.extends;
  }

  void look_at(const referee::Judged& judged, const std::string& place) {
    taken_.clear();
    law::add_rows_taken(code_, judged.facts, judged.workings.rulings, judged.result, taken_);
    for (const law::Row& row : taken_) {
      const auto at = std::ranges::find(rows_, row);
      if (at != rows_.end()) {
        std::string& taker = takers_[static_cast<std::size_t>(at - rows_.begin())];
        taker = taker.empty() ? place : taker;
      }
    }
  }

  void print() {
    std::size_t taken = 0;
    const auto back = std::back_inserter(streams_.out.buffer());
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      taken += takers_[i].empty() ? 0 : 1;
      fmt::format_to(back, "{}: {}\n", report::escaped(law::describe(code_, rows_[i])),
                     takers_[i].empty() ? "NOT TAKEN" : report::escaped(takers_[i]));
    }
    fmt::format_to(back, "{}: {} rows, {} taken, {} not\n", report::escaped(code_.name),
                   rows_.size(), taken, rows_.size() - taken);
    if (taken < rows_.size()) {
      status_ = worse(status_, ExitStatus::Findings);
    }
  }

  const LawsCoverCommand& command_;
  Streams& streams_;
  ChosenCode choice_;
  const codes::Code& code_;
  std::vector<law::Row> rows_;
  std::vector<std::string> takers_;  ///< of each row the first record that takes it; empty: none
  std::vector<law::Row> taken_;
  ExitStatus status_ = ExitStatus::Clean;
};

}  // namespace

ExitStatus cover_laws(const LawsCoverCommand& command, Streams& streams) {
  return CoverRun{command, streams}.run();
}

}  // namespace ecarte::cli
