// SPDX-License-Identifier: MIT
//
// `ecarte check --coverage`, `ecarte laws cover`, and a club's own rules on records of their own.
#include <algorithm>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/e2e/deals.hpp"
#include "tests/e2e/program.hpp"
#include "tests/report/schema.hpp"

namespace ecarte::e2e {
namespace {

using Json = nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

TEST(Coverage, ATableFollowsTheFindings) {
  const Outcome outcome = ecarte({"check", "--coverage", "-"}, kRevoke);
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("turf-portland-1877: 55 laws, 1 deal\nlaw  id"));
  EXPECT_THAT(outcome.out, testing::ContainsRegex("\n 43  misplay  .* 1\n"));
  EXPECT_LT(outcome.out.find("warning[law 43 revoke]"), outcome.out.find("55 laws"));
  EXPECT_LT(outcome.out.find("55 laws"), outcome.out.find("1 deal: 1 irregular"));
}

TEST(Coverage, EachCodeHasATableOfItsOwn) {
  const Outcome outcome =
      ecarte({"check", "--coverage", "-q", "fixtures/laws/turf-portland-1877/40-led-out-of-turn",
              "fixtures/laws/enquire-within/06-new-deal"});
  EXPECT_THAT(outcome.out, HasSubstr("turf-portland-1877: 55 laws"));
  EXPECT_THAT(outcome.out, HasSubstr("enquire-within: 15 laws"));
}

TEST(Coverage, TheSummaryOfAResultHoldsIt) {
  for (const std::string format : {"json", "jsonl"}) {
    const Outcome outcome = ecarte({"check", "--coverage", "--format", format, "-"}, kRevoke);
    std::string text = outcome.out;
    Json summary;
    if (format == "json") {
      EXPECT_EQ(report::schema_complaints(text), "");
      summary = Json::parse(text)["summary"];
    } else {
      text = text.substr(text.rfind('\n', text.size() - 2) + 1);
      EXPECT_EQ(report::schema_complaints(text, "summary"), "");
      summary = Json::parse(text);
    }
    const Json& code = summary["coverage"][0];
    EXPECT_EQ(code["code"], "turf-portland-1877");
    EXPECT_EQ(code["deals"], 1);
    EXPECT_EQ(code["laws"].size(), 58);
    EXPECT_EQ(code["laws"][42],
              (Json{{"law", 43}, {"id", "misplay"}, {"answers", {{"irregular", 1}}}}));
  }
}

TEST(Coverage, ResultsAreAsBeforeWithoutTheOption) {
  EXPECT_FALSE(
      Json::parse(ecarte({"check", "--format", "json", "-"}, kRevoke).out)["summary"].contains(
          "coverage"));
}

TEST(Cover, NamesTheRecordThatTakesARow) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kRevoke);
  const Outcome outcome = ecarte({"laws", "cover", "turf-portland-1877", file});
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.out, HasSubstr("law 43 revoke: met: " + file + "#1.1\n"));
  EXPECT_THAT(outcome.out, HasSubstr("law 43 underplay: met: NOT TAKEN\n"));
  EXPECT_THAT(outcome.out, HasSubstr("law 43 point: at most 0 for an offender: " + file));
}

TEST(Cover, RecordsOfAnotherCodeDoNotCount) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kRevoke);
  EXPECT_THAT(ecarte({"laws", "cover", "enquire-within", file}).out, HasSubstr(" 0 taken"));
  EXPECT_THAT(ecarte({"laws", "cover", "hoyle-modernized", file}).out,
              HasSubstr("law 43 revoke: met: " + file));
}

TEST(Cover, WhatCannotBeReadIsStatusTwo) {
  EXPECT_EQ(ecarte({"laws", "cover", "turf-portland-1877", "no-such-file.ecarte"}).status, 2);
  EXPECT_EQ(ecarte({"laws", "cover", "no-such-code", "fixtures/house"}).status, 2);
}

