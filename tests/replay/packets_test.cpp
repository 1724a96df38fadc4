// SPDX-License-Identifier: MIT
#include "replay/packets.hpp"

#include <gtest/gtest.h>

namespace ecarte::replay {
namespace {

using game::Seat;
using record::Order;

constexpr Seat kGiver = Seat::First;
constexpr Seat kOther = Seat::Second;

Packets given(std::initializer_list<std::pair<Seat, int>> list) {
  Packets packets;
  for (const auto& [to, size] : list) {
    packets.give(to, size);
  }
  return packets;
}

TEST(Packets, NotToldOneByOneTheyGiveFiveEach) {
  Packets packets;
  EXPECT_TRUE(packets.five_each());
  EXPECT_FALSE(packets.told());
  EXPECT_FALSE(packets.order());
  packets.plan(kOther, 3);
  EXPECT_TRUE(packets.five_each());
  EXPECT_EQ(Order::ThreeTwo, packets.order());
  EXPECT_EQ(Packets::Fault::None, packets.fault(kGiver));
}

TEST(Packets, ToldOneByOneTheyAddUp) {
  const Packets packets = given({{kOther, 2}, {kGiver, 2}, {kOther, 3}});
  EXPECT_TRUE(packets.told());
  EXPECT_EQ(5, packets.dealt(kOther));
  EXPECT_EQ(2, packets.dealt(kGiver));
  EXPECT_TRUE(packets.break_off());
  EXPECT_EQ(Order::TwoThree, packets.order());
}

TEST(Packets, TheOrderIsKnownFromTheSecond) {
  EXPECT_FALSE(given({{kOther, 2}}).order());
  EXPECT_TRUE(given({{kOther, 2}, {kGiver, 2}}).order());
}

TEST(Packets, AFaultOfSizesComesBeforeOneOfOrder) {
  EXPECT_EQ(Packets::Fault::Sizes,
            given({{kGiver, 4}, {kOther, 4}, {kGiver, 1}, {kOther, 1}}).fault(kGiver));
  EXPECT_EQ(Packets::Fault::DealerFirst,
            given({{kGiver, 3}, {kOther, 3}, {kGiver, 2}, {kOther, 2}}).fault(kGiver));
  EXPECT_EQ(Packets::Fault::Sizes,
            given({{kOther, 3}, {kGiver, 2}, {kOther, 2}, {kGiver, 3}}).fault(kGiver));
}

TEST(Packets, OnesAndFoursAreOdd) {
  EXPECT_TRUE(given({{kOther, 4}}).has_odd_size());
  EXPECT_FALSE(given({{kOther, 3}, {kGiver, 2}}).has_odd_size());
}

TEST(Packets, MorePacketsThanCanBeKeptStillAddUp) {
  Packets packets;
  for (int i = 0; i < 30; ++i) {
    packets.give(kOther, 1);
  }
  EXPECT_EQ(30, packets.dealt(kOther));
  EXPECT_EQ(16, packets.number());
}

}  // namespace
}  // namespace ecarte::replay
