// SPDX-License-Identifier: MIT
#include "replay/cutting.hpp"

#include <gtest/gtest.h>

#include "tests/replay/told.hpp"

namespace ecarte::replay {
namespace {

TEST(Cutting, ACardForeignToThePackIsSaidToHaveDecided) {
  const DealFacts deal = told({"cut for deal: A 6♣, Y 9♥", "deal 1: A gives 3-2"});
  const Fact* dealing = find_fact(deal, FactKind::Dealing);
  ASSERT_NE(dealing, nullptr);
  EXPECT_TRUE(must_be(*dealing, 0, Turn::Out));
  EXPECT_TRUE(must_be(*dealing, 2, DealtAfter::ForeignCut));
}

TEST(Cutting, CutAgainForAForeignCard) {
  const DealFacts deal = told({"cut for deal: A 6♣, Y 9♥", "cut for deal again: A Q♠, Y 9♥",
                               "deal 1: A gives 3-2; turns 8♦"});
  const Fact* anew = find_fact(deal, FactKind::CutAnew);
  ASSERT_NE(anew, nullptr);
  EXPECT_TRUE(must_be(*anew, 0, CutAnewWhy::Foreign));
  EXPECT_EQ(find_fact(deal, FactKind::Dealing), nullptr);
}

TEST(Cutting, CutAgainForNothing) {
  const DealFacts deal = told({"cut for deal: A J♣, Y 9♥", "cut for deal again: A Q♠, Y 9♥"});
  EXPECT_TRUE(must_be(*find_fact(deal, FactKind::CutAnew), 0, CutAnewWhy::None));
}

TEST(Cutting, OneCardShownToTheDealerOrSeveral) {
  const DealFacts one = told({"deal 1:", "Y cuts, showing Q♥", "A gives 3-2"});
  EXPECT_TRUE(must_be(*find_fact(one, FactKind::CutToDealer), 0, ShownToDealer::One));
  const DealFacts several = told({"deal 1:", "Y cuts, showing Q♥ 8♣", "A gives 3-2"});
  EXPECT_TRUE(must_be(*find_fact(several, FactKind::CutToDealer), 0, ShownToDealer::Several));
}

TEST(Cutting, APackKnownToBeBadIsCauseToCutAgain) {
  const std::vector<DealFacts> deals = told_deals(
      "players: A, Y\n"
      "deal 1: A gives 3-2; turns 8♦\n"
      "Y finds the pack wrong\n"
      "the pack lacks 9♣\n"
      "cut for deal again: A Q♥, Y 8♠\n"
      "deal 1: A gives 3-2 from a sound pack\n");
  EXPECT_TRUE(must_be(*find_fact(deals.front(), FactKind::CutAnew), 0, CutAnewWhy::Pack));
  EXPECT_TRUE(std::ranges::any_of(deals.back().deeds,
                                  [](const Deed& deed) { return deed.what == Remedy::Void; }));
}

}  // namespace
}  // namespace ecarte::replay
