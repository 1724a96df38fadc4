// SPDX-License-Identifier: MIT
//
// Texts judged by several threads: one reads and cuts them between sittings, several judge the
// parts, and whoever calls is handed everything in the order of the input, as if one thread had
// done it all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "cli/input.hpp"
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
};

/// Takes what comes of it, all in the thread that called and in the order of the input.
class DealTaker {
 public:
  virtual ~DealTaker() = default;
  /// From now on, deals of a text of that file; also of a text that has none.
  virtual void text(const std::string& file, const Terms& terms) = 0;
  virtual void silent(const SilentDeals& deals) = 0;
  virtual void judged(const referee::Judged& judged, const WrittenApart& written) = 0;
  virtual void trouble(const std::string& file, const std::string& why) = 0;
  /// False if there is no use in more.
  [[nodiscard]] virtual bool wants_more() const = 0;
};

void judge_side_by_side(const SideBySide& work, DealTaker& taker);

}  // namespace ecarte::cli
