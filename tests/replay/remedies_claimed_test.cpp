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

}  // namespace
}  // namespace ecarte::replay
