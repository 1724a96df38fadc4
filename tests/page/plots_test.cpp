// SPDX-License-Identifier: MIT
#include "page/plots.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ecarte::page {
namespace {

using testing::HasSubstr;
using testing::Not;

Plot plot(std::size_t rows) {
  Plot made;
  made.id = "by-law";
  made.title = "Findings by law";
  made.unit = "findings";
  made.what = "laws";
  for (std::size_t i = 0; i < rows; ++i) {
    made.rows.push_back(
        {"law " + std::to_string(i), {rows - i, 1, 0}, "#law=" + std::to_string(i)});
  }
  return made;
}

TEST(Plots, AxisHasItsUnitAndMarksThatDoNotPassTheLongestBar) {
  const std::string svg = drawn(plot(8));
  EXPECT_THAT(svg, HasSubstr(">findings</text>"));
  EXPECT_THAT(svg, HasSubstr(">8</text>"));
  EXPECT_THAT(svg, Not(HasSubstr(">10</text>")));
}

TEST(Plots, RowsTooManyToDrawAreAddedUpInWords) {
  const std::string svg = drawn(plot(14));
  EXPECT_THAT(svg, HasSubstr("Not drawn: 2 other laws, with 3 errors, 2 warnings."));
  EXPECT_THAT(svg, Not(HasSubstr(">law 12</text>")));
  EXPECT_THAT(svg, HasSubstr("<th scope=\"row\">law 13</th><td>1 error, 1 warning</td>"));
  EXPECT_THAT(drawn(plot(12)), Not(HasSubstr("Not drawn")));
}

TEST(Plots, ALongLabelIsCutWhereItSaysLeastAndWholeInItsName) {
  Plot one = plot(1);
  one.ends = true;
  one.rows[0].label =
      "a/very/long/way/down/into/the/folders/of/an/archive/of/records/evening.ecarte";
  const std::string svg = drawn(one);
  EXPECT_THAT(svg, HasSubstr("…"));
  EXPECT_THAT(svg, HasSubstr("evening.ecarte</text>"));
  EXPECT_THAT(svg, HasSubstr("<title>a/very/long/way/down"));
  one.ends = false;
  EXPECT_THAT(drawn(one), HasSubstr(">a/very/long/way"));
}

TEST(Plots, LabelsAreEscaped) {
  Plot one = plot(1);
  one.rows[0].label = "<b>\"&'";
  EXPECT_THAT(drawn(one), Not(HasSubstr("<b>")));
  EXPECT_THAT(drawn(one), HasSubstr("&lt;b&gt;&quot;&amp;&apos;"));
}

TEST(Plots, OneOfAThingIsSaidInTheSingular) {
  Plot one = plot(1);
  one.graded = false;
  one.unit = "deals";
  one.rows[0] = {"regular", {1, 0, 0}, "#verdict=regular"};
  EXPECT_THAT(drawn(one), HasSubstr("regular: 1 deal;"));
}

}  // namespace
}  // namespace ecarte::page
