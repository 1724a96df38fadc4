// SPDX-License-Identifier: MIT
//
// Lines that settle something, and names of all kinds, read by the grammar of plain lines as by the
// whole one.
#include <random>

#include <gtest/gtest.h>

#include "notation/alike.hpp"
#include "notation/line.hpp"
#include "notation/plain.hpp"

namespace ecarte::notation::test {
namespace {

/// Settings as most sittings begin with them, and what is nearly that, in any order.
TEST(Plain, SettingsAreReadAlike) {
  static constexpr std::string_view kNames[] = {
      "A",     "Y",          "Anne",         "Élise",
      "a-b",   "and",        "then",         "players",
      "Z",     "bystanders", "agreed",       "O'Hara",
      "Mr. B", "K",          "KH",           "marks",
      "takes", "Both",       "O\xc3",        "A B",
      "the",   "_x",         "x9",           "9x",
      "ann",   "Miss B.",    "\xe2\x99\xa5", "score",
      "Deal",  "before",     "twenty-one",   "AnneLouiseMarieTheresaAntoinetteJosephineB"};
  static constexpr std::string_view kSettings[] = {"players: ONE, TWO",
                                                   "players: ONE,TWO",
                                                   "players: ONE",
                                                   "players: ONE, TWO, Z",
                                                   "players: ONE and TWO",
                                                   "bystanders: ONE",
                                                   "bystanders: ONE, TWO",
                                                   "bystanders: Z, W, V",
                                                   "agreed: alternate",
                                                   "agreed: double",
                                                   "agreed: chouette",
                                                   "agreed: rubber of",
                                                   "agreed: ONE",
                                                   "agreed: english",
                                                   "agreed: pool",
                                                   "agreed: alternate, double",
                                                   "agreed: cut each game",
                                                   "agreed: change of packs",
                                                   "agreed: doubles and trebles",
                                                   "agreed: second discard",
                                                   "agreed: second  discard",
                                                   "agreed: rubber of 5",
                                                   "agreed: rubber of 05",
                                                   "agreed: rubber of 99",
                                                   "agreed: rubber of 100",
                                                   "agreed: rubber of  3",
                                                   "agreed: rubber 3",
                                                   "agreed: alternate 3",
                                                   "agreed: 3",
                                                   "packs: ONE green, TWO buff",
                                                   "packs: TWO red, ONE blue",
                                                   "packs: ONE green, ONE buff",
                                                   "packs: ONE green, TWO green",
                                                   "packs: ONE unknown, TWO buff",
                                                   "packs: ONE ?, TWO buff",
                                                   "packs: ONE new, TWO buff",
                                                   "packs: ONE marks, TWO 3",
                                                   "packs: green, buff",
                                                   "packs: Z green, TWO buff",
                                                   "packs: ONE green, TWO buff.",
                                                   "  ONE gives 3-2 from the green pack",
                                                   "agreed: cut each ONE",
                                                   "system: french",
                                                   "system: English",
                                                   "system: ONE",
                                                   "system: french rules",
                                                   "agreed: alternate; bystanders: ONE",
                                                   "players: ONE, TWO; agreed: alternate",
                                                   "agreed:",
                                                   "Agreed: alternate",
                                                   "agreed: a double",
                                                   "agreed: alternate.",
                                                   "code: enquire-within",
                                                   "bet: Z 5 on ONE",
                                                   "bet: Z 5 on W",
                                                   "bet: Z £5 on ONE",
                                                   "bet: Z 5",
                                                   "bet: Z 0 on ONE",
                                                   "bet: Z 05 on ONE",
                                                   "bet: Z 5 on ONE, W 3 on TWO",
                                                   "bet: V 1234567890 on TWO",
                                                   "bet: ONE 5 on TWO",
                                                   "  Z covers 5 on ONE",
                                                   "  Z bets 12 on TWO",
                                                   "  W bet 12 on TWO",
                                                   "  W bets 12",
                                                   "  ONE covers 5 on TWO",
                                                   "  Z covers 5 on Z",
                                                   "  Z covers 5 on TWO; W covers 3 on ONE",
                                                   "  Z looks at ONE's hand",
                                                   "expect: 43 revoke A",
                                                   "deal 1: ONE gives 3-2",
                                                   "  TWO holds K♥ T♠ 7♣ 8♣ A♦; plays",
                                                   "  ONE exposes ONE's 7♦",
                                                   "  TWO gives; exposes TWO's 9♣",
                                                   "ONE looks at his hand",
                                                   "game 2",
                                                   "cut for deal: ONE K♥, TWO 7♠",
                                                   "cut for deal: ONE J?, TWO 7♠",
                                                   "cut for deal: ONE K♥, TWO T?",
                                                   "cut for deal: ONE A?, TWO 9?",
                                                   "cut for deal: ONE ?♠, TWO 9?",
                                                   "cut for deal: ONE ?, TWO 9?",
                                                   "cut for deal: ONE 10?, TWO 6?",
                                                   "cut for deal: ONE J??, TWO 8♦"};
  std::mt19937 random(11);
  const auto below = [&random](std::size_t limit) { return random() % limit; };
  const auto any = [&below](const auto& list) { return list[below(std::size(list))]; };
  for (int round = 0; round < 4000; ++round) {
    const std::string one(any(kNames));
    const std::string two(any(kNames));
    std::string text;
    for (std::size_t line = 1 + below(7); line > 0; --line) {
      text += replaced(replaced(std::string(any(kSettings)), "ONE", one), "TWO", two);
      text += below(20) == 0 ? " \n" : below(20) == 0 ? "\r\n" : "\n";
    }
    expect_alike(text);
    if (HasFailure()) {
      return;
    }
  }
}

TEST(Plain, WhatMostSittingsSettleNeedsNoOtherGrammar) {
  static constexpr std::string_view kLines[] = {"agreed: alternate",
                                                "agreed: cut each game",
                                                "agreed: rubber of 5",
                                                "agreed: rubber of 21",
                                                "system: french",
                                                "packs: Anne green, Paul buff",
                                                "bet: Z 5 on Paul",
                                                "cut for deal: Anne K♥, Paul 7♠",
                                                "cut for deal: Anne J?, Paul 7♠"};
  for (const std::string_view line : kLines) {
    LineParser parser;
    std::string text = "players: Anne, Paul\nbystanders: Z\n" + std::string(line) + "\n";
    text.resize(text.size() + kPlainEnd);
    record::Record record;
    const PlainRead read =
        parser.read_plain(record, {text.data(), text.size() - kPlainEnd}, true, false);
    EXPECT_EQ(read.lines, 3) << line;
  }
}

TEST(Plain, WhoeverPlaysIsKnown) {
  static constexpr std::string_view kNames[] = {"A, Y",
                                                "Ann, Anna",
                                                "Mrs Jones, Mr. Brown",
                                                "Élise, Ève",
                                                "a-b, c-d",
                                                "Deal Smith, Y",
                                                "Rubber Bob, Y",
                                                "Hands Again, Y",
                                                "First Lady, Both Sides",
                                                "anna, otto",
                                                "Cut Glass, Players Club",
                                                "A B, A",
                                                "Wins, Cuts",
                                                "K, KH",
                                                "Game Cock, Doe",
                                                "gamma, delta"};
  for (const std::string_view names : kNames) {
    const std::string one(names.substr(0, names.find(',')));
    const std::string other(names.substr(names.find(',') + 2));
    const std::string text = replaced(
        replaced(
            "players: " + std::string(names) +
                "\nbystanders: Zoe, A B C, Taken\nbystanders: Una\nagreed: alternate\ncut for "
                "deal: ONE K♥, TWO 7♠\ndeal 1: TWO "
                "gives 3-2; exposes TWO's 9♦; turns 8♦\n  ONE holds K♥ T♠ 7♣ 8♣ A♦; proposes\n  "
                "TWO accepts\n  ONE "
                "discards 2; takes 2\n  TWO takes none\n1. ONE K♥, TWO 9♥\n2. ONE plays T♠, TWO "
                "plays 7♠\n3. ONE 7♣\n  ONE marks the point\nscore: ONE 1, TWO 0\ndeal 2: ONE "
                "gives 3-2\n",
            "ONE", one),
        "TWO", other);
    expect_alike(text);
    expect_alike(text.substr(text.find("deal 1")));
  }
}

/// "Gives" without an order or packets is the deal before a card is given, and an answer after a
/// proposal, wherever it stands.

}  // namespace
}  // namespace ecarte::notation::test
