// SPDX-License-Identifier: MIT
//
// What a record waives of a ruling made by hand.
#include "referee/waivers.hpp"

#include <gmock/gmock.h>

namespace ecarte::referee {
namespace {

using law::DealResult;
using law::Finding;
using law::Verdict;
using testing::SizeIs;

struct Waivers : testing::Test {
  const codes::Code& code = *codes::built_in_code("turf-portland-1877");
  record::Record record;
  DealResult result;

  Waivers() {
    Finding& finding = result.findings.emplace_back();
    finding.under.law = "43";
    finding.id = "revoke";
    finding.offender = 0;
    result.verdict = Verdict::Irregular;
  }
  void waive(std::string_view law, std::string_view id,
             std::optional<record::Actor> player = std::nullopt) {
    record.waivers.push_back({{}, std::string(law), std::string(id), player, "as it was settled"});
  }
  void apply(bool whole = true) { apply_waivers(record, code, whole, result); }
  [[nodiscard]] const Finding& said() const { return result.findings.back(); }
};

TEST_F(Waivers, OneThatSpeaksOfAFindingIsNotedThere) {
  waive("43", "");
  apply();
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_EQ(result.findings[0].waived.by, 0);
  EXPECT_EQ(result.verdict, Verdict::Irregular) << "the verdict stays what it is";
}

TEST_F(Waivers, TheFirstOfSeveralIsUsedAndTheOthersWaiveNothing) {
  waive("", "revoke");
  waive("43", "revoke");
  apply();
  EXPECT_EQ(result.findings[0].waived.by, 0);
  ASSERT_THAT(result.findings, SizeIs(2));
  EXPECT_EQ(said().id, "waiver-unused");
  EXPECT_EQ(said().waived.by, 1);
  EXPECT_TRUE(said().waived.is_of_waiver);
}

TEST_F(Waivers, AnotherLawOrAnotherPlayerIsNotSpokenOf) {
  waive("44", "");
  apply();
  EXPECT_EQ(result.findings[0].waived.by, law::kNoWaiver);
  EXPECT_EQ(said().id, "waiver-unused");

  result.findings.resize(1);
  record.waivers.clear();
  waive("43", "", record::Actor{1});
  apply();
  EXPECT_EQ(result.findings[0].waived.by, law::kNoWaiver);
  record.waivers[0].player = record::Actor{0};
  result.findings.resize(1);
  apply();
  EXPECT_EQ(result.findings[0].waived.by, 0);
}

TEST_F(Waivers, OfARightThePlayerIsHimWhoseItIs) {
  result.findings[0].offender = record::kNobody;
  result.findings[0].fact.subject = 1;
  waive("43", "", record::Actor{1});
  apply();
  EXPECT_EQ(result.findings[0].waived.by, 0);
}

TEST_F(Waivers, ADoubtIsWaivedAsAFindingIs) {
  law::Missing& open = result.missing.emplace_back();
  open.law = "23";
  open.player = 1;
  waive("23", "", record::Actor{1});
  apply();
  EXPECT_EQ(result.missing[0].waiver, 0);
  EXPECT_THAT(result.findings, SizeIs(1));
}

TEST_F(Waivers, WhatTheCodeDoesNotKnowIsUnknownHoweverLittleWasRead) {
  waive("", "revokee");
  waive("999", "");
  apply(false);
  ASSERT_THAT(result.findings, SizeIs(3));
  EXPECT_EQ(result.findings[1].id, "waiver-unknown");
  EXPECT_EQ(result.findings[1].waived.meant, "revoke");
  EXPECT_EQ(result.findings[2].id, "waiver-unknown");
}

TEST_F(Waivers, OfADealNotReadWholeNoneIsUnused) {
  waive("44", "");
  apply(false);
  EXPECT_THAT(result.findings, SizeIs(1));
  result.verdict = Verdict::Unreadable;
  apply();
  EXPECT_THAT(result.findings, SizeIs(1));
  result.verdict = Verdict::Regular;
  apply();
  EXPECT_THAT(result.findings, SizeIs(2));
}

}  // namespace
}  // namespace ecarte::referee
