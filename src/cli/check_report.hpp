// SPDX-License-Identifier: MIT
//
// The report of a check, as people read it: what is printed of each deal, where, and how much.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "cli/expectations.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "referee/referee.hpp"
#include "report/deal.hpp"
#include "report/text.hpp"

namespace ecarte::cli {

/// A deal to be reported, and how it is to be.
struct ReportedDeal {
  const std::string& file;
  const report::Deal& deal;
  const std::vector<report::Treatment>& treatments;
  const Comparison* comparison = nullptr;  ///< it is held to its expectations: with what came of it
  bool all_notes = false;
  bool stands = false;  ///< it was asked how it stands
};

class CheckReport {
 public:
  CheckReport(const CheckCommand& command, Streams& streams);

  /// Appends to the output what there is to say; trouble with the record goes to standard error, at
  /// once, after `clear` has been called.
  template <class Clear>
  void print(const ReportedDeal& reported, const Clear& clear) {
    if (const std::string troubles = problems(reported); !troubles.empty()) {
      clear();
      streams_.complain(troubles);
    }
    findings(reported);
  }
  /// What `print` would do with so many findings that are held back.
  void hold_back(std::uint64_t findings) { text_.hold_back(findings); }
  /// The totals, and how much was not printed.
  void end(const report::Tally& tally);

  /// True of a deal that was read whole and leaves nothing open, and in which nothing but notes
  /// were found.
  static bool is_in_order(const referee::Judged& judged);
  /// True of such a deal of which `print` would say nothing, whatever was printed before: nothing
  /// may be done in it any more, nothing is said of its words, and the notes are held back.
  static bool is_silent(const referee::Judged& judged, bool all_notes);

 private:
  std::string problems(const ReportedDeal& reported);
  void findings(const ReportedDeal& reported);
  void remarks(const ReportedDeal& reported, const std::vector<report::Remark>& heard,
               bool answers);
  void advised(const ReportedDeal& reported);
  bool has_room();
  void say_who_plays(const ReportedDeal& reported);

  Streams& streams_;
  std::size_t most_;  ///< messages; 0: all
  report::TextReport text_;
  report::TextOptions problem_text_;
  std::size_t shown_ = 0;            ///< messages there was to print
  std::array<std::string, 2> said_;  ///< the players named last
};

}  // namespace ecarte::cli
