// SPDX-License-Identifier: MIT
//
// The last step of law by itself: rulings and a ledger made by hand, and what is told of them.
#include "law/tell.hpp"

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

class Tell : public testing::Test {
 protected:
  Tell() { rulings.timeline.lay_out(deal, nullptr); }

  void tell_all() { tell({{code, deal, nullptr}, rulings, ledger, before}, result); }

  /// The ruling of a revoke by the first player.
  Ruling revoke(Status status) const {
    Ruling ruling;
    for (std::uint16_t i = 0; i < code.cases.size(); ++i) {
      ruling.case_index = code.cases[i].name == "revoke" ? i : ruling.case_index;
    }
    ruling.fact = replay::fact_of(FactKind::Misplay, 0, 2, MisplayKind::Revoke, Cured::Never);
    ruling.elector = 1;
    ruling.status = status;
    return ruling;
  }

  const Code& code = *codes::built_in_code("turf-portland-1877");
  replay::DealFacts deal = deal_of({bit(Beat::Packet), bit(Beat::TurnUp), bit(Beat::Reply)});
  Rulings rulings;
  Ledger ledger;
  DealBefore before;
  DealResult result;
};

TEST_F(Tell, NothingRuledIsRegular) {
  tell_all();
  EXPECT_EQ(result.verdict, Verdict::Regular);
  EXPECT_THAT(result.findings, IsEmpty());
}

TEST_F(Tell, AFaultWithAnOpenRemedyIsAWarning) {
  rulings.list.push_back(revoke(Status::Open));
  tell_all();
  ASSERT_THAT(result.findings, SizeIs(1));
  const Finding& found = result.findings[0];
  EXPECT_EQ(found.under.law, "43");
  EXPECT_EQ(found.severity, Severity::Warning);
  EXPECT_EQ(found.offender, 0);
  EXPECT_EQ(found.remedy.elector, 1);
  EXPECT_EQ(result.verdict, Verdict::Irregular);
}

TEST_F(Tell, WhatCanStillBePutRightIsANote) {
  rulings.list.push_back(revoke(Status::Open));
  rulings.list[0].mending = Mending::Open;
  tell_all();
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_EQ(result.findings[0].severity, Severity::Note);
  EXPECT_EQ(result.verdict, Verdict::Regular);
}

TEST_F(Tell, WhatIsRefutedAccusesNobody) {
  rulings.refuted.push_back(revoke(Status::None));
  rulings.refuted[0].fact.found = 2;
  tell_all();
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_EQ(result.findings[0].id, "finding-refuted");
  EXPECT_EQ(result.findings[0].offender, record::kNobody);
  EXPECT_EQ(result.verdict, Verdict::Regular);
}

TEST_F(Tell, ARemedyThatNoRulingGaveIsStray) {
  rulings.deeds.push_back({deed_of(Remedy::ReplayHands, 1, 2, true), 2});
  tell_all();
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_EQ(result.findings[0].id, "remedy-not-available");
  EXPECT_EQ(result.findings[0].severity, Severity::Error);
}

TEST_F(Tell, ARemedyThatTheLawMayHaveGivenIsNot) {
  rulings.deeds.push_back({deed_of(Remedy::ReplayHands, 1, 2, true), 2});
  rulings.in_doubt.remedies = codes::bit(Remedy::ReplayHands);
  tell_all();
  EXPECT_THAT(result.findings, IsEmpty());
}

TEST_F(Tell, AContradictionIsImpossibleAndNothingElse) {
  rulings.list.push_back(revoke(Status::Open));
  ledger.contradiction = replay::Impossible{};
  tell_all();
  EXPECT_EQ(result.verdict, Verdict::Impossible);
  EXPECT_THAT(result.findings, IsEmpty());
  EXPECT_THAT(result.contradictions, SizeIs(1));
}

}  // namespace
}  // namespace ecarte::law
