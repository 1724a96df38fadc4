// SPDX-License-Identifier: MIT
#include "treatise/census_plot.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>

#include <fmt/core.h>

#include "analysis/solver.hpp"
#include "treatise/plot_marks.hpp"

namespace ecarte::treatise {
namespace {

using analysis::Histogram;
using analysis::kHand;
using analysis::kTricksForPoint;
using analysis::kTricksForVole;

constexpr int kPlotWidth = 924;
constexpr int kBarsLeft = 290;  ///< of the bars
constexpr int kAcross = 420;    ///< a hundred in a hundred
constexpr int kBarsTop = 92;
constexpr int kRow = 20;
constexpr int kBar = 15;
constexpr int kBelow = 56;
constexpr int kColumn = 70;  ///< of the numbers on the right

double share(std::int64_t part, std::int64_t all) {
  return all == 0 ? 0 : static_cast<double>(part) / static_cast<double>(all);
}

std::int64_t sum_from(const Histogram& deals, int tricks) {
  return std::accumulate(deals.begin() + tricks, deals.end(), std::int64_t{0});
}

void add_head(pugi::xml_node svg, const std::string& title, double middle) {
  add_text(svg, 16, 22, title);
  add_text(
      svg, 16, 40,
      "every hand and turn-up against each of the 65,780 hands the adversary may hold; both see "
      "all the cards");
  for (int tricks = 0; tricks <= kHand; ++tricks) {
    const double x = kBarsLeft + tricks * 70.0;
    add_box(svg, x, kBarsTop - 36, 12, 12, "", fmt::format("t{}", tricks));
    add_text(svg, x + 16, kBarsTop - 26, fmt::format("{} trick{}", tricks, tricks == 1 ? "" : "s"));
  }
  add_text(svg, kBarsLeft + kAcross + kColumn, kBarsTop - 8, "point, %", "end");
  add_text(svg, kBarsLeft + kAcross + 2 * kColumn, kBarsTop - 8, "vole, %", "end");
  add_text(svg, kBarsLeft + kAcross + 3 * kColumn - 6, kBarsTop - 8, "hands, %", "end");
  add_upward_text(svg, 14, middle, "class of the leader's hand");
}

void add_bar(pugi::xml_node svg, const CensusBar& bar, double top, std::int64_t all_dealt) {
  const std::int64_t all = sum_from(bar.deals, 0);
  const double baseline = top + kBar - 3;
  add_text(svg, kBarsLeft - 8, baseline, bar.name, "end");
  double left = kBarsLeft;
  for (int tricks = 0; tricks <= kHand; ++tricks) {
    const std::int64_t deals = bar.deals.at(static_cast<std::size_t>(tricks));
    const double width = kAcross * share(deals, all);
    if (deals > 0) {
      add_box(svg, left, top, width, kBar,
              fmt::format("{}: {} trick{}: {} of {} deals, {:.2f} %", bar.name, tricks,
                          tricks == 1 ? "" : "s", deals, all, 100 * share(deals, all)),
              fmt::format("t{}", tricks));
    }
    left += width;
  }
  double right = kBarsLeft + kAcross + kColumn;
  for (const std::int64_t part :
       {sum_from(bar.deals, kTricksForPoint), sum_from(bar.deals, kTricksForVole)}) {
    add_text(svg, right, baseline, fmt::format("{:.2f}", 100 * share(part, all)), "end");
    right += kColumn;
  }
  add_text(svg, right - 6, baseline, fmt::format("{:.3f}", 100 * share(bar.dealt, all_dealt)),
           "end");
}

void add_axes(pugi::xml_node svg, double floor) {
  add_line(svg, kBarsLeft, kBarsTop - 2, kBarsLeft, floor, "axis");
  add_line(svg, kBarsLeft, floor, kBarsLeft + kAcross, floor, "axis");
  for (int tenth = 0; tenth <= 10; tenth += 2) {
    const double x = kBarsLeft + kAcross * tenth / 10.0;
    add_line(svg, x, floor, x, floor + 4, "axis");
    add_text(svg, x, floor + 18, fmt::format("{}", 10 * tenth), "middle");
  }
  add_text(svg, kBarsLeft + kAcross / 2.0, floor + 38, "share of the deals, %", "middle");
}

}  // namespace

std::string census_plot(const std::vector<CensusBar>& bars) {
  const double floor = kBarsTop + static_cast<double>(kRow) * static_cast<double>(bars.size());
  pugi::xml_document document;
  const std::string title = "The tricks the leader makes, by the class of his hand";
  std::string told;
  for (const CensusBar& bar : bars) {
    const std::int64_t all = sum_from(bar.deals, 0);
    told += fmt::format("{}{}: the point in {:.2f} % of the deals, the vole in {:.2f} %.",
                        told.empty() ? "" : " ", bar.name,
                        100 * share(sum_from(bar.deals, kTricksForPoint), all),
                        100 * share(sum_from(bar.deals, kTricksForVole), all));
  }
  pugi::xml_node svg = begin_drawing(
      document, {kPlotWidth, static_cast<int>(floor) + kBelow, kPlotWidth, title, told,
                 "text{font:12px sans-serif;fill:#222}.axis{stroke:#222}svg{background:#fff}"
                 ".t0{fill:#8c2d04}.t1{fill:#d9773b}.t2{fill:#f3c9a2}"
                 ".t3{fill:#b9d3ea}.t4{fill:#6499c6}.t5{fill:#1f4e79}"});
  add_head(svg, title, (kBarsTop + floor) / 2);
  const std::int64_t dealt =
      std::accumulate(bars.begin(), bars.end(), std::int64_t{0},
                      [](std::int64_t sum, const CensusBar& bar) { return sum + bar.dealt; });
  double top = kBarsTop;
  for (const CensusBar& bar : bars) {
    add_bar(svg, bar, top, dealt);
    top += kRow;
  }
  add_axes(svg, floor);
  return text_of(document);
}

}  // namespace ecarte::treatise
