// SPDX-License-Identifier: MIT
//
// Departures from the treatise, in dealings that differ in the one act that matters.
#include "treatise/advice.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "notation/parse.hpp"

namespace ecarte::treatise {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// What Y, to whom A has dealt with hearts for trumps, and A departed in.
std::vector<std::string> found(const std::string& acts, const std::string& turned = "7♥") {
  const std::string text = "players: A, Y\ndeal 1: A gives; turns " + turned + "\n" + acts;
  notation::Reader reader{notation::source_of(text)};
  record::Record record;
  EXPECT_TRUE(reader.next(record));
  EXPECT_TRUE(record.readable());
  std::vector<std::string> words;
  for (const Departure& departure :
       departures(record, {0, record.acts.size(), game::Seat::First, game::Suit::Hearts})) {
    words.push_back(departure.what + "; " + departure.why);
  }
  return words;
}

TEST(Advice, ToProposeOnAJeuDeRegleDeparts) {
  EXPECT_THAT(found("  Y holds 9♥ 8♥ K♠ Q♠ 8♠; proposes\n"),
              ElementsAre(HasSubstr("proposed on a jeu de règle, the second")));
  EXPECT_THAT(found("  Y holds 9♥ 8♥ K♠ Q♠ 8♠; plays\n"), IsEmpty());
}

TEST(Advice, ToPlayOnLessDeparts) {
  EXPECT_THAT(found("  Y holds 9♥ 8♠ K♦ 9♦ 8♣; plays\n"),
              ElementsAre(HasSubstr("played without proposing; no jeu de règle")));
  EXPECT_THAT(found("  Y holds 9♥ 8♠ K♦ 9♦ 8♣; proposes\n"), IsEmpty());
}

TEST(Advice, TheKingOfTrumpsTurnsThreeTrumpsIntoAProposal) {
  EXPECT_THAT(found("  Y holds K♥ 9♥ 8♥ K♠ 8♠; plays\n"), ElementsAre(HasSubstr("p. 48")));
  EXPECT_THAT(found("  Y holds Q♥ 9♥ 8♥ K♠ 8♠; plays\n", "K♥"), ElementsAre(HasSubstr("p. 48")));
}

TEST(Advice, TheDealerDepartsByTheWrongAnswer) {
  const std::string strong = "  Y proposes\n  A holds 9♥ 8♥ Q♠ 8♠ 7♠; ";
  EXPECT_THAT(found(strong + "accepts\n"), ElementsAre(HasSubstr("p. 56")));
  EXPECT_THAT(found(strong + "refuses\n"), IsEmpty());
  EXPECT_THAT(found("  Y proposes\n  A holds 9♥ 8♥ K♠ J♦ 8♣; accepts\n"),
              ElementsAre(HasSubstr("the book refuses with such a hand")));
  const std::string weak = "  Y proposes\n  A holds 9♥ 8♠ Q♦ 8♦ 7♣; ";
  EXPECT_THAT(found(weak + "refuses\n"),
              ElementsAre(HasSubstr("the book accepts with such a hand")));
  EXPECT_THAT(found(weak + "accepts\n"), IsEmpty());
}

TEST(Advice, NothingIsSaidOfProposalsAtFour) {
  const std::string text = "  Y holds 9♥ 8♠ K♦ 9♦ 8♣; plays\n";
  const std::string at_four = "players: A, Y\nscore: A 4, Y 0\ndeal 2: A gives; turns 7♥\n" + text;
  notation::Reader reader{notation::source_of(at_four)};
  record::Record record;
  ASSERT_TRUE(reader.next(record));
  EXPECT_THAT(departures(record, {0, record.acts.size(), game::Seat::First, game::Suit::Hearts}),
              IsEmpty());
}

TEST(Advice, TrumpsAndKingsAreKeptAndAllElseThrownOut) {
  const std::string asked = "  Y holds 9♥ 8♠ K♦ 9♦ 8♣; proposes\n  A accepts\n  Y discards ";
  EXPECT_THAT(found(asked + "8♠ 9♦ 8♣\n"), IsEmpty());
  EXPECT_THAT(found(asked + "K♦ 8♠ 9♦ 8♣\n"), ElementsAre(HasSubstr("threw out K♦")));
  EXPECT_THAT(found(asked + "8♠ 8♣\n"), ElementsAre(HasSubstr("kept 9♦")));
  EXPECT_THAT(found(asked + "2\n"), ElementsAre(HasSubstr("Hint 7, p. 39")));
  const std::string dealer = "  Y proposes\n  A holds 9♥ 8♠ K♦ 9♦ 8♣; accepts; discards ";
  EXPECT_THAT(found(dealer + "2\n"), ElementsAre(HasSubstr("Hint 14, p. 42")));
  EXPECT_THAT(found(asked + "3\n"), IsEmpty());
}

TEST(Advice, TheLeadIsThatOfTheClassOrOneOfItsValue) {
  const std::string stands = "  Y holds 9♥ 8♥ K♠ Q♠ 8♠; plays\n  1. Y ";
  EXPECT_THAT(found(stands + "K♠\n"), IsEmpty());
  EXPECT_THAT(found(stands + "Q♠\n"), IsEmpty());
  EXPECT_THAT(found(stands + "8♠\n"), ElementsAre(HasSubstr("led 8♠; from a hand of the second")));
  EXPECT_THAT(found(stands + "9♥\n"), ElementsAre(HasSubstr("led 9♥")));
}

TEST(Advice, WhereTwoCardsAloneCanGoHintEightHasThemGo) {
  // Three trumps: to accept departs, to throw the other two does not.
  EXPECT_THAT(found("  Y proposes\n  A holds Q♥ J♥ 9♥ A♦ 8♠; accepts; discards 2\n"),
              ElementsAre(HasSubstr("accepted; three trumps")));
}

TEST(Advice, TheBooksOwnLeadOfATrumpIsNoDeparture) {
  EXPECT_THAT(found("  Y holds J♥ T♥ K♠ K♣ T♣; plays\n  1. Y J♥\n"), IsEmpty());
  EXPECT_THAT(found("  Y holds J♥ T♥ K♠ K♣ T♣; plays\n  1. Y K♣\n"), IsEmpty());
  EXPECT_THAT(found("  Y holds J♥ T♥ K♠ K♣ T♣; plays\n  1. Y T♣\n"),
              ElementsAre(HasSubstr("led T♣")));
}

TEST(Advice, AHandThatIsNotToldIsNotAdvisedOn) {
  EXPECT_THAT(found("  Y holds 9♥ 8♥ K♠ Q♠ ?; proposes\n  A refuses\n  1. Y 8♥\n"), IsEmpty());
}

}  // namespace
}  // namespace ecarte::treatise
