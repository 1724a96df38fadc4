// SPDX-License-Identifier: MIT
//
// Findings counted by law, by file and by player.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "report/deal.hpp"

namespace ecarte::report {

class Statistics {
 public:
  /// Counts what is reported of a deal; what was expected or is known of old is not counted.
  void add(std::string_view file, const Deal& deal);

  /// Appends three tables, in each the most errors first, then the most warnings.
  void write(std::string& out) const;

 private:
  using Counts = std::array<std::uint64_t, 3>;  ///< by law::Severity
  using Table = std::map<std::string, Counts, std::less<>>;

  static void write(std::string& out, std::string_view head, const Table& table);

  Table laws_;
  Table files_;
  Table players_;
};

}  // namespace ecarte::report
