// SPDX-License-Identifier: MIT
#include "accounts/decide.hpp"

#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ecarte::accounts {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

bool has(Believed choice, std::size_t difference) {
  return (choice >> difference & 1U) != 0;
}

TEST(Decide, NothingTurnsOnDifferencesThatChangeNothing) {
  const Decision decision = decide(3, [](Believed) { return std::optional<std::string>{"same"}; });
  EXPECT_TRUE(decision.agree);
  EXPECT_THAT(decision.deciding, IsEmpty());
  EXPECT_THAT(decision.branches, SizeIs(1));
}

TEST(Decide, NamesTheOneThatDecides) {
  const Decision decision = decide(4, [](Believed choice) {
    return std::optional<std::string>{has(choice, 2) ? "void" : "stands"};
  });
  EXPECT_FALSE(decision.agree);
  EXPECT_THAT(decision.deciding, ElementsAre(2));
  ASSERT_THAT(decision.branches, SizeIs(2));
  EXPECT_FALSE(has(decision.branches[0].choice, 2));
  EXPECT_TRUE(has(decision.branches[1].choice, 2));
}

TEST(Decide, FindsThatBothAgreeThoughMixedTheyDoNot) {
  const Decision decision = decide(2, [](Believed choice) {
    return std::optional<std::string>{has(choice, 0) == has(choice, 1) ? "a" : "b"};
  });
  EXPECT_TRUE(decision.agree);
  EXPECT_THAT(decision.deciding, ElementsAre(0, 1));
  EXPECT_THAT(decision.branches, SizeIs(4));
}

TEST(Decide, WhatCannotHaveBeenDecidesNothing) {
  // With the first difference as the second account has it, nothing is possible.
  const Decision decision = decide(2, [](Believed choice) -> std::optional<std::string> {
    return has(choice, 0) ? std::nullopt : std::optional<std::string>{"a"};
  });
  EXPECT_TRUE(decision.first_possible);
  EXPECT_FALSE(decision.second_possible);
  EXPECT_FALSE(decision.agree);
  EXPECT_THAT(decision.deciding, IsEmpty());
}

TEST(Decide, SaysWhatLeadsToOneRulingTheShortestWay) {
  // Of two that decide, the ruling is the same with the first as the second account has it,
  // whichever is right in the other.
  EXPECT_THAT(conditions_of({0, 2}, {0b001, 0b101}), ElementsAre(SufficientAnswers{0b001, 0b001}));
  EXPECT_THAT(conditions_of({0, 2}, {0b000}), ElementsAre(SufficientAnswers{0b101, 0b000}));
  // Either of two by itself suffices: each is said, and not the three answers there are.
  EXPECT_THAT(conditions_of({0, 1}, {0b01, 0b10, 0b11}),
              ElementsAre(SufficientAnswers{0b01, 0b01}, SufficientAnswers{0b10, 0b10}));
  // One or the other, and not both: nothing is shorter.
  EXPECT_THAT(conditions_of({0, 1}, {0b01, 0b10}),
              ElementsAre(SufficientAnswers{0b11, 0b01}, SufficientAnswers{0b11, 0b10}));
}

TEST(Decide, OfManySetsAsideWhatChangesNothingByItself) {
  const Decision decision = decide(
      20, [](Believed choice) { return std::optional<std::string>{has(choice, 17) ? "a" : "b"}; });
  EXPECT_THAT(decision.deciding, ElementsAre(17));
  EXPECT_THAT(decision.set_aside, SizeIs(19));
  EXPECT_THAT(decision.left_out, IsEmpty());
}

TEST(Decide, SaysWhatIsLeftOutOfTooMany) {
  const Decision decision = decide(
      14, [](Believed choice) { return std::optional<std::string>{std::to_string(choice)}; });
  EXPECT_THAT(decision.deciding, SizeIs(kMostCombined));
  EXPECT_THAT(decision.left_out, SizeIs(14 - kMostCombined));
}

/// Any function of a few differences among six: the set found decides, and no smaller one does.
TEST(Decide, FindsNoMoreThanItMust) {
  constexpr std::size_t kDifferences = 6;
  std::mt19937 chance{1};
  for (int round = 0; round < 300; ++round) {
    const Believed matter = chance() % (Believed{1} << kDifferences);
    std::array<int, 64> ruled{};
    for (int& each : ruled) {
      each = static_cast<int>(chance() % 3);
    }
    const auto rule = [&](Believed choice) {
      return std::optional<std::string>{std::to_string(ruled[choice & matter])};
    };
    const Decision decision = decide(kDifferences, rule);
    Believed found = 0;
    for (const std::size_t number : decision.deciding) {
      found |= Believed{1} << number;
    }
    const auto decides = [&](Believed set) {
      for (Believed one = 0; one < 64; ++one) {
        for (Believed two = 0; two < 64; ++two) {
          if ((one & set) == (two & set) && rule(one) != rule(two)) {
            return false;
          }
        }
      }
      return true;
    };
    EXPECT_TRUE(decides(found));
    for (const std::size_t number : decision.deciding) {
      EXPECT_FALSE(decides(found & ~(Believed{1} << number)));
    }
    EXPECT_EQ(decision.branches.size(), std::size_t{1} << decision.deciding.size());
  }
}

}  // namespace
}  // namespace ecarte::accounts
