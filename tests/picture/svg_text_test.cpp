// SPDX-License-Identifier: MIT
#include "picture/svg_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ecarte::picture {
namespace {

TEST(SvgText, NoLineIsWiderThanItMayBe) {
  const std::string text =
      "Mmmm WWWWWWWWWWWWWWWWWWWWWWWW illlllll and Y plays K♠ to it 日本日本日本";
  for (double ems = 2; ems < 40; ems += 0.7) {
    std::string whole;
    for (const std::string& line : broken(text, ems)) {
      EXPECT_LE(ems_of(line), ems);
      whole += line;
    }
    std::erase(whole, ' ');
    std::string all = text;
    std::erase(all, ' ');
    EXPECT_EQ(whole, all) << ems;
  }
}

}  // namespace
}  // namespace ecarte::picture
