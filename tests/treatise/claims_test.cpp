// SPDX-License-Identifier: MIT
//
// Files of claims: what they say, what is refused, and how answers are put on record.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "analysis/exchange.hpp"
#include "tests/treatise/claim_of.hpp"
#include "treatise/checked.hpp"
#include "treatise/counsel.hpp"
#include "treatise/evaluate.hpp"

namespace ecarte::treatise {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

using game::Card;

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
  const ClaimAnswer answer = Evaluator{}.answer(
      claim_of("    hand: K♠ Q♠ J♠ A♠ T♠\n    turn: 7♠\n    asks: {makes: vole}\n"));
  EXPECT_EQ(answer.verdict, ClaimVerdict::Verified);
  EXPECT_THAT(answer.figures(), ElementsAre(HasSubstr("65780/65780 (1.000)")));
}

TEST(Claims, AnExceptionRefutesAClaimOfAllAndIsNamed) {
  const ClaimAnswer answer = Evaluator{}.answer(
      claim_of("    hand: ?t ?t ?t 7x 7y\n    where: top-trump = 0\n    turn: \"[^K]t\"\n"
               "    asks: {chance: point, at-least: 2/3}\n"));
  EXPECT_EQ(answer.verdict, ClaimVerdict::Refuted);
  ASSERT_TRUE(answer.models.front().least);
  EXPECT_EQ(name_of(answer.models.front().least->one.hand, Suit::Spades), "9♠ 8♠ 7♠ 7♥ 7♦");
}

TEST(Claims, ALostHandHoldsForSome) {
  const ClaimAnswer answer =
      Evaluator{}.answer(claim_of("    hand: K♠ K♥ ?♦ 7♦ 7♣\n    turn: 7♠\n    over: lost\n"
                                  "    asks: {is: courts = 3}\n"));
  EXPECT_EQ(answer.verdict, ClaimVerdict::HoldsForSome);
  EXPECT_EQ(answer.models.front().cases, 7);
  EXPECT_EQ(answer.models.front().holds, 3);
}

TEST(Claims, ModelsThatDisagreeAreSaidTo) {
  // The leader who sees has 33,188 of 65,780 here, the one who does not 31,818: half lies between.
  const ClaimAnswer answer = Evaluator{}.answer(
      claim_of("    hand: 7♠ Q♥ 7♥ Q♦ 7♦\n    turn: 8♠\n"
               "    asks: {chance: point, at-least: 1/2}\n    models: [open, lead]\n"));
  EXPECT_EQ(answer.verdict, ClaimVerdict::DependsOnModel);
}

TEST(Claims, PointsExpectedAreThoseOfTheTricks) {
  // A sure vole brings two of every hand; a hand of sevens and eights loses more than it wins.
  const ClaimAnswer sure = Evaluator{}.answer(
      claim_of("    hand: K♠ Q♠ J♠ A♠ T♠\n    turn: 7♠\n    asks: {points: 2, lost: 2}\n"
               "    models: [open, lead]\n"));
  EXPECT_EQ(sure.verdict, ClaimVerdict::Verified);
  EXPECT_THAT(sure.figures().front(), HasSubstr("131560 points in 65780 hands"));
  const ClaimAnswer weak = Evaluator{}.answer(
      claim_of("    hand: 7♥ 8♥ 7♦ 8♦ 7♣\n    turn: 7♠\n    asks: {points: 0, lost: 1}\n"));
  EXPECT_EQ(weak.verdict, ClaimVerdict::Refuted);
}

TEST(Claims, WhatLacksAQuestionIsNotDecidable) {
  const ClaimAnswer answer = Evaluator{}.answer(claim_of("    missing: the exchange\n"));
  EXPECT_EQ(answer.verdict, ClaimVerdict::NotDecidable);
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
  const ClaimAnswer answer = evaluator.answer(chapter.claims.front());
  EXPECT_THAT(differences(chapter.claims.front().recorded, answer), SizeIs(1));
  const std::string kept = with_answers(text, chapter, {to_record(answer)});
  EXPECT_THAT(kept, HasSubstr("# a head\n"));
  EXPECT_THAT(kept, HasSubstr("# a remark\n    recorded:\n      verdict: verified\n"));
  EXPECT_THAT(kept, HasSubstr("why: manners\n"));
  const Chapter again = read_chapter(kept, "f.yaml");
  EXPECT_THAT(differences(again.claims.front().recorded, answer), IsEmpty());
  EXPECT_EQ(with_answers(kept, again, {to_record(answer)}), kept);
}

