// SPDX-License-Identifier: MIT
//
// Files of claims: what they say, what is refused, and how answers are put on record.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "treatise/evaluate.hpp"
#include "treatise/read_claims.hpp"

namespace ecarte::treatise {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

std::string file_of(std::string_view claim) {
  return "treatise: A book\ntitle: a chapter\nclaims:\n  - id: one\n    page: 1\n    says: so.\n" +
         std::string{claim} + "    recorded: nothing\n";
}

Claim claim_of(std::string_view claim) {
  return read_chapter(file_of(claim), "f.yaml").claims.front();
}

std::string fault(std::string_view claim) {
  try {
    read_chapter(file_of(claim), "f.yaml");
  } catch (const yaml::Error& error) {
    return std::to_string(error.at.line) + ": " + error.message;
  }
  return {};
}

TEST(Claims, AMistypedKeyIsNamedWithItsPlaceAndTheNearest) {
  EXPECT_THAT(fault("    hnad: K♠\n    asks: {makes: point}\n"),
              HasSubstr("7: unknown key 'hnad'; the nearest is 'hand'"));
  EXPECT_THAT(fault("    hand: K♠\n    asks: {chanse: point}\n"),
              HasSubstr("8: unknown question 'chanse'; the nearest is 'chance'"));
  EXPECT_THAT(fault("    hand: K♠\n    asks: {makes: pont}\n"), HasSubstr("nearest is 'point'"));
  EXPECT_THAT(fault("    asks: {makes: point}\n"), HasSubstr("no 'hand'"));
  EXPECT_THAT(fault("    hand: K♠\n"), HasSubstr("no 'asks'"));
}

TEST(Claims, ChancesOfADealMustAddUp) {
  EXPECT_THAT(fault("    asks: {score: [1, 0], odds: 5/4, is: fair, dealer: [1/2, 0, 0], other: "
                    "[1/4, 0, 0], deals: either}\n"),
              HasSubstr("add up to 3/4, not to 1"));
}

TEST(Claims, ASureHandIsVerified) {
  const Answer answer = Evaluator{}.answer(
      claim_of("    hand: K♠ Q♠ J♠ A♠ T♠\n    turn: 7♠\n    asks: {makes: vole}\n"));
  EXPECT_EQ(answer.verdict, Verdict::Verified);
  EXPECT_THAT(answer.figures(), ElementsAre(HasSubstr("65780/65780 (1.000)")));
}

TEST(Claims, AnExceptionRefutesAClaimOfAllAndIsNamed) {
  const Answer answer = Evaluator{}.answer(
      claim_of("    hand: ?t ?t ?t 7x 7y\n    where: top-trump = 0\n    turn: \"[^K]t\"\n"
               "    asks: {chance: point, at-least: 2/3}\n"));
  EXPECT_EQ(answer.verdict, Verdict::Refuted);
  ASSERT_TRUE(answer.models.front().least);
  EXPECT_EQ(name_of(answer.models.front().least->one.hand, Suit::Spades), "9♠ 8♠ 7♠ 7♥ 7♦");
}

TEST(Claims, ALostHandHoldsForSome) {
  const Answer answer =
      Evaluator{}.answer(claim_of("    hand: K♠ K♥ ?♦ 7♦ 7♣\n    turn: 7♠\n    over: lost\n"
                                  "    asks: {is: courts = 3}\n"));
  EXPECT_EQ(answer.verdict, Verdict::HoldsForSome);
  EXPECT_EQ(answer.models.front().cases, 7);
  EXPECT_EQ(answer.models.front().holds, 3);
}

TEST(Claims, ModelsThatDisagreeAreSaidTo) {
  // The leader who sees has 33,188 of 65,780 here, the one who does not 31,818: half lies between.
  const Answer answer = Evaluator{}.answer(
      claim_of("    hand: 7♠ Q♥ 7♥ Q♦ 7♦\n    turn: 8♠\n"
               "    asks: {chance: point, at-least: 1/2}\n    models: [open, lead]\n"));
  EXPECT_EQ(answer.verdict, Verdict::DependsOnModel);
}

TEST(Claims, PointsExpectedAreThoseOfTheTricks) {
  // A sure vole brings two of every hand; a hand of sevens and eights loses more than it wins.
  const Answer sure = Evaluator{}.answer(
      claim_of("    hand: K♠ Q♠ J♠ A♠ T♠\n    turn: 7♠\n    asks: {points: 2, lost: 2}\n"
               "    models: [open, lead]\n"));
  EXPECT_EQ(sure.verdict, Verdict::Verified);
  EXPECT_THAT(sure.figures().front(), HasSubstr("131560 points in 65780 hands"));
  const Answer weak = Evaluator{}.answer(
      claim_of("    hand: 7♥ 8♥ 7♦ 8♦ 7♣\n    turn: 7♠\n    asks: {points: 0, lost: 1}\n"));
  EXPECT_EQ(weak.verdict, Verdict::Refuted);
}

TEST(Claims, WhatLacksAQuestionIsNotDecidable) {
  const Answer answer = Evaluator{}.answer(claim_of("    missing: the exchange\n"));
  EXPECT_EQ(answer.verdict, Verdict::NotDecidable);
  EXPECT_THAT(answer.figures(), IsEmpty());
}

TEST(Claims, AClaimThatNoHandFitsIsAFault) {
  EXPECT_THROW(Evaluator{}.answer(claim_of("    hand: K♠ K♥ K♦ K♣ 7♣\n    where: trumps = 3\n"
                                           "    turn: 7♠\n    asks: {makes: point}\n")),
               PatternError);
}

TEST(Claims, AnswersArePutOnRecordAndAllElseIsKept) {
  const std::string text = "# a head\n" +
                           file_of("    asks: {king-odds: 66/35, is: equal}  # a remark\n") +
                           "unchecked:\n  - page: 2\n    says: more.\n    why: manners\n";
  const Chapter chapter = read_chapter(text, "f.yaml");
  Evaluator evaluator;
  const Answer answer = evaluator.answer(chapter.claims.front());
  EXPECT_THAT(differences(chapter.claims.front().recorded, answer), SizeIs(1));
  const std::string kept = with_answers(text, chapter, {to_record(answer)});
  EXPECT_THAT(kept, HasSubstr("# a head\n"));
  EXPECT_THAT(kept, HasSubstr("# a remark\n    recorded:\n      verdict: verified\n"));
  EXPECT_THAT(kept, HasSubstr("why: manners\n"));
  const Chapter again = read_chapter(kept, "f.yaml");
  EXPECT_THAT(differences(again.claims.front().recorded, answer), IsEmpty());
  EXPECT_EQ(with_answers(kept, again, {to_record(answer)}), kept);
}

TEST(Claims, AnotherFigureOrVerdictIsADifference) {
  Evaluator evaluator;
  const Answer answer = evaluator.answer(claim_of("    asks: {king-odds: 66/35, is: equal}\n"));
  Recorded recorded = to_record(answer);
  recorded.verdict = Verdict::Refuted;
  recorded.figures.front() += "1";
  EXPECT_THAT(differences(recorded, answer), SizeIs(2));
}

}  // namespace
}  // namespace ecarte::treatise
