// SPDX-License-Identifier: MIT
//
// Texts judged by several threads: one reads and cuts them between sittings, several judge the
// parts, and whoever calls is handed everything in the order of the input, as if one thread had
// done it all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "cli/exit_status.hpp"
#include "cli/input.hpp"
#include "cli/inputs.hpp"
#include "cli/terms.hpp"
#include "referee/referee.hpp"
#include "report/writer.hpp"

namespace ecarte::cli {

/// What the forms of results have of one deal, each apart (Outputs); empty: they were not asked.
using WrittenApart = std::vector<report::WrittenEntry>;

/// Regular deals of one text of which nothing is to be said but how many they were, how many notes
/// on them are held back, and what is in the forms of results.
struct SilentDeals {
  std::uint64_t deals = 0;
  std::uint64_t notes = 0;
  std::uint64_t bytes = 0;
  std::vector<WrittenApart> written;  ///< of each that has any
};

/// What came of deals that were judged under several codes.
struct Compared {
  std::uint64_t deals = 0;
  std::uint64_t differ = 0;          ///< of them, under the codes
  std::vector<std::uint64_t> pairs;  ///< on how many each differs from each, row by row
  std::vector<std::string> said;     ///< of each on which they differ
  std::string troubles;              ///< for standard error
  ExitStatus status = ExitStatus::Clean;
};

/// What is to be done, for the threads: each function is called by threads of its own.
struct SideBySide {
  std::size_t threads = 2;  ///< that judge
  /// Hands out every text; called by the thread that reads.
  std::function<void(const UseText&, const Trouble&)> read;
  /// How a file's records are checked; called by the same thread.
  std::function<const Terms&(const std::string& file)> terms;
  /// May whoever writes the file pause? Then what came is judged at once. By the same thread.
  std::function<bool(const std::string& file)> may_pause;
  /// The code for all records, or nothing.
  const codes::Code* code = nullptr;
  /// What is written of a deal apart from others, if it can be; called by all that judge, at once.
  std::function<WrittenApart(const std::string& file, const Terms&, const referee::Judged&)> write;
  /// True of a regular deal of which nothing is to be said, but what was written, and in which
  /// notes alone were found; called by all that judge, at once.
  std::function<bool(const Terms&, const referee::Judged&, const WrittenApart&)> silent;
  /// Where there are any, each deal is judged under all of these codes, and `compare` alone is
  /// asked what comes of it; called by all that judge, at once.
  std::span<const codes::Code* const> codes = {};
  std::function<void(const std::string& file, std::span<const referee::Judged* const>, Compared&)>
      compare = nullptr;
};

/// Work of so many threads on these inputs, of which it is yet to be said what comes of each deal.
/// The inputs and the terms must outlive it.
SideBySide work_on(const Inputs& inputs, AllTerms& all_terms, std::size_t threads);

/// Takes what comes of it, all in the thread that called and in the order of the input.
class DealTaker {
 public:
  virtual ~DealTaker() = default;
  /// From now on, deals of a text of that file; also of a text that has none.
  virtual void text(const std::string& file, const Terms& terms) = 0;
  virtual void silent(const SilentDeals& deals) = 0;
  virtual void judged(const referee::Judged& judged, const WrittenApart& written) = 0;
  virtual void trouble(const std::string& file, const std::string& why) = 0;
  /// Of deals judged under several codes, in place of both.
  virtual void compared(Compared& /*deals*/) {}
  /// False if there is no use in more.
  [[nodiscard]] virtual bool wants_more() const = 0;
};

void judge_side_by_side(const SideBySide& work, DealTaker& taker);

}  // namespace ecarte::cli
