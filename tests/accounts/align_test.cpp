// SPDX-License-Identifier: MIT
#include "accounts/align.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/accounts/told.hpp"

namespace ecarte::accounts {
namespace {

using record::ActKind;
using record::Record;

constexpr std::string_view kDeal = "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n";

std::string deal(std::string_view rest) {
  return std::string{kDeal} + std::string{rest};
}

/// The kinds of a record's acts, with what tells them apart.
std::vector<std::tuple<ActKind, record::Actor, std::uint32_t, int>> acts_of(const Record& record) {
  std::vector<std::tuple<ActKind, record::Actor, std::uint32_t, int>> acts;
  for (const record::Act& act : record.acts) {
    acts.emplace_back(act.kind, act.actor, act.cards.bits(), act.number);
  }
  return acts;
}

Alignment aligned(std::string_view one, std::string_view two) {
  return align(told(deal(one)), told(deal(two)));
}

TEST(Align, FindsNothingBetweenARecordAndItself) {
  const std::string text = "  Y proposes 2; A accepts\n  Y discards 2; A discards 3\n  Y made 3\n";
  EXPECT_TRUE(aligned(text, text).differences.empty());
}

TEST(Align, PassesOverLayoutAndHeadings) {
  const Record one =
      told("players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  Y plays\n1. Y K♠, A 8♠\n");
  const Record two = told(
      "# By Y.\nplayers: A, Y\ndeal 4:\n  A gives 3-2\n  A turns 8♦\n  Y plays\n  Y plays K♠\n  A "
      "plays 8♠\n");
  EXPECT_TRUE(align(one, two).differences.empty());
}

TEST(Align, AnActOfOneAloneIsADifference) {
  const Alignment found =
      aligned("  Y proposes; A refuses\n  Y finds six in his hand\n", "  Y proposes; A refuses\n");
  ASSERT_EQ(found.differences.size(), 1U);
  EXPECT_EQ(found.differences[0].kind, Discrepancy::Kind::OnlyFirst);
  EXPECT_TRUE(found.differences[0].second.empty());
}

TEST(Align, WhatBothTellOtherwiseIsOneDifference) {
  const Alignment found = aligned("  Y proposes; A refuses\n", "  Y proposes; A accepts\n");
  ASSERT_EQ(found.differences.size(), 1U);
  EXPECT_EQ(found.differences[0].kind, Discrepancy::Kind::Otherwise);
}

TEST(Align, AProposalAndItsAnswerAreOneQuestion) {
  const Alignment found =
      aligned("  Y plays\n  Y made 3\n", "  Y proposes; A refuses\n  Y made 3\n");
  ASSERT_EQ(found.differences.size(), 1U);
  EXPECT_EQ(found.differences[0].first.size(), 1U);
  EXPECT_EQ(found.differences[0].second.size(), 2U);
}

TEST(Align, TheSameAtAnotherMomentIsOneDifference) {
  const Alignment found = aligned("  Y takes up his hand\n  A announces the king\n",
                                  "  A announces the king\n  Y takes up his hand\n");
  ASSERT_EQ(found.differences.size(), 1U);
  EXPECT_EQ(found.differences[0].kind, Discrepancy::Kind::Elsewhere);
}

TEST(Align, ACardInThePlaceOfAnotherStandsAloneAndAnotherOrderDoesNot) {
  const Alignment card = aligned("  Y plays\n1. Y K♠, A 8♠\n2. Y Q♠, A 9♠\n",
                                 "  Y plays\n1. Y K♠, A 7♠\n2. Y Q♠, A J♠\n");
  EXPECT_EQ(card.differences.size(), 2U);
  const Alignment order = aligned("  Y plays\n1. Y K♠, A 8♠\n2. Y Q♠, A 9♠\n",
                                  "  Y plays\n1. Y K♠, A 9♠\n2. Y Q♠, A 8♠\n");
  EXPECT_EQ(order.differences.size(), 1U);
}

/// Every two records of the situations, as though they told of one deal.
TEST(Joined, IsTheFirstIfTheFirstIsBelievedAndTheSecondIfTheSecondIs) {
  std::vector<Record> records;
  for (const auto& entry :
       std::filesystem::directory_iterator{ECARTE_ROOT "/fixtures/situations"}) {
    if (entry.path().extension() == ".ecarte" && records.size() < 40) {
      std::ifstream in{entry.path()};
      records.push_back(told(std::string{std::istreambuf_iterator<char>{in}, {}}));
    }
  }
  ASSERT_GE(records.size(), 10U);
  for (const Record& one : records) {
    for (const Record& two : records) {
      const Alignment found = align(one, two);
      const std::size_t size = found.differences.size();
      if (size == 0 || size > 64) {
        continue;
      }
      EXPECT_EQ(acts_of(joined(one, two, found, 0)), acts_of(one));
      EXPECT_EQ(acts_of(joined(one, two, found, ~Believed{0})), acts_of(two));
    }
  }
}

}  // namespace
}  // namespace ecarte::accounts
