// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "judged.hpp"

namespace ecarte::sitting::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

/// A game of three deals, five to nothing.
std::string game(const std::string& winner, const std::string& loser) {
  const auto deal = [](int number, const std::string& dealer, const std::string& other,
                       const std::string& what) {
    return "deal " + std::to_string(number) + ": " + dealer + " gives 3-2; turns 8♦\n  " + other +
           " proposes; " + dealer + " accepts\n  " + what + "\n";
  };
  return deal(1, winner, loser, winner + " made the vole; marks 2") +
         deal(2, loser, winner, winner + " made the vole; marks 2") +
         deal(3, winner, loser, winner + " made the point; marks 1");
}

Account only(const Judged& result) {
  return result.accounts.size() == 1 ? result.accounts.front() : Account{};
}

TEST(Account, ALoserOwesTheStake) {
  const Account account = only(judged("players: A, Y\nstakes: 2s 6d\ngame 1\n" + game("Y", "A")));
  EXPECT_EQ(owed(account), "A owes Y 2s 6d");
  ASSERT_EQ(account.games.size(), 1U);
  EXPECT_EQ(account.games[0].winner, game::Seat::Second);
  EXPECT_EQ(account.games[0].deals.size(), 3U);
  EXPECT_EQ(account.games[0].deals[2].scores[0].law, "48");
}

TEST(Account, MultiplesCountOnlyIfAgreedOn) {
  EXPECT_EQ(owed(only(judged("players: A, Y\nstakes: 10\ngame 1\n" + game("Y", "A")))),
            "A owes Y 10");
  EXPECT_EQ(
      owed(only(judged("players: A, Y\nagreed: multiples\nstakes: 10\ngame 1\n" + game("Y", "A")))),
      "A owes Y 30");
}

TEST(Account, WhatIsPaidIsNoLongerOwed) {
  const Judged result = judged("players: A, Y\nstakes: 10\ngame 1\n" + game("Y", "A") +
                               "  A pays Y 4\ngame 2\n" + game("Y", "A") + "  A pays 3\n");
  EXPECT_THAT(result.faults, IsEmpty());
  EXPECT_EQ(owed(only(result)), "A owes Y 13");
  EXPECT_EQ(won(only(result), "Y"), 20);
}

TEST(Account, ARubberIsDecidedAsSoonAsItCanBe) {
  const Account account =
      only(judged("players: A, Y\nagreed: rubber of 5\nstakes: 10 a rubber\n" +
                  std::string{"game 1\n"} + game("A", "Y") + "game 2\n" + game("A", "Y") +
                  "game 3\n" + game("A", "Y") + "game 4\n" + game("Y", "A")));
  ASSERT_EQ(account.rubbers.size(), 2U);
  EXPECT_EQ(account.rubbers[0].winner, game::Seat::First);
  EXPECT_THAT(account.rubbers[0].won, ElementsAre(3, 0));
  EXPECT_EQ(account.rubbers[1].winner, std::nullopt);
  EXPECT_EQ(owed(account), "Y owes A 10");
}

TEST(Account, AGameNotPlayedToItsEndSettlesNothing) {
  const Account account = only(
      judged("players: A, Y\nstakes: 10\ngame 1\ndeal 1: A gives 3-2; turns 8♦\n  A made the vole; "
             "marks 2\n"));
  EXPECT_EQ(account.games[0].ending, HowGameEnded::Unfinished);
  EXPECT_THAT(account.entries, IsEmpty());
}

TEST(Account, AGameResignedIsLost) {
  const Account account = only(
      judged("players: A, Y\nstakes: 10\ngame 1\ndeal 1: A gives 3-2; turns 8♦\n  Y resigns the "
             "game\n"));
  EXPECT_EQ(account.games[0].ending, HowGameEnded::Resigned);
  EXPECT_EQ(owed(account), "Y owes A 10");
}

TEST(Account, AGameToldByItsResultAloneCountsAsOftenAsThatSays) {
  const Account account = only(judged(
      "players: A, Y\nagreed: doubles and trebles\nstakes: 5\ngame 1\n  A wins the game 5 to 0\n"
      "game 2\n  Y wins the game 5 to 1\ngame 3\n  A wins the game 5 to 4\n"));
  ASSERT_EQ(account.games.size(), 3U);
  EXPECT_EQ(account.games[0].counts, 3);
  EXPECT_EQ(account.games[1].counts, 2);
  EXPECT_EQ(owed(account), "Y owes A 10");
}

TEST(Account, EachSittingOfAFileHasItsOwn) {
  const Judged result = judged("players: A, Y\nstakes: 10\ngame 1\n" + game("Y", "A") +
                               "players: B, X\nstakes: 1s\ngame 1\n" + game("B", "X"));
  ASSERT_EQ(result.accounts.size(), 2U);
  EXPECT_EQ(owed(result.accounts[0]), "A owes Y 10");
  EXPECT_EQ(owed(result.accounts[1]), "X owes B 1s");
}

TEST(Account, ADealThatCannotBeReadCostsOnlyItself) {
  const Judged result = judged("players: A, Y\nstakes: 10\ngame 1\n" + game("Y", "A") +
                               "game 2\ndeal 1: A discards purple\ngame 3\n" + game("A", "Y"));
  const Account account = only(result);
  EXPECT_EQ(account.left_out.deals, 1U);
  ASSERT_EQ(account.games.size(), 2U);
  EXPECT_EQ(account.games[1].ending,
            HowGameEnded::Won);  // it has a heading, so it begins at love all
  EXPECT_EQ(owed(account), "");
}

TEST(Account, ABystanderPaysInTheLosersPlace) {
  const std::string head =
      "players: A, Y\nbystanders: Z\nsystem: english\nstakes: 20\nscore: A 3, Y 3\ndeal 5: A gives "
      "3-2; turns K♦\n  Z points out A's king. A marks the king\n  Y calls on Z\n";
  const Account lost = only(judged(head + "  A made the point; marks 1\n"));
  ASSERT_EQ(lost.liabilities.size(), 1U);
  EXPECT_EQ(lost.liabilities[0].amount, 20);
  EXPECT_EQ(lost.liabilities[0].law, "53");
  EXPECT_EQ(owed(lost), "Z owes A 20");
  const Account won = only(judged(head + "  Y made the vole; marks 2\n"));
  EXPECT_EQ(won.liabilities[0].amount, 0);
  EXPECT_EQ(owed(won), "A owes Y 20");
}

TEST(Account, ABystanderPaysOnceForAGameWonByWhatHeSaid) {
  const Account account = only(judged(
      "players: A, Y\nbystanders: Z\nsystem: english\nstakes: 20\nbet: Z 10 on Y\nbet: A 100 on A\n"
      "score: A 4, Y 3\ndeal 1: A gives\n  Y proposes; A refuses\n  Y won 3 tricks, A 2\n  Y marks "
      "1\n"
      "  the cards are gathered\ndeal 2: Y is to deal\n  Z points out the error\n  Y marks 1\n"
      "  A calls on Z\n"));
  ASSERT_EQ(account.liabilities.size(), 1U);
  EXPECT_EQ(account.liabilities[0].amount, 120);
}

}  // namespace
}  // namespace ecarte::sitting::test
