// SPDX-License-Identifier: MIT
#include "report/wrap.hpp"

#include <array>

#include <gtest/gtest.h>

#include "report/escape.hpp"

namespace ecarte::report {
namespace {

std::string wrapped(std::string_view text, std::size_t indent, std::size_t width) {
  std::string out;
  append_wrapped(out, text, indent, width);
  return out;
}

TEST(Wrap, LinesAreBrokenAtBlanks) {
  EXPECT_EQ(wrapped("one two three", 2, 9), "  one two\n  three\n");
  EXPECT_EQ(wrapped("one two three", 2, 0), "  one two three\n");
  EXPECT_EQ(wrapped("", 2, 9), "\n");
}

TEST(Wrap, ASuitSignIsOneColumn) {
  EXPECT_EQ(wrapped("K♥ Q♥ J♥", 0, 5), "K♥ Q♥\nJ♥\n");
}

TEST(Wrap, AWordWiderThanTheLineStandsAlone) {
  EXPECT_EQ(wrapped("a extraordinarily b", 1, 6), " a\n extraordinarily\n b\n");
}

TEST(Wrap, AClauseBecomesASentence) {
  EXPECT_EQ(as_sentence("the cards must be dealt again"), "The cards must be dealt again.");
  EXPECT_EQ(as_sentence("Y may look."), "Y may look.");
  EXPECT_EQ(as_sentence("élise may look"), "élise may look.");
  EXPECT_EQ(as_sentence(""), "");
}

/// What is broken where it stands comes out as what is put together first.
TEST(Wrap, ASentenceIsLaidOutAsItsClauseIs) {
  constexpr std::array<std::string_view, 9> kClauses{
      "the cards must be dealt again",
      "Y may look.",
      "a",
      "x  y",
      " blank before",
      "A could claim a fresh deal until A looks at his hand; A let it stand, line 12",
      "a word asextraordinarilylongasnolinehasroomfor stands alone",
      "K♥ was told, and a \x1b with it",
      "marked 2 3 4 5 6 7 8 9 10 11 12 13 14"};
  for (const std::string_view clause : kClauses) {
    for (std::size_t width = 0; width < 40; ++width) {
      std::string out = "before\n";
      append_sentence(out, clause, 2, width);
      EXPECT_EQ(out, "before\n" + wrapped(as_sentence(escaped(clause)), 2, width))
          << clause << ", " << width;
    }
  }
}

}  // namespace
}  // namespace ecarte::report
