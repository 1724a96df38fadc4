// SPDX-License-Identifier: MIT
#include "replay/packs_held.hpp"

#include <gtest/gtest.h>

#include "tests/replay/told.hpp"

namespace ecarte::replay {
namespace {

using game::Seat;

constexpr SomePack kPackA{std::uint8_t{0}};
constexpr SomePack kPackB{std::uint8_t{1}};

TEST(PacksHeld, EachHasHisOwnUntilTheyAreChanged) {
  PacksHeld held;
  EXPECT_EQ(held.of(Seat::First), kPackA);
  EXPECT_EQ(held.of(Seat::Second), kPackB);
  EXPECT_EQ(held.owner(Seat::Second, kPackA), Some(PackOwner::Other));
  held.is(Seat::Second, kPackA);
  EXPECT_EQ(held.of(Seat::First), kPackB);
  EXPECT_EQ(held.owner(Seat::Second, kPackA), Some(PackOwner::Own));
}

TEST(PacksHeld, WhatMayHaveBeenChangedIsEitherAndTheOtherOfItToo) {
  PacksHeld held;
  held.is(Seat::First, kPackB);
  held.forget();
  EXPECT_EQ(held.of(Seat::First), kEitherPack);
  EXPECT_EQ(other_pack(held.of(Seat::First)), kEitherPack);
  EXPECT_EQ(held.owner(Seat::First, kPackA), Some<PackOwner>{});
  EXPECT_EQ(held.supposed_of(Seat::First), kPackB);
  held.is(Seat::First, held.of(Seat::First));
  EXPECT_EQ(held.supposed_of(Seat::First), kPackB);
  held.is(Seat::First, kPackA);
  EXPECT_EQ(held.of(Seat::Second), kPackB) << "a pack that is told narrows it";
}

/// Whose the pack was, as the last deal has it; nothing is said of it if there is no such fact.
std::optional<Some<PackOwner>> owner_of_last(std::string_view deals) {
  const auto facts =
      told_deals("players: A, Y\npacks: A green, Y buff\ndeal 1: A gives; turns 8♦\n" +
                 std::string{deals} + "\n");
  const Fact* const dealing = find_fact(facts.back(), FactKind::Dealing);
  return dealing == nullptr ? std::nullopt : std::optional(known<PackOwner>(*dealing, 1));
}

TEST(PacksHeld, AfterDealsNotToldAPackThatWasTheOthersIsOpen) {
  EXPECT_EQ(owner_of_last("deal 2: Y gives from the green pack; turns 9♦"), Some(PackOwner::Other));
  EXPECT_EQ(owner_of_last("deal 2: Y gives from the buff pack; turns 9♦"), std::nullopt);
  EXPECT_EQ(owner_of_last("deal 4: Y gives from the green pack; turns 9♦"), Some<PackOwner>{});
  EXPECT_EQ(owner_of_last("deal 4: Y gives from the buff pack; turns 9♦"), std::nullopt);
}

TEST(PacksHeld, AFindingSaysWhoseItWas) {
  EXPECT_EQ(owner_of_last("deal 4: Y gives from the green pack; A finds the wrong pack"),
            Some(PackOwner::Other));
}

}  // namespace
}  // namespace ecarte::replay
