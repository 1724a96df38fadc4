// SPDX-License-Identifier: MIT
#include "replay/first_word.hpp"

#include <gtest/gtest.h>

#include "tests/replay/told.hpp"

namespace ecarte::replay {
namespace {

Some<NoYes> bold_dealer(FirstWords first) {
  return first.bold(Role::Dealer);
}
Some<NoYes> bold_nondealer(FirstWords first) {
  return first.bold(Role::NonDealer);
}

TEST(FirstWords, OfNothingToldEachMayHaveBeenBold) {
  const FirstWords first;
  EXPECT_TRUE(first.untold());
  EXPECT_FALSE(first.begun());
  EXPECT_EQ(bold_dealer(first), Some<NoYes>{});
  EXPECT_EQ(bold_nondealer(first), Some<NoYes>{});
}

TEST(FirstWords, WhoProposedIsNotBoldWhateverTheAnswer) {
  FirstWords first;
  first.proposes();
  EXPECT_TRUE(first.asked());
  EXPECT_EQ(bold_dealer(first), Some<NoYes>{});
  EXPECT_TRUE(bold_nondealer(first).must_be(NoYes::No));
  first.answered(FirstWord::Refused);
  EXPECT_TRUE(bold_dealer(first).must_be(NoYes::Yes));
  first.answered(FirstWord::Accepted);  // of a later proposal
  EXPECT_TRUE(first.must_be(FirstWord::Refused));
}

TEST(FirstWords, WhoHadNotProposedMayDoSoYet) {
  FirstWords first;
  first.not_proposed();
  EXPECT_TRUE(first.has_not_proposed());
  EXPECT_TRUE(bold_nondealer(first).must_be(NoYes::Yes));
  first.proposes();
  EXPECT_TRUE(first.asked());
}

TEST(FirstWords, WhoStoodAndThenProposesStood) {
  FirstWords first;
  first.stands();
  first.proposes();
  EXPECT_TRUE(first.must_be(FirstWord::Stood));
  EXPECT_TRUE(first.stood());
}

TEST(FirstWords, OfWhoPlaysWithNoWordToldNoneWasSaid) {
  FirstWords first;
  first.plays();
  EXPECT_TRUE(first.must_be(FirstWord::Unsaid));
  EXPECT_TRUE(first.stood());
  FirstWords asked;
  asked.proposes();
  asked.plays();
  EXPECT_TRUE(asked.asked());
}

TEST(FirstWords, WhoeverDealtAnAcceptanceLeavesNobodyBold) {
  EXPECT_TRUE(FirstWords(FirstWord::Accepted).bold(Some<Role>{}).must_be(NoYes::No));
  EXPECT_EQ(FirstWords(FirstWord::Refused).bold(Some<Role>{}), Some<NoYes>{});
}

/// Who dealt may have refused; the other has proposed.
constexpr PerSeat<Some<NoYes>> kDealerIfAnybody{{Some<NoYes>{}, NoYes::No}};

const PerSeat<Some<NoYes>>& bold_of(const DealFacts& deal) {
  return deal.dealings.back().bold;
}

TEST(FirstWords, WhoProposesAgainHadBeenAccepted) {
  const DealFacts deal =
      told({"deal 1: A gives 3-2; turns 8♦", "Y proposes again; A refuses", "Y made three"});
  EXPECT_EQ(bold_of(deal), kNobodyBold);
}

TEST(FirstWords, OrRefusedWhereThatIsAgreed) {
  const DealFacts deal = told({"agreed: second discard", "deal 1: A gives 3-2; turns 8♦",
                               "Y proposes again; A refuses", "Y made three"});
  EXPECT_EQ(bold_of(deal), kDealerIfAnybody);
}

TEST(FirstWords, ARefusalBehindTwoProposalsMayBeOfEither) {
  const DealFacts deal = told(
      {"deal 1: A gives 3-2; turns 8♦", "Y proposes", "Y proposes; A refuses", "Y made three"});
  EXPECT_EQ(bold_of(deal), kDealerIfAnybody);
}

TEST(FirstWords, TheAcceptanceToldNarrowsIt) {
  const DealFacts deal = told({"deal 1: A gives 3-2; turns 8♦", "Y proposes; A accepts",
                               "Y proposes; A refuses", "Y made three"});
  EXPECT_EQ(bold_of(deal), kNobodyBold);
}

TEST(FirstWords, WhatIsLeftOutMayHaveBeenSaid) {
  const DealFacts nothing =
      told({"deal 1: A gives 3-2; turns 8♦", "…", "3. Y K♠, A 8♠", "Y made three"});
  EXPECT_EQ(bold_of(nothing), kAnybodyBold);
  const DealFacts later = told({"deal 1: A gives 3-2; turns 8♦", "3. Y K♠, A 8♠", "Y made three"});
  EXPECT_EQ(bold_of(later), kAnybodyBold);
  const DealFacts first = told({"deal 1: A gives 3-2; turns 8♦", "1. Y K♠, A 8♠", "Y made three"});
  EXPECT_TRUE(bold_of(first)[game::Seat::Second].must_be(NoYes::Yes));
  const DealFacts refused =
      told({"deal 1: A gives 3-2; turns 8♦", "…", "Y proposes; A refuses", "Y made three"});
  EXPECT_EQ(bold_of(refused), kDealerIfAnybody);
}

}  // namespace
}  // namespace ecarte::replay
