// SPDX-License-Identifier: MIT
//
// The census against plain counting: every hand of the adversary made and looked at, by the table
// for some hands, by the naive solver for deals at random. The variable ECARTE_DEALS tells how
// many, 2,000 unless it is set; a million take some minutes (`ctest -C Long -R analysis.million`),
// and then whole rows are counted by the naive solver too.
#include "analysis/census.hpp"

#include <random>
#include <vector>

#include <gtest/gtest.h>

#include "analysis/census_classes.hpp"
#include "analysis/solver.hpp"
#include "tests/analysis/cards.hpp"
#include "tests/analysis/deals_wanted.hpp"
#include "tests/analysis/naive.hpp"

namespace ecarte::analysis {
namespace {

std::vector<CensusRow> all_rows() {
  std::vector<CensusRow> rows;
  rows.reserve(kCensusRows);
  take_census([&rows](const CensusRow& row) { rows.push_back(row); });
  return rows;
}

constexpr std::int64_t kDealsUnlessSet = 2'000;

std::int64_t sum_of(const Histogram& numbers) {
  std::int64_t sum = 0;
  for (const std::int64_t number : numbers) {
    sum += number;
  }
  return sum;
}

TEST(Census, HasEveryHandAndTurnUpAgainstEveryHand) {
  std::int64_t dealt = 0;
  std::int64_t deals = 0;
  std::int64_t rows = 0;
  take_census([&](const CensusRow& row) {
    ++rows;
    dealt += row.times;
    deals += sum_of(row.hands);
    ASSERT_EQ(row.hand.size(), kHand);
    ASSERT_EQ(row.turn_up.suit, Suit::Spades);
    ASSERT_FALSE(row.hand.has(row.turn_up));
    ASSERT_EQ(sum_of(row.hands), kHandsAgainst);
  });
  EXPECT_EQ(rows, kCensusRows);
  EXPECT_EQ(dealt, 32 * 169'911);
  EXPECT_EQ(deals, 16'793'897'120);
}

TEST(Census, AgreesWithTheCountOfAllTogether) {
  Histogram sum{};
  take_census([&sum](const CensusRow& row) {
    for (std::size_t tricks = 0; tricks < sum.size(); ++tricks) {
      sum.at(tricks) += row.times * row.hands.at(tricks);
    }
  });
  EXPECT_EQ(sum, census_total());
  EXPECT_EQ(sum_of(sum), 357'655'858'560);
}

TEST(Census, AgreesWithEveryHandMadeAndLookedAt) {
  const std::vector<CensusRow> rows = all_rows();
  std::mt19937 random(19);
  for (int i = 0; i < 12; ++i) {
    const CensusRow& row = rows.at(random() % rows.size());
    Histogram counted{};
    each_subset(~(row.hand | row.turn_up), kHand, [&](CardSet other) {
      ++counted.at(static_cast<std::size_t>(solved(row.hand, other, Suit::Spades)));
    });
    ASSERT_EQ(counted, row.hands) << row.hand.bits();
  }
}

TEST(Census, ItsTableAgreesWithTheNaiveSolverOnDealsAtRandom) {
  std::mt19937 random(23);
  for (std::int64_t deal = 0; deal < deals_wanted(kDealsUnlessSet); ++deal) {
    CardSet drawn[2];
    while (drawn[0].size() < kHand || drawn[1].size() < kHand) {
      const Card card = game::card_at(static_cast<int>(random() % 32));
      if (!(drawn[0] | drawn[1]).has(card)) {
        drawn[drawn[0].size() < kHand ? 0 : 1] |= card;
      }
    }
    const auto trump = static_cast<int>(random() % 4);
    ASSERT_EQ(solved(drawn[0], drawn[1], static_cast<Suit>(trump)),
              naive::tricks_of_leader(plain(drawn[0]), plain(drawn[1]), trump))
        << drawn[0].bits() << ' ' << drawn[1].bits() << ' ' << trump;
  }
}

TEST(Census, WholeRowsAgreeWithTheNaiveSolver) {
  if (deals_wanted(kDealsUnlessSet) < kHandsAgainst) {
    GTEST_SKIP() << "a row is 65,780 deals; set ECARTE_DEALS to as many as are wanted";
  }
  const std::vector<CensusRow> rows = all_rows();
  std::mt19937 random(29);
  for (std::int64_t i = 0; i < deals_wanted(kDealsUnlessSet) / kHandsAgainst; ++i) {
    const CensusRow& row = rows.at(random() % rows.size());
    Histogram counted{};
    const support::PlainHand hand = plain(row.hand);
    each_subset(~(row.hand | row.turn_up), kHand, [&](CardSet other) {
      ++counted.at(static_cast<std::size_t>(naive::tricks_of_leader(hand, plain(other), 0)));
    });
    ASSERT_EQ(counted, row.hands) << row.hand.bits();
  }
}

TEST(Census, ClassesPartTheWhole) {
  for (const CensusBy by : {CensusBy::Trumps, CensusBy::Kings, CensusBy::Shape}) {
    std::int64_t hands = 0;
    Histogram sum{};
    for (const CensusClass& found : census_classes(by)) {
      hands += found.hands;
      EXPECT_EQ(sum_of(found.deals), found.all_deals());
      for (std::size_t tricks = 0; tricks < sum.size(); ++tricks) {
        sum.at(tricks) += found.deals.at(tricks);
      }
    }
    EXPECT_EQ(hands, kCensusRows);
    EXPECT_EQ(sum, census_total());
  }
}

TEST(Census, AClassIsMadeByWhatItIsNamedFor) {
  const CardSet hand = cards("KS 7S KH 8H QD");
  EXPECT_EQ(class_of(hand, Suit::Spades, CensusBy::Trumps), (ClassNumbers{2}));
  EXPECT_EQ(class_of(hand, Suit::Spades, CensusBy::Kings), (ClassNumbers{2, 1, 1}));
  EXPECT_EQ(class_of(hand, Suit::Diamonds, CensusBy::Kings), (ClassNumbers{1, 0, 2}));
  EXPECT_EQ(class_of(hand, Suit::Diamonds, CensusBy::Shape), (ClassNumbers{1, 2, 2, 0}));
}

}  // namespace
}  // namespace ecarte::analysis
