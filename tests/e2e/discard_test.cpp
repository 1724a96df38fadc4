// SPDX-License-Identifier: MIT
//
// `ecarte discard`, `scores`, `advise` and `proposing`, as a user runs them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;

TEST(Discard, EveryExchangeStandsBesidePlaying) {
  const Outcome outcome =
      ecarte({"discard", "9S", "8H", "7D", "KC", "8C", "--turn", "TS", "--format", "json"});
  ASSERT_EQ(outcome.status, 0) << outcome.err;
  const auto json = nlohmann::json::parse(outcome.out);
  ASSERT_EQ(json["choices"].size(), 32U);
  // All but the trump and the king.
  EXPECT_EQ(json["choices"][0]["throw"], nlohmann::json({"8H", "7D", "8C"}));
  EXPECT_NEAR(json["choices"][0]["expected"].get<double>(), -0.3234, 0.0001);
}

TEST(Discard, ADealerWhoRefusesLeavesTwoChoices) {
  const Outcome outcome =
      ecarte({"discard", "9S", "8H", "7D", "KC", "8C", "--turn", "10♠", "--dealer", "refuses"});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("play without proposing"));
  EXPECT_THAT(outcome.out, HasSubstr("  propose  "));
}

TEST(Discard, TheBooksDealerIsCountedToo) {
  const Outcome outcome = ecarte({"discard", "9S", "8H", "7D", "KC", "8C", "--turn", "TS",
                                  "--dealer", "book", "--format", "json"});
  ASSERT_EQ(outcome.status, 0) << outcome.err;
  const auto json = nlohmann::json::parse(outcome.out);
  ASSERT_EQ(json["choices"].size(), 32U);
  for (const auto& choice : json["choices"]) {
    EXPECT_EQ(choice["error"], 0) << choice;
    const double points = choice["points"];
    EXPECT_NEAR(choice["expected"].get<double>(), points / choice["of"].get<double>(), 1e-12);
  }
  // Less than against one who always accepts, whose good hands are thrown away.
  EXPECT_NEAR(json["choices"][0]["expected"].get<double>(), -0.4262, 0.0001);
}

TEST(Discard, WhatCannotBeIsRefused) {
  EXPECT_THAT(ecarte({"discard", "9S", "8H", "7D", "KC", "--turn", "TS"}).err,
              HasSubstr("a hand has five cards, and 4 are written"));
  EXPECT_THAT(ecarte({"discard", "9S", "8H", "7D", "KC", "8C", "--turn", "8C"}).err,
              HasSubstr("8♣ is turned"));
}

TEST(Scores, TheTableIsBuiltIn) {
  const Outcome outcome = ecarte({"scores", "--format", "json"});
  ASSERT_EQ(outcome.status, 0) << outcome.err;
  const auto json = nlohmann::json::parse(outcome.out);
  for (std::size_t own = 0; own < 5; ++own) {
    for (std::size_t other = 0; other < 5; ++other) {
      const double with = json["with the deal"][own][other];
      const double without = json["without the deal"][other][own];
      EXPECT_NEAR(with + without, 1, 1e-9);
    }
  }
  EXPECT_LT(json["error"].get<double>(), 0.002);
}

TEST(Scores, ByThePlansTheGameIsMuchTheSame) {
  const auto book = nlohmann::json::parse(ecarte({"scores", "--format", "json"}).out);
  const auto plans = nlohmann::json::parse(ecarte({"scores", "--plans", "--format", "json"}).out);
  for (std::size_t own = 0; own < 5; ++own) {
    for (std::size_t other = 0; other < 5; ++other) {
      EXPECT_NEAR(book["with the deal"][own][other].get<double>(),
                  plans["with the deal"][own][other].get<double>(), 0.02);
    }
  }
  EXPECT_EQ(ecarte({"scores", "--plans", "--deals", "1000"}).status, 2);
}

TEST(Advise, EachThingToDoHasItsChanceOfTheGame) {
  const Outcome outcome = ecarte({"advise", "9S", "8S", "QH", "7H", "7D", "--turn", "10♠",
                                  "--score", "3-2", "--format", "json"});
  ASSERT_EQ(outcome.status, 0) << outcome.err;
  const auto json = nlohmann::json::parse(outcome.out);
  EXPECT_EQ(json["advice"], "propose");
  EXPECT_EQ(json["play"].size(), 5U);
  EXPECT_EQ(json["refused"].size(), 5U);
  EXPECT_GE(json["accepted"].size(), 3U);
  EXPECT_LT(json["gap"].get<double>(), 0.001);
  EXPECT_GT(json["propose"]["chance"].get<double>(), json["play"][0]["chance"].get<double>());
}

TEST(Advise, ItSaysWhatTheTreatiseSaysAndWhatIsNotSolved) {
  const Outcome outcome =
      ecarte({"advise", "9S", "8S", "QH", "7H", "7D", "--turn", "TS", "--score", "3:2"});
  ASSERT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("jeu de règle 3"));
  EXPECT_THAT(outcome.out, HasSubstr("in a hundred games more than to"));
  EXPECT_THAT(outcome.out, HasSubstr("is not solved"));
  const Outcome dealer = ecarte(
      {"advise", "9S", "8S", "QH", "7H", "7D", "--turn", "TS", "--score", "3-2", "--dealer"});
  ASSERT_EQ(dealer.status, 0) << dealer.err;
  EXPECT_THAT(dealer.out, HasSubstr("refuse: two trumps with one of the hands 3 to 5"));
}

