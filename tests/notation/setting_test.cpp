// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "support.hpp"

namespace ecarte::notation::test {
namespace {

struct SettingRow {
  std::string_view line;
  std::string_view acts;
};

// clang-format off
constexpr SettingRow kRows[] = {
    {"system: english", "System A and Y o1"},
    {"System: French", "System A and Y o2"},
    {"cards: french", ""},
    {"cards: German", ""},
    {"cards: klingon", "! expected-cards"},
    {"cut for deal: A V♥, Y 8♠", "! expected-card"},
    {"packs: A green, Y buff", "Packs A and Y d1"},
    {"packs: Y buff, A green", "Packs A and Y #1"},
    {"packs: red, white", ""},
    {"packs: red, red", "! expected-packs"},
    {"agreed: multiples, rubber of 5", "Agreed A and Y; Agreed A and Y #5 o5"},
    {"agreed: La Chouette", "Agreed A and Y o8"},
    {"agreed: rubber", "! unknown-word"},
    {"stakes: 20", "Stake A and Y =20"},
    {"system: english; stakes: 20", "System A and Y o1; Stake A and Y =20"},
    {"bet: Z 5 on A, W 10 on Y", "Bet Z =5; Bet W d1 =10"},
    {"pool: 15", "Pool A and Y =15"},
    {"stakes: 2s 6d", "Stake A and Y =30"},
    {"stakes: £1 a rubber; stakes: 5s each game", "Stake A and Y o2 =240; Stake A and Y o1 =60"},
    {"stakes: 0.50; pool: 3s", "! other-coin"},
    {"stakes: 20; pool: 0.50", "! other-coin"},
    {"stakes: £9999999", "! number-too-large"},
    {"rentrants: C, D", "Rentrant C; Rentrant D"},
    {"rentrants: A", "! expected-name"},
    {"score: A 3, Y 0", "Score A and Y #3"},
    {"score: Y = 2; A = 3", "Score A and Y #3 d2"},
    {"score: love all", "Score A and Y"},
    {"score: 3 all", "Score A and Y #3 d3"},
    {"score: A 3, Y ?", "Score A and Y #3 d-"},
    {"score: B 3", "! expected-score"},
    {"settled: double to A", "Settled A and Y o2"},
    {"settled: treble", "Settled A and Y o3 d-"},
    {"cut for deal: A Q♥, Y 8♠", "Cut A #- d- f1 x1 QH; Cut Y #- d- f1 x1 8S"},
    {"cut for deal: A J?, Y nothing", "Cut A #- d- f1 x1; Partly A JS JH JD JC; Cut Y #- d- f1"},
    {"cut for deal again: A J♥ 9♣", "Cut A #- d- f3 x2 JH 9C"},
    {"bystanders: Z, W", "Bystanders A and Y"},
    {"bystanders: A", "! name-twice"},
    {"players: B, C", "! players-late"},
    {"packs: green, buff\npacks: green, red", "! packs-twice"},
    {"packs: idle, buff", "! reserved-name"},
    {"players: A", "! expected-name"},
    {"players: A, A", "! name-twice"},
    {"players: marks, Y", "! reserved-name"},
    {"scor: A 3", "! unknown-setting"},
    {"weather: fine", "! unknown-setting"},
    {"stakes: 1234567890", "! number-too-large"},
    {"deal 3: A gives 3-2", "HeadDeal =3; Give A #32"},
    {"Deal 3", "HeadDeal =3"},
    {"game 2", "HeadGame =2"},
    {"game 2:", "HeadGame =2"},
    {"rubber 1", "HeadRubber =1"},
    {"deal x:", "! expected-number"},
};
// clang-format on

TEST(Setting, BecomesItsActs) {
  for (const SettingRow& row : kRows) {
    EXPECT_EQ(row.acts, acts_of(row.line)) << row.line;
  }
}

record::Expectation expected(const std::string& words) {
  const auto deals = read("players: A, Y\nbystanders: Z\nexpect: " + words + "\n");
  return deals.empty() || deals.front().expectations.empty() ? record::Expectation{}
                                                             : deals.front().expectations.front();
}

TEST(Setting, ExpectationsNameAFinding) {
  const record::Expectation full = expected("43 revoke A elected");
  EXPECT_EQ("43", full.law);
  EXPECT_EQ("revoke", full.id);
  EXPECT_EQ(0, full.player.value_or(9));
  EXPECT_EQ("elected", full.status);
  const record::Expectation house = expected("law 12a Z open");
  EXPECT_EQ("12a", house.law);
  EXPECT_EQ(record::kFirstBystander, house.player.value_or(9));
  EXPECT_EQ("open", house.status);
  const record::Expectation bare = expected("turned-king-mark-barred");
  EXPECT_EQ("", bare.law);
  EXPECT_EQ("turned-king-mark-barred", bare.id);
  EXPECT_FALSE(bare.player.has_value());
}

TEST(Setting, ExpectationsNameAVerdictOrAScore) {
  using Kind = record::Expectation::Kind;
  EXPECT_EQ(Kind::Regular, expected("regular").kind);
  EXPECT_EQ(Kind::Unreadable, expected("unreadable; due ?").kind);
  const record::Expectation due = expected("due A 3, Y 1");
  EXPECT_EQ(Kind::Due, due.kind);
  EXPECT_EQ((std::array<std::uint8_t, 2>{3, 1}), due.due.value());
  EXPECT_FALSE(expected("due ?").due.has_value());
  EXPECT_EQ(2U, read("expect: regular; due A 3, Y 0\n").front().expectations.size());
  EXPECT_NE("", problems_of("expect: revoke nonsense\n"));
  EXPECT_NE("", problems_of("expect:\n"));
}

}  // namespace
}  // namespace ecarte::notation::test
