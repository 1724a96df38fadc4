// SPDX-License-Identifier: MIT
#include "replay/cards.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "acts.hpp"

namespace ecarte::replay {
namespace {

/// "KS 7H": the cards of a list.
CardSet cards(std::string_view list) {
  constexpr std::string_view kRanks = "789TAJQK";
  constexpr std::string_view kSuits = "SHDC";
  CardSet set;
  for (std::size_t i = 0; i + 1 < list.size(); i += 3) {
    set |= game::Card{static_cast<game::Rank>(kRanks.find(list[i])),
                      static_cast<game::Suit>(kSuits.find(list[i + 1]))};
  }
  return set;
}

game::Card card(std::string_view name) {
  return cards(name).first();
}

const CardSet kHearts = CardSet::of(game::Suit::Hearts);
const CardSet kSpades = CardSet::of(game::Suit::Spades);

class CardsTest : public testing::Test {
 protected:
  std::optional<Clash> play(ActIndex at, Seat seat, std::string_view what) {
    return cards_.move(at, hand_of(seat), Pile::Out, 1, cards(what));
  }
  std::optional<Clash> play_of(ActIndex at, Seat seat, CardSet among) {
    const std::array one{among};
    return cards_.move(at, hand_of(seat), Pile::Out, 1, {}, one);
  }

