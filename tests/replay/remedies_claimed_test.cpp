// SPDX-License-Identifier: MIT
#include "replay/remedies_claimed.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_play.hpp"
#include "tests/replay/at_table.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

struct Claims : AtPlay {
  using AtPlay::AtPlay;
  Bystanders around{table.notes, table.sitting, 0, record.text};
  RightsClaimed rights{table, cutting, around};
  RemediesClaimed claims{table, headings, cutting, giving, exchanging, play, rights};
};

TEST(RemediesClaimed, AClaimFindsWhatWouldGroundIt) {
  Claims at{"Y claims a fresh deal"};
  at.claims.claim(at.next(ActKind::Claim));
  ASSERT_TRUE(at.has_deed(Remedy::FreshDeal));
  EXPECT_FALSE(at.facts.deeds.back().carried_out);
  EXPECT_EQ(at.table.all_found.front(), at.table.notes.now);
}

TEST(RemediesClaimed, OfTwoInOneBreathNeitherIsChosen) {
  Claims at{"Y claims a fresh deal", "Y claims rectification"};
  at.claims.claim(at.next(ActKind::Claim));
  EXPECT_TRUE(at.has_deed(Remedy::Choice));
  EXPECT_EQ(at.facts.deeds.back().named, Remedy::FreshDeal);
}

TEST(RemediesClaimed, WhatIsGrantedBothAgreeOn) {
  Claims at{"Y claims a fresh deal", "A grants it"};
  at.claims.claim(at.next(ActKind::Claim));
  at.claims.grant_claim(at.next(ActKind::Grant));
  EXPECT_EQ(at.facts.deeds.back().by, record::kBoth);
}

TEST(RemediesClaimed, WhatIsTakenBackWasNotClaimed) {
  Claims at{"Y claims a fresh deal", "A grants it", "Y withdraws the claim"};
  at.claims.claim(at.next(ActKind::Claim));
  at.claims.grant_claim(at.next(ActKind::Grant));
  at.claims.withdraw(at.next(ActKind::Withdraw));
  EXPECT_TRUE(at.facts.deeds.empty());
}

TEST(RemediesClaimed, WhatWasDoneUponAClaimIsNotTakenBack) {
  Claims at{"Y claims a fresh deal", "the cards are gathered", "Y withdraws the claim"};
  at.claims.claim(at.next(ActKind::Claim));
  at.claims.withdraw(at.next(ActKind::Withdraw));
  EXPECT_TRUE(at.has_deed(Remedy::FreshDeal));
}

TEST(RemediesClaimed, WhoLetsItStandTakesBackWhatHeClaimedForIt) {
  Claims at{"Y claims a fresh deal", "Y lets it stand"};
  at.claims.claim(at.next(ActKind::Claim));
  at.claims.let_stand(at.next(ActKind::LetStand));
  ASSERT_EQ(at.facts.deeds.size(), 1U);
  EXPECT_EQ(at.facts.deeds.back().what, Remedy::LetStand);
}

TEST(RemediesClaimed, WhoLetsSomethingStandKeepsHisClaimOfAMark) {
  Claims at{"Y claims the mark", "Y lets it stand"};
  at.claims.claim(at.next(ActKind::Claim));
  at.claims.let_stand(at.next(ActKind::LetStand));
  EXPECT_TRUE(at.has_deed(Remedy::Mark));
}

}  // namespace
}  // namespace ecarte::replay
