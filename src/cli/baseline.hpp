// SPDX-License-Identifier: MIT
//
// Which findings of a check are known of old: the file of --baseline.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "report/deal.hpp"
#include "report/finding_parts.hpp"

namespace ecarte::cli {

class Baseline {
 public:
  /// The path of a file from the repository.
  using FromRoot = std::function<std::string(std::string_view)>;

  /// Reads the file at `path`; with `update` it need not be there yet, and is written at the end.
  /// Throws InputError if it is no baseline.
  Baseline(std::string path, bool update, FromRoot from_root);

  /// Marks what the baseline knows, one finding for each of its lines, and notes what is found for
  /// a new one. Call for each deal, in order.
  void treat(const std::string& file, const report::Deal& deal,
             std::vector<report::Treatment>& treatments);

  /// Writes the new baseline if that was asked for; else what to say of the old, in a line: how
  /// many of its findings are gone. Empty if there is nothing to say.
  std::string end() const;

 private:
  FromRoot from_root_;
  std::string path_;
  bool update_ = false;
  std::map<std::string, int> known_;  ///< lines of the baseline not met yet
  std::vector<std::string> found_;    ///< lines of a new one
  report::Fingerprints fingerprints_;
};

}  // namespace ecarte::cli
