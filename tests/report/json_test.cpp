// SPDX-License-Identifier: MIT
#include "report/json.hpp"

#include <array>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/report/schema.hpp"
#include "tests/report/written_deal.hpp"

namespace ecarte::report {
namespace {

using Json = nlohmann::ordered_json;

std::string document(const std::vector<const WrittenDeal*>& deals, JsonForm form) {
  codes::Code code;
  code.name = "turf-portland-1877";
  code.digest = "0123";
  const std::array<const codes::Code*, 1> codes{&code};
  JsonWriter writer{form, "ecarte 1.0.0", codes};
  Tally tally;
  std::string out;
  writer.begin(out);
  for (const WrittenDeal* const deal : deals) {
    tally.add(deal->deal());
    writer.deal(out, "a.ecarte", deal->deal());
  }
  writer.end(out, tally, nullptr);
  return out;
}

TEST(Json, ADocumentKeepsItsNamesAndTheirOrder) {
  const WrittenDeal written = revoke();
  const Json result = Json::parse(document({&written}, JsonForm::Document));
  EXPECT_EQ(schema_complaints(result.dump()), "");
  EXPECT_EQ(result["deals"][0].dump(),
            R"({"file":"a.ecarte","code":"turf-portland-1877","game":1,"deal":1,"line":1,)"
            R"("verdict":"irregular","undecided":0,"due":{"A":0,"Y":1},"marked":null,"missing":[],)"
            R"("findings":[{"law":43,"also":[],"id":"revoke","class":"irregularity",)"
            R"("severity":"warning","dealing":1,"playing":1,"offender":"A","trick":1,)"
            R"("cards":["9S"],)"
            R"("span":{"line":2,"column":12,"end_line":2,"end_column":16},)"
            R"("message":"A played 9♠ to K♥ while holding 8♥",)"
            R"("notes":["A can mark nothing for the tricks of this hand"],"turns_on":[],)"
            R"("remedy":{"kind":"replay-hands","force":"elective","elector":"Y",)"
            R"("options":["replay-hands","let-stand"],"status":"open",)"
            R"("closes":"next trump turned","choices":[]},"effects":["ceiling"],"ceiling":0,)"
            R"("treatment":"reported"}]})");
}

TEST(Json, TheSchemaRefusesWhatItDoesNotKnow) {
  const WrittenDeal written = revoke();
  const Json result = Json::parse(document({&written}, JsonForm::Document));
  Json wrong = result;
  wrong["deals"][0]["findings"][0]["class"] = "crime";
  EXPECT_THAT(schema_complaints(wrong.dump()), testing::HasSubstr("'crime'"));
  wrong = result;
  wrong["deals"][0].erase("verdict");
  EXPECT_THAT(schema_complaints(wrong.dump()), testing::HasSubstr("'verdict'"));
  wrong = result;
  wrong["deals"][0]["judge"] = "Z";
  EXPECT_THAT(schema_complaints(wrong.dump()), testing::HasSubstr("'judge'"));
  EXPECT_NE(schema_complaints("{"), "");
  EXPECT_NE(schema_complaints(result.dump(), "no-such-definition"), "");
  EXPECT_NE(schema_complaints(result.dump(), {}, "no-such-schema"), "");
}

TEST(Json, AnEmptyDocumentIsValid) {
  EXPECT_EQ(schema_complaints(document({}, JsonForm::Document)), "");
}

TEST(Json, LinesAreObjectsWithATypeEach) {
  WrittenDeal unreadable{"Y plaits\n"};
  unreadable.result.verdict = law::Verdict::Unreadable;
  record::Problem problem;
  problem.id = "unknown-verb";
  problem.span = {2, 8};
  unreadable.record.problems.push_back(problem);
  const WrittenDeal written = revoke();
  std::string lines = document({&written, &unreadable}, JsonForm::Lines);
  std::vector<std::string> types;
  while (!lines.empty()) {
    const std::size_t end = lines.find('\n');
    types.push_back(Json::parse(lines.substr(0, end))["type"]);
    lines.erase(0, end + 1);
  }
  EXPECT_THAT(types, testing::ElementsAre("deal", "deal", "problem", "summary"));
}

TEST(Json, ProblemsStandAfterTheDeals) {
  WrittenDeal unreadable{"Y plaits\n"};
  record::Problem problem;
  problem.id = "unknown-verb";
  problem.span = {2, 8};
  unreadable.record.problems.push_back(problem);
  const std::string text = document({&unreadable}, JsonForm::Document);
  EXPECT_EQ(schema_complaints(text), "");
  EXPECT_EQ(Json::parse(text)["problems"][0]["span"]["end_column"], 9);
}

TEST(Json, ALawOfHouseRulesIsAStringAndNoLawIsNull) {
  WrittenDeal written = revoke();
  written.result.findings[0].under.law = "club-1";
  written.result.findings[0].under.also = {"43"};
  Json result = Json::parse(document({&written}, JsonForm::Document));
  EXPECT_EQ(result["deals"][0]["findings"][0]["law"], "club-1");
  EXPECT_EQ(result["deals"][0]["findings"][0]["also"][0], 43);
  written.result.findings[0].under.law = "";
  result = Json::parse(document({&written}, JsonForm::Document));
  EXPECT_TRUE(result["deals"][0]["findings"][0]["law"].is_null());
}

TEST(Json, BrokenUtf8AndControlCharactersAreReplacedOrEscaped) {
  WrittenDeal written = revoke();
  record::Names names;
  names.players = {"\xff", "Y\u009b\u202e"};
  written.record.names = std::make_shared<record::Names>(names);
  const std::string text = document({&written}, JsonForm::Document);
  EXPECT_EQ(schema_complaints(text), "");
  EXPECT_EQ(text.find("\u009b"), std::string::npos);
  EXPECT_EQ(text.find("\u202e"), std::string::npos);
}

}  // namespace
}  // namespace ecarte::report
