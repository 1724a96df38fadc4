// SPDX-License-Identifier: MIT
//
// Every ending has a place of its own, and what is not compared has no part in it.
#include "analysis/places.hpp"

#include <algorithm>
#include <random>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "analysis/solved.hpp"
#include "tests/analysis/cards.hpp"

namespace ecarte::analysis {
namespace {

/// Five cards against five, at random.
struct Drawn {
  CardSet leader;
  CardSet follower;
};

Drawn draw(std::mt19937& random) {
  Drawn drawn;
  while (drawn.leader.size() < kHand) {
    drawn.leader |= game::card_at(static_cast<int>(random() % 32));
  }
  while (drawn.follower.size() < kHand) {
    drawn.follower |= CardSet{game::card_at(static_cast<int>(random() % 32))} - drawn.leader;
  }
  return drawn;
}

/// The cards with their suits named anew: `order` says for each what it becomes.
CardSet renamed(CardSet cards, const std::vector<Suit>& order) {
  CardSet set;
  for (const Card card : cards) {
    set |= Card{card.rank, order[static_cast<std::size_t>(card.suit)]};
  }
  return set;
}

/// The same with the held cards of each suit pushed down to the lowest ranks.
Drawn pushed_down(const Drawn& drawn) {
  Drawn low;
  for (const Suit suit : {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs}) {
    int rank = 0;
    for (const Card card : (drawn.leader | drawn.follower) & CardSet::of(suit)) {
      const Card lowest{static_cast<game::Rank>(rank++), suit};
      (drawn.leader.has(card) ? low.leader : low.follower) |= lowest;
    }
  }
  return low;
}

TEST(Places, TheTablesWrittenDownAreThoseMade) {
  const PlaceTables made = make_place_tables();
  EXPECT_EQ(made.ternary, kPlaceTables.ternary);
  EXPECT_EQ(made.lies, kPlaceTables.lies);
  EXPECT_EQ(made.shapes, kPlaceTables.shapes);
  EXPECT_EQ(made.first, kPlaceTables.first);
}

TEST(Places, RanksThatAreNotHeldHaveNoPart) {
  std::mt19937 random(3);
  for (int i = 0; i < 20'000; ++i) {
    const Drawn drawn = draw(random);
    const Drawn low = pushed_down(drawn);
    const auto trump = static_cast<Suit>(random() % 4);
    ASSERT_EQ(place_of(drawn.leader, drawn.follower, trump),
              place_of(low.leader, low.follower, trump));
  }
}

TEST(Places, TheNamesOfTheSuitsDoNotChangeTheAnswer) {
  std::mt19937 random(4);
  std::vector<Suit> order{Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs};
  for (int i = 0; i < 20'000; ++i) {
    const Drawn drawn = draw(random);
    std::ranges::shuffle(order, random);
    const auto trump = static_cast<Suit>(random() % 4);
    ASSERT_EQ(solved(drawn.leader, drawn.follower, trump),
              solved(renamed(drawn.leader, order), renamed(drawn.follower, order),
                     order[static_cast<std::size_t>(trump)]));
  }
}

/// Calls `use` with one pair of full hands of each kind: suit by suit the lowest ranks.
template <class Use>
void each_full(int at, const Drawn& drawn, const Use& use) {
  if (drawn.leader.size() == kHand && drawn.follower.size() == kHand) {
    use(drawn);
    return;
  }
  if (at == game::kCards) {
    return;
  }
  if (drawn.leader.size() < kHand) {
    each_full(at + 1, {drawn.leader | game::card_at(at), drawn.follower}, use);
  }
  if (drawn.follower.size() < kHand) {
    each_full(at + 1, {drawn.leader, drawn.follower | game::card_at(at)}, use);
  }
  each_full((at / game::kRanks + 1) * game::kRanks, drawn, use);
}

/// The lies of the suits, those of the plain suits in order: alike for endings that differ in the
/// names of plain suits.
std::array<std::uint32_t, 4> without_names(const Drawn& drawn) {
  std::array<std::uint32_t, 4> lies{};
  for (unsigned suit = 0; suit < 4; ++suit) {
    lies.at(suit) = (drawn.leader.bits() >> 8U * suit & 0xffU) << 8U |
                    (drawn.follower.bits() >> 8U * suit & 0xffU);
  }
  std::sort(lies.begin() + 1, lies.end());
  return lies;
}

TEST(Places, OfFullHandsThereAreAsManyAsIsSaid) {
  std::vector<bool> taken(kPlaces);
  std::set<std::array<std::uint32_t, 4>> apart;
  std::size_t places = 0;
  each_full(0, {}, [&](const Drawn& drawn) {
    const std::uint32_t place = place_of(drawn.leader, drawn.follower, Suit::Spades);
    ASSERT_GE(place, kFirstFull);
    ASSERT_LT(place, kPlaces);
    ASSERT_FALSE(taken[place]);
    taken[place] = true;
    ++places;
    apart.insert(without_names(drawn));
  });
  EXPECT_EQ(places, kFullPlaces);
  EXPECT_EQ(apart.size(), 13'004U);
}

}  // namespace
}  // namespace ecarte::analysis
