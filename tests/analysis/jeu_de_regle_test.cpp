// SPDX-License-Identifier: MIT
//
// The hands the treatise names, each in the class it is named under, and those it shuts out.
#include "analysis/jeu_de_regle.hpp"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "tests/analysis/cards.hpp"

namespace ecarte::analysis {
namespace {

using game::Suit;

/// Numbers of the classes with spades trumps: "3 10".
std::string classes(std::string_view hand) {
  std::string numbers;
  for (const JeuDeRegle* found : classes_of(cards(hand), Suit::Spades)) {
    numbers += (numbers.empty() ? "" : " ") + std::to_string(found->number);
  }
  return numbers;
}

Advice advice(std::string_view hand) {
  return advise(cards(hand), Suit::Spades);
}

TEST(JeuDeRegle, TheHandsNamedUnderEachClassBelongToIt) {
  EXPECT_EQ(classes("7S 8S 9S 7H 7D"), "1 10");
  EXPECT_EQ(classes("7S 8S 9H 8H 7H"), "2");
  EXPECT_EQ(classes("7S 8S QH 7H 7D"), "3");
  EXPECT_EQ(classes("7S 8S 8H 7H KD"), "4 10");
  EXPECT_EQ(classes("7S 8S JH 7H 8D"), "4");
  EXPECT_EQ(classes("7S 8S AH TH TD"), "4");
  EXPECT_EQ(classes("7S 8S TH 9H JD"), "4");
  EXPECT_EQ(classes("7S 8S 9H 8H QD"), "4");
  EXPECT_EQ(classes("7S 8S KH JD 7C"), "5 10");
  EXPECT_EQ(classes("7S 8S QH QD 7C"), "5");
  EXPECT_EQ(classes("7S 8S QH JD AC"), "5");
  EXPECT_EQ(classes("7S 8S JH JD JC"), "5");
  EXPECT_EQ(classes("7S KH QH JH 7D"), "6");
  EXPECT_EQ(classes("7S KH QH AH 8D"), "6");
  EXPECT_EQ(classes("7S KH QH TH TD"), "6");
  EXPECT_EQ(classes("7S KH 9H 8H 7H"), "7");
  EXPECT_EQ(classes("7S QH 8H 7H QD"), "8");
  EXPECT_EQ(classes("7S QH TH QD 7D"), "8");
  EXPECT_EQ(classes("KH QH JD JC 7C"), "9");
  EXPECT_EQ(classes("KH KD KC 8H 7D"), "10");
  EXPECT_EQ(classes("QH 7H QD 7D QC"), "10");
}

TEST(JeuDeRegle, TheHandsHeShutsOutBelongToNone) {
  EXPECT_EQ(classes("7S 8S JH 7H 7D"), "");
  EXPECT_EQ(classes("7S 8S AH 9H TD"), "");
  EXPECT_EQ(classes("7S 8S QH TD AC"), "");
  EXPECT_EQ(classes("7S KH QH 8H AD"), "");
  EXPECT_EQ(classes("7S QH 9H QD 7D"), "");
  EXPECT_EQ(classes("JS JH JD JC 7H"), "");
  EXPECT_EQ(classes("JS 7S JH JD JC"), "5 9");
  EXPECT_EQ(classes("7S QH JH 8H 7H"), "");
}

TEST(JeuDeRegle, AStrongerHandBelongsToo) {
  EXPECT_EQ(classes("7S 8S AH JH TD"), "4");
  EXPECT_EQ(classes("7S 8S KH QD JC"), "5 10");
  EXPECT_EQ(classes("7S KH QH JH AD"), "6");
}

TEST(JeuDeRegle, NoClassTurnsOnTheNamesOfThePlainSuits) {
  // Hearts to clubs, diamonds to hearts, clubs to diamonds.
  const auto renamed = [](game::CardSet hand) {
    game::CardSet other;
    for (const game::Card card : hand) {
      const int suit = card.suit == Suit::Spades ? 0 : 1 + (static_cast<int>(card.suit) + 1) % 3;
      other |= game::Card{card.rank, static_cast<Suit>(suit)};
    }
    return other;
  };
  int members = 0;
  each_subset(game::CardSet::all(), 5, [&](game::CardSet hand) {
    const auto found = classes_of(hand, Suit::Spades);
    members += found.empty() ? 0 : 1;
    ASSERT_EQ(found, classes_of(renamed(hand), Suit::Spades));
  });
  EXPECT_GT(members, 50'000);
}

TEST(JeuDeRegle, TheAdvisedLeadIsHeld) {
  each_subset(game::CardSet::all(), 5, [&](game::CardSet hand) {
    const Advice advice = advise(hand, Suit::Hearts);
    ASSERT_TRUE(hand.has_all(advice.leads));
    ASSERT_EQ(advice.leads.empty(), advice.hand_class == nullptr);
  });
}

TEST(JeuDeRegle, EachClassHasItsLead) {
  EXPECT_EQ(advice("7S 8S QS 7H 7D").leads, cards("QS"));
  EXPECT_EQ(advice("7S 8S JH 8H 7H").leads, cards("JH"));
  EXPECT_EQ(advice("7S 8S QH 7H 7D").leads, cards("7D"));
  EXPECT_EQ(advice("QS JS QH 7H 7D").leads, cards("QH"));
  EXPECT_EQ(advice("7S 8S KH 7H 7D").leads, cards("KH"));
  EXPECT_EQ(advice("QS 8S QH 7H QD").leads, cards("QS"));
  EXPECT_EQ(advice("7S 8S 8H 7H KD").leads, cards("8H"));
  EXPECT_EQ(advice("7S 8S 9H 7H KD").leads, cards("KD"));
  EXPECT_EQ(advice("7S 8S 9H 8H QD").leads, cards("9H"));
  EXPECT_EQ(advice("7S 8S KH JD 7C").leads, cards("KH"));
  EXPECT_EQ(advice("7S KH QH JH 7D").leads, cards("KH"));
  EXPECT_EQ(advice("KS KH QH JH 7D").leads, cards("KS"));
  EXPECT_EQ(advice("7S KH 9H 8H 7H").leads, cards("KH"));
  EXPECT_EQ(advice("7S QH 8H 7H QD").leads, cards("QH"));
  EXPECT_EQ(advice("QH 7H QD 7D QC").leads, cards("QH QD"));
}

TEST(JeuDeRegle, TheKingOfTrumpsMakesItRightToAskWhereHeSaysSo) {
  EXPECT_EQ(advice("7S 8S 9S 7H 7D").word, PlayOrPropose::Play);
  EXPECT_EQ(advice("7S 8S KS 7H 7D").word, PlayOrPropose::Propose);
  EXPECT_EQ(advise(cards("7S 8S 9S 7H 7D"), Suit::Spades, cards("KS").first()).word,
            PlayOrPropose::Propose);
  EXPECT_EQ(advice("KS 8S QH 7H 7D").word, PlayOrPropose::Propose);
  EXPECT_EQ(advice("KS 8S QH TH 7D").word, PlayOrPropose::Play);
  EXPECT_EQ(advice("KS 8S QH 7H JD").word, PlayOrPropose::Play);
  EXPECT_EQ(advice("KS 8S 8H 7H KD").word, PlayOrPropose::Propose);
  EXPECT_EQ(advice("KS QH 8H 7H QD").word, PlayOrPropose::Propose);
  EXPECT_EQ(advice("KS QH TH 7H QD").word, PlayOrPropose::Play);
  EXPECT_EQ(advice("7S 9H 8D 7C TD").word, PlayOrPropose::Propose);
}

TEST(JeuDeRegle, TheHandsSomeWillNotRiskAreMarked) {
  EXPECT_TRUE(advice("7S 8S 9S 7H 7D").doubted);
  EXPECT_FALSE(advice("7S 8S 9S 7H 9D").doubted);
  EXPECT_TRUE(advice("7S 8S QH 7H 7D").doubted);
  EXPECT_FALSE(advice("7S 8S QH TH 7D").doubted);
  EXPECT_TRUE(advice("7S 8S JH AH 8D").doubted);
  EXPECT_TRUE(advice("7S 8S AH TH TD").doubted);
}

}  // namespace
}  // namespace ecarte::analysis
