// SPDX-License-Identifier: MIT
#include "report/excerpt.hpp"

#include <gtest/gtest.h>

namespace ecarte::report {
namespace {

std::string excerpt(std::string text, std::string_view words, std::string_view label = {}) {
  record::Record record;
  record.text = std::move(text);
  const auto begin = static_cast<record::Offset>(record.text.find(words));
  const auto end = static_cast<record::Offset>(begin + words.size());
  std::string out;
  append_excerpt(out, record, {begin, end}, MarkKind::Fault, label, palette(false));
  return out;
}

TEST(Excerpt, TheMarkIsAsWideAsTheWordsShown) {
  EXPECT_EQ(excerpt("  1. Y K♥, A 9♠\n", "A 9♠"),
            "    1 |   1. Y K♥, A 9♠\n"
            "      |            ^~~~\n");
}

TEST(Excerpt, TabsAreExpanded) {
  EXPECT_EQ(excerpt("\tA\tproposes\n", "proposes"),
            "    1 |         A       proposes\n"
            "      |                 ^~~~~~~~\n");
}

TEST(Excerpt, WideCharactersTakeTwoColumns) {
  EXPECT_EQ(excerpt("札 proposes\n", "proposes"),
            "    1 | 札 proposes\n"
            "      |    ^~~~~~~~\n");
}

TEST(Excerpt, ControlCharactersAreEscapedAndCounted) {
  EXPECT_EQ(excerpt("\x1b[2J proposes", "proposes", "here"),
            "    1 | \\x1b[2J proposes\n"
            "      |         ^~~~~~~~ here\n");
}

TEST(Excerpt, AnEmptySpanAtTheEndOfTheTextIsMarked) {
  record::Record record;
  record.text = "Y";
  std::string out;
  append_excerpt(out, record, {1, 1}, MarkKind::Fault, {}, palette(false));
  EXPECT_EQ(out, "    1 | Y\n      |  ^\n");
}

TEST(Excerpt, ALongLineIsCutDownToWhatSurroundsTheWords) {
  const std::string out =
      excerpt(std::string(2000, 'x') + "WORDS" + std::string(2000, 'y'), "WORDS");
  const std::size_t line_end = out.find('\n');
  EXPECT_LT(line_end, 200U);
  EXPECT_NE(out.find("WORDS"), std::string::npos);
  // The mark stands under the words: "…" is one column and three bytes.
  EXPECT_EQ(out.find('^') - line_end - 1, out.find("WORDS") - 2);
}

TEST(Excerpt, ASpanOverSeveralLinesIsMarkedToTheEndOfTheFirst) {
  EXPECT_EQ(excerpt("Y holds K♥\n  Q♥\n", "holds K♥\n  Q♥"),
            "    1 | Y holds K♥\n"
            "      |   ^~~~~~~~\n");
}

}  // namespace
}  // namespace ecarte::report
