// SPDX-License-Identifier: MIT
//
// What comes over the wire: frames, JSON, and the forms a refusal offers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "json/value.hpp"
#include "lsp/framing.hpp"
#include "lsp/rpc.hpp"
#include "notation/offers.hpp"

namespace ecarte::lsp {
namespace {

TEST(JsonRead, WhatWasWrittenIsReadBack) {
  const std::string text = R"({"a":[1,-2,3.5,"é\n",true,null],"b":{},"c":18446744073709551615})";
  const auto value = Json::read(text);
  ASSERT_TRUE(value);
  EXPECT_EQ(value->dump(), text);
  EXPECT_EQ(value->at("a").items()[1].integer(), -2);
  EXPECT_EQ(*value->at("a").items()[3].text(), "é\n");
  EXPECT_TRUE(value->at("a").items()[4].is_true());
  EXPECT_FALSE(value->at("c").integer());
  EXPECT_TRUE(value->at("d").at("e").is_null());
  EXPECT_TRUE(value->at("b").items().empty());
}

TEST(JsonRead, OfANameGivenTwiceTheLastValueCounts) {
  EXPECT_EQ(Json::read(R"({"a":1,"a":2})")->at("a").integer(), 2);
}

TEST(JsonRead, WhatIsNoJsonIsNotRead) {
  for (const std::string& text :
       {std::string{}, std::string{"{"}, std::string{"[1,]"}, std::string{"\"\xff\""},
        std::string{"1 2"}, std::string{"{1:2}"}, std::string(100000, '['),
        std::string(101, '[') + std::string(101, ']')}) {
    EXPECT_FALSE(Json::read(text)) << text.substr(0, 20);
  }
  EXPECT_TRUE(Json::read(std::string(100, '[') + std::string(100, ']')));
}

std::vector<std::string> taken(Framing& framing) {
  std::vector<std::string> all;
  while (const auto frame = framing.next()) {
    all.push_back(frame->trouble.empty() ? frame->message : "!");
  }
  return all;
}

TEST(Framing, CutsTheStreamWhereverItBreaks) {
  const std::string stream = framed("{}") + framed("[1]") + "content-length:4\n\nlast";
  for (std::size_t step = 1; step < stream.size(); ++step) {
    Framing framing;
    std::vector<std::string> all;
    for (std::size_t at = 0; at < stream.size(); at += step) {
      framing.add(std::string_view(stream).substr(at, step));
      for (const std::string& message : taken(framing)) {
        all.push_back(message);
      }
    }
    EXPECT_THAT(all, testing::ElementsAre("{}", "[1]", "last")) << step;
  }
}

TEST(Framing, PassesOverAMessageThatIsTooLong) {
  Framing framing;
  const std::size_t size = Framing::kLongest + 1;
  framing.add("Content-Length: " + std::to_string(size) + "\r\n\r\n");
  EXPECT_THAT(taken(framing), testing::ElementsAre("!"));
  const std::string piece(std::size_t{1} << 20U, 'x');
  for (std::size_t sent = 0; sent < size; sent += piece.size()) {
    framing.add(std::string_view(piece).substr(0, size - sent));
    EXPECT_THAT(taken(framing), testing::IsEmpty());
  }
  framing.add(framed("after"));
  EXPECT_THAT(taken(framing), testing::ElementsAre("after"));
}

TEST(Framing, AHeaderThatSaysNoLengthIsTrouble) {
  for (const std::string_view header : {"nonsense\r\n\r\n", "Content-Length: x\r\n\r\n",
                                        "Content-Length: -1\r\n\r\n", "Content-Length:\r\n\r\n"}) {
    Framing framing;
    framing.add(header);
    framing.add(framed("after"));
    EXPECT_THAT(taken(framing), testing::ElementsAre("!", "after")) << header;
  }
}

TEST(Offers, AreWhatARefusalNames) {
  using testing::Contains;
  EXPECT_THAT(notation::offers_in("expected a verb, such as proposes"), Contains("proposes"));
  const auto offers = notation::offers_in(
      "expected throws down, if he gives up the hand; or, if it was only said, remarks \"…\"");
  EXPECT_THAT(offers, Contains("throws down"));
  EXPECT_THAT(offers, Contains("remarks \"…\""));
  EXPECT_THAT(notation::offers_in("expected the packets, such as gives Y 3, A 3, Y 2, A 2"),
              Contains("gives Y 3, A 3, Y 2, A 2"));
  EXPECT_THAT(notation::offers_in(""), testing::IsEmpty());
}

}  // namespace
}  // namespace ecarte::lsp
