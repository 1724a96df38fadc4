// SPDX-License-Identifier: MIT
//
// What the hand that counts may have given.
#include <algorithm>

#include <gmock/gmock.h>

#include "made_score.hpp"

namespace ecarte::law {
namespace {

using replay::Beat;
using replay::bit;
using replay::HandEnd;
using replay::NoYes;
using replay::Result;
using replay::ScoreFor;
using replay::Some;
using testing::ElementsAre;
using testing::UnorderedElementsAre;

constexpr Earned kPointOfBold{ScoreFor::Point, true};

std::vector<HandGives> gives(MadeScore& at) {
  const Grounds grounds = at.grounds();
  const auto all = grounds.hand.gives.all();
  return {all.begin(), all.end()};
}
HandGives to(Actor winner, Earned earned, bool capped = false) {
  return {winner, earned, capped, PlayAs::Told};
}
const HandGives kNothing{};

/// A hand of which no more is told than so many tricks of each.
MadeScore broken_off(std::uint8_t first, std::uint8_t second) {
  MadeScore at;
  at.deal.beats[2] = bit(Beat::NCard);
  replay::PlayingSpan& span = at.playing();
  span.over = false;
  span.over_at = replay::kNever;
  span.tricks = {{first, second}};
  return at;
}

TEST(HandGives, AResultThatIsKnownGivesOneThing) {
  MadeScore at;
  at.over(1, Result::Vole);
  EXPECT_THAT(gives(at), ElementsAre(to(1, kTheVole)));
  EXPECT_FALSE(at.grounds().hand.open);
}

TEST(HandGives, AllThatAResultMayBe) {
  MadeScore at;
  at.over(0, Some{Result::Point, Result::Vole});
  EXPECT_THAT(gives(at), UnorderedElementsAre(to(0, kThePoint), to(0, kTheVole)));
}

TEST(HandGives, WhoIsKnownToHaveWonHasWonSomething) {
  MadeScore at;
  at.over(0, replay::unknown<Result>);
  EXPECT_THAT(gives(at), UnorderedElementsAre(to(0, kThePoint), to(0, kTheVole)));
}

TEST(HandGives, OfALoserWhoMayHaveBeenBoldThePointMayBeTwo) {
  MadeScore at;
  at.over(0, Result::Point, 2, NoYes::Yes);
  EXPECT_THAT(gives(at), ElementsAre(to(0, kPointOfBold)));
  EXPECT_FALSE(at.grounds().bold.open);

  MadeScore open;
  open.over(0, Result::Point, 2, replay::unknown<NoYes>);
  EXPECT_THAT(gives(open), UnorderedElementsAre(to(0, kThePoint), to(0, kPointOfBold)));
  ASSERT_TRUE(open.grounds().bold.open);
  EXPECT_EQ(open.grounds().bold.open->player, 1) << "the loser";
}

TEST(HandGives, AFaultOfTheWinnerThatIsInDoubtMayCapIt) {
  MadeScore at;
  at.over(0, Result::Point);
  at.in_doubt.capped[1] = true;
  EXPECT_THAT(gives(at), ElementsAre(to(0, kThePoint))) << "he lost it";
  at.in_doubt.capped[0] = true;
  EXPECT_THAT(gives(at), UnorderedElementsAre(to(0, kThePoint), to(0, kThePoint, true)));
}

TEST(HandGives, AHandBrokenOffGivesWhatItsTricksLeaveRoomFor) {
  MadeScore none = broken_off(0, 0);
  EXPECT_THAT(gives(none), UnorderedElementsAre(kNothing, to(0, kThePoint), to(0, kTheVole),
                                                to(1, kThePoint), to(1, kTheVole)));
  EXPECT_TRUE(none.grounds().hand.open);

  MadeScore one = broken_off(1, 0);
  EXPECT_THAT(gives(one),
              UnorderedElementsAre(kNothing, to(0, kThePoint), to(0, kTheVole), to(1, kThePoint)));
  MadeScore two = broken_off(2, 2);
  EXPECT_THAT(gives(two), UnorderedElementsAre(kNothing, to(0, kThePoint), to(1, kThePoint)));
  MadeScore three = broken_off(3, 1);
  EXPECT_THAT(gives(three), UnorderedElementsAre(kNothing, to(0, kThePoint)));
}

TEST(HandGives, HisThirdTrickIsOpenOnlyIfHeMayHaveMadeIt) {
  MadeScore at = broken_off(2, 0);
  EXPECT_FALSE(at.grounds().hand.third_open[0]);
  at.deal.playings[0].unknown_tricks = 1;
  EXPECT_TRUE(at.grounds().hand.third_open[0]);
  EXPECT_FALSE(at.grounds().hand.third_open[1]);
  at.deal.playings[0].point_at[Seat::First] = 2;
  EXPECT_FALSE(at.grounds().hand.third_open[0]) << "it is told by which card";
}

TEST(HandGives, AnAnnulledDealGivesNothing) {
  MadeScore at;
  at.over(0, Result::Vole);
  at.annulled.deal = replay::NoYes::Yes;
  EXPECT_THAT(gives(at), ElementsAre(kNothing));
  at.annulled = {replay::NoYes::No, 4};
  EXPECT_THAT(gives(at), ElementsAre(kNothing));
}

TEST(HandGives, AResultOnlyStatedHasNoMomentOfItsOwn) {
  MadeScore told;
  told.over(0, Result::Point, 3);
  EXPECT_EQ(told.grounds().counts.over_at, TimeSpan::at(3));

  MadeScore stated;
  stated.deal.beats[2] = 0;
  stated.over(0, Result::Point, 3, NoYes::No, HandEnd::Stated);
  EXPECT_EQ(stated.grounds().counts.over_at, (TimeSpan{1, kNoTime}))
      << "not before the last that is told: the turn-up";
}

TEST(HandGives, TricksTheNextLeadAloneGivesHimMayBeTheOthers) {
  MadeScore at;
  at.over(0, Result::Point);
  at.deal.playings[0].tricks = {{3, 2}};
  EXPECT_TRUE(at.grounds().hand.besides.all().empty());
  at.deal.playings[0].by_lead[Seat::First] = 1;
  const Grounds grounds = at.grounds();
  const auto besides = grounds.hand.besides.all();
  EXPECT_EQ(std::ranges::count(besides, Actor{1}, &HandGives::winner), 1);
  EXPECT_THAT(gives(at), ElementsAre(to(0, kThePoint))) << "as it is told, it is his";
}

TEST(HandGives, ARulingThatAwardsItGoesBeforeWhatWasPlayed) {
  MadeScore at;
  at.over(0, Result::Point);
  const auto award = std::ranges::find_if(at.code.cases, [](const Case& c) {
    return (c.effects & codes::bit(Remedy::AwardVole)) != 0 && c.award_to == Who::Adversary;
  });
  ASSERT_NE(award, at.code.cases.end());
  Ruling ruling;
  ruling.case_index = static_cast<std::uint16_t>(award - at.code.cases.begin());
  ruling.fact = replay::fact_of(award->on, 0, 2);
  ruling.fact.place.playing = 1;
  at.rulings.push_back(ruling);
  EXPECT_EQ(at.grounds().award.ruling, 0);
  for (const HandGives& given : gives(at)) {
    EXPECT_EQ(given.winner, 1);
    EXPECT_EQ(given.earned.what, ScoreFor::Vole);
  }
  at.rulings[0].status = Status::Moot;
  EXPECT_THAT(gives(at), ElementsAre(to(0, kThePoint)));
}

}  // namespace
}  // namespace ecarte::law