TEST(Claims, ANewClaimGetsItsAnswerWithoutAKeyForIt) {
  const std::string text =
      "treatise: A book\ntitle: a chapter\nclaims:\n"
      "  - id: one\n    page: 1\n    says: so.\n    asks: {king-odds: 66/35, is: equal}\n\n"
      "  # of another\n"
      "  - id: two\n    page: 1\n    says: so too.\n    asks: {king-odds: 2/1, is: below}\n"
      "unchecked:\n  - page: 2\n    says: more.\n    why: manners\n";
  const Chapter chapter = read_chapter(text, "f.yaml");
  Evaluator evaluator;
  std::vector<Recorded> answers;
  for (const Claim& claim : chapter.claims) {
    EXPECT_THAT(differences(claim.recorded, evaluator.answer(claim)),
                ElementsAre("nothing is on record"));
    answers.push_back(to_record(evaluator.answer(claim)));
  }
  const std::string kept = with_answers(text, chapter, answers);
  EXPECT_THAT(kept, HasSubstr("is: equal}\n    recorded:\n      verdict: verified\n"));
  EXPECT_THAT(kept, HasSubstr("\n\n  # of another\n  - id: two\n"));
  EXPECT_THAT(kept, HasSubstr("is: below}\n    recorded:\n      verdict: verified\n"));
  const Chapter again = read_chapter(kept, "f.yaml");
  EXPECT_THAT(differences(again.claims.back().recorded, evaluator.answer(again.claims.back())),
              IsEmpty());
  EXPECT_EQ(with_answers(kept, again, answers), kept);
}

TEST(Claims, CardsAreComparedByPointsToo) {
  // Illustrative hand I: the king of hearts makes the point oftener, the knave of trumps the vole.
  const std::string hand = "    hand: J♠ T♠ K♥ K♣ T♣\n    turn: 7♠\n";
  const auto verdict = [&](const std::string& asks) {
    return Evaluator{}.answer(claim_of(hand + asks)).verdict;
  };
  EXPECT_EQ(verdict("    asks: {best: point, lead: K♥}\n"), ClaimVerdict::Verified);
  EXPECT_EQ(verdict("    asks: {best: vole, lead: J♠}\n"), ClaimVerdict::Verified);
  // By hand, from the counts of `odds`: points for the point and once more for the vole, less two
  // where the point is lost: K♥ 63251 + 25326 - 2 * 2529, J♠ 58567 + 27069 - 2 * 7213.
  EXPECT_THAT(
      Evaluator{}.answer(claim_of(hand + "    asks: {best: points, lead: K♥}\n")).figures().front(),
      HasSubstr("K♥ 83519"));
  EXPECT_THAT(
      Evaluator{}.answer(claim_of(hand + "    asks: {best: points, lead: K♥}\n")).figures().front(),
      HasSubstr("J♠ 71210"));
  EXPECT_THAT(fault(hand + "    asks: {best: point, lead: K♥, lost: 1}\n"),
              HasSubstr("'lost' goes with points"));
}

/// What is thrown out is asked of all thirty-one exchanges; here each of them is counted once more.
TEST(Claims, WhatToThrowOutIsTheBestOfAllExchanges) {
  const std::string hand = "    hand: 9♠ 8♠ Q♥ 9♦ 8♣\n    turn: 7♠\n";
  const auto answer = [&](const std::string& asks) {
    return Evaluator{}.answer(claim_of(hand + "    asks: {throws: " + asks + "}\n"));
  };
  const std::vector<CompletedPosition> cases =
      completions_of(claim_of(hand + "    asks: {is: trumps = 2}\n").position);
  const analysis::ExchangeQuestion exchange{cases.front().hand, *cases.front().turned, {}};
  analysis::ExchangeCounter counter;
  double best = -9;
  double three = -9;
  CardSet thrown;
  for (std::uint32_t bits = exchange.hand.bits(); bits != 0;
       bits = (bits - 1) & exchange.hand.bits()) {
    const double points = counter.exchanged(exchange, CardSet{bits}).expected();
    thrown = points > best ? CardSet{bits} : thrown;
    best = std::max(best, points);
    three = CardSet{bits}.size() >= 3 ? std::max(three, points) : three;
  }
  const bool rest = thrown == exchange.hand - CardSet::of(game::Suit::Spades);
  EXPECT_EQ(answer("rest").verdict, rest ? ClaimVerdict::Verified : ClaimVerdict::Refuted);
  EXPECT_EQ(answer("cards >= 3").verdict,
            three == best ? ClaimVerdict::Verified : ClaimVerdict::Refuted);
  EXPECT_EQ(answer("[cards >= 4, cards <= 4]").verdict,
            thrown.size() == 4 ? ClaimVerdict::Verified : ClaimVerdict::Refuted);
  EXPECT_THAT(answer("rest").figures().front(), HasSubstr("thrown out Q♥ 9♦ 8♣ "));
  EXPECT_THAT(fault("    hand: 9♠ 8♠ Q♥ 9♦ 8♣\n    asks: {throws: rest}\n"),
              HasSubstr("an exchange is the non-dealer's"));
}

