// SPDX-License-Identifier: MIT
//
// The figures that claims print, once more in plain words: every hand the other may hold, one by
// one, and the play by a solver that shares nothing with src/.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/analysis/cards.hpp"
#include "tests/analysis/naive.hpp"
#include "tests/treatise/claim_of.hpp"
#include "treatise/evaluate.hpp"

namespace ecarte::treatise {
namespace {

using analysis::cards;
using analysis::each_subset;
using analysis::plain;
using testing::HasSubstr;

std::string figure(const std::string& claim) {
  return Evaluator{}.answer(claim_of(claim)).figures().front();
}

int count_of(CardSet hand, CardSet of) {
  return (hand & of).size();
}

// Endings of three cards, hearts trumps: of the other's cards nothing is known.
constexpr int kTrump = static_cast<int>(Suit::Hearts);

/// The tricks that `lead` makes, and against how many of the hands of three cards.
int reached(CardSet hand, Card lead, int wanted, CardSet unseen) {
  int hands = 0;
  each_subset(unseen, 3, [&](CardSet other) {
    hands += naive::tricks_after_lead(plain(hand - lead), plain(other), game::index_of(lead),
                                      kTrump) >= wanted
                 ? 1
                 : 0;
  });
  return hands;
}

TEST(Figures, ABestCardIsCountedHandByHand) {
  const CardSet hand = cards("KH JH QC");
  const CardSet unseen = ~(hand | cards("7H"));
  const std::string found = figure(
      "    hand: K♥ J♥ Q♣\n    trump: hearts\n    turn: 7♥\n    made: [1, 1]\n    leads: holder\n"
      "    asks: {best: point, lead: Q♣}\n");
  EXPECT_THAT(found,
              HasSubstr("Q♣ " + std::to_string(reached(hand, cards("QC").first(), 2, unseen))));
  EXPECT_THAT(found,
              HasSubstr("J♥ " + std::to_string(reached(hand, cards("JH").first(), 2, unseen))));
  EXPECT_THAT(found,
              HasSubstr("K♥ " + std::to_string(reached(hand, cards("KH").first(), 2, unseen))));
  EXPECT_THAT(found, HasSubstr(" of 3276"));  // 28 cards, three at a time
}

TEST(Figures, OneCardAgainstAnotherIsComparedHandByHand) {
  const CardSet hand = cards("QH AH 9C");
  int gains = 0;
  int losses = 0;
  each_subset(~(hand | cards("7H")), 3, [&](CardSet other) {
    const auto makes = [&](std::string_view lead) {
      const Card card = cards(lead).first();
      return naive::tricks_after_lead(plain(hand - card), plain(other), game::index_of(card),
                                      kTrump) >= 2;
    };
    gains += makes("9C") && !makes("QH") ? 1 : 0;
    losses += !makes("9C") && makes("QH") ? 1 : 0;
  });
  EXPECT_EQ(figure("    hand: Q♥ A♥ 9♣\n    trump: hearts\n    turn: 7♥\n    made: [1, 1]\n"
                   "    leads: holder\n"
                   "    asks: {better: point, card: 9♣, than: Q♥, how: oftener}\n"),
            "one card for all hands: gains " + std::to_string(gains) + ", loses " +
                std::to_string(losses) + " of 3276");
}

TEST(Figures, AForcedWinIsCountedHandByHand) {
  // Queen and two small trumps against the king of trumps: a small one first makes a trick.
  const CardSet hand = cards("QH 9H 8H");
  int total = 0;
  int made = 0;
  each_subset(~hand, 3, [&](CardSet other) {
    if (other.has(cards("KH").first())) {
      ++total;
      made += naive::tricks_after_lead(plain(hand - cards("8H").first()), plain(other),
                                       game::index_of(cards("8H").first()), kTrump) >= 1
                  ? 1
                  : 0;
    }
  });
  EXPECT_THAT(figure("    hand: Q♥ 9♥ 8♥\n    trump: hearts\n    made: [2, 0]\n    leads: holder\n"
                     "    other: {holds: K♥}\n    asks: {makes: point, lead: 8♥}\n"),
              HasSubstr(std::to_string(made) + "/" + std::to_string(total) + " "));
}

TEST(Figures, SharesAreCountedHandByHand) {
  const CardSet hand = cards("9S 8S KH 9D 8C");
  const CardSet spades = CardSet::of(Suit::Spades);
  const CardSet keepers = spades | CardSet::of(game::Rank::King);
  int total = 0;
  int few = 0;
  each_subset(~(hand | cards("7S")), 5, [&](CardSet other) {
    if (count_of(other, spades) >= 1) {
      ++total;
      few += count_of(other, keepers) <= 2 ? 1 : 0;
    }
  });
  EXPECT_THAT(figure("    hand: 9♠ 8♠ K♥ 9♦ 8♣\n    turn: 7♠\n    other: {where: trumps >= 1}\n"
                     "    asks: {share: keepers <= 2, at-least: 1/2}\n"),
              HasSubstr(std::to_string(few) + "/" + std::to_string(total) + " "));
}

TEST(Figures, WhatIsLikelierIsCountedHandByHand) {
  const CardSet hand = cards("TH TD");
  int diamonds = 0;
  int hearts = 0;
  int total = 0;
  each_subset(~(hand | cards("8H 9H 9D")), 2, [&](CardSet other) {
    ++total;
    diamonds += count_of(other, cards("7D 8D 9D")) > 0 ? 1 : 0;
    hearts += count_of(other, cards("7H 8H 9H")) > 0 ? 1 : 0;
  });
  EXPECT_EQ(figure("    hand: T♥ T♦\n    gone: 8♥ 9♥ 9♦\n    leads: other\n"
                   "    asks: {likelier: \"[7-9]♦\", than: \"[7-9]♥\"}\n"),
            "all cards seen: " + std::to_string(diamonds) + " against " + std::to_string(hearts) +
                " of " + std::to_string(total));
}

TEST(Figures, ThePointsOfLeadsAreCountedHandByHand) {
  // Two tricks made and none lost: the third is the point, the fifth the vole.
  const CardSet hand = cards("KH QC JC");
  const Card lead = cards("QC").first();
  int points = 0;
  each_subset(~(hand | cards("7H")), 3, [&](CardSet other) {
    const int tricks = 2 + naive::tricks_after_lead(plain(hand - lead), plain(other),
                                                    game::index_of(lead), kTrump);
    points += tricks == 5 ? 2 : tricks >= 3 ? 1 : -2;
  });
  EXPECT_THAT(figure("    hand: K♥ Q♣ J♣\n    trump: hearts\n    turn: 7♥\n    made: [2, 0]\n"
                     "    leads: holder\n    asks: {best: points, lead: Q♣}\n"),
              HasSubstr("Q♣ " + std::to_string(points)));
}

}  // namespace
}  // namespace ecarte::treatise
