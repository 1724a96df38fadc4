// SPDX-License-Identifier: MIT
//
// Findings counted by law, by file and by player.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "report/deal.hpp"

namespace ecarte::report {

class Statistics {
 public:
  /// Counts what is reported of a deal; what was expected or is known of old is not counted, nor,
  /// without `all_notes`, what a report would hold back.
  void add(std::string_view file, const Deal& deal, bool all_notes = true);

  using Counts = std::array<std::uint64_t, 3>;  ///< by law::Severity
  using Table = std::map<std::string, Counts, std::less<>>;
  using Row = Table::value_type;

  /// The rows of each table, the most errors first, then the most warnings. They hold until more is
  /// added.
  [[nodiscard]] std::vector<const Row*> laws() const { return sorted(laws_); }
  [[nodiscard]] std::vector<const Row*> files() const { return sorted(files_); }
  [[nodiscard]] std::vector<const Row*> players() const { return sorted(players_); }

  /// Appends three tables, in each the most errors first, then the most warnings.
  void write(std::string& out) const;

 private:
  static std::vector<const Row*> sorted(const Table& table);
  static void write(std::string& out, std::string_view head, const Table& table);

  Table laws_;
  Table files_;
  Table players_;
};

}  // namespace ecarte::report