/// Of hands drawn by lot one exception refutes all, none proves nothing of all, and most is told by
/// four standard errors.
TEST(Claims, DrawnByLotAnExceptionRefutesAndNoneProvesNothing) {
  const auto answer = [](const std::string& rest) {
    return Evaluator{}.answer(claim_of("    hand: ?t ?t ?t ?x ?y\n    turn: 7t\n" + rest));
  };
  const ClaimAnswer all = answer("    asks: {is: trumps = 3}\n");
  const ClaimAnswer drawn = answer("    drawn: 30\n    asks: {is: trumps = 3}\n");
  EXPECT_EQ(all.verdict, ClaimVerdict::Verified);
  EXPECT_EQ(drawn.verdict, ClaimVerdict::NotDecidable);
  EXPECT_EQ(drawn.models.front().cases, 30);
  EXPECT_EQ(drawn.models.front().drawn_from, all.models.front().cases);
  EXPECT_THAT(drawn.figures().front(), HasSubstr("30 of 30 drawn by lot from 6720, 0 wrong"));
  EXPECT_EQ(answer("    drawn: 30\n    over: most\n    asks: {is: trumps = 3}\n").verdict,
            ClaimVerdict::Verified);
  // Three hands in seven have the king of trumps: near enough to half that thirty do not tell.
  const std::string half = "    asks: {is: top-trump = 1}\n";
  EXPECT_EQ(answer("    drawn: 30\n" + half).verdict, ClaimVerdict::Refuted);
  EXPECT_EQ(answer("    drawn: 30\n    over: some\n" + half).verdict, ClaimVerdict::Verified);
  EXPECT_EQ(answer("    drawn: 30\n    over: most\n" + half).verdict, ClaimVerdict::NotDecidable);
  // More than there are: all of them.
  EXPECT_EQ(answer("    drawn: 100000\n    asks: {is: trumps = 3}\n").verdict,
            ClaimVerdict::Verified);
  EXPECT_THAT(fault("    hand: ?t ?t ?t ?x ?y\n    turn: 7t\n    drawn: 3\n"
                    "    asks: {plan: play, score: [0, 0]}\n"),
              HasSubstr("'drawn' is for questions"));
}

TEST(Claims, ASecondProposalIsWeighedAgainstPlaying) {
  // King, queen and knave of trumps: the point is sure, and the rest of the hand can but grow.
  const ClaimAnswer sure = Evaluator{}.answer(
      claim_of("    hand: K♠ Q♠ J♠ 8♥ 7♦\n    turn: 7♠\n    asks: {again: better}\n"));
  EXPECT_EQ(sure.verdict, ClaimVerdict::Verified);
  EXPECT_THAT(sure.figures(), ElementsAre(HasSubstr("the point 1.000, played +")));
  // Two hands, one of them outside the bounds.
  const ClaimAnswer bounded = Evaluator{}.answer(
      claim_of("    hand: [\"K♠ Q♠ J♠ 8♥ 7♦\", \"8♠ 9♥ 8♥ 9♦ 8♦\"]\n    turn: 7♠\n"
               "    asks: {again: better, below: 1/2}\n"));
  EXPECT_EQ(bounded.models.front().cases, 1);
  EXPECT_EQ(bounded.verdict, ClaimVerdict::Verified);
}

TEST(Claims, WhoProposedIsReadInOneWayAndTheOtherIsToldWhereItMatters) {
  // Two low trumps and a guarded queen, dealt: with the king's class hands among the proposals the
  // dealer keeps 34,012 of 50,980, without them 33,931 of 47,702; 7/10 lies between.
  const ClaimAnswer answer = Evaluator{}.answer(
      claim_of("    hand: 8♠ 7♠ Q♥ 7♥ 7♦\n    turn: 9♠\n    seat: dealer\n"
               "    other: {where: proposed = 1}\n    asks: {chance: point, at-least: 7/10}\n"));
  EXPECT_EQ(answer.verdict, ClaimVerdict::Refuted);
  EXPECT_THAT(answer.figures(),
              ElementsAre(HasSubstr("34012/50980"),
                          testing::AllOf(HasSubstr("p. 55), verified"), HasSubstr("33931/47702"))));
  const ClaimAnswer same = Evaluator{}.answer(
      claim_of("    hand: 8♠ 7♠ Q♥ 7♥ 7♦\n    turn: 9♠\n    seat: dealer\n"
               "    other: {where: proposed = 1}\n    asks: {chance: point, at-least: 1/2}\n"));
  EXPECT_THAT(same.figures(), SizeIs(1));
}

