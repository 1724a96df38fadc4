// SPDX-License-Identifier: MIT
#include "picture/seen_by.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "picture/in_words.hpp"
#include "tests/picture/drawn.hpp"

namespace ecarte::picture {
namespace {

using game::Seat;
using testing::HasSubstr;
using testing::Not;

TEST(SeenBy, TheHandOfTheOtherIsHidden) {
  const Picture picture = drawn(kExchange, Seat::First).front();
  for (const Hands& hands : scenes_of<Hands>(picture)) {
    for (const DrawnCard& card : hands.of[Seat::Second]) {
      EXPECT_EQ(card.face.kind, Face::Kind::Hidden);
    }
  }
  // Eight and seven of spades never come to the table, nor does the queen of trumps.
  const std::string words = in_words(picture);
  EXPECT_THAT(words, Not(HasSubstr("seven of spades")));
  EXPECT_THAT(words, Not(HasSubstr("queen of diamonds")));
  EXPECT_THAT(words, HasSubstr("king of clubs"));  // which was led
  EXPECT_THAT(words, HasSubstr("Y discards"));
}

TEST(SeenBy, OnesOwnHandIsNot) {
  const Picture picture = drawn(kExchange, Seat::Second).front();
  EXPECT_THAT(in_words(picture), HasSubstr("seven of spades"));
}

TEST(SeenBy, AFaultThatOnlyTheHiddenHandShowsIsNotRuledOn) {
  constexpr std::string_view kOpen = R"(players: A, Y
deal 1: A gives 3-2; turns 8♦
  A holds J♦ 9♠ 8♠ K♥ K♣
  Y plays without proposing
1. Y K♠, A J♦
)";
  EXPECT_EQ(drawn(kOpen).front().footnotes.front().label, "law 43 card-may-be-taken-up");
  for (const Footnote& footnote : drawn(kOpen, Seat::Second).front().footnotes) {
    EXPECT_EQ(footnote.number, 0) << footnote.label;
  }
  // He who holds it knows.
  EXPECT_EQ(drawn(kOpen, Seat::First).front().footnotes.front().label,
            "law 43 card-may-be-taken-up");
}

}  // namespace
}  // namespace ecarte::picture
