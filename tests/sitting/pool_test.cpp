// SPDX-License-Identifier: MIT
#include "sitting/pool.hpp"

#include "at_desk.hpp"

namespace ecarte::sitting::test {
namespace {

using game::Seat;
using record::ActKind;

constexpr std::string_view kThree = "players: A, Y\nbystanders: Z\n";

struct AtPool : AtDesk {
  using AtDesk::AtDesk;
  Games games{desk};
  Pool pool{desk, games};

  explicit AtPool(std::initializer_list<std::string_view> lines) : AtDesk(lines) {
    tell(lines, kThree);
  }
  /// A game begins.
  AtPool& open(std::uint32_t number) {
    games.leave();
    games.open(number);
    BookedDeal told = deal(true);
    pool.begin_deal();
    pool.open(told);
    return *this;
  }
  /// The deal is over, and with it the game.
  AtPool& win(Seat winner) {
    result.after.settled = winner == Seat::First ? law::Points{5, 3} : law::Points{3, 5};
    const BookedDeal told = deal();
    games.take_score(told);
    pool.count(*games.decide(told));
    return *this;
  }
  AtPool& stands() {
    BookedDeal told = deal();
    const record::Act& act = next(ActKind::PoolStands);
    pool.stands(act, now(), told);
    return *this;
  }
  AtPool& take() {
    BookedDeal told = deal();
    const record::Act& act = next(ActKind::TakePool);
    pool.take(act, now(), told);
    return *this;
  }
  [[nodiscard]] Amount holds() { return account().balance(kPool); }
};

TEST(Pool, AllStakeAndWhoLosesAddsHis) {
  AtPool at{"agreed: pool all stake", "pool: 5", "deal 1:"};
  at.open(1);
  EXPECT_EQ(at.holds(), 15);
  at.win(Seat::First);
  EXPECT_EQ(at.holds(), 15);
  at.open(2);
  EXPECT_EQ(at.holds(), 20);
}

TEST(Pool, OrThosePlayingStakeAndWhoComesInAddsHis) {
  AtPool at{"agreed: pool players stake", "pool: 5", "deal 1:"};
  at.open(1);
  EXPECT_EQ(at.holds(), 10);
  at.win(Seat::First);
  at.tell({"deal 1:"}, "players: A, Z\nbystanders: Y\n");
  at.open(2);
  EXPECT_EQ(at.holds(), 15);
}

TEST(Pool, IsWonByTwoGamesRunning) {
  AtPool at{"agreed: pool all stake", "pool: 5", "deal 1:", "A takes the pool"};
  at.open(1).win(Seat::First).open(2).win(Seat::First).take();
  EXPECT_EQ(at.found(), "");
  EXPECT_EQ(at.holds(), 0);
  ASSERT_EQ(at.account().pools.size(), 1U);
  EXPECT_TRUE(at.account().pools[0].won);
  EXPECT_EQ(at.account().pools[0].taken, 25);
}

TEST(Pool, TakenAfterOneItIsTakenEarly) {
  AtPool at{"agreed: pool all stake", "pool: 5", "deal 1:", "A takes the pool"};
  at.open(1).win(Seat::First).take();
  EXPECT_EQ(at.found(), "pool-taken-early");
}

TEST(Pool, ThatNobodyIsToldToHaveTakenWentToWhoWonIt) {
  AtPool at{"agreed: pool all stake", "pool: 5", "deal 1:"};
  at.open(1).win(Seat::Second).open(2).win(Seat::Second).open(3);
  ASSERT_EQ(at.account().pools.size(), 1U);
  EXPECT_EQ(at.account().pools[0].winner, kY);
  EXPECT_EQ(at.holds(), 15);  // a fresh one is formed
}

TEST(Pool, ASumPutInIsHeldAgainstWhatWasOwed) {
  AtPool at{"agreed: pool all stake", "pool: 5", "deal 1:"};
  at.open(1).win(Seat::First);
  BookedDeal deal = at.deal();
  at.pool.put_in(kY, 5, 0, deal);
  EXPECT_EQ(at.found(), "");
  at.pool.put_in(kY, 5, 0, deal);  // once more, for nothing
  EXPECT_EQ(at.found(), "pool-stake-wrong");
}

TEST(Pool, AStakePutInEarlyIsForWhatTheGameAsks) {
  AtPool at{"agreed: pool all stake", "pool: 5", "deal 1:"};
  at.pool.put_in_early(kZ, 4, 0);
  EXPECT_EQ(at.open(1).found(), "pool-stake-wrong");
  EXPECT_EQ(at.holds(), 14);
}

TEST(Pool, HoldsTheLosersStakeOnlyWhenHeHasLost) {
  for (const bool right : {true, false}) {
    AtPool before{"agreed: pool all stake", "pool: 5", "deal 1: A gives",
                  right ? "the pool stands at 15" : "the pool stands at 20",
                  "Y proposes; A refuses"};
    EXPECT_EQ(before.open(1).win(Seat::First).stands().found(), right ? "" : "pool-stake-wrong");
    AtPool after{"agreed: pool all stake", "pool: 5", "deal 1: A gives", "Y proposes; A refuses",
                 right ? "the pool stands at 20" : "the pool stands at 15"};
    EXPECT_EQ(after.open(1).win(Seat::First).stands().found(), right ? "" : "pool-stake-wrong");
  }
}

TEST(Pool, ToldBesideWhatCameOfTheHandItMayBeMeantSoOrSo) {
  for (const std::string_view told : {"the pool stands at 15", "the pool stands at 20"}) {
    AtPool at{"agreed: pool all stake", "pool: 5", "deal 1: A gives", told, "A made the point"};
    EXPECT_EQ(at.open(1).win(Seat::First).stands().found(), "") << told;
  }
  AtPool at{"agreed: pool all stake", "pool: 5", "deal 1: A gives", "the pool stands at 25",
            "A made the point"};
  EXPECT_EQ(at.open(1).win(Seat::First).stands().found(), "pool-stake-wrong");
}

TEST(Pool, OfAStakeThatIsNotToldNoSumIsWrong) {
  AtPool at{"agreed: pool all stake", "deal 1:", "the pool stands at 17"};
  EXPECT_EQ(at.open(1).stands().found(), "");
}

TEST(Pool, TheLowestOfThreeIsOut) {
  AtPool kept{"agreed: pool all stake", "pool: 5", "cut for deal: A Q♥, Y T♠, Z 7♦", "deal 1:"};
  EXPECT_EQ(kept.open(1).found(), "");
  AtPool wrong{"agreed: pool all stake", "pool: 5", "cut for deal: A Q♥, Y 7♠, Z T♦", "deal 1:"};
  EXPECT_EQ(wrong.open(1).found(), "pool-order-wrong");
}

}  // namespace
}  // namespace ecarte::sitting::test
