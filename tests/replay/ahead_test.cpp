// SPDX-License-Identifier: MIT
#include "replay/ahead.hpp"

#include <gtest/gtest.h>

namespace ecarte::replay {
namespace {

using record::Act;
using record::ActKind;

constexpr game::Seat kA = game::Seat::First;
constexpr game::Seat kY = game::Seat::Second;

Act act(ActKind kind, game::Seat seat, int number = 0) {
  Act a;
  a.kind = kind;
  a.actor = record::actor_of(seat);
  a.number = static_cast<std::uint8_t>(number);
  return a;
}

TEST(Ahead, TheDiscardForCardsTakenComesInTheSameExchange) {
  const std::vector<Act> acts{act(ActKind::Take, kY), act(ActKind::Discard, kY),
                              act(ActKind::Play, kY)};
  EXPECT_TRUE(Ahead(acts).discards_later(0, kY));
  EXPECT_FALSE(Ahead(acts).discards_later(0, kA));
  EXPECT_FALSE(Ahead(acts).discards_later(1, kY));
}

TEST(Ahead, ADiscardForWhichHeTakesAgainBelongsToTheNextExchange) {
  const std::vector<Act> acts{act(ActKind::Take, kY), act(ActKind::Discard, kY),
                              act(ActKind::Take, kY)};
  EXPECT_FALSE(Ahead(acts).discards_later(0, kY));
}

TEST(Ahead, AnAnswerFollowsIfTheOtherDoesNothingBefore) {
  const std::vector<Act> acts{act(ActKind::Discard, kY), act(ActKind::Accept, kA)};
  EXPECT_TRUE(Ahead(acts).answer_follows(0, kY));
  const std::vector<Act> served{act(ActKind::Discard, kY), act(ActKind::Take, kY),
                                act(ActKind::Accept, kA)};
  EXPECT_FALSE(Ahead(served).answer_follows(0, kY));
}

TEST(Ahead, AnExchangeIsUntoldIfItIsOverAndNothingOfItWasSaid) {
  const std::vector<Act> over{act(ActKind::Accept, kA), act(ActKind::Take, kY),
                              act(ActKind::Play, kY)};
  EXPECT_TRUE(Ahead(over).exchange_untold(0, kA));
  EXPECT_FALSE(Ahead(over).exchange_untold(0, kY));
  const std::vector<Act> stops{act(ActKind::Accept, kA)};
  EXPECT_FALSE(Ahead(stops).exchange_untold(0, kA));
  const std::vector<Act> given_up{act(ActKind::Accept, kA), act(ActKind::ThrowDown, kY)};
  EXPECT_FALSE(Ahead(given_up).exchange_untold(0, kA));
}

TEST(Ahead, AQuestionIsUnansweredOnlyIfThePlayIsToldToItsEnd) {
  std::vector<Act> goes_on{act(ActKind::Play, kY, 1), act(ActKind::AskNumber, kY),
                           act(ActKind::Play, kY, 2)};
  EXPECT_FALSE(Ahead(goes_on).left_unanswered(1));
  goes_on.push_back(act(ActKind::ThrowDown, kY));
  EXPECT_TRUE(Ahead(goes_on).left_unanswered(1));
  std::vector<Act> to_the_end{act(ActKind::Play, kY, 1), act(ActKind::AskNumber, kY)};
  for (const int trick : {2, 3, 4, 5}) {
    to_the_end.push_back(act(ActKind::Play, kY, trick));
  }
  EXPECT_TRUE(Ahead(to_the_end).left_unanswered(1));
  const std::vector<Act> skips{act(ActKind::Play, kY, 1), act(ActKind::AskNumber, kY),
                               act(ActKind::Play, kY, 4)};
  EXPECT_FALSE(Ahead(skips).left_unanswered(1));
  const std::vector<Act> stops{act(ActKind::Play, kY, 1), act(ActKind::AskNumber, kY)};
  EXPECT_FALSE(Ahead(stops).left_unanswered(1));
}

TEST(Ahead, ATrumpTurnedInTheNextDealingIsNotThisOnes) {
  std::vector<Act> acts{act(ActKind::Give, kA), act(ActKind::Give, kA), act(ActKind::Turn, kA)};
  EXPECT_TRUE(Ahead(acts).turns_later(0));
  acts[1].flags = record::kAgain;
  EXPECT_FALSE(Ahead(acts).turns_later(0));
}

TEST(Ahead, WhoDealsAndWhoPlaysNext) {
  const std::vector<Act> acts{act(ActKind::Shuffle, kY), act(ActKind::Give, kA),
                              act(ActKind::Play, kY)};
  EXPECT_EQ(record::actor_of(kA), Ahead(acts).next_to_give(0));
  EXPECT_EQ(record::kNobody, Ahead(acts).next_to_play(0));
  EXPECT_EQ(record::actor_of(kY), Ahead(acts).next_to_play(1));
}

}  // namespace
}  // namespace ecarte::replay
