// SPDX-License-Identifier: MIT
#include "sitting/seats.hpp"

#include "at_desk.hpp"

namespace ecarte::sitting::test {
namespace {

using game::Seat;

struct AtSeats : AtDesk {
  using AtDesk::AtDesk;
  Games games{desk};
  Pool pool{desk, games};
  Seats seats{desk, games, pool};

  /// The first game is won.
  AtSeats& win(Seat winner) {
    games.open(1);
    result.after.settled = winner == Seat::First ? law::Points{5, 3} : law::Points{3, 5};
    const BookedDeal told = deal();
    games.take_score(told);
    games.decide(told);
    return *this;
  }
  /// These sit down to the next, and what is found then.
  std::string sit(std::string_view head) {
    tell({"deal 1:"}, head);
    games.leave();
    games.open(desk.page.game() + 1);
    BookedDeal told = deal(true);
    seats.judge(told);
    return found();
  }
};

TEST(Seats, TheLoserGoesOutAndTheFirstWhoWaitsComesIn) {
  AtSeats at{"system: french", "deal 1:"};
  at.seats.waits(kZ);
  at.seats.waits(kW);
  EXPECT_EQ(at.win(Seat::First).sit("players: A, Z\nbystanders: Y, W\n"), "");
  EXPECT_NE(at.fact(replay::FactKind::RentrantOrder), nullptr);
}

TEST(Seats, TheOrderOfThoseWhoWaitIsKept) {
  AtSeats at{"system: french", "deal 1:"};
  at.seats.waits(kZ);
  at.seats.waits(kW);
  EXPECT_EQ(at.win(Seat::First).sit("players: A, W\nbystanders: Y, Z\n"), "rentrant-order-broken");
}

TEST(Seats, ALoserWhoStaysKeepsOutWhoWaits) {
  AtSeats at{"system: french", "deal 1:"};
  at.seats.waits(kZ);
  EXPECT_EQ(at.win(Seat::First).sit("players: A, Y\nbystanders: Z, W\n"), "loser-did-not-retire");
  AtSeats alone{"system: french", "deal 1:"};
  EXPECT_EQ(alone.win(Seat::First).sit("players: A, Y\nbystanders: Z, W\n"), "");
}

TEST(Seats, TheWinnerKeepsHis) {
  AtSeats at{"system: french", "deal 1:"};
  at.seats.waits(kZ);
  EXPECT_EQ(at.win(Seat::First).sit("players: Z, Y\nbystanders: A, W\n"),
            "winner-gave-up-his-seat");
}

TEST(Seats, WhoHasPlayedWaitsBehindThoseWhoHaveNot) {
  AtSeats at{"system: french", "deal 1:"};
  at.seats.waits(kZ);
  at.seats.waits(kW);
  at.win(Seat::First).sit("players: A, Z\nbystanders: Y, W\n");
  at.result.after.settled = law::Points{5, 3};
  const BookedDeal told = at.deal();
  at.games.take_score(told);
  at.games.decide(told);
  EXPECT_EQ(at.sit("players: A, Y\nbystanders: Z, W\n"), "veteran-preferred");
}

TEST(Seats, OfAGameOfWhichItIsNotKnownWhoLostNothingIsSaid) {
  AtSeats at{"system: french", "deal 1:"};
  at.seats.waits(kZ);
  at.games.open(1);
  EXPECT_EQ(at.sit("players: A, Y\nbystanders: Z, W\n"), "");
}

TEST(Seats, PlayingLaChouetteNobodyGoesOut) {
  AtSeats at{"system: french", "agreed: chouette", "deal 1:"};
  at.seats.waits(kZ);
  EXPECT_EQ(at.win(Seat::First).sit("players: A, Y\nbystanders: Z, W\n"), "");
}

}  // namespace
}  // namespace ecarte::sitting::test
