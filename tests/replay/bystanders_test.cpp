// SPDX-License-Identifier: MIT
#include "replay/bystanders.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "tests/replay/at_table.hpp"
#include "tests/replay/told.hpp"

namespace ecarte::replay {
namespace {

using record::ActKind;

constexpr std::string_view kGiven = "deal 1: A gives 3-2; turns 8♦";

/// Those around the table, none of whom the record names before he does something.
struct Around : AtTable {
  using AtTable::AtTable;
  Bystanders around{table.notes, sitting, 0, record.text};

  void does(ActKind kind, InHand hand = InHand::Dealt) { around.act(next(kind), hand); }
  [[nodiscard]] const Fact& last() const { return facts.facts.back(); }
};

std::vector<const Fact*> all_of(const DealFacts& deal, FactKind kind) {
  std::vector<const Fact*> found;
  for (const Fact& fact : deal.facts) {
    if (fact.kind == kind) {
      found.push_back(&fact);
    }
  }
  return found;
}

TEST(Bystanders, ARemarkIsOfTheGameIfItsWordsAre) {
  const DealFacts deal =
      told({kGiven, "Z remarks \"a fine evening\"", "Z remarks \"the king is out\"", "Z remarks"});
  const auto remarks = all_of(deal, FactKind::Remarked);
  ASSERT_EQ(remarks.size(), 3U);
  EXPECT_TRUE(must_be(*remarks[0], 3, RemarkAbout::Other));
  EXPECT_TRUE(must_be(*remarks[1], 3, RemarkAbout::Game));
  EXPECT_TRUE(must_be(*remarks[2], 3, RemarkAbout::Game)) << "or it would not be written";
}

TEST(Bystanders, WhoAssentsToAClaimSpeaksOfTheGame) {
  const DealFacts claim = told({kGiven, "Y claims a fresh deal", "Z remarks \"quite right\""});
  ASSERT_NE(find_fact(claim, FactKind::Remarked), nullptr);
  EXPECT_TRUE(must_be(*find_fact(claim, FactKind::Remarked), 3, RemarkAbout::Game));

  const DealFacts none = told({kGiven, "Y proposes", "Z remarks \"quite right\""});
  ASSERT_NE(find_fact(none, FactKind::Remarked), nullptr);
  EXPECT_TRUE(must_be(*find_fact(none, FactKind::Remarked), 3, RemarkAbout::Other));
}

TEST(Bystanders, OnlyBetweenTwoHandsIsARemarkBetween) {
  for (const InHand hand : {InHand::Between, InHand::Dealt, InHand::Over, InHand::Gathered}) {
    Around at{"Z remarks"};
    at.does(ActKind::Speak, hand);
    EXPECT_TRUE(
        must_be(at.last(), 1, hand == InHand::Between ? RemarkWhen::Between : RemarkWhen::InGame));
  }
}

TEST(Bystanders, WhoIsAskedToDecideIsInvitedUntilHeHas) {
  Around at{"Z remarks", "A and Y ask Z to decide", "Z remarks", "Z rules: a fresh deal",
            "Z remarks"};
  at.does(ActKind::Speak);
  EXPECT_TRUE(must_be(at.last(), 2, SpokenBy::Bystander));
  at.does(ActKind::AskToDecide);
  at.does(ActKind::Speak);
  EXPECT_TRUE(must_be(at.last(), 2, SpokenBy::Invited));
  at.does(ActKind::Rule);
  EXPECT_TRUE(must_be(at.last(), 0, AgreedBy::Both));
  at.does(ActKind::Speak);
  EXPECT_TRUE(must_be(at.last(), 2, SpokenBy::Bystander));
}

TEST(Bystanders, WhoDecidesUnaskedWasAgreedOnByNobody) {
  Around at{"Z rules: a fresh deal"};
  at.does(ActKind::Rule);
  EXPECT_EQ(at.last().kind, FactKind::Arbitrated);
  EXPECT_TRUE(must_be(at.last(), 0, AgreedBy::No));
  EXPECT_TRUE(at.has_deed(Remedy::FreshDeal));
}

TEST(Bystanders, AKingPointedOutIsToHisPrejudiceAgainstWhomItIsThenMarked) {
  const DealFacts marked =
      told({kGiven, "Z points out A's king", "A marks the king", "1. Y 7♠, A 8♠"});
  const Fact* changed = find_fact(marked, FactKind::AttentionCalled);
  ASSERT_NE(changed, nullptr);
  EXPECT_TRUE(must_be(*changed, 2, ScoreIs::Changed));
  EXPECT_EQ(changed->against, record::actor_of(kNonDealer));

  const DealFacts after =
      told({kGiven, "Z points out A's king", "1. Y 7♠, A 8♠", "A marks the king"});
  const Fact* unchanged = find_fact(after, FactKind::AttentionCalled);
  ASSERT_NE(unchanged, nullptr);
  EXPECT_TRUE(must_be(*unchanged, 2, ScoreIs::Unchanged)) << "they went on before it was marked";
  EXPECT_EQ(unchanged->against, record::kNobody);
}

TEST(Bystanders, OnWhomHeBetsIsSeenFromHimWhoseHandHeLooksAt) {
  Around at{"Z looks over A's hand", "Z looks over Y's hand", "W looks over A's hand"};
  at.next(ActKind::LookOver);
  at.sitting.betting.bets.push_back({at.table.notes.act().actor, kDealer, 5});
  at.around.act(at.table.notes.act(), InHand::Dealt);
  EXPECT_TRUE(must_be(at.last(), 0, BetsOn::OnHim));
  at.does(ActKind::LookOver);
  EXPECT_TRUE(must_be(at.last(), 0, BetsOn::AgainstHim));
  at.does(ActKind::LookOver);
  EXPECT_TRUE(must_be(at.last(), 0, BetsOn::None));
}

TEST(Bystanders, WhenTheHandIsOverThereIsNoneToLookAt) {
  Around at{"Z looks over A's hand"};
  at.does(ActKind::LookOver, InHand::Over);
  EXPECT_TRUE(at.facts.facts.empty());
}

TEST(Bystanders, AtLaChouetteHeCoversAllOnWhomNobodyBets) {
  const auto banker_looked_at = [](std::string_view look) {
    Around at{look};
    at.sitting.terms.agreed |= 1U << static_cast<unsigned>(record::Agreement::Chouette);
    at.sitting.betting.bets.push_back({record::kFirstBystander, kNonDealer, 5});
    at.does(ActKind::LookOver);
    return known<NoYes>(at.last(), 1);
  };
  EXPECT_EQ(banker_looked_at("Z looks over A's hand"), Some(NoYes::Yes));
  EXPECT_EQ(banker_looked_at("Z looks over Y's hand"), Some(NoYes::No));
}

TEST(Bystanders, AGameResignedIsWonUnlessItMayBePlayedOut) {
  Around at{"Z plays out A's game"};
  at.around.resign(kDealer);
  EXPECT_EQ(at.around.won_by_resigning(), record::actor_of(kNonDealer));
  EXPECT_TRUE(at.around.is_given_the_game(record::actor_of(kNonDealer)));
  EXPECT_FALSE(at.around.is_given_the_game(record::actor_of(kDealer)));
  at.does(ActKind::PlayOut);
  EXPECT_EQ(at.around.won_by_resigning(), record::kNobody);
  EXPECT_FALSE(at.around.is_given_the_game(record::actor_of(kNonDealer)));
  EXPECT_TRUE(must_be(at.last(), 2, NoYes::Yes));

  Around french{"Z plays out A's game"};
  french.sitting.terms.system = SystemIs::French;
  french.around.resign(kDealer);
  EXPECT_EQ(french.around.won_by_resigning(), record::kNobody);

  Around english{"Z plays out A's game"};
  english.sitting.terms.system = SystemIs::English;
  english.around.resign(kDealer);
  english.does(ActKind::PlayOut);
  EXPECT_EQ(english.around.won_by_resigning(), record::actor_of(kNonDealer))
      << "English écarté knows no playing out";
}

}  // namespace
}  // namespace ecarte::replay
