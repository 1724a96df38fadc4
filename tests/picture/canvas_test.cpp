// SPDX-License-Identifier: MIT
#include "picture/canvas.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ecarte::picture {
namespace {

std::string words(std::string_view text, Look look) {
  std::string out;
  Canvas(out, look).words(text, 0, 2);
  return out;
}

TEST(Canvas, WordsAreBrokenByTheColumnsTheyTake) {
  EXPECT_EQ(words("é é é é é é é", {.width = 5}), "é é é\n é é\n é é\n");
  EXPECT_EQ(words("日本 日本", {.width = 5}), "日本\n 日本\n");
}

TEST(Canvas, AWordWiderThanTheLineIsBrokenWithin) {
  EXPECT_EQ(words("abcdefgh", {.width = 4}), "abcd\n efg\n h\n");
}

TEST(Canvas, ACardHasTheColourOfItsSuit) {
  EXPECT_EQ(words("plays K♥, 10♣", {.colour = true}), "plays \x1b[31mK♥\x1b[0m, 10♣\n");
  EXPECT_EQ(words("plays K♦, 10♣.", {.colour = true, .four_colour = true}),
            "plays \x1b[34mK♦\x1b[0m, \x1b[32m10♣\x1b[0m.\n");
}

TEST(Canvas, AsciiIsAscii) {
  EXPECT_EQ(in_ascii("Müller plays K♠ — ‘so’ œ 王"), "Muller plays KS - 'so' oe ?");
}

}  // namespace
}  // namespace ecarte::picture
