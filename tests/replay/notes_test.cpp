// SPDX-License-Identifier: MIT
#include "replay/notes.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "replay/told.hpp"

namespace ecarte::replay {
namespace {

struct NotesOfADeal : testing::Test {
  std::vector<record::Act> acts{4};
  DealFacts out;
  Notes notes{acts, out};

  NotesOfADeal() { out.beats.assign(acts.size(), 0); }
};

TEST_F(NotesOfADeal, AFactKnowsItsDealingAndItsPlaying) {
  const Fact first = notes.note(FactKind::LedOn, 0, 1);
  EXPECT_EQ(first.place.dealing, 1) << "before any dealing, that of the first";
  EXPECT_EQ(first.place.playing, 0);

  out.dealings.resize(2);
  out.playings.resize(1);
  const Fact second = notes.note(FactKind::LedOn, 0, 3);
  EXPECT_EQ(second.place.dealing, 2);
  EXPECT_EQ(second.place.playing, 1);
  EXPECT_EQ(out.facts.size(), 2U);
}

TEST_F(NotesOfADeal, WhatIsSupposedIsNoFact) {
  notes.note(FactKind::LedOn, 0, 1);
  const Fact& may_be = notes.suppose(FactKind::KingHeld, 1, 2, Role::NonDealer, FirstCard::None);
  EXPECT_EQ(may_be.proof, Proof::Allowed);
  EXPECT_EQ(out.facts.size(), 1U);
  EXPECT_EQ(out.untold.supposed.size(), 1U);
}

TEST_F(NotesOfADeal, OnlyTheLastFactIsOnlySupposed) {
  notes.note(FactKind::LedOn, 0, 1);
  notes.note(FactKind::KingShown, 1, 2);
  notes.only_suppose();
  ASSERT_EQ(out.facts.size(), 1U);
  EXPECT_EQ(out.facts[0].kind, FactKind::LedOn);
  EXPECT_EQ(out.facts[0].proof, Proof::Proved);
  ASSERT_EQ(out.untold.supposed.size(), 1U);
  EXPECT_EQ(out.untold.supposed[0].kind, FactKind::KingShown);
  EXPECT_EQ(out.untold.supposed[0].proof, Proof::Allowed);
}

TEST_F(NotesOfADeal, ADeedIsDoneInTheActUnderWay) {
  notes.now = 2;
  out.dealings.resize(2);
  const Deed& deed = notes.deed(Remedy::FreshDeal, 1, false);
  EXPECT_EQ(deed.at, 2);
  EXPECT_EQ(deed.dealing, 2);
  EXPECT_FALSE(deed.carried_out);
}

TEST_F(NotesOfADeal, WhatAnActIsToWindowsAddsUp) {
  notes.now = 3;
  notes.beat(Beat::Lead);
  notes.beat(Beat::NCard);
  notes.beat(Beat::Packet, 0);
  EXPECT_EQ(out.beats[3], bit(Beat::Lead) | bit(Beat::NCard));
  EXPECT_EQ(out.beats[0], bit(Beat::Packet));
}

TEST_F(NotesOfADeal, WhatIsLeftOutAtOnePlaceAddsUpAndTheGapsAreInOrder) {
  notes.leave_out({3, bit(Beat::Reply), 0, 1});
  notes.leave_out({1, bit(Beat::TurnUp), 0, 1});
  notes.leave_out({3, bit(Beat::Lead), deeds({Remedy::Announce}), 1});
  ASSERT_EQ(out.untold.gaps.size(), 2U);
  EXPECT_EQ(out.untold.gaps[0].before, 1);
  EXPECT_EQ(out.untold.gaps[0].beats, bit(Beat::TurnUp));
  EXPECT_EQ(out.untold.gaps[1].before, 3);
  EXPECT_EQ(out.untold.gaps[1].beats, bit(Beat::Reply) | bit(Beat::Lead));
  EXPECT_EQ(out.untold.gaps[1].deeds, deeds({Remedy::Announce}));
}

TEST_F(NotesOfADeal, AGapCountsOnlyIfADealFollowsWhereAllOfItDoes) {
  const auto gap = [](BeatSet beats, bool if_deal_follows) {
    return Gap{4, beats, 0, 1, if_deal_follows};
  };
  notes.leave_out(gap(bit(Beat::Lead), true));
  EXPECT_TRUE(out.untold.gaps[0].if_deal_follows);
  notes.leave_out(gap(bit(Beat::Reply), true));
  EXPECT_TRUE(out.untold.gaps[0].if_deal_follows);
  notes.leave_out(gap(bit(Beat::HandOver), false));
  EXPECT_FALSE(out.untold.gaps[0].if_deal_follows);
}

TEST_F(NotesOfADeal, WhatIsNotToldIsJustBeforeTheActUnderWay) {
  notes.now = 2;
  out.dealings.resize(1);
  Told told{notes};
  told.leave_out(bit(Beat::Lead), deeds({Remedy::Announce, Remedy::Mark}));
  told.leave_out_before(1, bit(Beat::TurnUp));
  ASSERT_EQ(out.untold.gaps.size(), 2U);
  EXPECT_EQ(out.untold.gaps[0].before, 1);
  EXPECT_EQ(out.untold.gaps[1].before, 2);
  EXPECT_EQ(out.untold.gaps[1].deeds, std::uint64_t{1} << static_cast<unsigned>(Remedy::Announce) |
                                          std::uint64_t{1} << static_cast<unsigned>(Remedy::Mark));
}

}  // namespace
}  // namespace ecarte::replay
