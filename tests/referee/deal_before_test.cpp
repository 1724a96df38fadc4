// SPDX-License-Identifier: MIT
//
// What is told under the heading of the next deal, and belongs to the deal before: hands played
// again, and what is found then.
#include "referee/deal_before.hpp"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "notation/parse.hpp"
#include "referee/referee.hpp"
#include "replay/replay.hpp"

namespace ecarte::referee {
namespace {

using record::ActKind, record::Record;
using testing::ElementsAre;

constexpr std::string_view kRevoke =
    "deal 1: A gives 3-2; turns 7♥\n  A holds A♠ 9♠ Q♥ 8♥ K♣\n  Y proposes; A refuses\n"
    "1. Y K♠, A Q♥\n2. A K♣, Y T♣\n3. A 9♠, Y Q♠\n4. Y 7♦, A 8♥\n5. A A♠, Y 8♦\n";
constexpr std::string_view kAgain =
    "hands again\n1. Y K♠, A 9♠\n2. Y Q♠, A A♠\n3. Y T♣, A K♣\n4. A 8♥, Y 7♦\n5. A Q♥, Y 8♦\n";

std::vector<Record> read(const std::string& text) {
  notation::Reader reader{notation::source_of(text)};
  std::vector<Record> all;
  for (Record one; reader.next(one);) {
    all.push_back(one);
  }
  return all;
}

std::vector<ActKind> kinds_of(const Record& record) {
  std::vector<ActKind> kinds;
  for (const record::Act& act : record.acts) {
    kinds.push_back(act.kind);
  }
  return kinds;
}

std::optional<OfDealBefore> told(const std::vector<Record>& two) {
  replay::Sitting sitting;
  replay::DealFacts before;
  replay::replay(two.front(), sitting, before);
  return told_of_deal_before(two.back(), replay::kinds_of(two.back()), before);
}

/// Of this under the heading of the next deal, is anything of the deal before?
bool is_before(std::string_view under_heading) {
  return told(read(std::string(kRevoke) + "deal 2:\n" + std::string(under_heading))).has_value();
}

TEST(HandsBefore, AreThoseOfADealOfWhichNoCardIsTold) {
  EXPECT_TRUE(is_before("A cuts; Y requires the hands again\nhands again\n1. Y K♠, A 9♠\n"));
  EXPECT_FALSE(is_before("Y gives; turns 8♠; A requires the hands again\nhands again\n"));
  EXPECT_FALSE(is_before("A cuts; Y requires the hands again\n"));
}

TEST(HandsBefore, TakeWithThemWhatWasSaidAndLeaveTheCutAndTheNextCards) {
  std::vector<Record> all = read(
      std::string(kRevoke) + "deal 2:\n  A shuffles\n  Y requires the hands again\n" +
      std::string(kAgain) +
      "  A marks 1\nexpect: regular\n  A cuts 9\n  Y gives 3-2; turns 8♠\nexpect: due A 1, Y 0\n");
  ASSERT_EQ(2U, all.size());
  const std::size_t acts = all[0].acts.size();
  ASSERT_TRUE(give_back(all[0], all[1], told(all).value()));
  EXPECT_THAT(kinds_of(all[1]), ElementsAre(ActKind::HeadDeal, ActKind::Shuffle, ActKind::Cut,
                                            ActKind::Give, ActKind::Turn));
  EXPECT_EQ(acts + 13, all[0].acts.size());
  EXPECT_EQ(ActKind::Require, all[0].acts[acts].kind);
  EXPECT_EQ(1U, all[0].expectations.size());
  EXPECT_EQ(1U, all[1].expectations.size());
  // Each stands where it is written.
  EXPECT_EQ(11U, record::place_of(all[0], all[0].acts[acts].at).line);
  EXPECT_EQ("  A marks 1", record::line_at(all[0], all[0].acts.back().at));
  EXPECT_EQ("  Y gives 3-2; turns 8♠", record::line_at(all[1], all[1].acts.back().at));
}

TEST(HandsBefore, AreNotThoseOfADealThatStandsElsewhere) {
  std::vector<Record> all = read(std::string(kRevoke) + "deal 2:\n" + std::string(kAgain));
  ASSERT_EQ(2U, all.size());
  ++all[1].first_line;
  EXPECT_FALSE(give_back(all[0], all[1], told(all).value()));
}

std::vector<std::string> ruled(const std::string& text) {
  notation::Reader reader{notation::source_of(text)};
  std::vector<std::string> findings;
  judge(reader, {}, [&](const Judged& deal) {
    for (const law::Finding& finding : deal.result.findings) {
      findings.push_back(std::to_string(deal.facts.place.deal) + " " + std::string(finding.id) +
                         " " + std::string(law::word(finding.remedy.status)));
    }
  });
  return findings;
}

TEST(HandsBefore, AreRuledOnAsIfToldAboveTheHeading) {
  const std::string claim = "  Y requires the hands again\n";
  const std::string cut = "deal 2:\n";
  EXPECT_THAT(ruled(std::string(kRevoke) + cut + claim + std::string(kAgain)),
              ElementsAre("1 revoke elected"));
  EXPECT_EQ(ruled(std::string(kRevoke) + claim + std::string(kAgain) + cut),
            ruled(std::string(kRevoke) + cut + claim + std::string(kAgain)));
}

TEST(FoundLater, IsOfTheDealBeforeWhereThatMayHaveTheFault) {
  EXPECT_TRUE(is_before("  Y finds A's revoke\n  Y gives; turns 8♠\n"));
  EXPECT_FALSE(is_before("  Y finds A's revoke\n")) << "no card follows: it may be this deal's";
  EXPECT_FALSE(is_before("  Y gives\n  Y finds A's revoke\n  Y turns 8♠\n"));
  EXPECT_FALSE(is_before("  Y finds A's false king\n  Y gives; turns 8♠\n")) << "none was told";
  EXPECT_FALSE(is_before("  A finds the deal out of turn\n  Y gives; turns 8♠\n"))
      << "it was in turn";
}

TEST(FoundLater, IsNeverOfTheLastDealOfAnotherSitting) {
  const std::string players = "players: B, X\n";
  const std::string claim = "B requires the hands again\n" + std::string(kAgain);
  for (const std::string& under :
       {players + "B finds X's revoke\ndeal 1: B gives 3-2; turns 8♠\n",
        players + "deal 1: B gives 3-2; turns 8♠\n  B finds that X had 9♦ in deal 1\n",
        players + "deal 1: B gives 3-2; turns 8♠\n  B finds that X had 9♦ in the deal before\n",
        players + claim + "deal 1: B gives 3-2; turns 8♠\n"}) {
    const std::vector<Record> all = read(std::string(kRevoke) + under);
    ASSERT_EQ(2U, all.size());
    EXPECT_FALSE(told(all).has_value()) << under;
  }
}

TEST(FoundLater, IsOfTheDealThatIsNamedAndHasItsHeading) {
  const auto had = [](std::string_view heading) {
    return told(read(std::string(kRevoke) + std::string(heading) +
                     "  Y gives 3-2; turns 8♠\n  A proposes\n"
                     "  Y finds that A had 9♦ in deal 1\n"))
        .has_value();
  };
  EXPECT_TRUE(had("deal 2:\n"));
  EXPECT_TRUE(had("deal:\n"));
  EXPECT_FALSE(had("game 2\ndeal 1:\n"));
}

TEST(FoundLater, IsRuledOnAsIfToldAboveTheHeading) {
  const std::string king =
      "deal 1: A gives 3-2; turns 7♥\n  Y announces the king; marks the king\n  Y plays\n"
      "  Y made the point\n  Y marks the point\n";
  const std::string found = "  A finds Y's false king\n  Y takes down 2\n";
  const std::string heading = "deal 2:\n";
  const std::string cards = "  Y gives 3-2; turns 8♠\n";
  EXPECT_EQ(ruled(king + found + heading + cards), ruled(king + heading + found + cards));
  EXPECT_THAT(ruled(king + heading + found + cards),
              testing::Contains(testing::StartsWith("1 false-king-announced")));
}

}  // namespace
}  // namespace ecarte::referee
