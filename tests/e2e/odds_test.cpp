// SPDX-License-Identifier: MIT
//
// `ecarte odds`: the numbers as people and programs read them, and what is answered to a hand that
// cannot be.
#include <chrono>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;

Json odds_json(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "odds");
  arguments.insert(arguments.end(), {"--format", "json"});
  const Outcome outcome = ecarte(arguments);
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  return Json::parse(outcome.out);
}

TEST(Odds, JsonHasTheNumbersByTheirNames) {
  const Json found = odds_json({"S8 S7 HQ H7 D7", "--turn", "S9"});
  EXPECT_EQ(found["hand"], Json({"8S", "7S", "QH", "7H", "7D"}));
  EXPECT_EQ(found["turn"], "9S");
  EXPECT_EQ(found["model"], "open");
  EXPECT_EQ(found["total"], 65780);
  EXPECT_EQ(found["leads"].size(), 5U);
  EXPECT_EQ(found["leads"]["QH"]["point"], 39779);
  EXPECT_EQ(found["point"], 39899);
  EXPECT_EQ(found["vole"], 406);
  EXPECT_EQ(found["jeu_de_regle"]["classes"], Json({3}));
}

TEST(Odds, BlindIsGivenBetweenBoundsLessThanAHandApart) {
  const Json found = odds_json({"KD QC 8H TS JH", "--turn", "7S", "--model", "blind"});
  ASSERT_EQ(found["point"].size(), 2U);
  const double low = found["point"][0];
  const double high = found["point"][1];
  EXPECT_LE(low, high);
  EXPECT_LT(high - low, 1);
  EXPECT_NEAR(high, 46644, 0.01);
}

TEST(Odds, TheSuitsMayBeRenamed) {
  EXPECT_EQ(odds_json({"8S 7S QH 7H 7D", "--turn", "9S"})["point"],
            odds_json({"8C 7C QD 7D 7S", "--turn", "9C"})["point"]);
}

TEST(Odds, CardsAreReadInAnyOfTheirSpellings) {
  const std::string written = ecarte({"odds", "10♠", "7s", "hq", "H10", "J♦", "--turn", "9♠"}).out;
  EXPECT_THAT(written, HasSubstr("T♠ 7♠ Q♥ T♥ J♦: non-dealer"));
  EXPECT_EQ(ecarte({"odds", "TS,7S,QH,TH,JD", "--turn", "9S"}).out, written);
}

TEST(Odds, APatternGivesATableOverItsCompletions) {
  const Json found = odds_json({"QS KD ?D ?D ?D", "--turn", "8S"});
  EXPECT_EQ(found["pattern"], "QS KD ?D ?D ?D");
  EXPECT_EQ(found["completions"].size(), 35U);  // three of seven diamonds
  const Outcome table = ecarte({"odds", "QS KD ?D ?D ?D", "--turn", "8S"});
  EXPECT_THAT(table.out, HasSubstr("\n35 completions: the point against "));
}

TEST(Odds, ADealerIsToldWhatMayBeLedToHim) {
  const Json found = odds_json({"KD QC 8H TS JH", "--turn", "7S", "--dealer"});
  EXPECT_EQ(found["leads"].size(), 26U);
  EXPECT_EQ(found["leads"]["8S"]["hands"], 12650);  // four more of the other 25
}

TEST(Odds, AConditionHasItsOwnTotal) {
  const Json found =
      odds_json({"8S 7S QH 7H 7D", "--turn", "9S", "--condition", "trumps>=2, lacks KS"});
  EXPECT_EQ(found["condition"], "trumps>=2, lacks KS");
  // Two to four of the ten, jack, queen and ace of trumps, the rest of the other twenty-one.
  EXPECT_EQ(found["total"], 6 * 1330 + 4 * 210 + 21);
}

