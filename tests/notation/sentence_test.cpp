// SPDX-License-Identifier: MIT
//
// Every kind of sentence, and the variants people write (fixtures/notation/sentences.txt): what is
// read, and that the canonical form of it is read the same.
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "notation/lexicon.hpp"
#include "record/format.hpp"
#include "support.hpp"

namespace ecarte::notation::test {
namespace {

struct Row {
  std::string sentence;
  std::string acts;
};

/// Each sentence of the fixture with the acts it is to be read as, which stand under it, set in.
std::vector<Row> rows() {
  std::istringstream lines(file_contents(std::string(ECARTE_FIXTURES) + "/notation/sentences.txt"));
  std::vector<Row> all;
  std::string sentence;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#')) {
      continue;
    }
    const std::size_t acts = line.find_first_not_of(' ');
    if (acts == 0) {
      sentence += (sentence.empty() ? "" : "\n") + line;
    } else {
      line.erase(0, acts);
      all.push_back({sentence, line == "nothing" ? "" : line});
      sentence.clear();
    }
  }
  return all;
}

TEST(Sentence, BecomesItsActs) {
  EXPECT_GT(rows().size(), 200U);
  for (const Row& row : rows()) {
    EXPECT_EQ(row.acts, acts_of(row.sentence)) << row.sentence;
  }
}

TEST(Sentence, IsReadTheSameInItsCanonicalForm) {
  for (const Row& row : rows()) {
    const auto deals = read("players: A, Y\n" + row.sentence + "\n");
    ASSERT_EQ(1U, deals.size());
    const std::string text = record::format(deals.front());
    const auto again = read(text);
    ASSERT_EQ(1U, again.size()) << text;
    EXPECT_EQ(row.acts, acts_of(again.front())) << text;
  }
}

/// Behind cards taken "has not looked" is said of those, and else of the hand.
TEST(Sentence, WhatHasNotBeenLookedAtIsTheHandWhereNoCardsWereTaken) {
  const std::string exchange = "A gives 3-2; turns 8♦\nY proposes; A accepts\n";
  for (const std::string words :
       {"A has not looked", "A has not looked at his hand", "Y has not looked",
        "Y discards 2; takes 2\nY has not looked at his hand",
        "Y discards 2; takes 2\nA has not looked"}) {
    const auto deals = read("players: A, Y\n" + exchange + words + "\n");
    ASSERT_EQ(1U, deals.size());
    EXPECT_EQ(record::ActKind::HasNotLooked, deals.front().acts.back().kind) << words;
    const auto again = read(record::format(deals.front()));
    ASSERT_EQ(1U, again.size());
    EXPECT_EQ(acts_of(deals.front()), acts_of(again.front())) << words;
  }
  EXPECT_NE(std::string::npos,
            acts_of(exchange + "Y discards 2; takes 2; has not looked").find("Aside Y"))
      << "of the cards taken";
}

TEST(Sentence, AScoreThatAloneNamesThePlayersKeepsTheirNames) {
  const auto deals = read("score: Lea 3, Kit 3\n");
  ASSERT_EQ(1U, deals.size());
  EXPECT_EQ("score: Lea 3, Kit 3\n", record::format(deals.front()));
}

TEST(Sentence, NeedsAnActorWhenNoneCarriesOver) {
  EXPECT_EQ("! expected-player", acts_of("proposes"));
  EXPECT_EQ("Turn A x1 KS; ! expected-player", acts_of("A turns K♠. marks the king"));
  EXPECT_EQ("Play Y #1 d- x1 KH; Play A #1 d- f2 x1 8S; ! expected-player",
            acts_of("1. Y K♥, A 8♠; marks 1"));
  EXPECT_EQ("Turn A x1 KS; Mark A #- o1", acts_of("A turns K♠; marks the king"));
}

