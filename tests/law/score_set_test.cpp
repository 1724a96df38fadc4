// SPDX-License-Identifier: MIT
//
// Scores as sets: what is known, what may be, and what marking does to both.
#include "law/score_set.hpp"

#include <gtest/gtest.h>

namespace {

using ecarte::game::Seat;
using ecarte::law::may_have;
using ecarte::law::must_have;
using ecarte::law::Points;
using ecarte::law::ScoreSet;

TEST(ScoreSet, OneScoreIsKnown) {
  EXPECT_EQ(ScoreSet::of(3, 4).known(), (Points{3, 4}));
  EXPECT_EQ(ScoreSet::of(3, 4).size(), 1);
}

TEST(ScoreSet, OfNothingToldEveryScoreBelowTheGameMayBe) {
  const ScoreSet any = ScoreSet::up_to(4);
  EXPECT_EQ(any.size(), 25);
  EXPECT_FALSE(any.known());
  EXPECT_TRUE(any.contains(0, 4));
  EXPECT_FALSE(any.contains(5, 0));
  EXPECT_FALSE(any.contains(-1, 0));
}

TEST(ScoreSet, NoScoreIsImpossible) {
  EXPECT_TRUE(ScoreSet{}.empty());
  EXPECT_FALSE(ScoreSet{}.known());
  EXPECT_TRUE((ScoreSet::of(1, 2) & ScoreSet::of(2, 1)).empty());
}

TEST(ScoreSet, AScoreHalfToldLeavesTheOtherHalfOpen) {
  const ScoreSet half = ScoreSet::with(Seat::Second, 3, 4);
  EXPECT_EQ(half.size(), 5);
  EXPECT_EQ(half.points_of(Seat::Second), 1U << 3U);
  EXPECT_EQ(half.points_of(Seat::First), 0x1fU);
  EXPECT_EQ((half & ScoreSet::with(Seat::First, 2, 4)).known(), (Points{2, 3}));
}

TEST(ScoreSet, ThePlayersAreNotIndependent) {
  const ScoreSet either = ScoreSet::of(1, 0) | ScoreSet::of(0, 2);
  EXPECT_TRUE(either.contains(1, 0));
  EXPECT_FALSE(either.contains(1, 2));
}

TEST(ScoreSet, MarkingMovesEveryScore) {
  const ScoreSet moved = (ScoreSet::of(1, 0) | ScoreSet::of(2, 4)).moved(Seat::First, 2);
  EXPECT_EQ(moved, ScoreSet::of(3, 0) | ScoreSet::of(4, 4));
  EXPECT_EQ(moved.moved(Seat::Second, -1), ScoreSet::of(3, 0) | ScoreSet::of(4, 3));
}

TEST(ScoreSet, PointsAreKeptWithinTheirBounds) {
  EXPECT_EQ(ScoreSet::of(6, 0).moved(Seat::First, 3), ScoreSet::of(7, 0));
  EXPECT_EQ(ScoreSet::of(6, -2), ScoreSet::of(6, 0));
  EXPECT_EQ((ScoreSet::of(6, 4) | ScoreSet::of(5, 4)).clipped(5).known(), (Points{5, 4}));
}

TEST(ScoreSet, WhatEveryScoreSaysIsCertain) {
  const ScoreSet scores = ScoreSet::of(4, 0) | ScoreSet::of(5, 1);
  EXPECT_TRUE(must_have(scores, Seat::First, 4));
  EXPECT_FALSE(must_have(scores, Seat::First, 5));
  EXPECT_TRUE(may_have(scores, Seat::First, 5));
  EXPECT_FALSE(may_have(scores, Seat::Second, 2));
  EXPECT_FALSE(must_have(ScoreSet{}, Seat::First, 0));
}

}  // namespace
