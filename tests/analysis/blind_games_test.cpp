// SPDX-License-Identifier: MIT
//
// Every game of a player in the dark: that they are all, that hands of one game are worth the same,
// and that their bounds hold against plans anybody could follow.
#include "analysis/blind_games.hpp"

#include <map>
#include <random>

#include <gtest/gtest.h>

#include "analysis/census.hpp"
#include "tests/analysis/cards.hpp"
#include "tests/analysis/plain_plans.hpp"

namespace ecarte::analysis {
namespace {

using game::Suit;

TEST(BlindGames, EveryHandWithATurnUpIsOfOneOfThem) {
  const BlindGames games;
  std::vector<std::int64_t> dealt(kBlindGames);
  take_census(
      [&](const CensusRow& row) { dealt.at(games.number_of(row.hand, row.turn_up)) += row.times; });
  std::int64_t all = 0;
  for (std::uint32_t number = 0; number < kBlindGames; ++number) {
    std::int64_t stands_for = 0;
    for (const TurnedHand& hand : games.game(number).hands) {
      ASSERT_EQ(hand.hand.size(), kHand);
      ASSERT_FALSE(hand.hand.has(hand.turn_up));
      ASSERT_EQ(games.number_of(hand.hand, hand.turn_up), number);
      stands_for += hand.times;
    }
    ASSERT_EQ(stands_for, dealt[number]) << number;
    all += stands_for;
  }
  EXPECT_EQ(all, 5'437'152);
}

TurnedHand drawn(std::mt19937& random) {
  const auto card = [&random] { return game::card_at(static_cast<int>(random() % 32)); };
  TurnedHand found;
  while (found.hand.size() < kHand) {
    found.hand |= card();
  }
  do {
    found.turn_up = card();
  } while (found.hand.has(found.turn_up));
  return found;
}

/// True if some number lies between both.
bool may_be_one(HandCount a, HandCount b) {
  return a.low <= b.high && b.low <= a.high;
}

TEST(BlindGames, WhatTheHandItselfIsWorthItsGameIs) {
  std::mt19937 random(40);
  const BlindGames games;
  Solver solver;
  for (int round = 0; round < 12; ++round) {
    const TurnedHand hand = drawn(random);
    const BlindAnswer found = answer(solver, games.game(games.number_of(hand.hand, hand.turn_up)));
    OddsQuestion question{hand.hand, CardSet{hand.turn_up}, hand.turn_up.suit, Role::NonDealer, {}};
    for (const int needed : {kTricksForPoint, kTricksForVole}) {
      const bool point = needed == kTricksForPoint;
      // As one game, where the table has a game for each lead.
      question.role = Role::NonDealer;
      EXPECT_TRUE(may_be_one(blind_value(solver, question, needed),
                             point ? found.leading.point : found.leading.vole))
          << round << " " << needed;
      question.role = Role::Dealer;
      EXPECT_TRUE(may_be_one(blind_value(solver, question, needed),
                             point ? found.dealing.point : found.dealing.vole))
          << round << " " << needed;
    }
  }
}

/// The bounds against what the plainest plans of either side come to, for a hand of five cards and
/// each of the 65,780 hands of the adversary.
void hold_to_plain_plans(const TurnedHand& asked, Role role, HandCount bounds, int needed) {
  const naive::PlainGame plain_game{plain(asked.hand), static_cast<int>(asked.turn_up.suit), needed,
                                    role == Role::NonDealer};
  const std::vector<support::PlainHand> hands =
      naive::hands_from(plain(~(asked.hand | asked.turn_up)), kHand);
  ASSERT_EQ(hands.size(), 65'780U);
  const std::int64_t made = naive::plain_plan_makes(plain_game, hands);
  const std::int64_t conceded = naive::plain_plan_concedes(plain_game, hands);
  EXPECT_LE(made * kPartsOfHand, bounds.high);
  EXPECT_GE(conceded * kPartsOfHand, bounds.low);
  // The plans are plain, but not so bad that anything would lie between them.
  EXPECT_GT(made, 0);
  EXPECT_LT(conceded, 65'780);
  EXPECT_LE(made, conceded);
}

TEST(BlindGames, BoundsHoldAgainstPlansAnybodyCouldFollow) {
  Solver solver;
  const BlindGames games;
  for (const auto& [hand, turn_up] :
       {std::pair{"8S 7S QH 7H 7D", "9S"}, {"KS AS KD 8D TH", "TS"}}) {
    const std::uint32_t number = games.number_of(cards(hand), cards(turn_up).first());
    const BlindGame game = games.game(number);
    const BlindAnswer found = answer(solver, game);
    // The last of its hands: where it has two, not the one that was asked.
    hold_to_plain_plans(game.hands.back(), Role::NonDealer, found.leading.point, kTricksForPoint);
    hold_to_plain_plans(game.hands.back(), Role::Dealer, found.dealing.point, kTricksForPoint);
    hold_to_plain_plans(game.hands.back(), Role::NonDealer, found.leading.vole, kTricksForVole);
  }
}

}  // namespace
}  // namespace ecarte::analysis
