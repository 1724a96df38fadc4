// SPDX-License-Identifier: MIT
#include "sitting/people.hpp"

#include <gmock/gmock.h>

#include "at_desk.hpp"

namespace ecarte::sitting::test {
namespace {

TEST(People, HaveTheirNumbersInTheOrderInWhichTheyAreNamed) {
  AtDesk at{"deal 1:"};
  EXPECT_THAT(at.account().people, testing::ElementsAre("A", "Y", "Z", "W"));
  EXPECT_EQ(at.desk.people.seats(), (Players{kA, kY}));
  EXPECT_EQ(at.account().players, (Players{kA, kY}));
  EXPECT_THAT(at.desk.people.bystanders(), testing::ElementsAre(kZ, kW));
}

TEST(People, KeepTheirNumbersWhenTheyChangeSeats) {
  AtDesk at{"deal 1:"};
  at.tell({"deal 1:"}, "players: Z, A\nbystanders: Y, V\n");
  EXPECT_EQ(at.desk.people.seats(), (Players{kZ, kA}));
  EXPECT_EQ(at.account().players, (Players{kA, kY}));
  EXPECT_EQ(at.account().people.size(), 5U);
  EXPECT_TRUE(at.desk.people.has_seat(kZ));
  EXPECT_FALSE(at.desk.people.has_seat(kY));
}

TEST(People, AreKnownByWhoActsAndTheOtherWayRound) {
  AtDesk at{"deal 1:"};
  const People& people = at.desk.people;
  for (const PersonNumber who : {kA, kY, kZ, kW}) {
    EXPECT_EQ(people.person_of(people.actor_of(who)), who);
  }
  EXPECT_EQ(people.person_of(record::kBoth), kNoPerson);
  EXPECT_EQ(people.actor_of(kPool), record::kNobody);
}

}  // namespace
}  // namespace ecarte::sitting::test