TEST(Claims, ALeadIsJudgedUnseenInTheMiddleOfAHand) {
  // Illustrative hand X: with open cards the third club, unseen an outside card as well.
  const std::string hand =
      "    hand: K♣ Q♣ 9♣ Q♠ J♦\n    trump: hearts\n    turn: 7♥\n"
      "    other: {where: refusal = 1}\n    play: \"K♣ ?♣ Q♣ ?♣\"\n";
  const ClaimAnswer answer =
      Evaluator{}.answer(claim_of(hand + "    asks: {best: point, lead: [\"?♠\", \"?♦\"]}\n"
                                         "    models: [lead, blind]\n"));
  ASSERT_EQ(answer.models.size(), 2U);
  EXPECT_EQ(answer.models.back().cases, 1);
  EXPECT_THAT(fault(hand + "    asks: {better: point, card: 9♣, than: Q♠, how: never-worse}\n"
                           "    models: [blind]\n"),
              HasSubstr("'oftener' alone"));
}

TEST(Claims, AModelThatIsNoneOrIsNotCountedIsAFault) {
  const std::string hand = "    hand: 8♠ 7♠ Q♥ 7♥ 7♦\n    turn: 9♠\n";
  EXPECT_THAT(fault(hand + "    asks: {makes: point}\n    models: []\n"),
              HasSubstr("10: expected one model at least"));
  for (const char* ask : {"{exchange: better}", "{throws: rest}", "{plan: play, score: [0, 0]}"}) {
    EXPECT_THAT(fault(hand + "    asks: " + ask + "\n    models: [open]\n"),
                HasSubstr("in the model 'lead' alone"));
    EXPECT_EQ(fault(hand + "    asks: " + ask + "\n    models: [lead]\n"), "");
  }
}

TEST(Claims, APlanIsAskedOfHimWhoseItIs) {
  const ClaimAnswer played = Evaluator{}.answer(
      claim_of("    hand: Q♠ J♠ A♠ T♠ 9♠\n    turn: 7♠\n    asks: {plan: play, score: [0, 0]}\n"));
  EXPECT_EQ(played.verdict, ClaimVerdict::Verified);
  EXPECT_THAT(played.figures(), ElementsAre(HasSubstr("the plan plays it 100 times in a hundred")));
  const ClaimAnswer refused =
      Evaluator{}.answer(claim_of("    hand: 9♥ 8♥ 7♥ 8♦ 7♦\n    turn: 7♠\n    seat: dealer\n"
                                  "    asks: {plan: refuse, score: [0, 0]}\n"));
  // A plan is for a class: a hand that it goes against is counted by itself.
  EXPECT_EQ(refused.verdict, ClaimVerdict::Refuted);
  EXPECT_EQ(refused.models.front().by_plan, 0);
  EXPECT_EQ(refused.models.front().counted, 1);
  EXPECT_EQ(refused.models.front().wrong(), 1);
  EXPECT_THAT(refused.figures(), ElementsAre(HasSubstr("refused with it wins")));
  EXPECT_THAT(fault("    hand: 9♥ 8♥ 7♥ 8♦ 7♦\n    turn: 7♠\n"
                    "    asks: {plan: refuse, score: [0, 0]}\n"),
              HasSubstr("the dealer refuses or accepts"));
  EXPECT_THAT(fault("    hand: 9♥ 8♥ 7♥ 8♦ 7♦\n    asks: {plan: play, score: [0, 0]}\n"),
              HasSubstr("'turn'"));
  EXPECT_THAT(fault("    hand: 9♥\n    turn: 7♠\n    asks: {plan: play, score: [0, 5]}\n"),
              HasSubstr("a score"));
}

