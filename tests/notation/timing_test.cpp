// SPDX-License-Identifier: MIT
//
// Two acts at one moment, and an order that is not known: every way of saying it that is read, and
// what is refused.
#include "record/timing.hpp"

#include <gtest/gtest.h>

#include "record/format.hpp"
#include "record/telling.hpp"
#include "support.hpp"

namespace ecarte::notation::test {
namespace {

using record::Timed;

const std::string kDealBefore =
    "players: A, Y\ndeal 1: A gives; turns 8♦\n  Y plays without proposing\n  1. Y leads K♥\n";

/// "at once 1", "either way 2": how the acts lie to each other, and how many passages back.
std::string timing_of(const std::string& sentences) {
  const auto deals = read(kDealBefore + "  " + sentences + "\n");
  std::string said;
  for (const record::Record& record : deals) {
    for (const record::Problem& problem : record.problems) {
      said += "! " + problem.id;
    }
    for (const record::TimeTold& told : record::times_told(record.acts)) {
      said += said.empty() ? "" : ", ";
      said += told.how == Timed::AtOnce ? "at once " : "either way ";
      said +=
          std::to_string(record::passages_from(std::span(record.acts).first(told.act), told.other));
    }
  }
  return said;
}

TEST(Timing, WhatCameAtOneMoment) {
  for (const char* words : {
           "Y announces the king, at once with that",
           "Y announces the king at once with his card",
           "Y announces the king at the same moment",
           "Y announces the king at the same time",
           "Y announces the king simultaneously",
           "Y announces the king in the same breath",
           "Y announces the king at the same moment as K♥",
           "Y announces the king as he leads K♥",
           "Y announces the king as he leads it",
           "At the same moment Y announces the king",
           "at the same time, Y announces the king",
           "at once with that: Y announces the king",
           "At the same moment as the card, Y announces the king",
           "Y says \"king\" at the same moment",
           "Y announces the king; both at once",
           "Y announces the king. They speak at once",
       }) {
    EXPECT_EQ("at once 1", timing_of(words)) << words;
  }
  EXPECT_EQ("at once 1",
            timing_of("A 7♥. 2. Y leads Q♥, and announces the king at the same moment"));
  EXPECT_EQ("at once 1", timing_of("A 7♥; 2. Y K♦, A 9♦. Y announces the king as he plays A♣"));
}

TEST(Timing, WhatCameBeforeOrAfter) {
  for (const char* words : {
           "Y announces the king, before or after that",
           "Y announces the king before or after K♥",
           "Y announces the king, before or after his card",
           "Y announces the king before or after Y's lead",
           "Y announces the king either before or after playing",
           "Y announces the king, before or after that, it is disputed",
           "Y announces the king, before or after it, nobody knows which",
           "before or after that, Y announces the king",
           "it is disputed whether Y announces the king before or after that",
           "it is disputed whether Y announced before or after playing",
           "It is not known whether Y announced the king before or after he played K♥",
           "it is disputed whether Y announced the king before he led",
           "nobody knows whether Y announced the king before or after K♥",
           "Y announces the king; Y says before, A says after",
           "Y announces the king. It is disputed which came first",
       }) {
    EXPECT_EQ("either way 1", timing_of(words)) << words;
  }
  EXPECT_EQ("either way 3", timing_of("Y announces the king, before or after the turn-up"));
  EXPECT_EQ("either way 2", timing_of("A 7♥; Y announces the king, before or after K♥"));
  EXPECT_EQ("either way 2", timing_of("A 7♥; Y announces the king, before or after his lead"));
  // Of a trick told whole, his own card.
  EXPECT_EQ("either way 2",
            timing_of("A 7♥. 2. Y Q♥, A 8♥. Y announces the king, before or after that"));
  EXPECT_EQ("either way 1",
            timing_of("A 7♥. 2. Y Q♥, A 8♥. A announces the king, before or after that"));
}

TEST(Timing, WhatIsNotUnderstoodIsRefused) {
  EXPECT_EQ("! no-such-act", timing_of("Y announces the king, before or after the proposal"));
  EXPECT_EQ("! no-such-act", timing_of("Y announces the king, before or after the sneeze"));
  EXPECT_EQ("! no-such-act", timing_of("Y announces the king, before or after Q♥"));
  EXPECT_EQ("! no-such-act", timing_of("Y announces the king, at once with the clock"));
  // A's card, or his own?
  EXPECT_EQ("! no-such-act",
            timing_of("A 7♥. 2. Y Q♥, A 8♥. Y announces the king, at once with that"));
  EXPECT_EQ("! no-such-act",
            timing_of("A 7♥. 2. Y Q♥, A 8♥. Zoe looks over A's hand, before or after that"));
  EXPECT_EQ("! no-moment", timing_of("?, before or after that"));
  EXPECT_EQ("! no-moment", timing_of("Y holds K♦, before or after that"));
  EXPECT_EQ("! unknown-verb", timing_of("Y frobs 3, before or after that"));
}

TEST(Timing, WhatOnlySoundsLikeItIsReadAsBefore) {
  for (const char* words : {
           "Y announces the king at once",
           "Y says \"at the same moment\"",
           "Y announces the king as he had it",
       }) {
    EXPECT_TRUE(timing_of(words).find("at once") == std::string::npos &&
                timing_of(words).find("either") == std::string::npos)
        << words << ": " << timing_of(words);
  }
}

TEST(Timing, ToldBackItSaysTheSame) {
  for (const char* words : {
           "Y announces the king, before or after that",
           "A 7♥. Y announces the king, before or after K♥",
           "A 7♥. Y announces the king, at once with the turn-up",
           "Y announces the king. It is disputed which came first",
           "Y announces the king as he leads it; marks the king",
           "A 7♥, at once with that. 2. Y A♠, at once with that, A 9♠",
           "A 7♥. 2. Y A♠, A 9♠; Y announces the king, before or after his card",
           "Y marks the king. Zoe remarks, before or after Y's mark",
       }) {
    const auto deals = read(kDealBefore + "  " + words + "\n");
    ASSERT_EQ(1U, deals.size());
    const std::string text = record::format(deals[0]);
    const auto again = read(text);
    ASSERT_EQ(1U, again.size()) << text;
    EXPECT_EQ(fingerprint(deals[0]), fingerprint(again[0])) << words << '\n' << text;
    EXPECT_EQ(text, record::format(again[0]));
    const std::string told = record::as_record(deals[0], record::tell(deals[0]));
    const auto told_again = read(told);
    ASSERT_EQ(1U, told_again.size()) << told;
    EXPECT_EQ(fingerprint(deals[0]), fingerprint(told_again[0])) << words << '\n' << told;
  }
}

}  // namespace
}  // namespace ecarte::notation::test
