// SPDX-License-Identifier: MIT
#include "sitting/games.hpp"

#include "at_desk.hpp"

namespace ecarte::sitting::test {
namespace {

using game::Seat;

struct AtGames : AtDesk {
  using AtDesk::AtDesk;
  Games games{desk};

  void open(std::uint32_t number) {
    games.leave();
    games.open(number);
    games.begin_line(0);
  }
  /// How the game stands after the deal that was told last.
  std::optional<GameEnd> score(std::uint8_t a, std::uint8_t y) {
    result.after.settled = result.after.marked = law::Points{a, y};
    const BookedDeal told = deal();
    games.take_score(told);
    return games.decide(told);
  }
};

TEST(Games, AGameIsWonWithFivePointsAndOnlyOnce) {
  AtGames at{"deal 1:"};
  at.open(1);
  EXPECT_FALSE(at.score(2, 4));
  const auto end = at.score(2, 5);
  ASSERT_TRUE(end);
  EXPECT_EQ(end->winner, Seat::Second);
  EXPECT_EQ(end->counts, 1);
  EXPECT_FALSE(at.score(3, 5));
  ASSERT_EQ(at.account().games.size(), 1U);
  EXPECT_EQ(at.account().games[0].ending, HowGameEnded::Won);
  EXPECT_EQ(at.account().games[0].deals.size(), 3U);
}

TEST(Games, WhereMultiplesAreAgreedOnTheLosersPointsSayHowOftenItCounts) {
  AtGames at{"agreed: multiples", "deal 1:"};
  at.open(1);
  EXPECT_EQ(at.score(5, 0)->counts, 3);
  at.open(2);
  EXPECT_EQ(at.score(5, 2)->counts, 2);
  at.open(3);
  EXPECT_EQ(at.score(4, 5)->counts, 1);
}

TEST(Games, PointsThatAreNotKnownMayAllMakeTheSameOfIt) {
  AtGames at{"agreed: multiples", "deal 1:"};
  law::ScoreSet may = law::ScoreSet::of(5, 1);
  may |= law::ScoreSet::of(5, 2);
  const auto stands = [&at](law::ScoreSet scores) {
    at.result.after.settled = law::Score::common(scores);
    const BookedDeal told = at.deal();
    at.games.take_score(told);
    return at.games.decide(told);
  };
  at.open(1);
  const auto end = stands(may);
  ASSERT_TRUE(end);
  EXPECT_EQ(end->counts, 2);
  may |= law::ScoreSet::of(5, 3);
  at.open(2);
  EXPECT_FALSE(stands(may));
}

TEST(Games, AGameResignedIsLostUnlessSomebodyPlaysItOut) {
  AtGames at{"deal 1:", "A resigns the game"};
  at.open(1);
  EXPECT_EQ(at.score(3, 3)->winner, Seat::Second);
  EXPECT_EQ(at.account().games[0].ending, HowGameEnded::Resigned);
  AtGames played_out{"deal 1:", "A resigns the game", "Z plays out A's game"};
  played_out.open(1);
  EXPECT_FALSE(played_out.score(3, 3));
}

TEST(Games, WhoWinsItMayBeAllThatIsTold) {
  AtGames at{"deal 1:", "Y wins the game"};
  at.open(1);
  BookedDeal deal = at.deal();
  at.games.take_score(deal);
  ASSERT_TRUE(at.games.decide(deal));
  EXPECT_EQ(at.games.end()->winner, Seat::Second);
}

TEST(Games, OfTheGameBeforeItIsKeptWhoWonAndWhoLost) {
  AtGames at{"deal 1:"};
  at.open(1);
  at.score(5, 3);
  at.open(2);
  EXPECT_EQ(at.games.before().winner, kA);
  EXPECT_EQ(at.games.before().loser, kY);
  EXPECT_TRUE(at.games.before().had_seat(kY));
  EXPECT_FALSE(at.games.end());
  at.open(3);  // the second was left
  EXPECT_EQ(at.games.before().winner, kNoPerson);
  EXPECT_EQ(at.account().games[1].ending, HowGameEnded::Unknown);
}

}  // namespace
}  // namespace ecarte::sitting::test
