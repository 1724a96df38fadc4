// SPDX-License-Identifier: MIT
//
// `ecarte check`, read aloud: what is said of hands that are to be played again, of marks that come
// off, and of cards that go back.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::string reported(std::string_view record) {
  return ecarte({"check", "-"}, record).out;
}

/// Tom revokes in the third trick, makes the point and marks it.
constexpr std::string_view kTomRevokes = R"(players: Ben, Tom
score: Ben 1, Tom 1
deal 3: Ben gives 3-2; turns 9♠
  Tom proposes; Ben accepts; Tom discards 2; takes 2; Ben discards 2; takes 2
  1. Tom K♠, Ben 8♠. 2. Tom 8♦, Ben K♦. 3. Ben K♥, Tom Q♠. 4. Tom J♠, Ben 7♣. 5. Tom 9♥, Ben Q♥
  Tom marks the point
score: Ben 1, Tom 2
)";

TEST(Aloud, HandsRequiredUnderTheNextHeadingAreStillToBePlayed) {
  const std::string record = std::string(kTomRevokes) +
                             "deal 4: Tom gives 3-2\n  Ben finds that Tom had 9♥ in deal 3\n"
                             "  Ben requires the hands again\n";
  EXPECT_THAT(
      reported(record),
      AllOf(HasSubstr("Ben\n  claimed playing the hands again."),
            HasSubstr("Of the deal before, the hands must be played again before a trump is "
                      "turned (law 43)."),
            Not(HasSubstr("go on dealing"))));
  EXPECT_THAT(reported(record + "  Tom turns 8♣\n"),
              AllOf(HasSubstr("claimed playing the hands again, and it was not done"),
                    HasSubstr("error[law 43 mandatory-remedy-ignored]")));
}

TEST(Aloud, AChoiceOfHandsAgainHasItsScoreThoughItIsTheSame) {
  EXPECT_THAT(reported(R"(players: A, Y
score: A 3, Y 3
deal 7: A gives 3-2; turns 8♣
  Y plays without proposing
  Y announces the king; marks the king
  1. Y Q♣, A 9♣. 2. Y J♣, A 7♣. 3. Y K♠, A 8♠. 4. Y 9♠, A Q♠. 5. A K♦, Y 7♦
  Y marks the point
  A finds Y's false king
)"),
              AllOf(HasSubstr("Should A do so, the score is A 3, Y 3, and the hand is still to be"),
                    HasSubstr("The mark for the king must be taken down: until the game ends it "
                              "comes off as soon as A asks for"),
                    HasSubstr("A may take that mark down; if not, it stands"),
                    Not(HasSubstr("whatever is chosen"))));
}

TEST(Aloud, ACardTakenBackMustBePutBackAndIsPlayedTo) {
  EXPECT_THAT(reported(R"(players: A, Y
score: A 1, Y 1
deal 3: A gives 3-2; turns 9♠
  Y plays without proposing
  1. Y leads K♥
  A permits Y to take back K♥
  Y takes back K♥; leads 8♠
)"),
              AllOf(HasSubstr("K♥ must be put back before A plays his next card"),
                    HasSubstr("It is for A to play to K♥.")));
}

TEST(Aloud, WhatADealerTookTooLateGoesBack) {
  EXPECT_THAT(
      reported(R"(players: A, Y
score: A 2, Y 2
deal 5: A gives 3-2; turns 8♦
  Y proposes; A accepts
  Y discards 2; takes 2. A discards 3; takes 2
  1. Y K♠, A 7♠
  A completes
)"),
      HasSubstr("What A took must go back on the stock before the next card is played (law"));
}

TEST(Aloud, AMarkForAHandThrownDownIsToldByTheLawThatSaysWhatItIsWorth) {
  EXPECT_THAT(
      reported(R"(players: Dr Moss, Mrs Lane
score: Dr Moss 2, Mrs Lane 1
deal 4: Dr Moss gives 3-2; turns 9♥
  Mrs Lane proposes; Dr Moss accepts; Mrs Lane discards 3; takes 3; Dr Moss discards 2; takes 2
  1. Mrs Lane K♠, Dr Moss 7♠. 2. Mrs Lane 8♦, Dr Moss K♦
  Mrs Lane throws down her hand
  Dr Moss marks the vole
)"),
      AllOf(HasSubstr("Law 42 (p. 13)"), HasSubstr("Mrs Lane threw down her hand, having made "
                                                   "one or two tricks")));
}

TEST(Aloud, AMarkThatNobodyCanTakeDownComesOffIfItIsAdmitted) {
  EXPECT_THAT(reported(std::string(kTomRevokes) + "deal 4: Tom gives 3-2; turns 8♣\n"
                                                  "  Ben finds that Tom had 9♥ in deal 3\n"),
              HasSubstr("comes off only if he who made it admits it (law 51)"));
}

TEST(Aloud, AVoidDealThatWasLetGoSaysWhyItStands) {
  constexpr std::string_view kDealtOutOfTurn = R"(players: A, Y
cut for deal: A Q♥, Y 9♠
deal 1: A gives 3-2; turns 7♣
  Y proposes; A accepts
  A won 3 tricks, Y 2
  A marks the point
deal 2: A gives 3-2
  Y finds the deal out of turn
  A turns K♦; marks the king
)";
  EXPECT_THAT(reported(kDealtOutOfTurn), Not(HasSubstr("Doubtful reading")));
  EXPECT_THAT(reported(std::string(kDealtOutOfTurn) + "  Y proposes\n"),
              HasSubstr("Doubtful reading: No law says what becomes of a void deal"));
}

TEST(Aloud, TheScoreThatWasMarkedIsSaidBesideAKingLeft) {
  EXPECT_THAT(reported(R"(players: A, Y
agreed: doubles and trebles
score: A 0, Y 4
deal 5: A gives 3-2; turns K♠
  A does not mark the king
  Y proposes; A accepts; Y discards 2; takes 2; A discards 2; takes 2
  Y won 3 tricks, A 2
  Y marks the point; wins the game
  Y claims a treble game
)"),
              HasSubstr("A 0, Y 5 was marked"));
}

}  // namespace
}  // namespace ecarte::e2e
