// SPDX-License-Identifier: MIT
//
// What is not known is a set, whatever the quantity: one value where it is told, several where it
// is not, and none where what is told cannot all be true. One test for each that replay carries; of
// the score and of what was marked they are in tests/law.
#include <gtest/gtest.h>

#include "replay/cards.hpp"
#include "replay/exchange_numbers.hpp"
#include "replay/first_word.hpp"
#include "replay/orders_kept.hpp"
#include "replay/packs_held.hpp"
#include "replay/points_told.hpp"
#include "replay/standing_terms.hpp"
#include "tests/replay/at_exchange.hpp"
#include "tests/replay/at_play.hpp"
#include "tests/replay/told.hpp"

namespace ecarte::replay {
namespace {

using record::ActKind;

constexpr game::Card kKing{game::Rank::King, game::Suit::Spades};

TEST(NotKnown, WhoHoldsACardIsASetOfPlaces) {
  Cards cards;
  EXPECT_TRUE(cards.may(Pile::First).has(kKing));
  EXPECT_TRUE(cards.may(Pile::Second).has(kKing)) << "several";
  EXPECT_FALSE(cards.tell(1, Seat::First, kKing));
  EXPECT_TRUE(cards.sure(Pile::First).has(kKing)) << "one";
  EXPECT_FALSE(cards.may(Pile::Second).has(kKing));
  const std::optional<Clash> none = cards.tell(2, Seat::Second, kKing);
  ASSERT_TRUE(none) << "none";
  EXPECT_EQ(none->at, 2);
  EXPECT_EQ(none->earlier, 1);
}

TEST(NotKnown, HowManyCardsAHandHasIsASetOfSizes) {
  Cards cards;
  EXPECT_TRUE(cards.count(Seat::First).is(kFullHand)) << "one";
  cards.move(1, Pile::First, Pile::Out, Counts::range(2, 3), {});
  EXPECT_EQ(cards.count(Seat::First), Counts::range(2, 3)) << "several";
  EXPECT_FALSE(cards.tell_count(2, Seat::First, 4)) << "none";
  EXPECT_EQ(cards.size_told(Seat::Second), kNever);
}

TEST(NotKnown, HowManyTricksOneMadeIsASetOfNumbers) {
  Tricks tricks{Seat::First};
  const CardSet known{kKing};
  tricks.lead({.at = 1, .seat = Seat::First, .card = known}, 1);
  tricks.reply({.at = 2, .seat = Seat::Second, .card = CardSet::all()}, 0, game::Suit::Hearts);
  EXPECT_EQ(tricks.may_have_made(Seat::First), Counts::range(0, 1)) << "several";
  EXPECT_TRUE(tricks.told_won(1, Seat::First));
  EXPECT_TRUE(tricks.may_have_made(Seat::First).is(1)) << "one";
  EXPECT_TRUE((tricks.may_have_made(Seat::First) & Counts{3}).empty()) << "none";
}

TEST(NotKnown, WhoLedIsASetOfPlayers) {
  Tricks tricks{Seat::First};
  EXPECT_TRUE(tricks.leader().is(Seat::First)) << "one";
  tricks.skip_to(2);
  EXPECT_EQ(tricks.leader(), kEither) << "several";
  EXPECT_TRUE((tricks.leader() - kEither).empty()) << "none";
}

TEST(NotKnown, WhetherOneProposedIsASetOfFirstWords) {
  FirstWords first;
  EXPECT_TRUE(first.untold()) << "several";
  first.proposes();
  EXPECT_TRUE(first.asked());
  first.answered(FirstWord::Refused);
  EXPECT_TRUE(first.must_be(FirstWord::Refused)) << "one";
  EXPECT_FALSE(first.may_be(FirstWord::Accepted));
  EXPECT_TRUE((FirstWords::Set(FirstWord::Refused) & FirstWord::Stood).empty()) << "none";
}

TEST(NotKnown, TheOrderOfPacketsIsASetOfOrdersKept) {
  OrderKept kept;
  kept.deals(record::Order::TwoThree);
  EXPECT_TRUE(kept.may_be().is(KeptOrder::TwoThree)) << "one";
  kept = OrderKept::unknown();
  EXPECT_EQ(kept.may_be(), OrderKept::Set::all(5)) << "several";
  EXPECT_TRUE((kept.may_be() - OrderKept::Set::all(5)).empty()) << "none";
}

TEST(NotKnown, WhichPackIsASetOfPacks) {
  PacksHeld held;
  EXPECT_TRUE(held.of(Seat::First).known()) << "one";
  held.forget();
  EXPECT_EQ(held.of(Seat::First), kEitherPack) << "several";
  EXPECT_TRUE((held.of(Seat::First) - kEitherPack).empty()) << "none";
}

TEST(NotKnown, TheNumbersOfAnExchangeAreSets) {
  EXPECT_TRUE(NumberTold{3}.known()) << "one";
  EXPECT_EQ(NumberTold{Counts::range(2, 3)}.may().size(), 2) << "several";
  ExchangeNumbers told;
  told.put_out = 3;
  told.asked = 2;
  told.taken = NumberTold(Counts::range(2, 3));
  EXPECT_EQ(ways_of(told).hand, Counts::range(4, 5));
  told.hand = 5;
  EXPECT_TRUE(ways_of(told).taken.is(3)) << "by the hand he has";
  EXPECT_TRUE(amiss_in(told).excess.surely_by_other());
  told.hand = 4;
  EXPECT_FALSE(amiss_in(told).excess.possible());
  EXPECT_TRUE((ways_of(told).hand & Counts{6}).empty()) << "none";
}

TEST(NotKnown, WhatTheStockHasIsASetOfNumbers) {
  AtExchange at{"Y proposes", "A accepts", "Y asks 2; discards 5; takes ?",
                "A discards 5; takes 5"};
  EXPECT_TRUE(at.dealing().stock.known()) << "one";
  at.does(ActKind::Ask);
  at.does(ActKind::Discard);
  at.does(ActKind::Take);
  EXPECT_EQ(at.dealing().stock, Counts::range(17, 20)) << "several";
  EXPECT_EQ(at.table.cards.count(kNonDealer), Counts::range(2, 5));
}

TEST(NotKnown, WhetherALeadIsInTurnIsASetOfTurns) {
  AtPlay in_turn{"1. Y 7♠, A 8♠. 2. A 9♠"};
  in_turn.play_on(3);
  EXPECT_TRUE(in_turn.led_last().turn.must_be(Turn::In)) << "one";
  AtPlay out{"1. Y 7♠, A 8♠. 2. Y 9♠"};
  out.play_on(3);
  EXPECT_TRUE(out.led_last().turn.must_be(Turn::Out)) << "one";
  AtPlay open{"1. Y ?, A ?. 2. Y 9♠"};
  open.play_on(3);
  EXPECT_EQ(open.led_last().turn, Some<Turn>{}) << "several";
  EXPECT_TRUE((Some(Turn::In) & Some(Turn::Out)).empty()) << "none";
}

TEST(NotKnown, WhetherCardsWereTakenIsASet) {
  AtExchange at{"Y proposes", "A accepts", "Y discards 2; takes 2", "1. Y K♠, A 7♠"};
  EXPECT_TRUE(at.dealing().hands[kDealer].took.may_be(NoYes::Yes)) << "nothing of his is told";
  at.does(ActKind::Discard);
  at.does(ActKind::Take);
  EXPECT_TRUE(at.dealing().hands[kNonDealer].took.must_be(NoYes::Yes)) << "one";
}

TEST(NotKnown, WhichCardAPlayersFirstWasIsASet) {
  const DealFacts in_full = told({"deal 1: A gives 3-2; turns 8♠", "Y plays", "1. Y K♠, A 7♠"});
  const Fact* const led = find_fact(in_full, FactKind::KingHeld);
  ASSERT_NE(led, nullptr);
  EXPECT_TRUE(must_be(*led, 1, FirstCard::KingLed)) << "one";
  const DealFacts in_part = told({"deal 1: A gives 3-2; turns 8♠", "Y plays", "2. Y K♠, A 7♠"});
  const Fact* const later = find_fact(in_part, FactKind::KingHeld);
  ASSERT_NE(later, nullptr);
  EXPECT_TRUE(may_be(*later, 1, FirstCard::Other) && may_be(*later, 1, FirstCard::KingLed))
      << "several";
}

TEST(NotKnown, WhoMustWinThePointOrLoseTwoIsASetOfEach) {
  EXPECT_EQ(told({"deal 1: A gives 3-2; turns 8♦", "Y proposes; A accepts", "Y made the point"})
                .dealings.back()
                .bold,
            kNobodyBold)
      << "one";
  EXPECT_EQ(told({"deal 1: A gives 3-2; turns 8♦", "…", "Y made the point"}).dealings.back().bold,
            kAnybodyBold)
      << "several";
}

TEST(NotKnown, WhatWasDoneInAStretchNotToldIsASetOfBeatsAndDeeds) {
  const DealFacts in_full = told({"deal 1: A gives 3-2; turns 8♦", "Y proposes", "A accepts"});
  EXPECT_TRUE(std::ranges::none_of(in_full.untold.gaps, [](const Gap& gap) {
    return (gap.beats & bit(Beat::Given)) != 0;
  })) << "none";
  const DealFacts in_part = told({"deal 1: A gives 3-2; turns 8♦", "…", "Y leads K♠"});
  EXPECT_TRUE(std::ranges::any_of(in_part.untold.gaps, [](const Gap& gap) {
    return (gap.beats & bit(Beat::Given)) != 0 && (gap.beats & bit(Beat::Proposal)) != 0;
  })) << "several";
}

TEST(NotKnown, HowManyPointsWereMarkedIsARange) {
  EXPECT_TRUE(PointsTold(2).is(2)) << "one";
  EXPECT_TRUE(PointsTold::some().told()) << "several";
  EXPECT_TRUE(PointsTold::some().some_only());
  EXPECT_EQ(PointsTold::some().written(), record::kUnstated);
  EXPECT_FALSE(PointsTold(record::kUnstated).told()) << "nothing is written of it";
  EXPECT_EQ(PointsTold(record::kUnstated).or_else(1), 1);
}

TEST(NotKnown, WhetherOthersBetIsASet) {
  Sitting sitting;
  EXPECT_TRUE(sitting.betting.others.must_be(NoYes::No)) << "one";
  doubt_bets(sitting);
  EXPECT_EQ(sitting.betting.others, unknown<NoYes>) << "several";
  record::Record record;
  record.problems.emplace_back().settings = {ActKind::Bet};
  doubt_settings(record, sitting);
  EXPECT_TRUE(sitting.betting.others.must_be(NoYes::Yes)) << "one that could not be read";
  doubt_bets(sitting);
  EXPECT_TRUE(sitting.betting.others.may_be(NoYes::Yes));
  begin_bets(sitting);
  EXPECT_EQ(sitting.betting, Betting{});
}

}  // namespace
}  // namespace ecarte::replay