TEST(Advise, AScoreThatIsNoneIsRefused) {
  for (const char* score : {"5-2", "3", "three-two", ""}) {
    const Outcome outcome =
        ecarte({"advise", "9S", "8S", "QH", "7H", "7D", "--turn", "TS", "--score", score});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr("is no score"));
  }
}

TEST(Advise, AKingThatWinsTheGameLeavesNothingToAdvise) {
  const auto advised = [](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"advise", "KS", "7S", "AH", "9D", "TC"});
    return ecarte(arguments).out;
  };
  const std::string held = "the king of trumps in hand wins the game as it is marked\n";
  EXPECT_THAT(advised({"--turn", "QS", "--score", "4-3"}), testing::EndsWith(held));
  EXPECT_THAT(advised({"--turn", "QS", "--score", "4-3", "--dealer"}), testing::EndsWith(held));
  EXPECT_THAT(advised({"--turn", "QS", "--score", "3-4"}), HasSubstr("what to lead"));
  const std::string turned = "the king turned wins the dealer the game as he marks it\n";
  EXPECT_THAT(advised({"--turn", "KH", "--score", "2-4"}), testing::EndsWith(turned));
  EXPECT_THAT(advised({"--turn", "KH", "--score", "4-2", "--dealer"}), testing::EndsWith(turned));
  EXPECT_THAT(advised({"--turn", "KH", "--score", "4-2"}), HasSubstr("what to lead"));
  EXPECT_THAT(advised({"--turn", "QS", "--score", "4-3", "--format", "json"}),
              HasSubstr("\"won_by_king\": true"));
  EXPECT_THAT(ecarte({"proposing"}).out, HasSubstr("0-4    the king, marked, wins the game"));
  EXPECT_THAT(ecarte({"proposing", "--score", "4-0"}).out,
              HasSubstr("the king of trumps turned wins the game"));
}

TEST(Proposing, ThePlansAreBuiltIn) {
  const Outcome outcome = ecarte({"proposing", "--format", "json"});
  ASSERT_EQ(outcome.status, 0) << outcome.err;
  const auto json = nlohmann::json::parse(outcome.out);
  ASSERT_EQ(json["scores"].size(), 25U);
  for (const auto& score : json["scores"]) {
    EXPECT_LT(score["gap"].get<double>(), 0.001);
    EXPECT_EQ(score["played_without_king"].size(), 11U);
  }
  EXPECT_THAT(ecarte({"proposing", "--score", "3-2"}).out,
              HasSubstr("refused, times in a hundred"));
}

TEST(Usage, WhatIsAskedForInVainIsRefused) {
  using Arguments = std::vector<std::string>;
  const std::vector<std::pair<Arguments, std::string>> wrong = {
      {{"discard", "9S", "8H", "7D", "KC", "8C", "--turn", "TS", "--deals", "50"}, "--rounds"},
      {{"scores", "--seed", "5"}, "--deals"},
      {{"proposing", "--seed", "5"}, "--seed is for the deals"},
      {{"proposing", "--bands", "--score", "0-0"}, "--bands goes alone"},
      {{"proposing", "--format", "table", "--score", "0-0"}, "--score is for text"},
      {{"proposing", "--deals", "100000000", "--score", "5-0"}, "'5-0' is no score"},
      {{"proposing", "--score", ""}, "'' is no score"},
  };
  for (const auto& [arguments, message] : wrong) {
    const Outcome outcome = ecarte(arguments);
    EXPECT_EQ(outcome.status, 2) << message;
    EXPECT_THAT(outcome.err, HasSubstr(message));
  }
}

TEST(Usage, WhatIsMissingIsNamedAndWhereToReadOfIt) {
  EXPECT_EQ(ecarte({"odds"}).err, "ecarte odds: expected CARD\nTry 'ecarte odds --help'.\n");
  EXPECT_EQ(ecarte({"solve"}).err,
            "ecarte solve: expected PATH[#GAME.DEAL]|HAND HAND\nTry 'ecarte solve --help'.\n");
  EXPECT_THAT(ecarte({"advise", "9S", "--turn", "TS"}).err, HasSubstr("--score is required"));
}

TEST(Odds, AConditionThatNoHandMeetsIsNamed) {
  const Outcome outcome = ecarte(
      {"odds", "8S", "7S", "QH", "7H", "7D", "--turn", "9S", "--condition", "trumps>=5,holds KH"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("meets the condition 'trumps>=5,holds KH'"));
}

TEST(Odds, TooManyHandsAreRefusedAtOnce) {
  const Outcome outcome = ecarte({"odds", "?", "?", "?", "?", "?", "--turn", "9S"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("leave fewer cards open"));
}

TEST(Odds, ADealerWhoRefusedIsACondition) {
  const Outcome outcome =
      ecarte({"odds", "8S", "7S", "QH", "7H", "7D", "--turn", "9S", "--condition", "refused"});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("refused"));
}

TEST(Treatise, TheNearestIdAndThePathAreNamed) {
  EXPECT_THAT(ecarte({"treatise", "--only", "odds-kng", "fixtures/treatise/05-odds.yaml"}).err,
              HasSubstr("the nearest is 'odds-king'"));
  EXPECT_THAT(ecarte({"treatise", "no-such.yaml"}).err, HasSubstr("no-such.yaml: No such file"));
}

}  // namespace
}  // namespace ecarte::e2e
