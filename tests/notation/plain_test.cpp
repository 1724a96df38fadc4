// SPDX-License-Identifier: MIT
//
// Plain lines are read by a grammar of their own (grammar/plain.hpp), which must make of every text
// what the whole grammar makes of it: of the records there are, of games by the hundred, of
// sentences in any order, and of what is nearly a plain line and is none.
#include <algorithm>
#include <random>

#include <gtest/gtest.h>

#include "grammar/plain_words.hpp"
#include "notation/both_ways.hpp"
#include "notation/lexicon.hpp"
#include "support.hpp"
#include "support/lawful_game.hpp"

namespace ecarte::notation::test {
namespace {

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at)) {
    text.replace(at, from.size(), to);
    at += to.size();
  }
  return text;
}

/// The same with letters for the signs of the suits.
std::string with_letters(std::string text) {
  for (const auto& [sign, letter] : {std::pair{"♠", "S"}, {"♥", "H"}, {"♦", "D"}, {"♣", "C"}}) {
    text = replaced(std::move(text), sign, letter);
  }
  return text;
}

std::string games(int deals, std::uint64_t seed, support::Sprinkle sprinkle) {
  support::LawfulGames game(seed, sprinkle);
  std::string text;
  for (int deal = 0; deal < deals; ++deal) {
    game.deal(text);
  }
  return text;
}

class Slips {
 public:
  explicit Slips(unsigned seed) : random_(seed) {}

  std::size_t below(std::size_t limit) { return random_() % limit; }

  /// A few slips, such as make a plain line nearly one.
  void make(std::string& text, int slips) {
    static constexpr std::string_view kMarks = " \t\n\r;:,.?-#\"'0139AKTSHaks\xe2\x99\xa5\xa0\xc3";
    for (; slips > 0 && !text.empty(); --slips) {
      const std::size_t at = below(text.size());
      switch (below(7)) {
        case 0:
          text[at] = static_cast<char>(below(256));
          break;
        case 1:
          text[at] = kMarks[below(kMarks.size())];
          break;
        case 2:
          text.insert(at, 1, kMarks[below(kMarks.size())]);
          break;
        case 3:
          text.erase(at, 1 + below(3));
          break;
        case 4:
          text.resize(at);
          break;
        case 5:
          swap_words(text, at, below(text.size()));
          break;
        default:
          text.insert(at, text.substr(below(text.size()), below(30)));
          break;
      }
    }
  }

 private:
  static void swap_words(std::string& text, std::size_t at, std::size_t from) {
    const std::size_t begin = text.find(' ', at);
    const std::size_t other = text.find(' ', from);
    if (begin != std::string::npos && other != std::string::npos) {
      const std::string word = text.substr(other, text.find_first_of(" \n", other + 1) - other);
      text.replace(begin, text.find_first_of(" \n", begin + 1) - begin, word);
    }
  }

  std::mt19937 random_;
};

void expect_alike(const std::string& text) {
  const std::string apart = told_apart(text);
  EXPECT_EQ("", apart) << text;
}

TEST(Plain, RecordsThereAreAreReadAlike) {
  Slips slips(14);
  for (const std::string& path : files_below(ECARTE_FIXTURES, ".ecarte")) {
    const std::string text = file_contents(path);
    expect_alike(text);
    expect_alike(with_letters(text));
    for (int slip = 1; slip < 4; ++slip) {
      std::string changed = slip % 2 == 0 ? with_letters(text) : text;
      slips.make(changed, slip);
      expect_alike(changed);
    }
    if (HasFailure()) {
      FAIL() << path;
    }
  }
}

TEST(Plain, GamesAreReadAlike) {
  Slips slips(15);
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const std::string text =
        games(40, seed, seed % 2 == 0 ? support::Sprinkle::all() : support::Sprinkle{});
    expect_alike(text);
    for (int slip = 1; slip < 25; ++slip) {
      std::string changed = slip % 2 == 0 ? with_letters(text) : text;
      slips.make(changed, slip * 2);
      expect_alike(changed);
    }
    if (HasFailure()) {
      FAIL() << "seed " << seed;
    }
  }
}

/// What may be said of somebody, plainly and nearly so.
constexpr auto kPredicates = std::to_array<std::string_view>({"VERB",
                                                              "VERB 3-2",
                                                              "VERB 2-3",
                                                              "VERB K♥",
                                                              "VERB K♥ T♠ 7♣ 8♣ A♦",
                                                              "VERB K♥ K♥",
                                                              "VERB 10♥",
                                                              "VERB KH AS 9D",
                                                              "VERB 1",
                                                              "VERB 2",
                                                              "VERB 3",
                                                              "VERB none",
                                                              "VERB 0",
                                                              "VERB for 2",
                                                              "VERB for the king",
                                                              "VERB 12",
                                                              "VERB 60",
                                                              "VERB the king",
                                                              "VERB the point",
                                                              "VERB the vole",
                                                              "VERB a king",
                                                              "VERB 3 tricks",
                                                              "VERB 1 trick",
                                                              "VERB the pack",
                                                              "VERB at his hand",
                                                              "VERB at the hand",
                                                              "VERB A's 9♦",
                                                              "VERB Y's KH",
                                                              "VERB pack",
                                                              "VERB up",
                                                              "VERB it",
                                                              "VERB K♥, T♠",
                                                              "VERB A 3, Y 3, A 2, Y 2",
                                                              "VERB Y 2, A 2, Y 3, A 3",
                                                              "VERB A 3",
                                                              "VERB A 3, A 2",
                                                              "VERB Y 5, A 0",
                                                              "VERB up his hand",
                                                              "VERB up his cards",
                                                              "VERB K♥ T♠",
                                                              "VERB 1 for the king",
                                                              "VERB one"});

