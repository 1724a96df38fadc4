// SPDX-License-Identifier: MIT
//
// Plain lines are read by a grammar of their own (grammar/plain.hpp), which must make of every text
// what the whole grammar makes of it: of the records there are, of games by the hundred, of
// sentences in any order, and of what is nearly a plain line and is none.
#include <algorithm>
#include <random>

#include <gtest/gtest.h>

#include "grammar/plain_words.hpp"
#include "notation/alike.hpp"
#include "notation/lexicon.hpp"
#include "support.hpp"
#include "support/lawful_game.hpp"

namespace ecarte::notation::test {
namespace {

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

TEST(Plain, WhatFollowsAWordNotUnderstoodIsReadAlike) {
  expect_alike("A proposes\nA plays 1\nY agrees\n");
  expect_alike("players: A, Y\ndeal 1: A gives 3-2; turns 8♦\nY proposes\nA frobs\nA agrees\n");
}

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
                                                "cut for deal: A J?, Y 7?",
                                                "packs: A green, Y buff",
                                                "bystanders: Z",
                                                "bet: Z 5 on A",
                                                "Z covers 2 on Y",
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