TEST(Sentence, SuggestsTheNearestVerb) {
  EXPECT_NE(std::string::npos, problems_of("Y discrads 3\n").find("such as discards"));
  EXPECT_NE(std::string::npos, problems_of("A truns K♠\n").find("such as turns"));
  EXPECT_EQ(std::string::npos, problems_of("Y xylophones\n").find("such as discards"));
}

TEST(Sentence, ABadSentenceAddsNothingAndTheOthersOfItsLineStay) {
  EXPECT_EQ("Turn A x1 KS; Mark A #- o1; ! unknown-verb",
            acts_of("A turns K♠; frobs hearts; A marks the king"));
  EXPECT_EQ("Turn A x1 KS; ! unknown-verb", acts_of("A turns K♠\nA frobs hearts"));
}

TEST(Sentence, EverySentenceThatHasNobodyIsNamed) {
  EXPECT_EQ("Turn A x1 9C; Stand Y; ! unknown-player; ! unknown-player",
            acts_of("Letter. A turns 9♣. Y plays. Rob leads K♥."));
  EXPECT_EQ("! unknown-player; ! unknown-player", acts_of("Letter. Rob leads K♥."));
  EXPECT_EQ("! unknown-player", acts_of("Rob deals; turns K♥; marks it"));  // who acts is told once
}

TEST(Sentence, SpansCoverTheWords) {
  const auto deals = read("A turns K♠; marks the king\n 1. Y K♥, A 8♠\n");
  ASSERT_EQ(1U, deals.size());
  const auto words = [&](std::size_t act) {
    const record::Span span = record::span_of(deals.front().acts.at(act));
    return deals.front().text.substr(span.begin, span.end - span.begin);
  };
  EXPECT_EQ("A turns K♠", words(0));
  EXPECT_EQ("marks the king", words(1));
  EXPECT_EQ("K♥", words(2));
  EXPECT_EQ("8♠", words(3));
}

// A sentence that goes on with a verb is not searched for another subject, which no verb can begin.
TEST(Sentence, NoVerbIsAnArticleOrAWordForSomebody) {
  for (const std::string_view word :
       {"the",   "The",   "a",     "an",    "both", "Both",  "somebody", "someone", "his",   "her",
        "their", "cards", "pack",  "joker", "king", "queen", "knave",    "jack",    "ace",   "ten",
        "nine",  "eight", "seven", "kings", "aces", "tens",  "nines",    "eights",  "sevens"}) {
    EXPECT_LT(find_verb_row(word), 0) << word;
  }
}

// What is found in "his hand" is found in the hand of whom was told just before.
TEST(Sentence, HisHandIsThatOfWhomWasToldBefore) {
  for (const std::string who : {"Y", "A"}) {
    const std::string told =
        acts_of(who + " discards 3; takes 3; six are found in " + who + "'s hand");
    EXPECT_EQ(acts_of(who + " discards 3; takes 3; six are found in his hand"), told);
    EXPECT_EQ(acts_of(who + " discards 3; takes 3; six cards are found in her hand"), told);
  }
}

// A line with its short words in full is another text than the record: what is refused in it is
// told of the record, and how far to pass over goes by the place in that, wherever in memory both
// lie.
TEST(Sentence, IsRefusedTheSameWhereverItsLineLies) {
  const std::string text =
      "n they have cut for the deal, and the record stops there. No deal was me of it: the\n";
  const auto problems = [&text] {
    std::string all;
    for (const record::Record& deal : read(text)) {
      for (const record::Problem& problem : deal.problems) {
        all += std::to_string(problem.span.begin) + " " + problem.message + "\n";
      }
    }
    return all;
  };
  const std::string first = problems();
  EXPECT_TRUE(first.starts_with("0 expected a player")) << first;
  std::vector<std::string> between;
  for (std::size_t size = 16; size < 512; ++size) {
    between.emplace_back(size, 'x');
    EXPECT_EQ(first, problems()) << size;
    if (size % 3 == 0) {
      between.erase(between.begin());
    }
  }
}

}  // namespace
}  // namespace ecarte::notation::test
