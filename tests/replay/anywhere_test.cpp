// SPDX-License-Identifier: MIT
#include "replay/anywhere.hpp"

#include <gtest/gtest.h>

#include "acts.hpp"

namespace ecarte::replay {
namespace {

/// A heading keeps its number where others keep their cards.
Act heading(ActKind kind, std::uint32_t number) {
  Act a = act(kind, record::kNobody);
  a.cards = game::CardSet{number};
  return a;
}

TEST(Anywhere, WhatKindsAreTold) {
  const Acts acts{act(ActKind::Turn, kA), act(ActKind::Play, kY)};
  EXPECT_EQ((record::ActKinds{ActKind::Turn, ActKind::Play}), Anywhere(acts).kinds());
  EXPECT_TRUE(Anywhere(acts).tells({ActKind::Play}));
  EXPECT_FALSE(Anywhere(acts).tells({ActKind::HeadGame}));
}

TEST(Anywhere, HowTheDealIsHeaded) {
  const Acts first{act(ActKind::Turn, kA), heading(ActKind::HeadDeal, 1)};
  EXPECT_TRUE(Anywhere(first).heads_first_deal());
  const Acts third{heading(ActKind::HeadDeal, 3)};
  EXPECT_FALSE(Anywhere(third).heads_first_deal());
  EXPECT_TRUE(Anywhere(third).heads_deal_up_to(3));
  EXPECT_FALSE(Anywhere(third).heads_deal_up_to(2));
  EXPECT_FALSE(Anywhere(Acts{heading(ActKind::HeadDeal, 0)}).heads_deal_up_to(2)) << "no number";
}

TEST(Anywhere, ThePackIsFoundWrong) {
  const Acts acts{act_of(ActKind::Find, kA, record::Noun::PackWrong)};
  EXPECT_TRUE(Anywhere(acts).pack_wrong());
  EXPECT_TRUE(Anywhere(acts).questioned());
  EXPECT_FALSE(Anywhere(acts).disputed()) << "nobody speaks against the score or the hand";
}

TEST(Anywhere, ToRequireAnAnswerQuestionsNothing) {
  const Acts acts{act_of(ActKind::Require, kA, record::Required::Number)};
  EXPECT_FALSE(Anywhere(acts).questioned());
  EXPECT_TRUE(
      Anywhere(Acts{act_of(ActKind::Require, kA, record::Required::HandsAgain)}).questioned());
}

TEST(Anywhere, TheCutForTheDeal) {
  EXPECT_TRUE(Anywhere(Acts{act(ActKind::CutWon, kA)}).cut_for_deal());
  EXPECT_TRUE(Anywhere(Acts{with_flags(act(ActKind::Cut, kA), record::kForDeal)}).cut_for_deal());
  EXPECT_FALSE(Anywhere(Acts{act(ActKind::Cut, kA)}).cut_for_deal());
}

TEST(Anywhere, WhoDealtIsShownByWhatOnlyOneMayDo) {
  EXPECT_TRUE(Anywhere(Acts{act(ActKind::Turn, kA)}).dealer_shown({}).must_be(kA));
  EXPECT_TRUE(Anywhere(Acts{act(ActKind::Propose, kY)}).dealer_shown({}).must_be(kA));
  EXPECT_TRUE(Anywhere(Acts{act(ActKind::Play, kY, 1)}).dealer_shown({}).must_be(kA));
  EXPECT_TRUE(Anywhere(Acts{act(ActKind::Play, kY, 1)}).dealer_shown(kY).must_be(kY));
  EXPECT_FALSE(Anywhere(Acts{act(ActKind::Mark, kY)}).dealer_shown(kA).known());
}

TEST(Anywhere, ACardMayLeaveOpenWhoDealt) {
  EXPECT_FALSE(Anywhere(Acts{act(ActKind::Play, kY, 2)}).dealer_shown({}).known());
  const Acts won{act(ActKind::TakeTrick, kA, 1), act(ActKind::Play, kY)};
  EXPECT_FALSE(Anywhere(won).dealer_shown({}).known());
  const Acts disputed{act(ActKind::Play, kY, 1), act_of(ActKind::Claim, kA, Remedy::Unplay)};
  EXPECT_FALSE(Anywhere(disputed).dealer_shown({}).known());
  const Acts out{with_flags(act(ActKind::Play, kY, 1), record::kOutOfTurn)};
  EXPECT_TRUE(Anywhere(out).dealer_shown({}).must_be(kY));
}

TEST(Anywhere, TheScoreBeforeTheCards) {
  const Acts before{score(1, 2), act(ActKind::Give, kA)};
  EXPECT_TRUE(Anywhere(before).scored_before_cards());
  const Acts after{act(ActKind::Give, kA), score(1, 2)};
  EXPECT_FALSE(Anywhere(after).scored_before_cards());
  const Acts half{score(1, record::kUnstated)};
  EXPECT_FALSE(Anywhere(half).scored_before_cards());
}

TEST(Anywhere, AGameWonByItsResult) {
  const Acts won{act(ActKind::Play, kA), score(5, record::kUnstated, record::actor_of(kA))};
  EXPECT_TRUE(Anywhere(won).won_by_result(5));
  const Acts stood{act(ActKind::Play, kA), score(5, 2)};
  EXPECT_FALSE(Anywhere(stood).won_by_result(5));
  const Acts before{score(5, record::kUnstated)};
  EXPECT_FALSE(Anywhere(before).won_by_result(5)) << "nothing was dealt";
}

TEST(Anywhere, AScoreThatNoGameBegunHereLeavesRoomFor) {
  const Sitting sitting;
  const Acts much{act(ActKind::Play, kA), act_of(ActKind::Mark, kA, record::For::Point, 1),
                  score(4, 0)};
  EXPECT_TRUE(Anywhere(much).score_belies_start(sitting));
  const Acts room{act(ActKind::Play, kA), act_of(ActKind::Mark, kA, record::For::Point, 1),
                  score(2, 0)};
  EXPECT_FALSE(Anywhere(room).score_belies_start(sitting)) << "with a king not told";
  const Acts before{score(4, 0), act(ActKind::Play, kA)};
  EXPECT_FALSE(Anywhere(before).score_belies_start(sitting));
}

TEST(Anywhere, TheOrderInWhichTricksOfUnknownCardsAreWritten) {
  const auto trick = [](Acts& acts, Seat leads, std::uint8_t number) {
    for (const Seat seat : {leads, game::other(leads)}) {
      Act card = act(ActKind::Play, seat);
      card.number = number;
      card.flags = seat == leads ? 0 : record::kReplies;
      acts.push_back(card);
    }
  };
  Acts rote;
  trick(rote, kY, 1);
  trick(rote, kY, 2);
  EXPECT_FALSE(Anywhere(rote).orders_unknown_tricks()) << "all with one of them first";
  trick(rote, kA, 3);
  EXPECT_TRUE(Anywhere(rote).orders_unknown_tricks());
}

TEST(Anywhere, WhoComesIn) {
  const Acts acts{act(ActKind::Turn, kA), act(ActKind::ComeIn, kY)};
  int times = 0;
  Anywhere(acts).for_each_coming_in([&](const Act& a) {
    EXPECT_EQ(record::actor_of(kY), a.actor);
    ++times;
  });
  EXPECT_EQ(1, times);
}

}  // namespace
}  // namespace ecarte::replay