TEST(Odds, WhatCannotBeIsStatusTwoAndSaysWhy) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> wrong = {
      {{"S8 S7 HQ H7", "--turn", "S9"}, "a hand has five cards, and 4 are written"},
      {{"S8 S7 HQ H7 S8", "--turn", "S9"}, "8♠ is written twice"},
      {{"S8 S7 HQ H7 D7", "--turn", "S8"}, "8♠ is turned, and cannot be in the hand"},
      {{"S8 S7 HQ H7 X7", "--turn", "S9"}, "'X7' is not a card"},
      {{"S8 S7 HQ H7 D7", "--turn", "?S"}, "'?S' is not one card"},
      {{"S8 S7 HQ H7 D7"}, "expected --turn CARD or --trump SUIT"},
      {{"S8 S7 HQ H7 D7", "--trump", "swords"}, "'swords' is not a suit"},
      {{"S8 S7 HQ H7 D7", "--turn", "S9", "--trump", "hearts"}, "hearts cannot be trumps"},
      {{"S8 S7 HQ H7 D7", "--turn", "S9", "--gone", "HQ"}, "Q♥ is in the hand"},
      {{"S8 S7 HQ H7 D7", "--turn", "S9", "--condition", "trumps>>1"}, "is not a condition"},
      {{"S8 S7 HQ H7 D7", "--turn", "S9", "--condition", "proposed"}, "wants --dealer"},
      {{"S8 S7 HQ H7 D7", "--turn", "S9", "--model", "lead", "--dealer"}, "who leads"},
      {{"S8 S7 HQ H7 D7", "--turn", "S9", "--model", "opne"}, "not one of open|lead|blind|certain"},
  };
  for (const auto& [arguments, message] : wrong) {
    std::vector<std::string> all{"odds"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    const Outcome outcome = ecarte(all);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, HasSubstr(message));
  }
}

TEST(Odds, OpenAndLeadTakeNoTimeToSpeakOf) {
  for (const char* const model : {"open", "lead"}) {
    const auto begun = std::chrono::steady_clock::now();
    ecarte({"odds", "KD QC 8H TS JH", "--turn", "7S", "--model", model});
    // Far less than this; the rest is for a busy machine.
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::milliseconds(250));
  }
}

TEST(Census, EveryFormHasTheSameNumbers) {
  const std::string csv = ecarte({"census", "--by", "trumps", "--format", "csv"}).out;
  EXPECT_THAT(csv, HasSubstr("trumps,hands,dealt,deals,tricks_0,"));
  EXPECT_THAT(csv,
              HasSubstr("\n5,168,672,44204160,0,0,0,129536,2963136,41111488,44204160,41111488\n"));
  EXPECT_THAT(ecarte({"census"}).out, HasSubstr("16793897120 deals"));
  EXPECT_THAT(ecarte({"census", "--by", "shape"}).out, HasSubstr("2 trumps, plain suits 2-1-0"));
  const Outcome drawn = ecarte({"census", "--by", "trumps", "--format", "svg"});
  EXPECT_EQ(drawn.status, 0);
  EXPECT_THAT(drawn.out, HasSubstr("5 trumps: 5 tricks: 41111488 of 44204160 deals, 93.00 %"));
  EXPECT_THAT(drawn.out, HasSubstr("share of the deals, %"));
}

TEST(Census, OfOneHandItSaysWhatOddsSay) {
  const std::string rows = ecarte({"census", "--by", "hand", "--format", "csv"}).out;
  // 8S 7S QH 7H 7D with 9S turned, of which `odds` finds the point against 39,899 hands: times 24.
  const std::size_t found = rows.find("7S 8S 7D 7C QC,9S,1,24,1578720,");
  ASSERT_NE(found, std::string::npos);
  EXPECT_THAT(rows.substr(found, rows.find('\n', found) - found), HasSubstr(",957576,9744"));
  EXPECT_EQ(ecarte({"census", "--by", "hand"}).status, 2);
}

}  // namespace
}  // namespace ecarte::e2e
