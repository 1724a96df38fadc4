// SPDX-License-Identifier: MIT
//
// The player in the dark in the middle of a hand, against the same game played card by card.
#include <algorithm>
#include <random>
#include <stdexcept>
#include <tuple>

#include <gtest/gtest.h>

#include "analysis/odds.hpp"
#include "tests/analysis/cards.hpp"
#include "tests/analysis/plain_dark.hpp"

namespace ecarte::analysis {
namespace {

constexpr int kPlainRounds = 200;

/// Three cards left to the player, and some hands the other may have left, some of them twice. The
/// king of trumps is not among them: whether it was announced is known by then.
Rest some_rest(std::mt19937& random) {
  Rest rest;
  rest.trump = static_cast<Suit>(random() % 4);
  const Card king{game::Rank::King, rest.trump};
  const auto draw = [&random](CardSet from, int size) {
    CardSet drawn;
    while (drawn.size() < size) {
      const Card card = game::card_at(static_cast<int>(random() % 32));
      drawn |= from.has(card) ? CardSet{card} : CardSet{};
    }
    return drawn;
  };
  rest.hand = draw(~CardSet{king}, 3);
  const CardSet unseen = draw(~(rest.hand | king), 6);
  each_subset(unseen, 3, [&](CardSet cards) {
    const auto times = static_cast<std::uint32_t>(random() % 3);
    if (times > 0) {
      rest.others.push_back({cards, times});
    }
  });
  return rest;
}

TEST(BlindRest, AgreesWithTheGamePlayedCardByCard) {
  std::mt19937 random(13);
  Solver solver;
  int compared = 0;
  for (int i = 0; i < 12; ++i) {
    const Rest rest = some_rest(random);
    std::vector<support::PlainHand> hands;
    for (const Rest::Other& other : rest.others) {
      hands.insert(hands.end(), other.hands, plain(other.cards));
    }
    const int needed = 1 + static_cast<int>(random() % 3);
    // The other sees the card led, so to mix leads gains nothing: the best of them is the value.
    HandCount best;
    for (const Card lead : rest.hand) {
      const HandCount worth = blind_rest(solver, rest, needed, lead);
      ASSERT_LE(worth.low, worth.high);
      best = {std::max(best.low, worth.low), std::max(best.high, worth.high)};
    }
    naive::PlainDark game(plain(rest.hand), hands, static_cast<int>(rest.trump), needed, true);
    auto [low, high] = game.bounds();
    for (int round = 1; round <= kPlainRounds && high - low > 0.1; ++round) {
      game.round();
      if (round % 10 == 0) {
        std::tie(low, high) = game.bounds();
      }
    }
    EXPECT_LE(static_cast<double>(best.low) / kPartsOfHand, high + 1e-6) << i;
    EXPECT_GE(static_cast<double>(best.high) / kPartsOfHand, low - 1e-6) << i;
    EXPECT_LT(high - low, 0.5) << i;
    compared += best.low > 0 && best.high < std::int64_t(hands.size()) * kPartsOfHand ? 1 : 0;
  }
  EXPECT_GT(compared, 3);
}

TEST(BlindRest, RefusesCardsThatCannotBePlayed) {
  Solver solver;
  const auto card = [](game::Rank rank) { return Card{rank, Suit::Hearts}; };
  const Rest rest{CardSet{card(game::Rank::Ten)}, Suit::Spades, {{card(game::Rank::Ace), 1}}};
  EXPECT_EQ(blind_rest(solver, rest, 1, card(game::Rank::Ten)).high, 0);
  EXPECT_THROW(blind_rest(solver, rest, 1, card(game::Rank::Ace)), std::invalid_argument);
  const Rest uneven{rest.hand, Suit::Spades, {{rest.hand, 1}}};
  EXPECT_THROW(blind_rest(solver, uneven, 1, card(game::Rank::Ten)), std::invalid_argument);
}

}  // namespace
}  // namespace ecarte::analysis
