// SPDX-License-Identifier: MIT
#include "page/plots.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <string_view>

#include <fmt/core.h>
#include <kainjow/mustache.hpp>

#include "page/sources.hpp"
#include "picture/svg_text.hpp"

namespace ecarte::page {
namespace {

namespace mustache = kainjow::mustache;

constexpr std::ptrdiff_t kDrawn = 12;  ///< rows with bars
constexpr std::size_t kInTable = 60;   ///< rows of the table
constexpr double kWidth = 360;         ///< of the drawing, which is a phone's
constexpr double kBars = 310;          ///< the longest bar; the number stands behind it
constexpr double kRow = 42;            ///< a label and its bar
constexpr double kFont = 13;
constexpr double kLongest = kWidth / kFont;  ///< of a label, in ems
constexpr std::array<std::string_view, 3> kGrades{"error", "warning", "note"};

std::uint64_t sum(const PlotRow& row) {
  return std::accumulate(row.counts.begin(), row.counts.end(), std::uint64_t{0});
}

std::string numbered(double value) {
  return fmt::format("{:.6g}", value);
}

/// "3 errors, 1 warning"; "12 deals".
std::string counted(const PlotRow& row, const Plot& plot) {
  if (!plot.graded) {
    const std::uint64_t count = row.counts.front();
    return fmt::format("{} {}", count,
                       count == 1 ? plot.unit.substr(0, plot.unit.size() - 1) : plot.unit);
  }
  std::string text;
  for (std::size_t i = 0; i < kGrades.size(); ++i) {
    if (row.counts.at(i) != 0) {
      text += fmt::format("{}{} {}{}", text.empty() ? "" : ", ", row.counts.at(i), kGrades.at(i),
                          row.counts.at(i) == 1 ? "" : "s");
    }
  }
  return text.empty() ? "none" : text;
}

bool continues(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}

/// A label no wider than the drawing.
std::string fitted(std::string label, bool ends) {
  if (picture::ems_of(label) <= kLongest) {
    return label;
  }
  constexpr std::string_view kMore = "…";
  while (!label.empty() && picture::ems_of(label) + 1 > kLongest) {
    if (ends) {
      label.erase(0, 1);
      while (!label.empty() && continues(label.front())) {
        label.erase(0, 1);
      }
    } else {
      while (label.size() > 1 && continues(label.back())) {
        label.pop_back();
      }
      label.pop_back();
    }
  }
  return ends ? std::string{kMore} + label : label + std::string{kMore};
}

/// What an axis is marked in up to `most`: 1, 2 or 5 times a power of ten, at most five of them.
std::uint64_t step_of(std::uint64_t most) {
  constexpr std::uint64_t kMarks = 5;
  for (std::uint64_t power = 1;; power *= 10) {
    for (const std::uint64_t step : {power, 2 * power, 5 * power}) {
      if (most <= step * kMarks) {
        return step;
      }
    }
  }
}

mustache::data axis_data(std::uint64_t most) {
  mustache::data marks{mustache::data::type::list};
  const std::uint64_t step = step_of(most);
  for (std::uint64_t value = 0; value <= most; value += step) {
    mustache::data mark;
    mark.set("x", numbered(kBars * static_cast<double>(value) / static_cast<double>(most)));
    mark.set("value", std::to_string(value));
    marks << mark;
  }
  return marks;
}

mustache::data bars_data(const PlotRow& row, std::uint64_t most, bool graded) {
  mustache::data bars{mustache::data::type::list};
  double x = 0;
  for (std::size_t i = 0; i < row.counts.size(); ++i) {
    const double width = kBars * static_cast<double>(row.counts.at(i)) / static_cast<double>(most);
    if (row.counts.at(i) != 0) {
      mustache::data bar;
      bar.set("x", numbered(x));
      bar.set("width", numbered(width));
      bar.set("kind", graded ? std::string{kGrades.at(i)} : "plain");
      bars << bar;
    }
    x += width;
  }
  return bars;
}

mustache::data row_data(const PlotRow& row, const Plot& plot, std::uint64_t most, double y) {
  mustache::data data;
  data.set("label", row.label);
  data.set("drawn-label", fitted(row.label, plot.ends));
  data.set("counted", counted(row, plot));
  data.set("total", std::to_string(sum(row)));
  data.set("end", numbered(kBars * static_cast<double>(sum(row)) / static_cast<double>(most) + 5));
  data.set("y", numbered(y));
  if (!row.link.empty()) {
    data.set("link", row.link);
  }
  data.set("bars", bars_data(row, most, plot.graded));
  return data;
}

/// What the rows that have no bars come to: "and 265 other laws, 154 errors, 3 notes".
std::string rest_of(const Plot& plot) {
  PlotRow rest;
  for (std::size_t i = kDrawn; i < plot.rows.size(); ++i) {
    for (std::size_t grade = 0; grade < rest.counts.size(); ++grade) {
      rest.counts.at(grade) += plot.rows[i].counts.at(grade);
    }
  }
  return fmt::format("Not drawn: {} other {}, with {}.", plot.rows.size() - kDrawn, plot.what,
                     counted(rest, plot));
}

mustache::data table_data(const Plot& plot) {
  mustache::data rows{mustache::data::type::list};
  for (std::size_t i = 0; i < std::min(plot.rows.size(), kInTable); ++i) {
    mustache::data row;
    row.set("label", plot.rows[i].label);
    row.set("counted", counted(plot.rows[i], plot));
    rows << row;
  }
  return rows;
}

}  // namespace

std::string drawn(const Plot& plot) {
  const std::vector<PlotRow> rows(
      plot.rows.begin(),
      plot.rows.begin() + std::min<std::ptrdiff_t>(std::ssize(plot.rows), kDrawn));
  std::uint64_t most = 1;
  for (const PlotRow& row : rows) {
    most = std::max(most, sum(row));
  }
  mustache::data list{mustache::data::type::list};
  double y = 0;
  for (const PlotRow& row : rows) {
    list << row_data(row, plot, most, y);
    y += kRow;
  }
  constexpr double kAxis = 40;  ///< its numbers, and its unit
  mustache::data data;
  data.set("id", plot.id);
  data.set("title", plot.title);
  data.set("unit", plot.unit);
  data.set("what", plot.what);
  data.set("width", numbered(kWidth));
  data.set("bottom", numbered(y));
  data.set("height", numbered(y + kAxis));
  data.set("graded", plot.graded);
  data.set("rows", list);
  data.set("marks", axis_data(most));
  data.set("table", table_data(plot));
  if (std::ssize(plot.rows) > kDrawn) {
    data.set("rest", rest_of(plot));
  }
  if (plot.rows.size() > kInTable) {
    data.set("more", fmt::format("and {} more", plot.rows.size() - kInTable));
  }
  mustache::mustache page{std::string{kPlotTemplate}};
  return page.render(data);
}

}  // namespace ecarte::page
