// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "record/format.hpp"
#include "record/sentence.hpp"
#include "record/words.hpp"

namespace ecarte::record {
namespace {

TEST(Record, PlacesCountCharactersNotBytes) {
  Record record;
  record.text = "A turns K♠; marks\r\nÈve 3\n";
  record.first_line = 10;
  const Place place = place_of(record, static_cast<Offset>(record.text.find("marks")));
  EXPECT_EQ(10U, place.line);
  EXPECT_EQ(13U, place.column);
  EXPECT_EQ("A turns K♠; marks", line_at(record, 3));
  const Place second = place_of(record, static_cast<Offset>(record.text.find("3")));
  EXPECT_EQ(11U, second.line);
  EXPECT_EQ(5U, second.column);
}

TEST(Record, NamesWhoeverActs) {
  Names names;
  names.bystanders = {"Z"};
  EXPECT_EQ("Y", names.of(1));
  EXPECT_EQ("A and Y", names.of(kBoth));
  EXPECT_EQ("", names.of(kNobody));
  EXPECT_EQ("Z", names.of(kFirstBystander));
  EXPECT_EQ("", names.of(kFirstBystander + 1));
}

TEST(Format, CommentsBeginAfterABlank) {
  EXPECT_EQ("A marks ", without_comment("A marks # the king"));
  EXPECT_EQ("", without_comment("# all of it"));
  EXPECT_EQ("Z rules: \"no # 1\"", without_comment("Z rules: \"no # 1\""));
  EXPECT_EQ("A#1", without_comment("A#1"));
}

TEST(Format, WritesCardsKnownFirst) {
  Act hold;
  hold.kind = ActKind::Hold;
  hold.cards = game::Card{game::Rank::King, game::Suit::Hearts};
  hold.count = 4;
  Act partly;
  partly.kind = ActKind::Partly;
  partly.cards = game::CardSet::of(game::Rank::Knave);
  Act odd;
  odd.kind = ActKind::Odd;
  odd.number = 6;
  odd.detail = 3;
  const std::array after{partly, odd};
  EXPECT_EQ("K♥ J? 6♣ ?", cards_of(hold, after));
  EXPECT_EQ("holds K♥ J? 6♣ ?", phrase_of(hold, after, Names{}, ""));
}

TEST(Words, EveryWordOfATableIsReadAsItsValue) {
  for (const auto& row : kRemedyWords) {
    EXPECT_EQ(row.value, meaning(kRemedyWords, row.text).value_or(Remedy::None)) << row.text;
  }
  EXPECT_EQ("fresh deal", word_for(kRemedyWords, Remedy::FreshDeal));
  EXPECT_FALSE(meaning(kNouns, "frob").has_value());
}

}  // namespace
}  // namespace ecarte::record
