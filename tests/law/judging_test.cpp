// SPDX-License-Identifier: MIT
//
// The first step of law by itself: facts made by hand, and the rulings they come to.
#include "law/judging.hpp"

#include <gmock/gmock.h>

#include "made_deal.hpp"

namespace ecarte::law {
namespace {

using replay::Beat;
using replay::bit;
using replay::Cured;
using replay::FactKind;
using replay::MisplayKind;
using testing::IsEmpty;
using testing::SizeIs;

const Code& turf() {
  return *codes::built_in_code("turf-portland-1877");
}

/// A deal in which a card was played at act 2, the hand over at act 4, and a revoke at act 2.
replay::DealFacts with_revoke(replay::Some<MisplayKind> kind = MisplayKind::Revoke) {
  replay::DealFacts deal =
      deal_of({bit(Beat::Packet), bit(Beat::TurnUp), bit(Beat::NCard) | bit(Beat::Lead),
               bit(Beat::DCard) | bit(Beat::Reply), bit(Beat::HandOver)});
  Fact fact = replay::fact_of(FactKind::Misplay, 0, 3, kind, Cured::Never);
  fact.place.playing = 1;
  deal.facts.push_back(fact);
  return deal;
}

TEST(Judging, AnOptionIsOpenUntilItsWindowCloses) {
  const replay::DealFacts deal = with_revoke();
  Rulings rulings;
  judge_facts({turf(), deal, nullptr}, rulings);
  ASSERT_THAT(rulings.list, SizeIs(1));
  EXPECT_EQ(rulings.list[0].status, Status::Open);
  EXPECT_EQ(rulings.list[0].elector, 1);
  EXPECT_EQ(rulings.list[0].window.from, 3U);
  EXPECT_EQ(rulings.list[0].window.closed.latest, kNoTime);
}

TEST(Judging, TheTurnUpOfTheDealAfterClosesIt) {
  const replay::DealFacts deal = with_revoke();
  const replay::DealFacts next = deal_of({bit(Beat::Packet), bit(Beat::TurnUp)});
  Rulings rulings;
  judge_facts({turf(), deal, &next}, rulings);
  ASSERT_THAT(rulings.list, SizeIs(1));
  EXPECT_EQ(rulings.list[0].status, Status::Lapsed);
  EXPECT_EQ(rulings.list[0].window.closed.latest, 6U);
}

TEST(Judging, ADeedOfTheOneEntitledElects) {
  replay::DealFacts deal = with_revoke();
  deal.deeds.push_back(deed_of(Remedy::ReplayHands, 1, 4, false));
  Rulings rulings;
  judge_facts({turf(), deal, nullptr}, rulings);
  ASSERT_THAT(rulings.list, SizeIs(1));
  EXPECT_EQ(rulings.list[0].status, Status::Elected);
  EXPECT_EQ(rulings.list[0].elected, Remedy::ReplayHands);
  EXPECT_EQ(rulings.deeds[0].ruling, 0);
}

TEST(Judging, ADeedOfTheOtherElectsNothing) {
  replay::DealFacts deal = with_revoke();
  deal.deeds.push_back(deed_of(Remedy::ReplayHands, 0, 4, false));
  Rulings rulings;
  judge_facts({turf(), deal, nullptr}, rulings);
  EXPECT_EQ(rulings.list[0].status, Status::Open);
  EXPECT_EQ(rulings.deeds[0].ruling, -1);
}

TEST(Judging, ADeedSpentInTheDealAfterIsHandedOn) {
  const replay::DealFacts deal = with_revoke();
  replay::DealFacts next = deal_of({bit(Beat::Cut), bit(Beat::Packet), bit(Beat::TurnUp)});
  next.deeds.push_back(deed_of(Remedy::ReplayHands, 1, 0, true));
  Rulings rulings;
  judge_facts({turf(), deal, &next}, rulings);
  EXPECT_EQ(rulings.list[0].status, Status::Elected);
  EXPECT_THAT(rulings.spent, testing::ElementsAre(0U));
}

TEST(Judging, WhatIsOnlyPossibleIsADoubtAndNoRuling) {
  replay::DealFacts deal = with_revoke();
  deal.facts[0].proof = replay::Proof::Allowed;
  deal.alleged.here[0] = true;
  Rulings rulings;
  judge_facts({turf(), deal, nullptr}, rulings);
  EXPECT_THAT(rulings.list, IsEmpty());
  ASSERT_THAT(rulings.missing, SizeIs(1));
  EXPECT_EQ(rulings.missing[0].attribute, -1);
  EXPECT_TRUE(rulings.in_doubt.capped[0]);
}

TEST(Judging, AMisplayThatNobodyAllegesAndNothingProvesIsNoDoubt) {
  replay::DealFacts deal = with_revoke();
  deal.facts[0].proof = replay::Proof::Allowed;
  Rulings rulings;
  judge_facts({turf(), deal, nullptr}, rulings);
  EXPECT_THAT(rulings.list, IsEmpty());
  EXPECT_THAT(rulings.missing, IsEmpty());
  EXPECT_FALSE(rulings.in_doubt.capped[0]);

  replay::DealFacts next = deal_of({bit(Beat::Cut)});
  next.alleged.before = {{true, true}};  // it comes out in the deal after
  judge_facts({turf(), deal, &next}, rulings);
  EXPECT_THAT(rulings.missing, SizeIs(1));
}

TEST(Judging, WhatMayHaveClosedTheWindowUntoldLeavesAnElectionInDoubt) {
  replay::DealFacts deal = with_revoke();
  replay::DealFacts next = deal_of({bit(Beat::Cut), bit(Beat::Packet), bit(Beat::Packet)});
  next.untold.gaps.push_back({2, bit(Beat::TurnUp), 0, 1});
  next.deeds.push_back(deed_of(Remedy::ReplayHands, 1, 2, true));
  Rulings rulings;
  judge_facts({turf(), deal, &next}, rulings);
  ASSERT_THAT(rulings.list, SizeIs(1));
  EXPECT_EQ(rulings.list[0].status, Status::Elected);
  ASSERT_THAT(rulings.missing, SizeIs(1));
  EXPECT_EQ(rulings.missing[0].attribute, kWhetherInTime);
}

TEST(Judging, ADutyThatMayHaveBeenDoneUntoldIsNotIgnored) {
  replay::DealFacts deal =
      deal_of({bit(Beat::Packet), bit(Beat::TurnUp), bit(Beat::Proposal),
               bit(Beat::NCard) | bit(Beat::Lead), bit(Beat::HandClosed) | bit(Beat::HandOver)});
  Fact pack = replay::fact_of(FactKind::PackFault, record::kNobody, 0, replay::WhichPack::InUse,
                              replay::PackFault::Imperfect);
  pack.found = 1;
  deal.facts.push_back(pack);
  Rulings told;
  judge_facts({turf(), deal, nullptr}, told);
  ASSERT_THAT(told.list, SizeIs(1));
  EXPECT_EQ(told.list[0].status, Status::Ignored);

  deal.untold.gaps.push_back({2, 0, codes::bit(Remedy::FreshDeal) | codes::bit(Remedy::Void), 1});
  Rulings untold;
  judge_facts({turf(), deal, nullptr}, untold);
  ASSERT_THAT(untold.list, SizeIs(1));
  EXPECT_EQ(untold.list[0].status, Status::Open);
  ASSERT_THAT(untold.missing, SizeIs(1));
  EXPECT_EQ(untold.missing[0].attribute, kWhetherDone);
}

TEST(Judging, WhereTheRecordStopsAMisplayCanStillBeTakenUp) {
  replay::DealFacts deal =
      deal_of({bit(Beat::Packet), bit(Beat::TurnUp), bit(Beat::NCard) | bit(Beat::Lead),
               bit(Beat::DCard) | bit(Beat::Reply)});
  deal.facts.push_back(replay::fact_of(FactKind::Misplay, 0, 3, MisplayKind::Revoke, Cured::Never));
  Rulings rulings;
  judge_facts({turf(), deal, nullptr}, rulings);
  ASSERT_THAT(rulings.list, SizeIs(1));
  EXPECT_TRUE(rulings.list[0].is_pending());
  EXPECT_EQ(case_name(turf(), rulings.list[0]), "misplay-corrected");

  const replay::DealFacts next = deal_of({bit(Beat::Packet), bit(Beat::TurnUp)});
  judge_facts({turf(), deal, &next}, rulings);
  ASSERT_THAT(rulings.list, SizeIs(1));
  EXPECT_FALSE(rulings.list[0].is_pending()) << "a deal follows: it was not taken up";
  EXPECT_EQ(case_name(turf(), rulings.list[0]), "revoke");
}

TEST(Judging, WhatTheRecordRefutesIsNoRuling) {
  replay::DealFacts deal = with_revoke();
  deal.facts[0].proof = replay::Proof::Refuted;
  deal.facts[0].against = 1;
  Rulings rulings;
  judge_facts({turf(), deal, nullptr}, rulings);
  EXPECT_THAT(rulings.list, IsEmpty());
  EXPECT_THAT(rulings.refuted, SizeIs(1));
}

TEST(Judging, WhatIsOpenKeepsEachAnswer) {
  replay::DealFacts deal =
      deal_of({bit(Beat::Packet), bit(Beat::TurnUp), bit(Beat::NCard) | bit(Beat::Lead),
               bit(Beat::DCard) | bit(Beat::Reply), bit(Beat::Lead)});
  deal.facts.push_back(replay::fact_of(FactKind::Misplay, 0, 3, MisplayKind::Revoke,
                                       replay::Some<Cured>{Cured::InTime, Cured::Never}));
  Rulings rulings;
  judge_facts({turf(), deal, nullptr}, rulings);
  ASSERT_THAT(rulings.missing, SizeIs(1));
  const Missing& open = rulings.missing[0];
  EXPECT_EQ(open.attribute, 1);
  ASSERT_EQ(open.answers, 2);
  EXPECT_EQ(turf().cases[open.alternatives[0].case_index].name, "misplay-corrected");
  EXPECT_EQ(open.alternatives[0].values, replay::bits_of(Cured::InTime));
  EXPECT_EQ(turf().cases[open.alternatives[1].case_index].name, "revoke");
}

TEST(Judging, AnAnnulledDealingTakesWhatWasRuledOfItAlong) {
  replay::DealFacts deal = with_revoke();
  Fact pack = replay::fact_of(FactKind::PackFault, record::kNobody, 0, replay::WhichPack::InUse,
                              replay::PackFault::Imperfect);
  pack.found = 4;
  deal.facts.push_back(pack);
  Rulings rulings;
  judge_facts({turf(), deal, nullptr}, rulings);
  EXPECT_NE(rulings.annulled.dealing_at, kNoTime);
  for (const Ruling& ruling : rulings.list) {
    if (ruling.fact.kind == FactKind::Misplay) {
      EXPECT_EQ(ruling.status, Status::Moot);
    }
  }
}

}  // namespace
}  // namespace ecarte::law
