// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "acts.hpp"
#include "replay/behind.hpp"

namespace ecarte::replay {
namespace {

using record::For;

const Act kMarksKing = act_of(ActKind::Mark, kA, For::King, 1);

TEST(BehindScore, HeMarkedPointsOrAKing) {
  const Acts acts{kMarksKing, act_of(ActKind::Mark, kY, For::Point, 1)};
  EXPECT_FALSE(Behind(acts).marked_points(2, record::actor_of(kA)));
  EXPECT_TRUE(Behind(acts).marked_points(2, record::actor_of(kY)));
  EXPECT_TRUE(Behind(acts).king_marked(0, 2));
  EXPECT_FALSE(Behind(acts).king_marked(1, 2));
}

TEST(BehindScore, PointsMarkedAfterTheLastCard) {
  const Acts acts{act(ActKind::Mark, kA, 1), act(ActKind::Play, kY)};
  EXPECT_FALSE(Behind(acts).marked_since_play(0, 2));
  EXPECT_TRUE(Behind(acts).marked_since_play(0, 1));
  EXPECT_FALSE(Behind(acts).marked_since_play(1, 1)) << "before this dealing";
}

TEST(BehindScore, AKingIsSpokenOf) {
  const Acts acts{act(ActKind::Announce, kA), kAside};
  EXPECT_TRUE(Behind(acts).king_spoken_of(0, 2));
  EXPECT_FALSE(Behind(acts).king_spoken_of(1, 2));
  EXPECT_TRUE(Behind(acts).king_told(2, record::actor_of(kA)));
  EXPECT_FALSE(Behind(acts).king_told(2, record::actor_of(kY)));
}

TEST(BehindScore, AKingThatIsTurnedIsToldToo) {
  const Acts acts{with_cards(act(ActKind::Turn, kA),
                             game::CardSet{game::Card{game::Rank::King, game::Suit::Hearts}})};
  EXPECT_TRUE(Behind(acts).king_told(1, record::actor_of(kA)));
}

TEST(BehindScore, OnlyHisKingSinceTheScore) {
  const Acts acts{score(4, 2), kMarksKing};
  EXPECT_TRUE(Behind(acts).only_king_since(2, kA, 4));
  EXPECT_FALSE(Behind(acts).only_king_since(2, kA, 3));
  EXPECT_FALSE(Behind(acts).only_king_since(1, kA, 4)) << "no king yet";
  const Acts played{score(4, 2), act(ActKind::Play, kY), kMarksKing};
  EXPECT_FALSE(Behind(played).only_king_since(3, kA, 4));
}

TEST(BehindScore, TheGameIsInReachOfAKing) {
  const Acts stood{score(4, 2)};
  EXPECT_TRUE(Behind(stood).game_in_reach(1, kA, 4));
  EXPECT_FALSE(Behind(stood).game_in_reach(1, kY, 4));
  const Acts claimed{act(ActKind::ClaimGame, kY)};
  EXPECT_TRUE(Behind(claimed).game_in_reach(1, kY, 4));
}

TEST(BehindScore, TheFirstScoreOfBoth) {
  const Acts acts{score(record::kUnstated, 2), score(1, 2), score(2, 2)};
  EXPECT_EQ(&acts[1], Behind(acts).first_whole_score(3));
  EXPECT_EQ(nullptr, Behind(acts).first_whole_score(1));
}

TEST(BehindScore, HisPointsAreExplained) {
  const Acts acts{act(ActKind::Admit, kA)};
  EXPECT_TRUE(Behind(acts).points_explained(1, record::actor_of(kA)));
  EXPECT_FALSE(Behind(acts).points_explained(1, record::actor_of(kY)));
}

TEST(BehindScore, TheGameIsTheOthers) {
  const Acts acts{act(ActKind::ClaimGame, kA), score(5, 2, record::actor_of(kA))};
  EXPECT_TRUE(Behind(acts).game_is_others(1, record::actor_of(kY)));
  EXPECT_FALSE(Behind(acts).game_is_others(1, record::actor_of(kA)));
  EXPECT_TRUE(Behind(acts).game_won(0, 2));
  EXPECT_FALSE(Behind(acts).game_won(0, 1)) << "only claimed";
}

TEST(BehindScore, AMarkIsClaimedJustBeforeTalkApart) {
  const Acts acts{act_of(ActKind::Claim, kA, Remedy::Mark), act(ActKind::Dispute, kY)};
  EXPECT_EQ(0, Behind(acts).mark_claimed(2, record::actor_of(kA)));
  EXPECT_EQ(kNever, Behind(acts).mark_claimed(2, record::actor_of(kY)));
  const Acts played{acts[0], act(ActKind::Play, kY)};
  EXPECT_EQ(kNever, Behind(played).mark_claimed(2, record::actor_of(kA)));
}

TEST(BehindScore, TheGameWasSpokenOfJustBefore) {
  const Acts acts{act(ActKind::Dispute, kA), act(ActKind::Speak, kY), act(ActKind::Play, kY)};
  EXPECT_TRUE(Behind(acts).game_spoken_of(2));
  EXPECT_FALSE(Behind(acts).game_spoken_of(3));
}

TEST(BehindScore, AHandIsPlayed) {
  const Acts acts{act(ActKind::Turn, kA), act(ActKind::Made, kY)};
  EXPECT_TRUE(Behind(acts).played(2));
  EXPECT_FALSE(Behind(acts).played(1));
}

TEST(BehindPlay, APlayIsToldAsFarAsWhatComesBeforeIt) {
  const Acts acts{act(ActKind::Play, kY), act(ActKind::Announce, kY), act(ActKind::Made, kY, 3),
                  act(ActKind::Announce, kA)};
  const std::vector<BeatSet> beats(acts.size());
  PlayTold play;
  play.beats = beats;
  play.cards = true;
  EXPECT_EQ(2, Behind(acts).play_told_until(0, 4, 1, play)) << "not past the result";
  const Acts result{act(ActKind::Made, kY, 3)};
  EXPECT_EQ(0, Behind(result).play_told_until(0, 1, 0, play)) << "it begins with its end";
}

TEST(BehindPlay, AHandIsMendedAsSoonAsTheFaultIsFound) {
  const Acts at_once{act(ActKind::Turn, kA), act(ActKind::Find, kY), act(ActKind::Draw, kY)};
  const std::vector<BeatSet> beats(4);
  PlayTold play;
  play.beats = beats;
  EXPECT_EQ(3, Behind(at_once).play_told_until(0, 3, 0, play));
  const Acts later{act(ActKind::Turn, kA), act(ActKind::Dispute, kY), act(ActKind::Draw, kY)};
  EXPECT_EQ(1, Behind(later).play_told_until(0, 3, 0, play));
}

TEST(BehindPlay, AnEndIsPresupposed) {
  const Acts acts{act(ActKind::Play, kY), act_of(ActKind::Claim, kA, Remedy::FreshDeal),
                  act(ActKind::Mark, kY, 1)};
  PlayTold play;
  play.cards = true;
  EXPECT_EQ(0, Behind(acts).end_presupposed(0, 3, play)) << "it may be for a king";
  const Acts point{act(ActKind::Play, kY), act(ActKind::Mark, kY, 1)};
  EXPECT_EQ(1, Behind(point).end_presupposed(0, 2, play));
}

TEST(BehindPlay, AScoreThatTheKingAloneMadePresupposesNoEnd) {
  const Acts acts{act(ActKind::Play, kY), score(5, 2)};
  std::vector<Testimony> testimony(1);
  testimony[0].at = 1;
  PlayTold play;
  play.cards = true;
  play.testimony = testimony;
  EXPECT_EQ(1, Behind(acts).end_presupposed(0, 2, play));
  testimony[0].upon_king = true;
  EXPECT_EQ(0, Behind(acts).end_presupposed(0, 2, play));
}

}  // namespace
}  // namespace ecarte::replay
