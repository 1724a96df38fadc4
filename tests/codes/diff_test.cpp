// SPDX-License-Identifier: MIT
#include "codes/diff.hpp"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "small_code.hpp"

namespace ecarte::codes {
namespace {

/// Where two codes of these cases differ on one fact.
std::vector<Difference> boxes(const std::string& first, const std::string& second, FactKind fact) {
  const auto a = load_text(with_cases(first));
  const auto b = load_text(with_cases(second));
  for (const FactDifferences& found : diff(a->code(), b->code()).facts) {
    if (found.fact == fact) {
      return found.boxes;
    }
  }
  return {};
}

TEST(Diff, ACodeRulesAsItself) {
  for (const Code* const code : built_in_codes()) {
    const CodeDifferences differences = diff(*code, *code);
    EXPECT_TRUE(std::ranges::all_of(differences.facts, [](const FactDifferences& f) {
      return f.boxes.empty();
    })) << code->name;
    EXPECT_THAT(differences.score, testing::IsEmpty());
  }
}

TEST(Diff, NamesDoNotMatterButWhatFollowsDoes) {
  const std::string recut = "      - {case: a, on: asked-none, must: recut}\n";
  EXPECT_THAT(boxes(recut, "      - {case: b, on: asked-none, must: recut}\n", FactKind::AskedNone),
              testing::IsEmpty());
  EXPECT_THAT(boxes(recut, "      - {case: b, on: asked-none, must: void}\n", FactKind::AskedNone),
              testing::SizeIs(1));
}

TEST(Diff, NeighbouringCombinationsAreOneBox) {
  const auto found = boxes(
      "      - {case: a, on: discard-handled, if: {whose: own}}\n"
      "      - {case: b, on: discard-handled, if: {whose: other}, must: void}\n",
      "      - {case: c, on: discard-handled}\n", FactKind::DiscardHandled);
  ASSERT_THAT(found, testing::SizeIs(1));
  EXPECT_EQ(found[0].combinations, 2U);
  EXPECT_TRUE(found[0].contains({1, 0}, 0));
  EXPECT_FALSE(found[0].contains({0, 0}, 0));
}

TEST(Diff, TheTimesOfFindingOfBothCodesAreLaidTogether) {
  const auto found = boxes(
      "      - {case: a, on: pack-fault, found: {before: [packet]}, must: void, over: [b]}\n"
      "      - {case: b, on: pack-fault, class: info}\n",
      "      - {case: c, on: pack-fault, found: {before: [turn-up]}, must: void, over: [d]}\n"
      "      - {case: d, on: pack-fault, class: info}\n",
      FactKind::PackFault);
  ASSERT_THAT(found, testing::SizeIs(1));
  EXPECT_EQ(found[0].positions, 1U << 1);  // after the first packet, and before the turn-up
}

TEST(Diff, AFactOneCodeIsSilentOnIsADifference) {
  const auto found = boxes("      - {case: a, on: asked-none}\n",
                           "      - {case: b, on: discard-handled}\n", FactKind::AskedNone);
  ASSERT_THAT(found, testing::SizeIs(1));
  EXPECT_NE(found[0].first, kNoCase);
  EXPECT_EQ(found[0].second, kNoCase);
}

TEST(Diff, TheReprintDiffersOnBystandersAndOnSittingsOnly) {
  const CodeDifferences differences =
      diff(*built_in_code("turf-portland-1877"), *built_in_code("hoyle-modernized"));
  for (const FactDifferences& fact : differences.facts) {
    const bool left_out =
        (fact.fact >= FactKind::Remarked && fact.fact <= FactKind::Arbitrated) ||
        (fact.fact >= FactKind::SeriesCut && fact.fact <= FactKind::LiabilityPaid);
    EXPECT_EQ(fact.boxes.empty(), !left_out) << replay::entry(fact.fact).name;
  }
  EXPECT_THAT(differences.score, testing::IsEmpty());
}

}  // namespace
}  // namespace ecarte::codes
