// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "acts.hpp"
#include "replay/ahead.hpp"

namespace ecarte::replay {
namespace {

using record::For;

TEST(AheadScore, TheNextThatHeDoesIsToMarkAKing) {
  const Acts acts{act(ActKind::Turn, kA), act(ActKind::Propose, kY),
                  act_of(ActKind::Mark, kA, For::King)};
  EXPECT_TRUE(Ahead(acts).marks_king_next(0, kA));
  EXPECT_FALSE(Ahead(acts).marks_king_next(0, kY));
  const Acts point{act(ActKind::Turn, kA), act_of(ActKind::Mark, kA, For::Point)};
  EXPECT_FALSE(Ahead(point).marks_king_next(0, kA));
}

TEST(AheadScore, APointIsMarkedByItsNameOrByOne) {
  const Act thrown = act(ActKind::ThrowDown, kY);
  const Acts named{thrown, act_of(ActKind::Mark, kA, For::Point)};
  EXPECT_TRUE(Ahead(named).marks_point(0, kA, false));
  const Acts bare{thrown, act(ActKind::Mark, kA, 1)};
  EXPECT_TRUE(Ahead(bare).marks_point(0, kA, true));
  EXPECT_FALSE(Ahead(bare).marks_point(0, kA, false));
  EXPECT_FALSE(Ahead(bare).marks_point(0, kY, true));
  const Acts dealt{thrown, act(ActKind::Give, kA), act(ActKind::Mark, kA, 1)};
  EXPECT_FALSE(Ahead(dealt).marks_point(0, kA, true));
}

TEST(AheadScore, ThePointIsMarkedIfTheCountersShowOneMore) {
  const Acts acts{score(1, 2), act(ActKind::ThrowDown, kY), score(2, 2)};
  EXPECT_TRUE(Ahead(acts).marks_point(1, kA, true));
  EXPECT_FALSE(Ahead(acts).marks_point(1, kA, false));
  EXPECT_FALSE(Ahead(acts).marks_point(1, kY, true));
  const Acts either{score(1, 2), act(ActKind::ThrowDown, kY),
                    with_flags(score(2, 2), record::kEitherWay)};
  EXPECT_FALSE(Ahead(either).marks_point(1, kA, true)) << "whose they are is not told";
}

TEST(AheadScore, TheNextMarkIsForTricks) {
  const Acts point{kSaid, act_of(ActKind::Mark, kA, For::Point)};
  EXPECT_TRUE(Ahead(point).marks_tricks_next(0));
  const Acts bare{kSaid, act(ActKind::Mark, kA, 1)};
  EXPECT_TRUE(Ahead(bare).marks_tricks_next(0));
  const Acts played{kSaid, act(ActKind::Mark, kA, 1), act(ActKind::Play, kA)};
  EXPECT_FALSE(Ahead(played).marks_tricks_next(0));
  EXPECT_FALSE(Ahead(played).marks_tricks_next(1));
}

TEST(AheadScore, WhoTakesBackAndMarksHasSparedTheOther) {
  const Acts acts{kSaid, act(ActKind::Find, kA), act(ActKind::TakeBack, kA),
                  act_of(ActKind::Mark, kA, For::King), act(ActKind::Mark, kA, 1)};
  EXPECT_EQ(kY, Ahead(acts).spared_next(0));
  const Acts other{kSaid, act(ActKind::TakeBack, kA), act(ActKind::Mark, kY, 1)};
  EXPECT_FALSE(Ahead(other).spared_next(0));
  const Acts plays{kSaid, act(ActKind::Play, kA), act(ActKind::Mark, kA, 1)};
  EXPECT_FALSE(Ahead(plays).spared_next(0));
}

TEST(AheadScore, TheScoreIsAlteredBeforeTheHandGoesOn) {
  const Acts acts{kSaid, act(ActKind::Announce, kA), act(ActKind::TakeDown, kY)};
  EXPECT_EQ(&acts[2], Ahead(acts).alters_score_next(0, true));
  EXPECT_EQ(nullptr, Ahead(acts).alters_score_next(0, false));
  const Acts on{kSaid, act(ActKind::Play, kA), act(ActKind::Mark, kA)};
  EXPECT_EQ(nullptr, Ahead(on).alters_score_next(0, true));
}

TEST(AheadScore, WhatIsDecidedTakesDownWhatWasMarkedTooMany) {
  const Act ruled = with_detail(
      [] {
        Act a = act(ActKind::Rule, record::kFirstBystander, 1);
        a.object = static_cast<std::uint8_t>(Remedy::Mark);
        return a;
      }(),
      record::actor_of(kA));
  const Acts acts{score(1, 0), act(ActKind::Mark, kA, 2), ruled, score(2, 0)};
  EXPECT_EQ(1, Ahead(acts).taken_down_upon(2));
  const Acts stays{score(1, 0), act(ActKind::Mark, kA, 2), ruled, score(3, 0)};
  EXPECT_EQ(0, Ahead(stays).taken_down_upon(2));
  const Acts untold{score(1, 0), act(ActKind::Mark, kA, record::kUnstated), ruled, score(2, 0)};
  EXPECT_EQ(0, Ahead(untold).taken_down_upon(2));
  const Acts stops{score(1, 0), act(ActKind::Mark, kA, 2), ruled};
  EXPECT_EQ(0, Ahead(stops).taken_down_upon(2));
}

TEST(AheadScore, AQuestionForTheNumberIsAnswered) {
  const Acts acts{act(ActKind::AskNumber, kA), act(ActKind::AnswerNumber, kY)};
  EXPECT_TRUE(Ahead(acts).answers_number(0));
  EXPECT_FALSE(Ahead(acts).answers_number(1));
}

}  // namespace
}  // namespace ecarte::replay
