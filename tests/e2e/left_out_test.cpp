// SPDX-License-Identifier: MIT
//
// What a report says of a record beside its rulings: leads without an answer, words against the
// cards, and what comes before that which cannot be true.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const std::string kToldInPart = "fixtures/situations/told-in-part/";

TEST(LeftOut, ALeadToWhichNoCardIsToldIsNamedWhereAnotherFollows) {
  EXPECT_THAT(
      ecarte({"check", kToldInPart + "lead-without-an-answer-told.ecarte"}).out,
      AllOf(HasSubstr(":7:6: note[unanswered]: no card is told that was played to this lead"),
            HasSubstr("If it had none, say so: Y does not play to it.")));
  EXPECT_THAT(ecarte({"check", "-n", kToldInPart + "lead-without-an-answer.ecarte"}).out,
              AllOf(HasSubstr("led-on-unanswered"), Not(HasSubstr("[unanswered]"))));
}

TEST(LeftOut, ALeadSaidToBeOutOfTurnAgainstTheCardsIsNamed) {
  const std::string deal =
      "players: A, Y\ndeal 1: A gives; turns 8♦\n  1. Y K♠, A 7♠\n  Y leads Q♠ out of turn\n";
  EXPECT_THAT(ecarte({"check", "-"}, deal).out,
              HasSubstr(":4:3: note[in-turn]: by what is told before it the lead is his"));
}

TEST(LeftOut, WhatComesBeforeThatWhichCannotBeTrueIsRuledOn) {
  EXPECT_THAT(ecarte({"check", kToldInPart + "impossible-and-ruled-on-before.ecarte"}).out,
              AllOf(HasSubstr("only what comes before this is ruled on"),
                    HasSubstr("it cannot be true with what is told before"),
                    HasSubstr("king-marked-without-title")));
}

TEST(LeftOut, WhatALeftOutSentenceMayHaveGivenIsNoError) {
  const auto of = [](const std::string& sentence) {
    return ecarte({"check", "-"},
                  "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  Y proposes; A "
                  "refuses\n  1. Y A♠, A 8♠\n" +
                      sentence + "  A gives again; turns 9♠\n")
        .out;
  };
  EXPECT_THAT(of("  Y finds she was given six, or so it looks\n"),
              AllOf(HasSubstr("On that it turns whether this holds: A had the cards dealt again, "
                              "which no law gives here."),
                    Not(HasSubstr("error["))));
  EXPECT_THAT(of(""), AllOf(HasSubstr("error[remedy-not-available]"), Not(HasSubstr("holds:"))));
}

}  // namespace
}  // namespace ecarte::e2e
