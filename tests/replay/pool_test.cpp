// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "replay/anywhere.hpp"
#include "replay/replay.hpp"

namespace ecarte::replay {
namespace {

using record::Act;
using record::ActKind;
using record::SeatEntry;

constexpr Actor kGone = record::kFirstBystander;
constexpr Actor kWaits = record::kFirstBystander + 1;

Act comes_in(Actor who, SeatEntry entry, std::uint8_t detail) {
  Act act;
  act.kind = ActKind::ComeIn;
  act.actor = who;
  act.object = static_cast<std::uint8_t>(entry);
  act.detail = detail;
  return act;
}

void change(const std::vector<Act>& acts, Sitting& sitting) {
  change_seats(Anywhere(acts), sitting);
}

/// Each has dealt in game 2, and somebody has a bet on the second.
Sitting in_game_two() {
  Sitting sitting;
  sitting.game = 2;
  sitting.orders.of[game::Seat::First].deals(record::Order::ThreeTwo);
  sitting.orders.of[game::Seat::Second].deals(record::Order::TwoThree);
  sitting.betting.bets.push_back({kWaits, game::Seat::Second, 5});
  return sitting;
}

TEST(Pool, WhoTakesASeatHasNotDealtYet) {
  Sitting sitting = in_game_two();
  change({comes_in(0, SeatEntry::Now, kGone)}, sitting);
  EXPECT_TRUE(sitting.orders.of[game::Seat::First].has_none());
  EXPECT_TRUE(sitting.orders.of[game::Seat::Second].may_be().is(KeptOrder::TwoThree))
      << "he has kept his";
}

TEST(Pool, WhoGaveUpHisSeatIsIdleAndTheBetsAreOver) {
  Sitting sitting = in_game_two();
  change({comes_in(0, SeatEntry::Now, kGone)}, sitting);
  EXPECT_TRUE(sitting.seats.idle.test(kGone));
  EXPECT_FALSE(sitting.seats.idle.test(kWaits));
  EXPECT_TRUE(sitting.betting.bets.empty());
}

TEST(Pool, WhoHasASeatFromTheNextDealOnChangesNothingUntilThen) {
  Sitting sitting = in_game_two();
  change({comes_in(kWaits, SeatEntry::Next, 1)}, sitting);
  EXPECT_TRUE(sitting.orders.of[game::Seat::Second].may_be().is(KeptOrder::TwoThree));
  EXPECT_EQ(sitting.betting.bets.size(), 1U);
  EXPECT_EQ(sitting.seats.coming_in, kWaits);

  change({}, sitting);  // the next deal
  EXPECT_TRUE(sitting.orders.of[game::Seat::Second].has_none());
  EXPECT_TRUE(sitting.orders.of[game::Seat::First].may_be().is(KeptOrder::ThreeTwo));
  EXPECT_TRUE(sitting.seats.idle.test(kWaits)) << "whoever bears that number now";
  EXPECT_TRUE(sitting.betting.bets.empty());
  EXPECT_EQ(sitting.seats.coming_in, record::kNobody);
}

TEST(Pool, OnlyOnceDoesHeComeIn) {
  Sitting sitting;
  change({comes_in(kWaits, SeatEntry::Next, 1)}, sitting);
  change({}, sitting);
  sitting.orders.of[game::Seat::Second].deals(record::Order::ThreeTwo);
  change({}, sitting);
  EXPECT_TRUE(sitting.orders.of[game::Seat::Second].may_be().is(KeptOrder::ThreeTwo));
}

TEST(Pool, WhereItIsNotToldWhoseSeatHeTookNothingChanges) {
  Sitting sitting = in_game_two();
  const Sitting before = sitting;
  Act retires;
  retires.kind = ActKind::Retire;
  retires.actor = 0;
  change({retires, comes_in(kWaits, SeatEntry::Unsaid, 0)}, sitting);
  EXPECT_EQ(sitting, before);
}

}  // namespace
}  // namespace ecarte::replay
