// SPDX-License-Identifier: MIT
//
// Odds that need no cards, against counts made another way.
#include "treatise/chain.hpp"

#include <gtest/gtest.h>

namespace ecarte::treatise {
namespace {

TEST(Chain, TheKingIsMarkedAsOftenAsACountOfDealsSays) {
  // Places for the king of the turned suit: none but the turn-up itself, or one of 31 others.
  std::int64_t dealer = 0;
  std::int64_t other = 0;
  std::int64_t deals = 0;
  for (int turned = 0; turned < game::kCards; ++turned) {
    const bool king = turned % game::kRanks == game::kRanks - 1;
    for (int place = 0; place < game::kCards - 1; ++place) {
      dealer += king || place < 5 ? 1 : 0;
      other += !king && place >= 5 && place < 10 ? 1 : 0;
      ++deals;
    }
  }
  const auto [of_dealer, of_other] = king_chances();
  EXPECT_EQ(of_dealer, (Fraction{dealer, deals}));
  EXPECT_EQ(of_other, (Fraction{other, deals}));
}

TEST(Chain, OnePointADealIsACountOfTosses) {
  ScoreOddsAsk ask;
  ask.steps = {{{Fraction{1, 2}, {}, {}}, {Fraction{1, 2}, {}, {}}}};
  for (int own = 0; own < 5; ++own) {
    for (int other = 0; other < 5; ++other) {
      // Of 9 - own - other tosses the player laid on must win 5 - own.
      const int tosses = 9 - own - other;
      int wins = 0;
      for (int way = 0; way < 1 << tosses; ++way) {
        wins += __builtin_popcount(static_cast<unsigned>(way)) >= 5 - own ? 1 : 0;
      }
      ask.score = {own, other};
      EXPECT_EQ(game_chance(ask), (Fraction{wins, 1 << tosses})) << own << " to " << other;
    }
  }
}

TEST(Chain, TheTwoPlayersHaveOneGameBetweenThem) {
  ScoreOddsAsk ask;
  ask.steps = {
      {{Fraction{1, 4}, Fraction{1, 8}, {}}, {Fraction{1, 4}, Fraction{1, 4}, Fraction{1, 8}}}};
  ask.score = {3, 1};
  ask.deals = ScoreOddsAsk::Deals::Leader;
  const Fraction own = game_chance(ask);
  ask.score = {1, 3};
  ask.deals = ScoreOddsAsk::Deals::Trailer;
  EXPECT_EQ(own + game_chance(ask), (Fraction{1, 1}));
}

}  // namespace
}  // namespace ecarte::treatise
