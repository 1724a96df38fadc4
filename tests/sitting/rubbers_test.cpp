// SPDX-License-Identifier: MIT
#include "sitting/rubbers.hpp"

#include "at_desk.hpp"

namespace ecarte::sitting::test {
namespace {

using game::Seat;
using record::ActKind;

struct AtRubbers : AtDesk {
  using AtDesk::AtDesk;
  Rubbers rubbers{desk};

  void open() {
    BookedDeal told = deal(true);
    rubbers.open(told);
  }
};

TEST(Rubbers, ARubberIsDecidedByMostOfItsGames) {
  AtRubbers at{"agreed: rubber of 3", "stakes: 30 a rubber", "deal 1:"};
  at.open();
  at.rubbers.count({Seat::First, 1});
  at.rubbers.count({Seat::Second, 1});
  EXPECT_TRUE(at.account().entries.empty());
  at.rubbers.count({Seat::Second, 1});
  ASSERT_EQ(at.account().entries.size(), 1U);
  EXPECT_EQ(at.account().entries[0].to, kY);
  EXPECT_EQ(at.account().entries[0].amount, 30);
  at.rubbers.close();
  ASSERT_EQ(at.account().rubbers.size(), 1U);
  EXPECT_EQ(at.account().rubbers[0].winner, Seat::Second);
}

TEST(Rubbers, WhereTheRecordHeadsNoneAnotherBeginsWhenOneIsDecided) {
  AtRubbers at{"agreed: rubber of 3", "deal 1:"};
  at.open();
  EXPECT_EQ(at.rubbers.number(), 1U);
  at.rubbers.count({Seat::First, 2});
  at.open();
  EXPECT_EQ(at.rubbers.number(), 2U);
  EXPECT_EQ(at.found(), "");
}

TEST(Rubbers, OfOneThatIsHeadedNoMoreIsPlayedWhenItIsDecided) {
  AtRubbers at{"agreed: rubber of 3", "deal 1:"};
  at.rubbers.head(1);
  at.open();
  at.rubbers.count({Seat::First, 2});
  at.rubbers.begin_deal();
  at.open();
  EXPECT_EQ(at.rubbers.number(), 1U);
  EXPECT_NE(at.fact(replay::FactKind::PlayedAfterRubber), nullptr);
}

TEST(Rubbers, ALengthThatNoLawGivesIsNoted) {
  AtRubbers at{"agreed: rubber of 9", "deal 1:"};
  BookedDeal deal = at.deal(true);
  const record::Act& act = at.next(ActKind::Agreed);
  Rubbers::agree(act, at.now(), deal);
  const replay::Fact* const fact = at.fact(replay::FactKind::RubberAgreed);
  ASSERT_NE(fact, nullptr);
  EXPECT_EQ(fact->number, 9);
  EXPECT_TRUE(replay::must_be(*fact, 0, replay::RubberLength::Other));
}

TEST(Rubbers, ACutBetweenTwoGamesIsHeldAgainstWhatWasAgreed) {
  AtRubbers at{"agreed: alternate", "cut for deal: A Q♥, Y T♠", "deal 1:"};
  BookedDeal deal = at.deal(true);
  at.rubbers.series_cut(deal);
  const replay::Fact* const fact = at.fact(replay::FactKind::SeriesCut);
  ASSERT_NE(fact, nullptr);
  EXPECT_TRUE(replay::must_be(*fact, 0, replay::NoYes::No));
  AtRubbers other{"agreed: cut each game", "cut for deal: A Q♥, Y T♠", "deal 1:"};
  BookedDeal lawful = other.deal(true);
  other.rubbers.series_cut(lawful);
  EXPECT_TRUE(replay::must_be(*other.fact(replay::FactKind::SeriesCut), 0, replay::NoYes::Yes));
}

}  // namespace
}  // namespace ecarte::sitting::test
