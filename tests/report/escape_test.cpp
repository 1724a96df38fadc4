// SPDX-License-Identifier: MIT
#include "report/escape.hpp"

#include <gtest/gtest.h>

namespace ecarte::report {
namespace {

TEST(Escape, PlainTextPassesUnchanged) {
  EXPECT_EQ(escaped("A turns K♠, écarté, 札"), "A turns K♠, écarté, 札");
}

TEST(Escape, ControlCharactersAreSpeltOut) {
  EXPECT_EQ(escaped("a\x1b[31mb\tc\nd\x7f"), "a\\x1b[31mb\\x09c\\x0ad\\x7f");
}

TEST(Escape, UpperControlCharactersAndTurnsOfDirectionAreSpeltOut) {
  EXPECT_EQ(escaped("\u009b31m"), "\\x9b31m");
  EXPECT_EQ(escaped("a\u202eb\u2066c\u2028"), "a\\u{202e}b\\u{2066}c\\u{2028}");
}

TEST(Escape, BrokenUtf8IsSpeltOutByteByByte) {
  EXPECT_EQ(escaped("\xff\xc3("), "\\xff\\xc3(");
  EXPECT_EQ(escaped("\xe2\x99"), "\\xe2\\x99");           // cut short
  EXPECT_EQ(escaped("\xc0\xaf"), "\\xc0\\xaf");           // longer than need be
  EXPECT_EQ(escaped("\xed\xa0\x80"), "\\xed\\xa0\\x80");  // half of a pair
}

TEST(Escape, JsonStaysJson) {
  EXPECT_EQ(escaped_json("{\"a\":\"\u009b\u202e♠\"}\n"), "{\"a\":\"\\u009b\\u202e♠\"}\n");
}

}  // namespace
}  // namespace ecarte::report
