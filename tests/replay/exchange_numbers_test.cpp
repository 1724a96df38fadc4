// SPDX-License-Identifier: MIT
#include "replay/exchange_numbers.hpp"

#include <gtest/gtest.h>

namespace ecarte::replay {
namespace {

const NumberTold kNotKnown{game::Counts::range(1, 5)};

ExchangeNumbers nondealer(NumberTold put_out, NumberTold asked, NumberTold given,
                          NumberTold taken) {
  ExchangeNumbers told;
  told.put_out = put_out;
  told.asked = asked;
  told.given = given;
  told.taken = taken;
  return told;
}

ExchangeNumbers dealer(NumberTold put_out, NumberTold taken) {
  ExchangeNumbers told = nondealer(put_out, {}, {}, taken);
  told.served_by_other = false;
  return told;
}

TEST(NumberTold, IsASetOfWhatItMayBe) {
  EXPECT_FALSE(NumberTold{}.told());
  EXPECT_FALSE(NumberTold{}.known());
  EXPECT_EQ(NumberTold{}.or_else(7), 7);
  EXPECT_TRUE(kNotKnown.told());
  EXPECT_FALSE(kNotKnown.known());
  EXPECT_TRUE(NumberTold(3).is(3));
  EXPECT_FALSE(kNotKnown.is(3));
  EXPECT_EQ(NumberTold(3).or_else(7), 3);
  NumberTold fewer(2);
  fewer.take_off(3);
  EXPECT_TRUE(fewer.is(0));
}

TEST(ExchangeNumbers, WhereNoneBeliesAnotherNothingIsAmiss) {
  for (const ExchangeNumbers& told :
       {nondealer(3, 3, 3, 3), nondealer(3, {}, {}, {}), nondealer({}, {}, {}, 3),
        nondealer(kNotKnown, {}, {}, 3), nondealer(3, 3, {}, kNotKnown), dealer(2, 2),
        dealer(2, kNotKnown), dealer(kNotKnown, 2), nondealer({}, {}, {}, {})}) {
    const ExchangeAmiss amiss = amiss_in(told);
    EXPECT_FALSE(amiss.excess.possible());
    EXPECT_FALSE(amiss.shortage.possible());
  }
}

TEST(ExchangeNumbers, TheDealerAnswersForWhatHeTakes) {
  EXPECT_TRUE(amiss_in(dealer(2, 3)).excess.surely_by_himself());
  EXPECT_TRUE(amiss_in(dealer(3, 2)).shortage.surely_by_himself());
  EXPECT_EQ(amiss_in(dealer(1, 3)).excess.least(), 2);
}

TEST(ExchangeNumbers, MoreThanHeAskedForIsTheDealersDoing) {
  for (const ExchangeNumbers& told :
       {nondealer(3, 3, 4, 4), nondealer({}, 3, 4, {}), nondealer(kNotKnown, 3, 4, {}),
        nondealer(kNotKnown, 3, {}, 4), nondealer({}, 3, {}, 4), nondealer(2, {}, 3, {})}) {
    const ExchangeAmiss amiss = amiss_in(told);
    EXPECT_TRUE(amiss.excess.surely_by_other());
    EXPECT_FALSE(amiss.excess.surely_by_himself());
    EXPECT_EQ(amiss.excess.least(), 1);
    EXPECT_FALSE(amiss.shortage.possible());
  }
}

TEST(ExchangeNumbers, WhatHeTookBeyondWhatHePutOutMayBeEithersWhereTheAskingIsNotTold) {
  for (const NumberTold asked : {NumberTold{}, kNotKnown}) {
    const ExchangeAmiss amiss = amiss_in(nondealer(2, asked, {}, 3));
    EXPECT_TRUE(amiss.excess.surely);
    EXPECT_TRUE(amiss.excess.may_be_by_other());
    EXPECT_TRUE(amiss.excess.may_be_by_himself());
    EXPECT_FALSE(amiss.excess.surely_by_other());
  }
  EXPECT_TRUE(amiss_in(nondealer(2, 3, {}, 3)).excess.surely_by_himself());
}

TEST(ExchangeNumbers, FewerThanHeAskedForIsTheDealersDoing) {
  for (const ExchangeNumbers& told : {nondealer(3, 3, 2, 2), nondealer({}, 3, {}, 2),
                                      nondealer({}, 3, 2, {}), nondealer(3, 3, {}, 2)}) {
    EXPECT_TRUE(amiss_in(told).shortage.surely_by_other());
  }
  // Of three put out by one who asked for two, and had two.
  EXPECT_TRUE(amiss_in(nondealer(3, 2, 2, 2)).shortage.surely_by_himself());
  EXPECT_FALSE(amiss_in(nondealer(3, 2, 2, 2)).shortage.may_be_by_other());
}

TEST(ExchangeNumbers, HeMayHavePutOutWhatHeTookWhereThatIsToldNotToBeKnown) {
  const ExchangeAmiss amiss = amiss_in(nondealer(kNotKnown, 3, {}, 2));
  EXPECT_TRUE(amiss.shortage.possible());
  EXPECT_FALSE(amiss.shortage.surely);
  EXPECT_FALSE(amiss.excess.possible());
}

TEST(ExchangeNumbers, WhatAStockDidNotHoldNobodyAskedAwayUntold) {
  ExchangeNumbers told = nondealer(3, {}, {}, 2);
  told.stock_ran_out = true;
  EXPECT_TRUE(amiss_in(told).shortage.surely_by_other());
}

TEST(ExchangeNumbers, ACardShownAndLyingThereWasGiven) {
  ExchangeNumbers told = nondealer(3, 3, {}, 2);
  told.shown_and_given = 1;
  EXPECT_FALSE(amiss_in(told).shortage.possible());
  told = nondealer(3, 3, 2, 3);
  told.given_for_refused = 1;
  EXPECT_FALSE(amiss_in(told).shortage.possible());
}

}  // namespace
}  // namespace ecarte::replay
