// SPDX-License-Identifier: MIT
//
// The solver against the naive one: every small ending, and deals at random. The variable
// ECARTE_DEALS tells how many, 5,000 unless it is set; a million take a minute. Where it is set,
// every ending there is is tried as well.
#include "analysis/solver.hpp"

#include <cstdlib>
#include <random>
#include <stdexcept>

#include <gtest/gtest.h>

#include "game/legal_play.hpp"
#include "tests/analysis/cards.hpp"
#include "tests/analysis/deals_wanted.hpp"
#include "tests/analysis/naive.hpp"

namespace ecarte::analysis {
namespace {

using support::PlainHand;

/// Calls `use` with every pair of hands of these lengths that differs from the others in more than
/// ranks: suit by suit, every way in which cards of both may lie, on the lowest ranks.
template <class Use>
void each_ending(int suit, int rank, std::size_t one_left, std::size_t two_left, PlainHand& one,
                 PlainHand& two, const Use& use) {
  if (one_left == 0 && two_left == 0) {
    use(one, two);
    return;
  }
  if (rank < 8) {
    for (const bool first : {true, false}) {
      if ((first ? one_left : two_left) == 0) {
        continue;
      }
      PlainHand& hand = first ? one : two;
      hand.push_back(suit * 8 + rank);
      each_ending(suit, rank + 1, one_left - (first ? 1 : 0), two_left - (first ? 0 : 1), one, two,
                  use);
      hand.pop_back();
    }
  }
  if (suit < 3) {
    each_ending(suit + 1, 0, one_left, two_left, one, two, use);
  }
}

void hold_to_naive(Solver& solver, const PlainHand& one, const PlainHand& two, int trump) {
  const Ending ending{cards_of(one), cards_of(two), static_cast<Suit>(trump), {}};
  ASSERT_EQ(solver.leader_tricks(ending), naive::tricks_of_leader(one, two, trump))
      << ending.leader.bits() << ' ' << ending.follower.bits() << ' ' << trump;
  for (const CardOutcome& choice : solver.choices(ending)) {
    const PlainHand rest = naive::without(one, game::index_of(choice.card));
    ASSERT_EQ(choice.tricks,
              naive::tricks_after_lead(rest, two, game::index_of(choice.card), trump));
  }
}

std::size_t hold_every_ending(std::size_t longest) {
  Solver solver;
  std::size_t endings = 0;
  for (std::size_t first = 0; first <= longest; ++first) {
    for (std::size_t second = 0; second <= longest; ++second) {
      PlainHand one;
      PlainHand two;
      each_ending(0, 0, first, second, one, two, [&](const PlainHand& a, const PlainHand& b) {
        ++endings;
        hold_to_naive(solver, a, b, 1);
      });
    }
  }
  return endings;
}

TEST(Solver, AgreesWithTheNaiveOneOnEverySmallEnding) {
  // Of four cards a side alone there are 11,550.
  EXPECT_GT(hold_every_ending(4), 12'000U);
}

TEST(Solver, AgreesWithTheNaiveOneOnEveryEndingThereIs) {
  if (std::getenv("ECARTE_DEALS") == nullptr) {
    GTEST_SKIP() << "takes half a minute; set ECARTE_DEALS to run it";
  }
  EXPECT_GT(hold_every_ending(5), 72'000U);
}

TEST(Solver, AgreesWithTheNaiveOneOnDealsAtRandom) {
  std::mt19937 random(7);
  PlainHand pack(32);
  for (int i = 0; i < 32; ++i) {
    pack[static_cast<std::size_t>(i)] = i;
  }
  Solver solver;
  const auto deals = static_cast<std::size_t>(deals_wanted(5'000));
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
}

TEST(Solver, FindsEveryBestCard) {
  Solver solver;
  const Ending ending{cards("QH 7H KS 8D TC"), cards("AH 8H 9S JD QC"), Suit::Spades, {}};
  int most = 0;
  for (const CardOutcome& choice : solver.choices(ending)) {
    most = std::max(most, choice.tricks);
  }
  CardSet best;
  for (const CardOutcome& choice : solver.choices(ending)) {
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
  EXPECT_EQ(solver.choices(led), (std::vector<CardOutcome>{{cards("KH").first(), 2}}));
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
    for (const LineCard& step : solver.line(start)) {
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
