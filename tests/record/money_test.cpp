// SPDX-License-Identifier: MIT
#include "record/money.hpp"

#include <gtest/gtest.h>

namespace ecarte::record {
namespace {

TEST(Money, IsReadAsTheSourcesWriteIt) {
  EXPECT_EQ(parse_money("20"), (Money{20, Coin::Unit}));
  EXPECT_EQ(parse_money("0"), (Money{0, Coin::Unit}));
  EXPECT_EQ(parse_money("0.50"), (Money{50, Coin::Hundredth}));
  EXPECT_EQ(parse_money("1.5"), (Money{150, Coin::Hundredth}));
  EXPECT_EQ(parse_money("6d"), (Money{6, Coin::Penny}));
  EXPECT_EQ(parse_money("5s"), (Money{60, Coin::Penny}));
  EXPECT_EQ(parse_money("2s 6d"), (Money{30, Coin::Penny}));
  EXPECT_EQ(parse_money("2s6d"), (Money{30, Coin::Penny}));
  EXPECT_EQ(parse_money("£1"), (Money{240, Coin::Penny}));
  EXPECT_EQ(parse_money("£1 10s"), (Money{360, Coin::Penny}));
  EXPECT_EQ(parse_money("£1 2s 6d"), (Money{270, Coin::Penny}));
}

TEST(Money, WhatIsNoSumIsNotRead) {
  for (const std::string_view text :
       {"", "five", "-5", "5.", ".5", "0.505", "2s 3s", "6d 2s", "£", "£1 5", "5s x", "1 2",
        "1000000000", "9999999999", "£4166667", "10000000.00"}) {
    EXPECT_FALSE(parse_money(text)) << text;
  }
  EXPECT_EQ(parse_money("999999999"), (Money{kMostMoney, Coin::Unit}));
}

TEST(Money, WhatIsWrittenCanBeReadBack) {
  for (const Coin coin : {Coin::Unit, Coin::Hundredth, Coin::Penny}) {
    for (std::uint32_t amount = 0; amount < 2000; ++amount) {
      EXPECT_EQ(parse_money(money_words(amount, coin)), (Money{amount, coin}));
    }
    EXPECT_EQ(parse_money(money_words(kMostMoney, coin)), (Money{kMostMoney, coin}));
  }
  EXPECT_EQ(money_words(270, Coin::Penny), "£1 2s 6d");
  EXPECT_EQ(money_words(-30, Coin::Penny), "-2s 6d");
  EXPECT_EQ(money_words(5, Coin::Hundredth), "0.05");
}

}  // namespace
}  // namespace ecarte::record
