// SPDX-License-Identifier: MIT
//
// Counts drawn as bars, as SVG for a page. Private to the layer.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace ecarte::page {

/// A row of bars one behind the other.
struct PlotRow {
  std::string label;
  std::array<std::uint64_t, 3> counts{};  ///< errors, warnings, notes; or one count and noughts
  std::string link;                       ///< where it leads on the page; empty: nowhere
};

struct Plot {
  std::string id;
  std::string title;  ///< "Findings by law"
  std::string unit;   ///< "findings", of the axis
  std::vector<PlotRow> rows;
  bool graded = true;  ///< the three counts are errors, warnings and notes
  bool ends = false;   ///< of a label too long to be drawn the end is kept
  std::string what;    ///< what a row is, more than one: "laws"
};

/// A figure: the first rows as bars with an axis that has its unit, in words what the rest comes
/// to, and the rows in a table. Every text is escaped.
std::string drawn(const Plot& plot);

}  // namespace ecarte::page
