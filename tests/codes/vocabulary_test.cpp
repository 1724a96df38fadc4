// SPDX-License-Identifier: MIT
#include "codes/vocabulary.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ecarte::codes {
namespace {

TEST(Vocabulary, NearWordsAreSuggestedAndFarOnesAreNot) {
  const auto facts = fact_words();
  EXPECT_EQ(nearest("wrong-numbr", facts), "wrong-number");
  EXPECT_EQ(nearest("msiplay", facts), "misplay");
  EXPECT_EQ(nearest("zzzzzz", facts), "");
  EXPECT_EQ(nearest(std::string(100'000, 'a'), facts), "");
}

TEST(Vocabulary, EveryWordIsFoundAgain) {
  for (const std::string_view name : fact_words()) {
    ASSERT_TRUE(fact_of(name));
    EXPECT_EQ(replay::entry(*fact_of(name)).name, name);
  }
  for (const std::string_view name : remedy_words()) {
    ASSERT_TRUE(remedy_of(name));
    EXPECT_EQ(replay::word(*remedy_of(name)), name);
  }
  EXPECT_THAT(remedy_words(), testing::Not(testing::Contains("let-stand")));
  EXPECT_EQ(window_beat_words().size(), static_cast<std::size_t>(kWindowBeats));
  EXPECT_EQ(window_beat_word(kWindowBeats - 1), "next-turn-up");
}

TEST(Vocabulary, BeatsAreOrderedAsADealIsPlayed) {
  const auto rank = [](std::string_view word) {
    const auto words = window_beat_words();
    return rank_of(static_cast<int>(std::ranges::find(words, word) - words.begin()));
  };
  const std::vector<std::string_view> order{
      "cut",       "packet",      "turn-up",      "n-looks",      "proposal",        "answer",
      "discard",   "given",       "n-first-card", "d-first-card", "own-second-card", "reply",
      "hand-over", "hand-closed", "next-cut",     "next-packet",  "next-turn-up",    "game-end",
      "next-game", "settled"};
  for (std::size_t i = 1; i < order.size(); ++i) {
    EXPECT_LT(rank(order[i - 1]), rank(order[i])) << order[i];
  }
  EXPECT_EQ(rank("n-card"), rank("reply"));
}

TEST(Vocabulary, EveryImpossibleCombinationHasAReason) {
  for (const ImpossibleBox& box : impossible_boxes()) {
    EXPECT_FALSE(box.reason.empty());
  }
  // A dealer who took no cards and is short was dealt short.
  EXPECT_NE(impossible(FactKind::PlayedWrongNumber, {0, 0, 0, 1}), "");
  EXPECT_EQ(impossible(FactKind::PlayedWrongNumber, {0, 0, 0, 0}), "");
  EXPECT_EQ(impossible(FactKind::Misplay, {0, 0, 0, 0}), "");
}

}  // namespace
}  // namespace ecarte::codes
