// SPDX-License-Identifier: MIT
//
// What deals by the book bring, against deals played out by a few plain lines.
#include "treatise/book_deals.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include <gtest/gtest.h>

#include "analysis/jeu_de_regle.hpp"
#include "analysis/odds.hpp"
#include "treatise/refusal.hpp"

namespace ecarte::treatise {
namespace {

using analysis::DealOutcomes;
using game::Card;
using game::CardSet;
using game::Suit;

double share_of_dealer_points(const DealOutcomes& deal) {
  double points = 0;
  for (const auto& row : deal.weights) {
    points += row[2] + 2 * row[3] - row[0] - 2 * row[1];
  }
  return points / deal.total();
}

TEST(BookDeals, TheTableBuiltInIsWhatDealsDrawnBring) {
  const auto batches = draw_book_deals(6000, 20, 99);
  const DealOutcomes drawn = sum_of(batches);
  const DealOutcomes& known = analysis::book_deal().outcomes;
  EXPECT_NEAR(drawn.total(), 6000, 1e-6);
  for (std::size_t king = 0; king < 4; ++king) {
    for (std::size_t tricks = 0; tricks < 4; ++tricks) {
      const double chance = known.weights.at(king).at(tricks) / known.total();
      const double error = std::sqrt(chance * (1 - chance) / 6000);
      EXPECT_NEAR(drawn.weights.at(king).at(tricks) / 6000, chance, 4 * error + 1e-9);
    }
  }
}

/// A deal as told in the treatise, the leads found by counting every hand the dealer may have been
/// dealt: so only where no exchange was made.
TEST(BookDeals, WhereNobodyExchangesTheyAreDealsPlayedOut) {
  std::mt19937 random(17);
  analysis::Solver solver;
  DealOutcomes plain;
  double exchanged = 0;
  constexpr int kDeals = 1500;
  std::vector<int> pack(32);
  std::iota(pack.begin(), pack.end(), 0);
  for (int deal = 0; deal < kDeals; ++deal) {
    std::shuffle(pack.begin(), pack.end(), random);
    CardSet hand;
    CardSet other;
    for (std::size_t i = 0; i < 10; ++i) {
      (i % 2 == 0 ? hand : other) |= game::card_at(pack[i]);
    }
    const Card turned = game::card_at(pack[10]);
    const Suit trump = turned.suit;
    const bool stood = analysis::advise(hand, trump, turned).word == analysis::PlayOrPropose::Play;
    if (!stood && !advise_dealer(other, trump).refuse) {
      exchanged += 1;
      continue;
    }
    std::array<std::array<std::int64_t, 6>, 32> tricks{};
    for (const analysis::HandType& type :
         analysis::hand_types({hand, CardSet{turned}, trump, analysis::Role::NonDealer, {}})) {
      for (const auto& choice : solver.choices({hand, type.example, trump, {}})) {
        tricks.at(static_cast<std::size_t>(game::index_of(choice.card)))
            .at(static_cast<std::size_t>(choice.tricks)) += type.hands;
      }
    }
    Card lead = hand.first();
    std::int64_t most = INT64_MIN;
    for (const Card card : hand) {
      const auto& n = tricks.at(static_cast<std::size_t>(game::index_of(card)));
      const std::int64_t points = stood ? n[3] + n[4] + 2 * n[5] - 2 * (n[0] + n[1] + n[2])
                                        : 2 * (n[3] + n[4] + n[5]) - n[1] - n[2] - 2 * n[0];
      lead = points > most ? card : lead;
      most = std::max(most, points);
    }
    const int made = solver.leader_tricks({hand - lead, other, trump, lead});
    const bool two = made == 0 || made == 5 || (made >= 3 ? !stood : stood);
    plain.weights[0].at((made >= 3 ? 0U : 2U) + (two ? 1U : 0U)) += 1;
  }
  // The same of deals drawn: all of them less the exchanges is not told apart there, so the share
  // of twos among all is bounded by what was found plainly.
  const DealOutcomes drawn = sum_of(draw_book_deals(6000, 20, 3));
  const double twos_plain = (plain.weights[0][1] + plain.weights[0][3]) / kDeals;
  double twos = 0;
  for (const auto& row : drawn.weights) {
    twos += (row[1] + row[3]) / drawn.total();
  }
  EXPECT_GT(twos, twos_plain - 0.05);
  EXPECT_LT(twos, twos_plain + exchanged / kDeals + 0.05);
  EXPECT_GT(exchanged / kDeals, 0.3);
  EXPECT_LT(std::abs(share_of_dealer_points(drawn)), 0.2);
}

}  // namespace
}  // namespace ecarte::treatise
