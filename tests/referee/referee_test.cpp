// SPDX-License-Identifier: MIT
//
// Deals come out in the order they went in, each with what was read, established and ruled of it.
#include "referee/referee.hpp"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ecarte::referee {
namespace {

using testing::ElementsAre;

struct Seen {
  std::uint32_t deal;
  law::Verdict verdict;
  std::size_t gaps;
  std::size_t impossible;
  friend bool operator==(const Seen&, const Seen&) = default;
};

std::vector<Seen> seen_of(std::string_view text) {
  notation::Reader reader{notation::source_of(text)};
  std::vector<Seen> deals;
  judge(reader, {}, [&](const Judged& deal) {
    deals.push_back({deal.facts.place.deal, deal.result.verdict, deal.facts.untold.gaps.size(),
                     deal.facts.impossible.size()});
  });
  return deals;
}

std::vector<law::Verdict> verdicts(std::string_view text) {
  std::vector<law::Verdict> all;
  for (const Seen& deal : seen_of(text)) {
    all.push_back(deal.verdict);
  }
  return all;
}

/// The findings of the last deal, by their ids.
std::vector<std::string> findings_in_last(std::string_view text) {
  notation::Reader reader{notation::source_of(text)};
  std::vector<std::string> ids;
  judge(reader, {}, [&](const Judged& deal) {
    ids.clear();
    for (const law::Finding& finding : deal.result.findings) {
      ids.emplace_back(finding.id);
    }
  });
  return ids;
}

using law::Verdict;

TEST(Referee, HandsDealsOverInTheirOrder) {
  const std::vector<Seen> deals = seen_of("deal 4: A gives; turns 8♦\ndeal 5: Y gives; turns 9♦\n");
  ASSERT_EQ(2U, deals.size());
  EXPECT_EQ(4U, deals[0].deal);
  EXPECT_EQ(5U, deals[1].deal);
}

TEST(Referee, ADealThatCannotBeReadSpoilsNoOther) {
  EXPECT_THAT(
      verdicts("deal 1: A gives; turns 8♦\ndeal 2: Y discards purple\ndeal 3: A gives; turns 9♦\n"),
      ElementsAre(Verdict::Regular, Verdict::Unreadable, Verdict::Regular));
}

TEST(Referee, NothingOfADealReadInPartGoesOnToTheNext) {
  // The point is marked in a deal that was not read whole: nobody knows what else was.
  const std::vector<Seen> deals = seen_of(
      "deal 1: A gives; turns 8♦\n  Y made the point; marks 1\n  Y juggles with the cards\n"
      "deal 2: Y gives; turns 9♦\n");
  ASSERT_EQ(2U, deals.size());
  EXPECT_EQ(Verdict::Unreadable, deals[0].verdict);
  EXPECT_EQ(Verdict::Regular, deals[1].verdict);
}

TEST(Referee, WindowsOfTheDealBeforeCloseInWhatWasUnderstood) {
  // The trump of the second deal is turned above the sentence that was not understood: what was not
  // marked by then is lost, and whoever claims it behind is late.
  for (const std::string_view unread : {"Y discards purple", "Y finds the lamp in the pack"}) {
    const std::string text =
        "players: A, Y\nscore: A 0, Y 0\ndeal 1: A gives; turns 8♦\n  Y made the vole; marks 1\n"
        "deal 2: Y gives; turns 9♦\n  Y claims the mark\n  " +
        std::string(unread) + "\n";
    EXPECT_EQ("remedy-claimed-late", findings_in_last(text).back()) << unread;
  }
}

/// What the deal after one with these lines above it finds of who looked over a hand.
std::string looked_over(const std::string& head) {
  const std::vector<std::string> found = findings_in_last(
      "players: A, Y\nbystanders: W, Z\n" + head + "deal: ? gives\ndeal: ? gives\n  3. ? ?, ? ?\n" +
      "  W looks over Y's hand\n");
  return found.empty() ? "" : found.front();
}

TEST(Referee, WhatTheHeadTellsHoldsAlthoughALineOfItCannotBeRead) {
  EXPECT_EQ("bettor-looked-over-opponent", looked_over("bet: W 5s on A\n"));
  for (const std::string unread : {"bet: Z a lot on nobody\n", "stakes: a lamp\n",
                                   "agreed: a lamp\n", "system: lamp\n", "packs: A a lamp\n"}) {
    EXPECT_EQ("bettor-looked-over-opponent", looked_over("bet: W 5s on A\n" + unread)) << unread;
    EXPECT_EQ("bettor-looked-over-opponent", looked_over(unread + "bet: W 5s on A\n")) << unread;
  }
}

TEST(Referee, ASystemToldBesideALineThatCannotBeReadHolds) {
  const std::string deals =
      "deal: ? gives\ndeal: A gives; turns 8♦\n  Y plays\n  Z advises A by pointing\n";
  const std::string players = "players: A, Y\nbystanders: Z\nbet: Z 5s on A\n";
  const std::vector<std::string> told = findings_in_last(players + "system: french\n" + deals);
  EXPECT_EQ(told, findings_in_last(players + "system: french\nbet: Z a lot on nobody\n" + deals));
  EXPECT_NE(told, findings_in_last(players + "system: english\n" + deals));
}

TEST(Referee, ABetThatCannotBeReadLeavesTheBetsOpen) {
  // Whoever looked over a hand may have had it.
  EXPECT_EQ("looked-over-of-right", looked_over(""));
  for (const std::string bet :
       {"bet: W a lot on nobody\n", "Bet: W a lot on nobody\n",
        "stakes: 5s; bets: W a lot on nobody\n", "bet: Z 5s on A; stakes: a lamp\n"}) {
    EXPECT_NE("looked-over-of-right", looked_over(bet)) << bet;
  }
}

TEST(Referee, ACardInTwoPlacesIsImpossible) {
  EXPECT_THAT(verdicts("deal 1: A gives; turns 8♦\n  Y holds 8♦\n"),
              ElementsAre(Verdict::Impossible));
}

/// The first thing that cannot be true: its id, the line it is in, and where what it contradicts
/// is.
std::string contradiction(std::string_view text) {
  notation::Reader reader{notation::source_of(text)};
  std::string found;
  judge(reader, {}, [&](const Judged& deal) {
    for (const record::Problem& problem : deal.record.problems) {
      if (problem.kind == record::Problem::Kind::Impossible && found.empty()) {
        found = std::string(problem.id) + " " +
                std::to_string(record::place_of(deal.record, problem.span.begin).line) + ": " +
                testing::PrintToString(problem.notes);
      }
    }
  });
  return found.substr(0, found.find(','));
}

TEST(Referee, WhatCannotBeTrueIsNamedWithWhatItContradicts) {
  const std::string deal = "deal 1: A gives; turns 8♦\n";
  const std::string refused = deal + "Y proposes; A refuses\n";
  const std::string four = "1. Y K♥, A 7♥\n2. Y Q♥, A 8♥\n3. Y J♥, A 9♥\n4. Y A♥, A T♥\n";
  EXPECT_EQ("card-in-two-places 3: { \"see line 2",
            contradiction(deal + "A holds K♥ 7♥ 8♥ 9♥ T♥\nY holds K♥ 7♠ 8♠ 9♠ T♠\n"));
  EXPECT_EQ("card-not-held 3: { \"see line 2",
            contradiction(deal + "A holds 7♥ 8♥ 9♥ T♥ J♥\nA holds Q♠\n"));
  EXPECT_EQ("card-not-held 3: { \"see line 2",
            contradiction(deal + "A holds 7♥ 8♥ 9♥ T♥ J♥\nY holds Q♥ K♥ A♥ ?♥ ?\n"));
  EXPECT_EQ("card-not-held 4: { \"see line 2",
            contradiction(deal + "Y has no heart\nY proposes; A refuses\n1. Y K♥, A 7♥\n"));
  EXPECT_EQ("trick-number 4: { \"see line 3",
            contradiction(refused + "3. Y K♥, A 7♥\n2. Y Q♥, A 8♥\n"));
  EXPECT_EQ("sixth-trick 8: { \"see line 7",
            contradiction(refused + four + "5. Y K♠, A 7♠\n6. Y Q♠, A 8♠\n"));
  EXPECT_EQ(
      "no-card-left 8: { \"see line 7",
      contradiction(deal + "Y holds four\nY proposes; A refuses\n" + four + "5. Y K♠, A 7♠\n"));
  EXPECT_EQ("card-not-played 8: { \"see line 7",
            contradiction(refused + four + "5. Y K♠, A 7♠\nY takes back 9♠\n"));
  EXPECT_EQ("card-not-played 4: { \"see line 3",
            contradiction(refused + "1. Y K♥, A 7♥\nY takes back 9♠\n2. Y leads Q♥\n"));
  EXPECT_EQ("none-to-take-down 3: { \"see line 1",
            contradiction("score: A 0, Y 0\n" + deal + "A takes down 2\n"));
  EXPECT_EQ("score-contradicted 2: { \"see line 1",
            contradiction("score: A 1, Y 2\nscore: A 2, Y 2\n" + refused));
  EXPECT_EQ("score-beyond-the-game 1: { \"see line 2",
            contradiction("score: A 9, Y 8\n" + refused));
  const std::string five = "Y proposes; A accepts\nY discards 5; takes 5\nA discards 5; takes 5\n";
  EXPECT_EQ("stock-exhausted 10: { \"see line 9",
            contradiction(deal + five + five + "Y proposes; A accepts\nY takes 1\nA takes 1\n"));
  EXPECT_EQ("result-contradicted 4: { \"see line 3",
            contradiction(refused + "Y made 3\nA made 3\n"));
  EXPECT_EQ("score-contradicted 5: { \"see line 4",
            contradiction("score: A 0, Y 0\n" + refused +
                          "Y made the point; Y marks 1\nscore: A 0, Y 0\n"));
  EXPECT_EQ("score-contradicted 5: { \"see line 1",
            contradiction("score: A 3, Y 3\n" + refused + "Y made the point\nscore: A 1, Y 4\n"));
}

TEST(Referee, NoDealIsNoJudgement) {
  EXPECT_TRUE(seen_of("").empty());
}

TEST(Referee, AnExchangeThatIsToldWasProposedAndAccepted) {
  const std::vector<Seen> deals =
      seen_of("deal 1: A gives 3-2; turns 9♥\n  Y discards 3; takes 3\n");
  ASSERT_EQ(1U, deals.size());
  EXPECT_EQ(Verdict::Regular, deals[0].verdict);
  EXPECT_EQ(2U, deals[0].gaps) << "the proposal with its answer; the play, if another deal follows";
}

TEST(Referee, AHandKnownBeforeAnExchangeNotToldMayBeAnother) {
  EXPECT_THAT(verdicts("deal 1: A gives 3-2; turns T♥\n  A holds 9♣ 8♣ Q♦ J♥ K♠\n"
                       "  Y proposes; A accepts\n  Y proposes; A refuses\n"
                       "  1. Y J♠, A K♠\n  2. A J♦, Y 7♦\n"),
              testing::Not(ElementsAre(Verdict::Impossible)));
}

TEST(Referee, DealsNotToldMayHaveBeenAnybodys) {
  EXPECT_THAT(verdicts("deal 2: A gives 3-2; turns 8♦\ndeal 4: A gives 3-2; turns 9♦\n"),
              ElementsAre(Verdict::Regular, Verdict::Regular));
  EXPECT_THAT(verdicts("deal 2: A gives 3-2; turns 8♦\ndeal 3: A gives 3-2; turns 9♦\n"),
              ElementsAre(Verdict::Regular, Verdict::Irregular));
}

TEST(Referee, ADealWithoutATurnUpHadOne) {
  const std::vector<Seen> deals = seen_of("deal 1: A gives 3-2\n  Y proposes; A refuses\n");
  ASSERT_EQ(1U, deals.size());
  EXPECT_EQ(2U, deals[0].gaps) << "the turn-up; the play, if another deal follows";
  EXPECT_EQ(0U, deals[0].impossible);
}

}  // namespace
}  // namespace ecarte::referee
