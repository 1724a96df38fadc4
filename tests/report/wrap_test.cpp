// SPDX-License-Identifier: MIT
#include "report/wrap.hpp"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace ecarte::report
