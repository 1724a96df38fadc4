// SPDX-License-Identifier: MIT
//
// `ecarte solve` and `ecarte check --analyse`: what is told of two hands, of a record's deal, and
// of a record that does not tell enough.
#include <algorithm>
#include <iterator>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/e2e/program.hpp"
#include "tests/report/schema.hpp"

namespace ecarte::e2e {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;

constexpr const char* kHoyle = "fixtures/hoyle/sample-game.ecarte";

TEST(Solve, TwoHandsHaveTheirWorthAndALineThatAttainsIt) {
  const Json found = Json::parse(
      ecarte({"solve", "8S 7S QH 7H 7D", "KS KH 8D AC JC", "--trump", "S", "--format", "json"})
          .out);
  EXPECT_EQ(found["tricks"], (Json{{"leader", 2}, {"other", 3}}));
  EXPECT_EQ(found["turns"][0]["cards"],
            (Json{{"7S", 1}, {"8S", 1}, {"7H", 2}, {"QH", 2}, {"7D", 1}}));
  EXPECT_EQ(found["turns"][0]["best"], (Json{"7H", "QH"}));
  EXPECT_EQ(found["line"].size(), 10U);
}

TEST(Solve, ATrickInProgressIsGoneOnWith) {
  const Outcome outcome = ecarte({"solve", "7H QH", "KH 7S", "--trump", "spades", "--led", "QH"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out, HasSubstr("other   K♥    K♥* 2\n"));
}

TEST(Solve, HandsOfUnequalLengthAreSolved) {
  const Outcome outcome = ecarte({"solve", "7H 8H", "KH", "--trump", "spades"});
  EXPECT_EQ(outcome.status, 0);
  // The king takes one; the card that is left uncovered is its holder's trick.
  EXPECT_THAT(outcome.out, HasSubstr("leader  8♥ 7♥           makes 1 of 2 tricks"));
}

TEST(Solve, ARecordsDealIsTakenAsItWasPlayed) {
  const Outcome outcome = ecarte({"solve", std::string{kHoyle} + "#1.5"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out, HasSubstr("(cost 1 trick and the point)"));
  EXPECT_THAT(outcome.out, HasSubstr("a line of best play: 1. Y "));
}

TEST(Solve, ADealOfWhichTheHandsAreNotKnownIsNotGuessedAt) {
  const Outcome outcome = ecarte({"solve", std::string{kHoyle} + "#1.1"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("#1.1: the hand of A is not known"));
}

TEST(Solve, WhatCannotBeIsStatusTwoAndSaysWhy) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> wrong = {
      {{"7H", "8H"}, "expected --trump SUIT"},
      {{"7H", "7H", "--trump", "S"}, "7♥ is in both hands"},
      {{"7H 8H 9H TH AH JH", "7S", "--trump", "S"}, "one to five cards, and 6 are written"},
      {{"7H", "8H", "--trump", "S", "--led", "9H"}, "9♥ is led, and not in the first hand"},
      {{"7H", "8?", "--trump", "S"}, "every card must be known"},
      {{"7H", "8H", "9H", "--trump", "S"}, "two hands, each in quotes"},
      {{std::string{kHoyle} + "#9.9"}, "there is no such deal"},
      {{std::string{kHoyle} + "#1.5", "--trump", "S"}, "a record tells both"},
      {{"no/such/file.ecarte"}, "no/such/file.ecarte"},
  };
  for (const auto& [arguments, message] : wrong) {
    std::vector<std::string> all{"solve"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    const Outcome outcome = ecarte(all);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr(message));
  }
}

TEST(Analyse, RemarksOnACardThatCostThePointAndWarnsThatItCouldNotBeSeen) {
  const Outcome plain = ecarte({"check", kHoyle});
  const Outcome outcome = ecarte({"check", "--analyse", kHoyle});
  EXPECT_EQ(outcome.status, plain.status);
  EXPECT_THAT(outcome.out, HasSubstr("59:8: note[analysis]: Q♦ cost Y a trick and the point: A♠ or "
                                     "Q♠ makes 3 tricks in all, Q♦ 2"));
  EXPECT_THAT(outcome.out, HasSubstr("Y could not see A's"));
  EXPECT_THAT(outcome.out, HasSubstr("analysis: 1 of 1 playing followed, 1 card cost something"));
  EXPECT_THAT(plain.out, Not(HasSubstr("analysis")));
}

TEST(Analyse, ChangesNoFindingNoVerdictAndNoStatus) {
  for (const char* const level : {"error", "warning", "note"}) {
    const std::vector<std::string> plain{"check", "fixtures/situations", "--format",
                                         "json",  "--fail-on",           level};
    std::vector<std::string> analysed = plain;
    analysed.emplace_back("--analyse");
    const Outcome before = ecarte(plain);
    const Outcome after = ecarte(analysed);
    EXPECT_EQ(before.status, after.status);
    EXPECT_EQ(report::schema_complaints(after.out), "");
    Json stripped = Json::parse(after.out);
    std::size_t remarks = 0;
    for (Json& deal : stripped["deals"]) {
      const Json all = std::exchange(deal["remarks"], Json::array());
      std::ranges::copy_if(all, std::back_inserter(deal["remarks"]),
                           [](const Json& remark) { return remark["id"] != "analysis"; });
      remarks += all.size() - deal["remarks"].size();
      if (deal["remarks"].empty()) {  // what is said of the order of acts is said unasked
        deal.erase("remarks");
      }
    }
    EXPECT_GT(remarks, 0U);
    EXPECT_EQ(stripped, Json::parse(before.out));
  }
}

TEST(Analyse, PassesOverAPlayingItCannotFollow) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte",
                                       "players: A, Y\n"
                                       "deal 1: A gives 3-2; turns T♦\n"
                                       "  Y plays\n"
                                       "  1. Y K♠, A 7♠\n");
  const Outcome outcome = ecarte({"check", "--analyse", file});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out, HasSubstr("analysis: 0 of 1 playing followed, 0 cards cost something"));
}

