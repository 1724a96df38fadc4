// SPDX-License-Identifier: MIT
//
// The table of `blind` odds as lines of text: what stands at the head of a part of it, a row, and
// the parts added up. Files are left to others.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "analysis/blind_games.hpp"

namespace ecarte::cli {

/// How the bounds of the table are found; whoever changes them counts `kBlindMethod` up.
inline constexpr analysis::Effort kBlindEffort{};
inline constexpr int kBlindMethod = 2;

/// The two lines that begin every part: what made it and how, and the names of the columns.
std::string blind_head();

/// A row, with its end of line. Numbers of hands are in millionths, out of 65,780,000,000.
std::string blind_row(std::uint32_t number, const analysis::BlindGame& game,
                      const analysis::BlindAnswer& answer);

/// What of a row is reckoned with.
struct BlindRow {
  std::uint32_t number = 0;
  analysis::HandCount point, vole;                  ///< of him who leads
  analysis::HandCount dealers_point, dealers_vole;  ///< of the dealer
  std::string_view leads_for_point, leads_for_vole;
};

/// Throws InputError, naming `file`, if it is not a row.
BlindRow read_blind_row(std::string_view line, const std::string& file);

/// Rows of any parts, in the order of their numbers.
class BlindTable {
 public:
  /// Adds the rows of a part or of a table. InputError if it is neither, if it was made by another
  /// program or in another way than those before, or if a row differs from one that is there.
  void add(const std::string& file, std::string_view text);

  /// One and the same text, in whatever order and grouping the parts were added.
  [[nodiscard]] std::string text() const;
  /// "1-912 1825": the games that have no row, by number; empty if each has one.
  [[nodiscard]] std::string missing() const;
  /// Line by line.
  [[nodiscard]] const std::map<std::uint32_t, std::string>& rows() const { return rows_; }

 private:
  void take_head(const std::string& file, std::string_view head);

  std::string head_;
  std::map<std::uint32_t, std::string> rows_;
};

/// What is left of `text` when its first line is taken off, and the line, without its end. A line
/// that does not end is none.
bool take_line(std::string_view& text, std::string_view& line);

}  // namespace ecarte::cli