TEST(Plain, SentencesInAnyOrderAreReadAlike) {
  Slips slips(16);
  const auto any = [&slips](const auto& list) { return list[slips.below(std::size(list))]; };
  static constexpr std::string_view kNames[] = {"A", "Y", "A", "Y", "Z", "The dealer"};
  static constexpr std::string_view kLines[] = {"1. A K♥, Y 9♠",
                                                "2. Y plays 7♥, A plays J♥",
                                                "3. A KH",
                                                "1. A plays AS",
                                                "score: A 3, Y 0",
                                                "deal 2:",
                                                "deal 3: Y gives 2-3; turns K♣",
                                                "Y gives A 3, Y 3, A 2, Y 2; turns 8♣",
                                                "A takes up his hand; proposes",
                                                "Y takes up his hand; accepts",
                                                "A discards K♥ T♠; exposes Y's 9♦; takes 7♠ 8♦",
                                                "game 2",
                                                "cut for deal: A K♥, Y 7♠",
                                                "deal:",
                                                "Y lacks K♥",
                                                "Y finds six in his hand",
                                                "A completes with T♠",
                                                "Z remarks \"no\"",
                                                "? K♥"};
  for (int round = 0; round < 6000; ++round) {
    std::string text = round % 3 == 0 ? "" : "players: A, Y\ndeal 1:\n";
    for (std::size_t line = 2 + slips.below(7); line > 0; --line) {
      if (slips.below(4) == 0) {
        text += std::string(any(kLines)) + "\n";
        continue;
      }
      text += any(kNames);
      for (bool more = true; more; more = slips.below(3) == 0) {
        const std::string_view verb = any(grammar::plain::kVerbForms).word;
        text += " " + replaced(std::string(any(kPredicates)), "VERB", verb) + ";";
      }
      text.back() = slips.below(12) == 0 ? '.' : '\n';
      text += text.ends_with('\n') ? "" : "\n";
    }
    expect_alike(text);
    if (HasFailure()) {
      return;
    }
  }
}

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
                                                   "expect: 43 revoke A",
                                                   "deal 1: ONE gives 3-2",
                                                   "  TWO holds K♥ T♠ 7♣ 8♣ A♦; plays",
                                                   "  ONE exposes ONE's 7♦",
                                                   "  TWO gives; exposes TWO's 9♣",
                                                   "ONE looks at his hand",
                                                   "game 2",
                                                   "cut for deal: ONE K♥, TWO 7♠"};
  Slips slips(11);
  const auto any = [&slips](const auto& list) { return list[slips.below(std::size(list))]; };
  for (int round = 0; round < 4000; ++round) {
    const std::string one(any(kNames));
    const std::string two(any(kNames));
    std::string text;
    for (std::size_t line = 1 + slips.below(7); line > 0; --line) {
      text += replaced(replaced(std::string(any(kSettings)), "ONE", one), "TWO", two);
      text += slips.below(20) == 0 ? " \n" : slips.below(20) == 0 ? "\r\n" : "\n";
    }
    expect_alike(text);
    if (HasFailure()) {
      return;
    }
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
TEST(Plain, WhoIsAskedForCardsAndGivesIsReadAlike) {
  for (const std::string_view words :
       {"gives", "gave", "deals", "dealt", "gives 3-2", "gives 3-2; turns 9♥"}) {
    for (const std::string_view between : {"; ", ". ", "\n  "}) {
      const std::string text = std::string("A ") + std::string(words) + "\n";
      expect_alike("players: A, Y\ndeal 1: " + text);
      expect_alike("players: A, Y\ndeal 1:\n  Y cuts 9" + std::string(between) + text);
      expect_alike("players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  Y proposes" +
                   std::string(between) + text);
      expect_alike(
          "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  Y proposes\n  Y looks at his "
          "hand" +
          std::string(between) + text);
    }
  }
}

/// The words of plain lines are those that the table of words has for their verbs.
TEST(Plain, VerbsAreThoseOfTheTable) {
  static constexpr std::string_view kMeant[] = {
      "gives", "turns",    "holds",    "proposes", "accepts",   "refuses",
      "plays", "discards", "takes",    "asks",     "announces", "marks",
      "makes", "cuts",     "shuffles", "looks",    "exposes"};
  for (const auto& [word, verb] : grammar::plain::kVerbForms) {
    const std::string_view meant = verb_meant(word);
    const std::string_view wanted = kMeant[static_cast<std::size_t>(verb)];
    const bool alike = meant == wanted || (wanted == "refuses" && meant == "declines") ||
                       (wanted == "makes" && meant == "wins");
    EXPECT_TRUE(alike) << word << " means " << meant;
    EXPECT_TRUE(is_finite(word)) << word;
  }
}

}  // namespace
}  // namespace ecarte::notation::test