TEST(Analyse, FollowsTheExchange) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte",
                                       "players: A, Y\n"
                                       "deal 1: A gives 3-2; turns 9♣\n"
                                       "  Y holds 7♠ 8♠ 7♦ 8♦ K♥; proposes\n"
                                       "  A holds 9♠ T♠ 9♦ T♦ Q♥; accepts\n"
                                       "  Y discards 7♠ 8♠ 7♦ 8♦; takes 7♥ K♣ Q♣ 7♣\n"
                                       "  A discards 9♠ T♠; takes A♠ A♦\n"
                                       "  1. Y 7♥, A Q♥\n");
  const Outcome outcome = ecarte({"solve", file});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("K♥ 7♥ K♣ Q♣ 7♣  makes 5 of 5 tricks, the vole"));
  EXPECT_THAT(ecarte({"check", "--analyse", file}).out,
              HasSubstr("7♥ cost Y a trick and the vole: K♥ or 7♣ or Q♣ or K♣ makes 5"));
}

TEST(Solve, WhatMakesThePointIsAskedOfTheCode) {
  const std::string revoke =
      "players: A, Y\nscore: A 1, Y 3\ndeal 6: A gives 3-2; turns T♦\n  Y proposes; A refuses\n"
      "1. Y K♠, A 7♠\n2. Y Q♠, A 9♦\n3. A Q♥, Y J♦\n4. Y 7♣, A 8♣\n5. A 7♥, Y 9♥\n";
  const std::vector<std::string> check{"check", "--what-if", "--code"};
  const auto by = [&](const std::string& code) {
    std::vector<std::string> arguments = check;
    arguments.insert(arguments.end(), {code, "-"});
    return ecarte(arguments, revoke).out;
  };
  EXPECT_THAT(by("turf-portland-1877"), HasSubstr("Y makes three tricks, for one point"));
  EXPECT_THAT(by("fixtures/codes/four-for-the-point"),
              HasSubstr("Y makes three tricks, for no points, and the score is A 1, Y 3"));
}

}  // namespace
}  // namespace ecarte::e2e
