// SPDX-License-Identifier: MIT
#include "replay/exchange_words.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_exchange.hpp"
#include "tests/replay/at_table.hpp"
namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(ExchangeWords, ASecondAnswerAltersTheFirst) {
  AtExchange at{"Y proposes", "A accepts", "A refuses"};
  at.does(ActKind::Refuse);
  const Fact* altered = at.fact(FactKind::WordAltered);
  ASSERT_NE(altered, nullptr);
  EXPECT_TRUE(must_be(*altered, 0, AlteredWord::Answer));
}

TEST(ExchangeWords, WhoAcceptsWithoutBeingAskedWasAsked) {
  AtTable at{"A accepts"};
  at.exchanging.words().say(at.next(ActKind::Accept));
  EXPECT_EQ(at.dealing().words.proposals, 1);
  EXPECT_EQ(at.dealing().words.first, FirstWord::Accepted);
  EXPECT_FALSE(at.facts.untold.gaps.empty());
}

TEST(ExchangeWords, AFalseTurnUpTakesTheRefusalAway) {
  AtTable at{"Y proposes", "A refuses"};
  at.exchanging.words().say(at.next(ActKind::Propose));
  record::Act turn;
  turn.kind = ActKind::Turn;
  turn.actor = record::actor_of(kDealer);
  turn.cards = CardSet{game::Card{game::Rank::Nine, Suit::Spades}};
  at.exchanging.exposed().false_turn_up(turn);
  at.exchanging.words().say(at.next(ActKind::Refuse));
  EXPECT_EQ(at.dealing().phase, Phase::Exchanging);
  EXPECT_TRUE(must_be(*at.fact(FactKind::Answered), 2, NoYes::Yes));
}

}  // namespace
}  // namespace ecarte::replay