/// The first deal of a record under fixtures/house, by a code.
Json judged(const std::string& record, const std::string& code) {
  const Outcome outcome =
      ecarte({"check", "--format", "json", "--code", code, "fixtures/house/" + record + ".ecarte"});
  EXPECT_EQ(report::schema_complaints(outcome.out), "");
  return Json::parse(outcome.out)["deals"][0];
}

/// "law id status" of each finding above a note.
std::vector<std::string> findings(const Json& deal) {
  std::vector<std::string> list;
  for (const Json& finding : deal["findings"]) {
    if (finding["severity"] != "note") {
      list.push_back(finding["law"].dump() + ' ' + finding["id"].get<std::string>() + ' ' +
                     finding["remedy"]["status"].get<std::string>());
    }
  }
  return list;
}

TEST(Codes, OfFixturesRuleAsTheirRecordsExpect) {
  int codes = 0;
  for (const auto& folder :
       std::filesystem::directory_iterator{std::filesystem::path{ECARTE_ROOT} / "fixtures/codes"}) {
    const std::string path = folder.path();
    const Outcome outcome = ecarte({"check", "--expect", "-q", "--code", path, path});
    EXPECT_EQ(outcome.status, 0) << path << '\n' << outcome.out << outcome.err;
    ++codes;
  }
  EXPECT_GE(codes, 5);
}

constexpr const char* kClub = "turf-portland-1877";
constexpr const char* kHouse = "rules/corner-table-1904";

TEST(HouseRules, ACleanReplayScoresInFull) {
  EXPECT_EQ(judged("clean-replay", kClub)["due"], (Json{{"A", 0}, {"Y", 0}}));
  EXPECT_EQ(judged("clean-replay", kHouse)["due"], (Json{{"A", 1}, {"Y", 0}}));
}

TEST(HouseRules, AMisplayIsClaimedBeforeTheCardsAreGathered) {
  const std::string record = "claimed-when-the-cards-are-gathered";
  EXPECT_THAT(findings(judged(record, kClub)), testing::IsEmpty());
  EXPECT_THAT(findings(judged(record, kHouse)), ElementsAre("43 revoke lapsed"));
}

TEST(HouseRules, ARemarkIsARuleOfTheTables) {
  EXPECT_THAT(findings(judged("remark", kClub)), ElementsAre("52 bystander-remark none"));
  EXPECT_THAT(findings(judged("remark", kHouse)), ElementsAre("\"ct-1\" remark none"));
}

TEST(HouseRules, ACardForeignToThePackDecidesTheDealOrNothing) {
  EXPECT_THAT(findings(judged("foreign-card-cut-again", kClub)),
              ElementsAre("6 cut-for-deal-wrongly-annulled none"));
  EXPECT_THAT(findings(judged("foreign-card-cut-again", kHouse)), testing::IsEmpty());
  EXPECT_THAT(findings(judged("foreign-card-cut-and-dealt", kClub)),
              ElementsAre("5 wrong-player-deals-after-cut latent"));
  EXPECT_THAT(findings(judged("foreign-card-cut-and-dealt", kHouse)), testing::IsEmpty());
}

TEST(HouseRules, AReadingIsChosenByOneLine) {
  EXPECT_THAT(findings(judged("king-after-rectification", kClub)), testing::IsEmpty());
  EXPECT_THAT(findings(judged("king-after-rectification", kHouse)),
              ElementsAre("19 turned-king-mark-barred open"));
  EXPECT_THAT(findings(judged("what-remains-is-taken", kClub)),
              testing::Contains("38 mandatory-remedy-ignored ignored"));
  EXPECT_THAT(findings(judged("what-remains-is-taken", kHouse)), testing::IsEmpty());
}

TEST(HouseRules, TwoCardsTurnedAreDealtAgain) {
  EXPECT_THAT(findings(judged("two-turned", kClub)), testing::IsEmpty());
  EXPECT_THAT(findings(judged("two-turned", kHouse)),
              testing::Contains("11 mandatory-remedy-ignored ignored"));
}

}  // namespace
}  // namespace ecarte::e2e
