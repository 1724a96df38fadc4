// SPDX-License-Identifier: MIT
#include "lsp/lines.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lsp/uri.hpp"

namespace ecarte::lsp {
namespace {

Json place(std::int64_t line, std::int64_t character) {
  return {{"line", line}, {"character", character}};
}

constexpr std::string_view kText = "ab\r\n🂡♦x\rlast\n";

TEST(Lines, EndWithALineFeedACarriageReturnOrBoth) {
  const Lines lines{kText, Encoding::Utf16};
  EXPECT_EQ(lines.line(0).end, 2U);
  EXPECT_EQ(kText.substr(lines.line(1).begin, lines.line(1).end - lines.line(1).begin), "🂡♦x");
  EXPECT_EQ(lines.line_of(kText.find("last")), 2U);
  EXPECT_EQ(lines.line(3).begin, kText.size());
}

TEST(Lines, CountInTheUnitsOfTheClient) {
  const std::size_t x = kText.find('x');
  EXPECT_EQ((Lines{kText, Encoding::Utf16}).position(x).dump(), place(1, 3).dump());
  EXPECT_EQ((Lines{kText, Encoding::Utf8}).position(x).dump(), place(1, 7).dump());
  EXPECT_EQ((Lines{kText, Encoding::Utf32}).position(x).dump(), place(1, 2).dump());
  EXPECT_EQ((Lines{kText, Encoding::Utf16}).offset(place(1, 3)), x);
}

TEST(Lines, APlaceBeyondALineIsItsEndAndWithinACharacterItsBeginning) {
  const Lines lines{kText, Encoding::Utf16};
  EXPECT_EQ(lines.offset(place(0, 99)), 2U);
  EXPECT_EQ(lines.offset(place(99, 0)), kText.size());
  EXPECT_EQ(lines.offset(place(1, 1)), kText.find("🂡"));
}

TEST(Lines, APlaceThatIsNoneIsRefused) {
  const Lines lines{kText, Encoding::Utf16};
  EXPECT_THROW((void)lines.offset(place(-1, 0)), RequestError);
  EXPECT_THROW((void)lines.offset(Json{}), RequestError);
  EXPECT_THROW((void)lines.stretch(Json{}), RequestError);
}

TEST(ReaderLines, PassOverAByteOrderMark) {
  const ReaderLines lines{
      "\xef\xbb\xbf"
      "one\r\ntwo\rtwo"};
  EXPECT_EQ(lines.line(1).begin, 3U);
  EXPECT_EQ(lines.line(1).end, 6U);
  EXPECT_EQ(lines.line(2).end, 15U);
  EXPECT_EQ(lines.line(7).begin, 15U);
}

TEST(Uri, OfAFileIsAPath) {
  EXPECT_EQ(path_of("file:///a%20b/%C3%A9.ecarte"), "/a b/é.ecarte");
  EXPECT_EQ(path_of("file://host/a"), "/a");
  EXPECT_EQ(path_of("file:///100%"), "/100%");
  EXPECT_EQ(path_of("untitled:Untitled-1"), "");
  EXPECT_EQ(path_of("file:///a%00b"), "");
}

}  // namespace
}  // namespace ecarte::lsp