/// What a claim says of single hands is what advice on them counts, drawn anew from another seed.
TEST(Claims, AHandThatThePlansGoAgainstIsCountedAsAdviceCountsIt) {
  const auto asked = [](std::string_view hand, Card turned) {
    CounselAsked counsel;
    counsel.hand = completions_of(claim_of("    hand: " + std::string{hand} +
                                           "\n    turn: 7♠\n    asks: {is: trumps >= 0}\n")
                                      .position)
                       .front()
                       .hand;
    counsel.turn_up = turned;
    counsel.deals = 3000;
    counsel.seed = 99;
    return counsel;
  };
  const Card seven{game::Rank::Seven, Suit::Spades};
  // Four knaves: the plan plays them all; counted by themselves, some are better proposed on.
  const auto cost = [](const std::string& claim) {
    const ClaimAnswer answer = Evaluator{}.answer(claim_of(claim));
    EXPECT_EQ(answer.models.front().counted, 1);
    return answer.models.front().mean_cost();
  };
  for (const std::string hand : {"J♠ J♥ A♥ J♦ J♣"}) {
    const NonDealerCounsel counsel = counsel_non_dealer(asked(hand, seven));
    EXPECT_NEAR(
        cost("    hand: " + hand + "\n    turn: 7♠\n    asks: {plan: propose, score: [0, 0]}\n"),
        counsel.played.front().chance - counsel.proposed.mean, 0.015)
        << hand;
  }
  const DealerCounsel counsel = counsel_dealer(asked("K♠ A♠ 9♠ Q♥ T♥", seven));
  EXPECT_NEAR(cost("    hand: K♠ A♠ 9♠ Q♥ 10♥\n    turn: 7♠\n    seat: dealer\n"
                   "    asks: {plan: accept, score: [0, 0]}\n"),
              counsel.refused.mean - counsel.accepted.front().chance.mean, 0.015);
}

TEST(Claims, ClaimsOfMostAreSettledByThePlansWhereTheseSuffice) {
  const ClaimAnswer answer = Evaluator{}.answer(
      claim_of("    hand: ?t ?t ?t ?p ?p\n    where: top-trump = 0\n    turn: 7t\n"
               "    asks: {plan: play, score: [0, 0]}\n    over: most\n"));
  EXPECT_EQ(answer.verdict, ClaimVerdict::Verified);
  EXPECT_EQ(answer.models.front().counted, 0);
}

TEST(Claims, TheCostliestWordsComeFirst) {
  const std::string claims =
      "treatise: A book\ntitle: a chapter\nclaims:\n"
      "  - id: odds\n    page: 1\n    says: even.\n"
      "    asks: {game-odds: [0, 0], laid: 1/1, is: even, deals: either}\n"
      "  - id: right\n    page: 1\n    says: right.\n    hand: Q♠ J♠ A♠ T♠ 9♠\n    turn: 7♠\n"
      "    asks: {plan: play, score: [0, 0]}\n"
      "  - id: wrong\n    page: 1\n    says: wrong.\n    hand: 9♥ 8♥ 7♥ 8♦ 7♦\n    turn: 7♠\n"
      "    seat: dealer\n    asks: {plan: refuse, score: [0, 0]}\n";
  const Chapter chapter = read_chapter(claims, "f.yaml");
  Evaluator evaluator;
  CheckedChapter checked{&chapter, {}};
  for (const Claim& claim : chapter.claims) {
    checked.claims.push_back({&claim, true, evaluator.answer(claim), {}, {}});
  }
  const std::string page = to_markdown({checked}, "");
  EXPECT_THAT(page, testing::Not(HasSubstr("By the points expected")));  // no such claim
  const std::size_t wrong = page.find("| 0 of 1; of 1 counted 1 wrong |");
  const std::size_t right = page.find("| 0.00 | 1 of 1 |");
  EXPECT_NE(wrong, std::string::npos);
  EXPECT_NE(right, std::string::npos);
  EXPECT_LT(wrong, right);
}

TEST(Claims, AFigureIsInAPlayersWords) {
  const ClaimAnswer answer = Evaluator{}.answer(
      claim_of("    hand: K♠ Q♠ J♠ A♠ 10♠\n    turn: 7♠\n    asks: {best: vole, lead: K♠}\n"
               "    models: [lead, blind]\n"));
  EXPECT_THAT(answer.figures(),
              ElementsAre(testing::AllOf(HasSubstr("one card for all hands: "), HasSubstr("10♠")),
                          testing::AllOf(HasSubstr("the leader never sees: "), HasSubstr("10♠"))));
}

TEST(Claims, AnotherFigureOrVerdictIsADifference) {
  Evaluator evaluator;
  const ClaimAnswer answer =
      evaluator.answer(claim_of("    asks: {king-odds: 66/35, is: equal}\n"));
  Recorded recorded = to_record(answer);
  recorded.verdict = ClaimVerdict::Refuted;
  recorded.figures.front() += "1";
  EXPECT_THAT(differences(recorded, answer), SizeIs(2));
}

}  // namespace
}  // namespace ecarte::treatise
