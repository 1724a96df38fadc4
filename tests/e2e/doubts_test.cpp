// SPDX-License-Identifier: MIT
//
// Where a record does not say what a ruling turns on, it is said what each answer would give: in
// every record under fixtures/, whatever the doubt is about.
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;

/// The folders of records that are judged by a built-in code.
constexpr std::string_view kRecords =
    "fixtures/laws fixtures/situations fixtures/sittings fixtures/hoyle fixtures/paths "
    "fixtures/accounts";

TEST(Doubts, OfEachItIsSaidWhatEveryAnswerGives) {
  const Json result = Json::parse(shell("ecarte check --format json " + std::string{kRecords}).out);
  int doubts = 0;
  for (const Json& deal : result.at("deals")) {
    for (const Json& doubt : deal.at("missing")) {
      const Json& answers = doubt.at("answers");
      const std::string where =
          deal.at("file").get<std::string>() + ": " + doubt.at("needs").get<std::string>();
      EXPECT_GE(answers.size(), 2U) << where;
      std::set<std::string> conditions;
      for (const Json& answer : answers) {
        conditions.insert(answer.at("if"));
        EXPECT_TRUE(answer.at("if").get<std::string>().starts_with("if ")) << where;
        EXPECT_GT(answer.at("message").get<std::string>().size(),
                  answer.at("if").get<std::string>().size())
            << where;
      }
      EXPECT_EQ(conditions.size(), answers.size()) << where;
      ++doubts;
    }
  }
  EXPECT_GT(doubts, 100);
}

TEST(Doubts, AScoreIsGivenForWhichDealSomethingWasMarked) {
  const std::string out = ecarte({"check",
                                  "fixtures/laws/turf-portland-1877/50-omission/"
                                  "when-it-was-marked-not-told.ecarte"})
                              .out;
  EXPECT_THAT(out, HasSubstr("If it was marked in time, it is due; the score is then A 1, Y 0."));
  EXPECT_THAT(out, HasSubstr("If it was not, the right to it is lost; the score is then A 0, Y 0"));
  EXPECT_THAT(out, HasSubstr("If it was for this deal, something not told earned it"));
}

TEST(Doubts, AClaimUponWhatIsNotToldIsGoodOrNothing) {
  const std::string out = ecarte({"check", "-"},
                                 "players: A, Y\nscore: A 1, Y 2\ndeal 4: A gives\n  Y proposes\n"
                                 "  Y claims a fresh deal\n")
                              .out;
  EXPECT_THAT(out, HasSubstr("If something did, the claim is good: the cards must be dealt again; "
                             "the score is then A 1, Y 2."));
  EXPECT_THAT(out, HasSubstr("If nothing did, the claim counts for nothing"));
}

TEST(Doubts, WhenAFaultWasFoundIsAskedByTheActsThatPartTheAnswers) {
  const std::string out =
      ecarte({"check", "fixtures/situations/told-in-part/wrong-pack-found-turn-up-not-told.ecarte"})
          .out;
  EXPECT_THAT(out, HasSubstr("If it came to light before the trump was turned, the deal is void"));
  EXPECT_THAT(out, HasSubstr("If it came to light after the trump was turned, the packs remain"));
}

}  // namespace
}  // namespace ecarte::e2e
