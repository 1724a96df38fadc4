// SPDX-License-Identifier: MIT
//
// Patterns: what they mean, how many hands fit, and what is said of one that means nothing.
#include "treatise/pattern.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "analysis/odds.hpp"
#include "analysis/question.hpp"
#include "treatise/condition.hpp"

namespace ecarte::treatise {
namespace {

using testing::HasSubstr;

std::size_t count(std::string_view text, Suit trump = Suit::Spades) {
  return completions(read_tokens(text), trump).size();
}

CardSet hand_of(std::string_view text) {
  return completions(read_tokens(text), Suit::Spades).front().hand;
}

std::string fault_in(std::string_view text) {
  try {
    read_tokens(text);
  } catch (const PatternError& error) {
    return error.what();
  }
  return {};
}

TEST(Pattern, KnownCardsAreOneHand) {
  EXPECT_EQ(count("J♠ T♠ K♥ K♣ T♣"), 1U);
  EXPECT_EQ(count("JS TS KH KC TC"), 1U);
}

TEST(Pattern, AHandIsCountedOnceHoweverItFits) {
  EXPECT_EQ(count("?* ?* ?* ?* ?*"), 201376U);
  EXPECT_EQ(count("?t ?t"), 28U);
  EXPECT_EQ(count("?t [7-9]t"), 18U);  // 3 · 5 with one small card, 3 with two
}

TEST(Pattern, LettersAreDifferentPlainSuits) {
  EXPECT_EQ(count("?x ?y"), 3U * 64U);
  EXPECT_EQ(count("?x ?x"), 3U * 28U);
  EXPECT_EQ(count("?x ?♥"), 2U * 64U);  // a letter is no suit that is named
  EXPECT_EQ(count("?t ?x ?y ?z", Suit::Clubs), 8U * 512U);
}

TEST(Pattern, BracketsHoldRangesAndTheirContrary) {
  EXPECT_EQ(count("[7-9]♠"), 3U);
  EXPECT_EQ(count("[^K]t"), 7U);
  EXPECT_EQ(count("[7-9Q]♠"), 4U);
}

TEST(Pattern, AWordThatMeansNothingIsNamed) {
  EXPECT_THAT(fault_in("1♠"), HasSubstr("no rank '1'"));
  EXPECT_THAT(fault_in("K#"), HasSubstr("no suit '#'"));
  EXPECT_THAT(fault_in("[7-9♠"), HasSubstr("no ]"));
  EXPECT_THAT(fault_in("[K-T]♠"), HasSubstr("run downwards"));
}

TEST(Pattern, CardsAreHeldOneToOne) {
  const CardSet hand = hand_of("K♠ 7♠ K♥ 8♥ 9♦");
  const auto held = [&](std::string_view text) {
    const auto tokens = read_tokens(text);
    return holds(hand, tokens, Suit::Spades, bindings_of(tokens, Suit::Spades));
  };
  EXPECT_TRUE(held("Kt Kx"));
  EXPECT_TRUE(held("?♥ ?♥"));
  EXPECT_FALSE(held("?♦ ?♦"));
  EXPECT_FALSE(held("Kx Ky"));
}

TEST(Condition, FeaturesAreWhatTheBookCounts) {
  const Holding holding{hand_of("K♠ 7♠ K♥ 8♥ Q♦"), Suit::Spades, {}};
  EXPECT_EQ(measure(Feature::Trumps, holding), 2);
  EXPECT_EQ(measure(Feature::Kings, holding), 1);
  EXPECT_EQ(measure(Feature::Keepers, holding), 3);
  EXPECT_EQ(measure(Feature::Courts, holding), 3);
  EXPECT_EQ(measure(Feature::Guarded, holding), 2);
  EXPECT_EQ(measure(Feature::TopTrump, holding), 1);
  EXPECT_EQ(measure(Feature::Refusal, holding), 0);
}

TEST(Condition, FeaturesDoNotDependOnWhichSuitIsTrumps) {
  const Holding spades{hand_of("Q♠ 7♠ K♥ 8♥ Q♦"), Suit::Spades, {}};
  const Holding clubs{hand_of("Q♣ 7♣ K♥ 8♥ Q♦"), Suit::Clubs, {}};
  const Holding hearts{hand_of("Q♥ 7♥ K♠ 8♠ Q♦"), Suit::Hearts, {}};
  for (const Feature feature :
       {Feature::Rule, Feature::Stands, Feature::Refusal, Feature::TwoToOne}) {
    EXPECT_EQ(measure(feature, spades), measure(feature, clubs));
    EXPECT_EQ(measure(feature, spades), measure(feature, hearts));
  }
}

/// Against every hand of the twenty-seven other cards, each lead counted by itself.
TEST(Condition, TwoToOneIsCounted) {
  analysis::Solver solver;
  for (const std::string_view hand :
       {"Q♠ J♠ T♥ T♦ T♣", "8♠ 7♠ Q♥ 7♥ 7♦", "9♠ 8♠ 7♠ 7♥ 7♦", "8♠ 7♠ 9♥ 8♥ 7♥", "J♠ K♥ 9♥ 8♥ 7♥"}) {
    const CardSet held = hand_of(hand);
    std::int64_t most = 0;
    std::int64_t all = 0;
    std::array<std::int64_t, game::kCards> made{};
    for (const analysis::HandType& type :
         analysis::hand_types({held, CardSet{}, Suit::Spades, analysis::Role::NonDealer, {}})) {
      all += type.hands;
      for (const auto& choice : solver.choices({held, type.example, Suit::Spades, {}})) {
        std::int64_t& count = made.at(index_of(choice.card));
        count += choice.tricks >= 3 ? type.hands : 0;
        most = std::max(most, count);
      }
    }
    EXPECT_EQ(measure(Feature::TwoToOne, {held, Suit::Spades, {}}), 3 * most >= 2 * all ? 1 : 0)
        << hand;
  }
  EXPECT_THROW(measure(Feature::TwoToOne, {hand_of("K♠"), Suit::Spades, {}}), PatternError);
}

TEST(Condition, ATenaceHasAGapAndASequenceNone) {
  const Holding holding{hand_of("K♠ J♠ 9♥ 8♥ 7♥"), Suit::Spades, {}};
  const Binding any{Suit::Hearts, Suit::Diamonds, Suit::Clubs};
  EXPECT_TRUE(meets({read_condition("tenace t")}, holding, any));
  EXPECT_FALSE(meets({read_condition("sequence t")}, holding, any));
  EXPECT_TRUE(meets({read_condition("sequence x")}, holding, any));
  EXPECT_FALSE(meets({read_condition("tenace x")}, holding, any));
}

TEST(Condition, AMistypedWordIsGuessed) {
  try {
    read_condition("trump = 2");
    FAIL();
  } catch (const PatternError& error) {
    EXPECT_THAT(error.what(), HasSubstr("the nearest is 'trumps'"));
  }
}

}  // namespace
}  // namespace ecarte::treatise
