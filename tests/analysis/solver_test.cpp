// SPDX-License-Identifier: MIT
//
// The solver against the naive one: every small ending, and deals at random. How many deals is told
// by the variable ECARTE_DEALS: 20,000 unless it is set, and a million take a minute.
#include "analysis/solver.hpp"

#include <cstdlib>
#include <random>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

#include "game/legal_play.hpp"
#include "tests/analysis/cards.hpp"
#include "tests/analysis/naive.hpp"

namespace ecarte::analysis {
namespace {

using support::PlainHand;

/// Every way to give `first` cards to one and `second` to the other out of `pack`.
template <class Use>
void each_deal(const PlainHand& pack, std::size_t at, std::size_t first, std::size_t second,
               PlainHand& one, PlainHand& two, const Use& use) {
  if (one.size() == first && two.size() == second) {
    use(one, two);
    return;
  }
  if (at == pack.size()) {
    return;
  }
  if (one.size() < first) {
    one.push_back(pack[at]);
    each_deal(pack, at + 1, first, second, one, two, use);
    one.pop_back();
  }
  if (two.size() < second) {
    two.push_back(pack[at]);
    each_deal(pack, at + 1, first, second, one, two, use);
    two.pop_back();
  }
  each_deal(pack, at + 1, first, second, one, two, use);
}

void hold_to_naive(Solver& solver, const PlainHand& one, const PlainHand& two, int trump) {
  const Ending ending{cards_of(one), cards_of(two), static_cast<Suit>(trump), {}};
  ASSERT_EQ(solver.leader_tricks(ending), naive::tricks_of_leader(one, two, trump))
      << ending.leader.bits() << ' ' << ending.follower.bits() << ' ' << trump;
  for (const Choice& choice : solver.choices(ending)) {
    const PlainHand rest = naive::without(one, game::index_of(choice.card));
    ASSERT_EQ(choice.tricks,
              naive::tricks_after_lead(rest, two, game::index_of(choice.card), trump));
  }
}

TEST(Solver, AgreesWithTheNaiveOneOnEverySmallEnding) {
  // Two suits of four ranks, or four of two, hold every way that so few cards can interleave.
  const PlainHand packs[] = {{0, 1, 2, 3, 8, 9, 10, 11}, {0, 1, 8, 9, 16, 17, 24, 25}};
  Solver solver;
  for (const PlainHand& pack : packs) {
    for (std::size_t first = 0; first <= 4; ++first) {
      for (std::size_t second = 0; second <= 4; ++second) {
        for (const int trump : {0, 1, 3}) {
          PlainHand one;
          PlainHand two;
          each_deal(pack, 0, first, second, one, two, [&](const PlainHand& a, const PlainHand& b) {
            hold_to_naive(solver, a, b, trump);
          });
        }
      }
    }
  }
}

std::size_t deals_wanted() {
  const char* const written = std::getenv("ECARTE_DEALS");
  return written == nullptr ? 20'000 : std::stoul(written);
}

TEST(Solver, AgreesWithTheNaiveOneOnDealsAtRandom) {
  std::mt19937 random(7);
  PlainHand pack(32);
  for (int i = 0; i < 32; ++i) {
    pack[static_cast<std::size_t>(i)] = i;
  }
  Solver solver;
  const std::size_t deals = deals_wanted();
  for (std::size_t deal = 0; deal < deals; ++deal) {
    for (std::size_t i = 0; i < 10; ++i) {
      std::swap(pack[i], pack[i + random() % (32 - i)]);
    }
    // Mostly full hands; now and then shorter ones, and of unequal length.
    const std::size_t first = random() % 4 == 0 ? random() % 6 : 5;
    const std::size_t second = random() % 4 == 0 ? random() % 6 : 5;
    const auto begin = pack.begin();
    const PlainHand one(begin, begin + static_cast<std::ptrdiff_t>(first));
    const PlainHand two(begin + 5, begin + static_cast<std::ptrdiff_t>(5 + second));
    const int trump = static_cast<int>(random() % 4);
    const Ending ending{cards_of(one), cards_of(two), static_cast<Suit>(trump), {}};
    ASSERT_EQ(solver.leader_tricks(ending), naive::tricks_of_leader(one, two, trump))
        << "deal " << deal;
  }
  // As many endings as the head of the solver promises, whatever was dealt.
  EXPECT_LT(solver.searched(), 40'000U);
}

TEST(Solver, FindsEveryBestCard) {
  Solver solver;
  const Ending ending{cards("QH 7H KS 8D TC"), cards("AH 8H 9S JD QC"), Suit::Spades, {}};
  int most = 0;
  for (const Choice& choice : solver.choices(ending)) {
    most = std::max(most, choice.tricks);
  }
  CardSet best;
  for (const Choice& choice : solver.choices(ending)) {
    if (choice.tricks == most) {
      best |= choice.card;
    }
  }
  EXPECT_EQ(solver.best(ending), best);
  EXPECT_EQ(solver.leader_tricks(ending), most);
}

TEST(Solver, GoesOnFromATrickInProgress) {
  Solver solver;
  const Ending led{cards("7H"), cards("KH 7S"), Suit::Spades, cards("QH").first()};
  // He must take the queen, and his trump takes the seven.
  EXPECT_EQ(led.lawful(), cards("KH"));
  EXPECT_EQ(solver.choices(led), (std::vector<Choice>{{cards("KH").first(), 2}}));
  EXPECT_EQ(solver.leader_tricks(led), 0);
}

TEST(Solver, CountsCardsLeftUncoveredAsTricksOfTheirHolder) {
  Solver solver;
  EXPECT_EQ(solver.leader_tricks({cards("7H 8H"), cards("KH"), Suit::Spades, {}}), 1);
  EXPECT_EQ(solver.leader_tricks({cards("KH"), cards("7H 8D"), Suit::Spades, {}}), 1);
  EXPECT_EQ(solver.leader_tricks({{}, cards("7H 8D"), Suit::Spades, {}}), 0);
  EXPECT_EQ(solver.leader_tricks({cards("7H 8D"), {}, Suit::Spades, {}}), 2);
}

TEST(Solver, TheLineAttainsTheValue) {
  std::mt19937 random(11);
  Solver solver;
  for (int deal = 0; deal < 2000; ++deal) {
    CardSet hands[2];
    while (hands[0].size() < 5 || hands[1].size() < 5) {
      const Card card = game::card_at(static_cast<int>(random() % 32));
      if (!(hands[0] | hands[1]).has(card)) {
        hands[hands[0].size() < 5 ? 0 : 1] |= card;
      }
    }
    const Ending start{hands[0], hands[1], Suit::Hearts, {}};
    Ending now = start;
    int made = 0;
    bool first_leads = true;
    for (const Step& step : solver.line(start)) {
      ASSERT_EQ(step.by_first_leader, first_leads != now.led.has_value());
      ASSERT_TRUE(now.lawful().has(step.card));
      ASSERT_TRUE(solver.best(now).has(step.card));
      if (now.led) {
        const bool taken = game::beats(step.card, *now.led, now.trump);
        first_leads = first_leads != taken;
        made += first_leads ? 1 : 0;
      }
      now = after(now, step.card);
    }
    ASSERT_EQ(made, solver.leader_tricks(start));
  }
}

TEST(Solver, RefusesACardInBothHands) {
  Solver solver;
  EXPECT_THROW(solver.leader_tricks({cards("7H"), cards("7H"), Suit::Spades, {}}),
               std::invalid_argument);
  EXPECT_THROW(solver.leader_tricks({cards("7H 8H 9H TH AH JH"), {}, Suit::Spades, {}}),
               std::invalid_argument);
}

}  // namespace
}  // namespace ecarte::analysis
