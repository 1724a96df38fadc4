// SPDX-License-Identifier: MIT
//
// Which findings of a check are looked at, and which are known of old: --select and --ignore, and
// the baseline.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options.hpp"
#include "report/deal.hpp"
#include "report/finding_parts.hpp"
#include "report/writer.hpp"

namespace ecarte::cli {

class Triage {
 public:
  /// Reads the baseline. Throws InputError if it cannot, or if a word to select or ignore by is no
  /// law, kind or class of `context.codes`.
  Triage(const CheckCommand& command, const report::WriterContext& context);

  /// True if some findings are not looked at.
  [[nodiscard]] bool selects() const { return !select_.empty() || !ignore_.empty(); }
  /// Takes out what is not looked at, doubts included.
  void select(law::DealResult& result) const;

  /// Marks what the baseline knows, one finding for each of its lines, and notes what is found for
  /// a new one. Call for each deal, in order.
  void treat(const std::string& file, const report::Deal& deal,
             std::vector<report::Treatment>& treatments);

  /// Writes the new baseline if that was asked for; else what to say of the old, in a line: how
  /// many of its findings are gone. Empty if there is nothing to say.
  std::string end() const;

 private:
  [[nodiscard]] bool takes(std::string_view law, std::string_view id, std::string_view name,
                           std::string_view cls) const;

  std::function<std::string(std::string_view)> from_root_;
  std::set<std::string> select_;
  std::set<std::string> ignore_;
  std::string path_;
  bool update_ = false;
  std::map<std::string, int> known_;  ///< lines of the baseline not met yet
  std::vector<std::string> found_;    ///< lines of a new one
  report::Fingerprints fingerprints_;
};

}  // namespace ecarte::cli
