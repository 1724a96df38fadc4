// SPDX-License-Identifier: MIT
//
// What renaming suits and closing gaps must not change: a survey against one made hand by hand.
#include "treatise/survey.hpp"

#include <gtest/gtest.h>

#include "analysis/odds.hpp"

namespace ecarte::treatise {
namespace {

Position position_of(std::string_view hand, std::string_view turn) {
  Position position;
  position.hands = {read_tokens(hand)};
  position.turn = read_token(turn);
  return position;
}

TEST(Survey, AgreesWithTheOddsHoweverTheHandIsNamed) {
  analysis::Solver solver;
  Surveyor surveyor{solver};
  const Position position = position_of("[^K]t Qx 8x Ky 9z", "[78]t");
  std::size_t compared = 0;
  for (const CompletedPosition& one : completions_of(position)) {
    if (++compared % 7 != 0) {
      continue;
    }
    const Survey survey = surveyor.survey(position, one);
    const analysis::Odds open =
        analysis::odds(solver, question_of(position, one), analysis::Model::Open);
    ASSERT_EQ(survey.total, open.total);
    EXPECT_EQ(reaching(survey.best, Goal::Point), open.point.count());
    EXPECT_EQ(reaching(survey.best, Goal::Vole), open.vole.count());
    for (const analysis::LeadOdds& lead : open.leads) {
      EXPECT_EQ(reaching(survey.of(one.hand, lead.lead), Goal::Point), lead.point.count());
      EXPECT_EQ(reaching(survey.of(one.hand, lead.lead), Goal::Vole), lead.vole.count());
    }
  }
  EXPECT_GT(compared, 70U);
}

TEST(Survey, CountsTheHandsOfAConditionOneByOne) {
  analysis::Solver solver;
  Surveyor surveyor{solver};
  Position position = position_of("9♠ 8♠ K♥ 9♥ 7♦", "7♠");
  position.other.where = {read_condition("trumps = 2"), read_condition("kings >= 1")};
  position.holder_leads = false;
  const CompletedPosition one = completions_of(position).front();
  const Survey survey = surveyor.survey(position, one);
  std::int64_t total = 0;
  std::int64_t point = 0;
  const CardSet unseen = question_of(position, one).unseen();
  for (const Completion& other : completions(std::vector<PatternCard>(5), Suit::Spades)) {
    const CardSet trumps = other.hand & CardSet::of(Suit::Spades);
    const CardSet kings = (other.hand - trumps) & CardSet::of(game::Rank::King);
    if (unseen.has_all(other.hand) && trumps.size() == 2 && !kings.empty()) {
      ++total;
      point += 5 - solver.leader_tricks({other.hand, one.hand, Suit::Spades, {}}) >= 3 ? 1 : 0;
    }
  }
  EXPECT_EQ(survey.total, total);
  EXPECT_EQ(reaching(survey.best, Goal::Point), point);
}

TEST(Survey, FollowsThePlayAndLeavesOutHandsThatCouldNotHaveMadeIt) {
  analysis::Solver solver;
  Position position = position_of("Q♦ J♦ K♠ Q♠ A♠", "9♦");
  position.trump = Suit::Diamonds;
  position.other.hands = {read_tokens("K♦ A♦ A♥ K♣ 8♠"), read_tokens("K♦ A♦ A♥ K♣ 8♥")};
  position.play = read_tokens("K♠ 8♠");
  int seen = 0;
  look(solver, position, completions_of(position).front(), [&](const AgainstHand& outcome) {
    ++seen;
    EXPECT_EQ(outcome.tricks[game::index_of(Card{game::Rank::Queen, Suit::Spades})], 3);
    EXPECT_EQ(outcome.tricks[game::index_of(Card{game::Rank::Queen, Suit::Diamonds})], 2);
  });
  EXPECT_EQ(seen, 1);
}

}  // namespace
}  // namespace ecarte::treatise
