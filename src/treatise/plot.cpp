// SPDX-License-Identifier: MIT
#include "treatise/plot.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/core.h>

#include "treatise/plot_marks.hpp"
#include "treatise/say.hpp"

namespace ecarte::treatise {
namespace {

constexpr int kBins = 60;    ///< two to one is the edge of one
constexpr int kWidth = 440;  ///< with letters 14 high: legible 300 pixels wide
constexpr int kShownWidth = 560;
constexpr int kPanel = 228;  ///< height of one model's panel
constexpr int kLeft = 74;
constexpr int kRight = 26;
constexpr int kMargin = 10;
constexpr int kTop = 14;  ///< above the panels, without the lines of the title
constexpr int kLine = 19;
constexpr std::size_t kLineLength = 54;  ///< characters of a title that are sure to fit
constexpr int kBars = 110;               ///< height of the tallest bar
constexpr int kCaption = 46;             ///< above the bars, for two lines
constexpr double kTwoToOne = 2.0 / 3.0;

double across(double share) {
  return kLeft + share * (kWidth - kLeft - kRight);
}

/// A bin for each sixtieth, the last one closed. Exact: no share is rounded into a neighbour.
std::array<int, kBins> binned(const std::vector<Fraction>& measures) {
  std::array<int, kBins> bins{};
  for (const Fraction& measure : measures) {
    const std::int64_t bin = measure.over() * kBins / measure.under();
    ++bins.at(static_cast<std::size_t>(std::clamp<std::int64_t>(bin, 0, kBins - 1)));
  }
  return bins;
}

/// What the drawing is of, and below that what is claimed, in as many lines as that takes.
std::vector<std::string> title_lines(std::string_view title) {
  const std::size_t colon = std::min(title.find(": "), title.size());
  std::vector<std::string> lines{std::string{title.substr(0, colon)}};
  std::string_view rest = title.substr(std::min(colon + 2, title.size()));
  while (!rest.empty()) {
    std::size_t end = rest.size();
    if (end > kLineLength) {
      const std::size_t space = rest.rfind(' ', kLineLength);
      end = space == std::string_view::npos ? kLineLength : space;
    }
    lines.emplace_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return lines;
}

std::string_view model_title(ClaimModel model) {
  switch (model) {
    case ClaimModel::Open:
      return "both see every card";
    case ClaimModel::Lead:
      return "the lead unseen, then both see";
    case ClaimModel::Blind:
      return "the leader never sees";
    case ClaimModel::Certain:
      break;
  }
  return "one plan against all";
}

/// The tallest bar of all panels, as a share of the hands, rounded up to a twentieth.
double scale_of(const std::vector<const ModelAnswer*>& drawn) {
  double most = 0;
  for (const ModelAnswer* const model : drawn) {
    const auto bins = binned(model->measures);
    most = std::max(most, static_cast<double>(*std::ranges::max_element(bins)) /
                              static_cast<double>(model->measures.size()));
  }
  return std::max(1.0, std::ceil(most * 20)) / 20;
}

std::vector<const ModelAnswer*> drawn_models(const ClaimAnswer& answer) {
  std::vector<const ModelAnswer*> drawn;
  for (const ModelAnswer& model : answer.models) {
    if (!model.measures.empty() && model.model) {
      drawn.push_back(&model);
    }
  }
  return drawn;
}

/// What a panel comes to: "40,551 of 40,782 hands (99.4 %) have two to one".
std::string sum_of(const ModelAnswer& answer) {
  return fmt::format(
      "{} of {} hands ({:.1f} %) have two to one", grouped(answer.holds), grouped(answer.cases),
      answer.cases == 0
          ? 0.0
          : 100.0 * static_cast<double>(answer.holds) / static_cast<double>(answer.cases));
}

/// Shares of the hands up the side, from none to `scale`.
void add_side(pugi::xml_node svg, double floor, double scale) {
  for (int part = 0; part <= 2; ++part) {
    const double share = scale * part / 2;
    const double height = floor - kBars * part / 2.0;
    add_text(svg, kLeft - 6, height + 4, fmt::format("{:g} %", share * 100), "end");
    add_line(svg, kLeft - 4, height, kLeft, height, "axis");
  }
  add_line(svg, kLeft, floor - kBars, kLeft, floor, "axis");
  const double middle = floor - kBars / 2.0;
  add_upward_text(svg, 18, middle, "share of the hands");
}

void add_panel(pugi::xml_node svg, const ModelAnswer& answer, double top, double scale) {
  const std::array<int, kBins> bins = binned(answer.measures);
  const auto hands = static_cast<double>(answer.measures.size());
  const double floor = top + kCaption + kBars + kLine;
  add_text(svg, kMargin, top + 14, fmt::format("{}:", model_title(*answer.model)));
  add_text(svg, kMargin, top + 14 + kLine, sum_of(answer));
  for (int bin = 0; bin < kBins; ++bin) {
    const int count = bins.at(static_cast<std::size_t>(bin));
    const double height = kBars * count / hands / scale;
    if (count > 0) {
      const double left = across(static_cast<double>(bin) / kBins);
      const double width = across(1.0 / kBins) - kLeft - 1;
      add_box(svg, left, floor - height, width, height,
              fmt::format("{:.1f} % to {:.1f} %: {} hands", 100.0 * bin / kBins,
                          100.0 * (bin + 1) / kBins, grouped(count)));
    }
  }
  add_side(svg, floor, scale);
  add_line(svg, kLeft, floor, kWidth - kRight, floor, "axis");
  add_line(svg, across(kTwoToOne), floor - kBars, across(kTwoToOne), floor, "even");
  for (int tenth = 0; tenth <= 10; tenth += 2) {
    add_line(svg, across(tenth / 10.0), floor, across(tenth / 10.0), floor + 4, "axis");
    add_text(svg, across(tenth / 10.0), floor + 18, fmt::format("{} %", tenth * 10), "middle");
  }
  add_text(svg, across(kTwoToOne), floor - kBars - 4, "two to one", "middle");
  add_text(svg, across(0.5), floor + 37, "chance of the point", "middle");
}

}  // namespace

double plot_scale(const ClaimAnswer& answer) {
  return scale_of(drawn_models(answer));
}

std::string plot_of(const ClaimAnswer& answer, const std::string& title, double scale) {
  const std::vector<const ModelAnswer*> drawn = drawn_models(answer);
  if (drawn.empty()) {
    return {};
  }
  const std::vector<std::string> lines = title_lines(title);
  const int above = kTop + kLine * static_cast<int>(lines.size());
  const int height = above + kPanel * static_cast<int>(drawn.size());
  pugi::xml_document document;
  std::string told = "How the chance of the point is spread over the hands.";
  for (const ModelAnswer* const model : drawn) {
    told += fmt::format(" {}: {}.", model_title(*model->model), sum_of(*model));
  }
  pugi::xml_node svg =
      begin_drawing(document, {kWidth, height, kShownWidth, title, told,
                               "text{font:14px sans-serif;fill:#222}rect{fill:#4a76a8}"
                               ".axis{stroke:#222}.even{stroke:#c0392b;stroke-dasharray:4 3}"
                               "svg{background:#fff}"});
  double at = 20;
  for (const std::string& line : lines) {
    add_text(svg, kMargin, at, line);
    at += kLine;
  }
  double top = above;
  for (const ModelAnswer* const model : drawn) {
    add_panel(svg, *model, top, scale);
    top += kPanel;
  }
  return text_of(document);
}

}  // namespace ecarte::treatise
