// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

Outcome rule_on(const std::string& pair, const std::string& place = "",
                const std::vector<std::string>& more = {}) {
  const std::string folder = "fixtures/accounts/" + pair + "/";
  std::vector<std::string> arguments{"rule", folder + "one.ecarte" + place,
                                     folder + "two.ecarte" + place};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return ecarte(arguments);
}

TEST(Accounts, TheFewestDisputedFactsAreNamedWithTheRulingUnderEach) {
  const Outcome outcome = rule_on("claimed-in-time");
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("They differ in one place."));
  EXPECT_THAT(outcome.out, HasSubstr("one.ecarte:4: Y proposes\n"));
  EXPECT_THAT(outcome.out, HasSubstr("two.ecarte says nothing of it\n"));
  EXPECT_THAT(outcome.out, HasSubstr("The ruling turns on 1 alone."));
  EXPECT_THAT(outcome.out, HasSubstr("If the first account is right in 1 (Y proposes):\n  Y was"));
  EXPECT_THAT(outcome.out, HasSubstr("If the second account is right to say nothing of 1"));
}

TEST(Accounts, OneRulingOfBothIsSaidFirst) {
  const Outcome outcome = rule_on("same-ruling");
  EXPECT_THAT(outcome.out, StartsWith("Both accounts come to the same ruling"));
}

TEST(Accounts, PlayersAreFoundUnderOtherNames) {
  const Outcome outcome = rule_on("other-names");
  EXPECT_THAT(
      outcome.out,
      StartsWith("The second account's A is taken to be the first's Anna, and Y to be Ben."));
  EXPECT_THAT(outcome.out, HasSubstr("two.ecarte:3: A refuses"));
}

TEST(Accounts, OneThatCannotBeTrueIsNamed) {
  const Outcome outcome = rule_on("cannot-be");
  EXPECT_THAT(outcome.out, HasSubstr("The first account by itself cannot be true."));
  EXPECT_THAT(outcome.out, HasSubstr("The score due after the deal is A 0, Y 2."));
}

TEST(Accounts, OfSeveralDealsTheOneInDisputeMustBeNamed) {
  const Outcome unnamed = rule_on("the-second-deal");
  EXPECT_EQ(unnamed.status, 2);
  EXPECT_THAT(unnamed.err, HasSubstr("say which deal is in dispute"));
  const Outcome outcome = rule_on("the-second-deal", "#1.2");
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("one.ecarte:7: Y accepts"));
  EXPECT_THAT(outcome.out, HasSubstr("The score due after the deal is A 1, Y 1."));
}

TEST(Accounts, AsJson) {
  const Outcome outcome = rule_on("two-questions", "", {"--format", "json"});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  const auto value = nlohmann::json::parse(outcome.out);
  EXPECT_EQ(value.at("schema"), "ecarte.accounts/1");
  EXPECT_EQ(value.at("agree"), false);
  EXPECT_EQ(value.at("turns_on"), nlohmann::json({1, 2}));
  ASSERT_EQ(value.at("rulings").size(), 4U);
  EXPECT_EQ(value.at("rulings")[0].at("due"), nlohmann::json({{"A", 1}, {"Y", 0}}));
  EXPECT_EQ(value.at("rulings")[3].at("due"), nlohmann::json({{"A", 0}, {"Y", 2}}));
}

TEST(Accounts, OneRecordIsNotTwo) {
  EXPECT_EQ(ecarte({"rule", "fixtures/accounts/same-ruling/one.ecarte"}).status, 2);
  EXPECT_EQ(ecarte({"rule", "no-such-file", "nor-this"}).status, 2);
}

}  // namespace
}  // namespace ecarte::e2e