  Cards cards_;
};

TEST_F(CardsTest, OfFiveCardsDealtNothingIsKnown) {
  EXPECT_EQ(5, cards_.count(kA));
  EXPECT_TRUE(cards_.sure(Pile::First).empty());
  EXPECT_EQ(CardSet::all(), cards_.may(Pile::First));
}

TEST_F(CardsTest, ACardTurnedUpIsInNoHand) {
  EXPECT_FALSE(cards_.move(1, Pile::Stock, Pile::Out, 1, cards("KS")));
  EXPECT_FALSE(cards_.may(Pile::First).has(card("KS")));
  EXPECT_TRUE(cards_.sure(Pile::Out).has(card("KS")));
}

TEST_F(CardsTest, WhereEveryCardHasItsPlaceWhatMovesHasOneAgain) {
  EXPECT_FALSE(cards_.tell(1, kA, cards("KS QS JS AS TS"), {}, true));
  EXPECT_FALSE(cards_.tell(2, kY, cards("KH QH JH AH TH"), {}, true));
  EXPECT_FALSE(cards_.move(3, Pile::First, Pile::Out, 2, cards("AS TS")));
  EXPECT_FALSE(cards_.move(4, Pile::Stock, Pile::First, 2, cards("7C 8C")));
  EXPECT_EQ(cards("KS QS JS 7C 8C"), cards_.sure(Pile::First));
  EXPECT_EQ(cards("AS TS"), cards_.sure(Pile::Out));
  EXPECT_EQ(5, cards_.count(kA));
  EXPECT_FALSE(cards_.settle());
  EXPECT_EQ(cards("KS QS JS AS TS"), cards_.held_at(kA, 1)) << "and it had one before it was told";
  const auto again = play(5, kA, "AS");
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->twice);
  EXPECT_EQ(3, again->earlier);
}

TEST_F(CardsTest, WhereEveryCardHasItsPlaceACardNotKnownStillLeavesADoubt) {
  EXPECT_FALSE(cards_.tell(1, kA, cards("KS QS JS AS TS"), {}, true));
  EXPECT_FALSE(cards_.tell(2, kY, cards("KH QH JH AH TH"), {}, true));
  EXPECT_FALSE(cards_.move(3, Pile::First, Pile::Out, 1, {}));
  EXPECT_TRUE(cards_.sure(Pile::First).empty());
  EXPECT_FALSE(play(4, kA, "KS"));
  EXPECT_FALSE(play(5, kA, "QS"));
  EXPECT_FALSE(play(6, kA, "JS"));
  EXPECT_FALSE(play(7, kA, "AS"));
  EXPECT_FALSE(cards_.settle());
  EXPECT_EQ(cards("KS QS JS AS"), cards_.held_at(kA, 4));
}

TEST_F(CardsTest, FiveCardsToldAreTheHandAndNobodyElses) {
  EXPECT_FALSE(cards_.tell(1, kA, cards("KS QS JS AS TS")));
  EXPECT_EQ(cards("KS QS JS AS TS"), cards_.may(Pile::First));
  EXPECT_TRUE((cards_.may(Pile::Second) & cards("KS QS JS AS TS")).empty());
}

TEST_F(CardsTest, ACardPlayedLateWasHeldFromTheDeal) {
  play(5, kA, "8C");
  play(6, kY, "9C");
  play(7, kA, "7H");
  EXPECT_FALSE(cards_.settle());
  EXPECT_TRUE(cards_.held_at(kA, 5).has(card("7H")));
  EXPECT_TRUE(cards_.held_at(kA, 7).has(card("7H")));
  EXPECT_FALSE(cards_.held_at(kA, 8).has(card("7H")));
  EXPECT_EQ(7, cards_.shown(kA, card("7H")));
}

TEST_F(CardsTest, ACardPlayedAfterUnknownCardsWereTakenMayBeOneOfThese) {
  cards_.move(3, Pile::First, Pile::Out, 2, {});
  cards_.move(4, Pile::Stock, Pile::First, 2, {});
  play(5, kA, "7H");
  EXPECT_FALSE(cards_.settle());
  EXPECT_FALSE(cards_.held_at(kA, 3).has(card("7H")));
  EXPECT_TRUE(cards_.may_hold_at(kA, 3).has(card("7H")));
  EXPECT_TRUE(cards_.held_at(kA, 5).has(card("7H")));
}

TEST_F(CardsTest, ACardToldBeforeTheExchangeAndPlayedAfterItWasKept) {
  cards_.tell(1, kA, cards("7H"));
  cards_.move(3, Pile::First, Pile::Out, 2, {});
  cards_.move(4, Pile::Stock, Pile::First, 2, {});
  EXPECT_FALSE(cards_.sure(Pile::First).has(card("7H")));
  play(5, kA, "7H");
  EXPECT_FALSE(cards_.settle());
  EXPECT_TRUE(cards_.held_at(kA, 4).has(card("7H")));
}

TEST_F(CardsTest, WhoKeepsThreeOfFiveKnownDiscardedTheOtherTwo) {
  cards_.tell(1, kA, cards("7H 8H 9H TH AH"));
  cards_.move(3, Pile::First, Pile::Out, 2, {});
  cards_.move(4, Pile::Stock, Pile::First, 2, cards("KS QS"));
  play(5, kA, "7H");
  play(7, kA, "8H");
  play(9, kA, "9H");
  EXPECT_FALSE(cards_.settle());
  EXPECT_EQ(cards("7H 8H 9H"), cards_.held_at(kA, 4));
  EXPECT_TRUE(cards_.sure(Pile::Out).has_all(cards("TH AH")));
}

TEST_F(CardsTest, ACardInTwoPlacesNamesTheActThatPutItInTheFirst) {
  play(5, kA, "8C");
  const auto clash = play(6, kY, "8C");
  ASSERT_TRUE(clash);
  EXPECT_TRUE(clash->twice);
  EXPECT_EQ(6, clash->at);
  EXPECT_EQ(5, clash->earlier);
  EXPECT_EQ(cards("8C"), clash->cards);
}

TEST_F(CardsTest, ASixthCardOfAHandToldInFullIsNotHeld) {
  cards_.tell(2, kA, cards("KS QS JS AS TS"));
  const auto clash = play(5, kA, "8C");
  ASSERT_TRUE(clash);
  EXPECT_FALSE(clash->twice);
  EXPECT_EQ(2, clash->earlier);
  EXPECT_EQ(cards("8C"), clash->cards);
}

TEST_F(CardsTest, AContradictionSeenOnlyLookingBackNamesBothActs) {
  cards_.tell(1, kA, cards("KH QH JH AH"));
  cards_.move(2, Pile::First, Pile::Out, 1, {});
  cards_.move(3, Pile::Stock, Pile::First, 1, cards("7S"));
  EXPECT_FALSE(play(5, kA, "9C"));  // the fifth card of the deal
  EXPECT_FALSE(play(7, kA, "8C"));
  const auto found = cards_.settle();
  ASSERT_TRUE(found);
  EXPECT_EQ(7, found->at);
  EXPECT_EQ(5, found->earlier);
}

TEST_F(CardsTest, APackInQuestionContradictsNothing) {
  cards_.doubt_pack();
  play(5, kA, "8C");
  EXPECT_FALSE(play(6, kY, "8C"));
  EXPECT_TRUE(cards_.sure(Pile::Out).has(card("8C")));
}

TEST_F(CardsTest, ACardKnownInPartProvesWhatItProves) {
  cards_.tell(1, kA, cards("9D"));
  play_of(5, kA, kHearts);
  EXPECT_TRUE(cards_.held_at(kA, 6).has(card("9D")));  // a heart went, not this
  play_of(7, kA, kSpades);
  EXPECT_FALSE(cards_.settle());
  EXPECT_EQ(1, cards_.number_at(kA, 5, kSpades).least());
  EXPECT_EQ(3, cards_.number_at(kA, 5, kSpades).most());
  EXPECT_EQ(0, cards_.number_at(kA, 8, kSpades).least());
}

TEST_F(CardsTest, TwoHeartsToldAreTwo) {
  const std::array two{kHearts, kHearts};
  EXPECT_FALSE(cards_.tell(1, kA, cards("9D"), two));
  EXPECT_EQ(2, cards_.number_at(kA, 2, kHearts).least());
  EXPECT_EQ(4, cards_.number_at(kA, 2, kHearts).most());
}

TEST_F(CardsTest, AHandToldInPartButInFullHasNoOthers) {
  const std::array partly{kHearts, kHearts, kSpades};
  EXPECT_FALSE(cards_.tell(1, kA, cards("9D 8D"), partly, true));
  EXPECT_FALSE(cards_.may(Pile::First).has(card("KC")));
  EXPECT_TRUE(cards_.may(Pile::First).has(card("KS")));
}

TEST_F(CardsTest, WhatIsToldNotToBeHeldIsNotHeldThen) {
  cards_.start_playing();
  EXPECT_FALSE(play(1, kA, "9H"));
  EXPECT_FALSE(cards_.tell_none(2, kA, kHearts));
  EXPECT_FALSE(cards_.settle());
  EXPECT_TRUE((cards_.may(Pile::First) & kHearts).empty());
  EXPECT_TRUE(cards_.held_at(kA, 1).has(card("9H")));
  EXPECT_TRUE(cards_.tell_none(3, kA, CardSet::all()));
}

TEST_F(CardsTest, OfAHandPlayedOutItWasNotHeldWhenThePlayBegan) {
  cards_.start_playing();
  for (ActIndex at = 1; at <= 5; ++at) {
    cards_.move(at, Pile::First, Pile::Out, 1, {});
  }
  EXPECT_FALSE(cards_.tell_none(6, kA, kHearts));
  EXPECT_FALSE(cards_.settle());
  EXPECT_TRUE((cards_.may_hold_at(kA, 1) & kHearts).empty());
}

TEST_F(CardsTest, AnExchangeNotToldMayHaveChangedTheWholeHand) {
  cards_.tell(1, kA, cards("KS QS JS AS TS"));
  cards_.exchange_untold(3, kA);
  EXPECT_FALSE(play(5, kA, "8C"));
  EXPECT_FALSE(cards_.settle());
  EXPECT_FALSE(cards_.held_at(kA, 2).has(card("8C")));
}

TEST_F(CardsTest, ACardShownInAnExchangeNotToldMayHaveComeOrGone) {
  cards_.move(1, Pile::Stock, Pile::Faced, 1, cards("TS"));
  cards_.exchange_untold(3, kA);
  EXPECT_TRUE(cards_.may(Pile::First).has(card("TS")));
  EXPECT_TRUE(cards_.may(Pile::Out).has(card("TS")));
  EXPECT_FALSE(play(5, kA, "TS"));
  EXPECT_FALSE(cards_.settle());
}

TEST_F(CardsTest, TheSameHandsArePlayedAgain) {
  cards_.start_playing();
  play(5, kA, "8C");
  play(6, kY, "9C");
  cards_.settle();
  cards_.again(8);
  EXPECT_EQ(5, cards_.count(kA));
  EXPECT_TRUE(cards_.sure(Pile::First).has(card("8C")));
  EXPECT_TRUE(cards_.held_at(kA, 8).has(card("8C")));
  EXPECT_FALSE(play(9, kA, "8C"));
  play(10, kY, "7H");
  EXPECT_FALSE(cards_.settle());
  EXPECT_TRUE(cards_.held_at(kY, 6).has(card("7H")));  // what the second showed was in the first
}

TEST_F(CardsTest, ASixthCardFoundWasDealt) {
  cards_.tell(1, kA, cards("KS QS JS AS TS"));
  cards_.recount(kA, 1);
  EXPECT_EQ(6, cards_.count(kA));
  EXPECT_FALSE(play(5, kA, "8C"));
  EXPECT_FALSE(cards_.settle());
}

TEST_F(CardsTest, HandsMendedMayHaveLostOrGainedAnyCard) {
  cards_.recount(kA, 1);
  cards_.tell(1, kA, cards("KS QS JS AS TS 8C"));
  cards_.mend(2, kA, 5);
  EXPECT_EQ(5, cards_.count(kA));
  EXPECT_TRUE(cards_.may(Pile::First).has(card("8C")));
  EXPECT_TRUE(cards_.may(Pile::Stock).has(card("8C")));
}

TEST_F(CardsTest, MoreActsThanThereIsRoomForAreKnownAsTheyStand) {
  for (ActIndex at = 1; at < 300; ++at) {
    EXPECT_FALSE(cards_.tell(at, kA, cards("KS QS")));
  }
  EXPECT_EQ(cards("KS QS"), cards_.sure(Pile::First));
  cards_.recount(kA, 1);
  EXPECT_EQ(cards("KS QS"), cards_.sure(Pile::First));
  EXPECT_FALSE(cards_.settle());
}

TEST_F(CardsTest, TwoHandsHoldNoMoreOfASuitThanThereIs) {
  const std::array five{kHearts, kHearts, kHearts, kHearts, kHearts};
  const std::array four{kHearts, kHearts, kHearts, kHearts};
  EXPECT_FALSE(cards_.tell(1, kY, {}, five));
  const std::optional<Clash> clash = cards_.tell(2, kA, {}, four);
  ASSERT_TRUE(clash);
  EXPECT_EQ(2, clash->at);
  EXPECT_EQ(1, clash->earlier);
}

TEST_F(CardsTest, EightOfASuitMayBeHeldByTwo) {
  const std::array five{kHearts, kHearts, kHearts, kHearts, kHearts};
  const std::array three{kHearts, kHearts, kHearts};
  EXPECT_FALSE(cards_.tell(1, kY, {}, five));
  EXPECT_FALSE(cards_.tell(2, kA, {}, three));
  EXPECT_FALSE(cards_.settle());
}

TEST_F(CardsTest, NorWereMoreOfASuitPlayedThanThereIs) {
  cards_.start_playing();
  std::optional<Clash> clash;
  ActIndex at = 0;
  for (int trick = 0; trick < 5; ++trick) {
    for (const Seat seat : {kY, kA}) {
      clash = clash ? clash : play_of(++at, seat, kHearts);
    }
  }
  clash = clash ? clash : cards_.settle();
  ASSERT_TRUE(clash);
  EXPECT_EQ(9, clash->at);
}

}  // namespace
}  // namespace ecarte::replay
