// SPDX-License-Identifier: MIT
#include "picture/picture.hpp"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "picture/svg_symbols.hpp"
#include "tests/picture/drawn.hpp"

namespace ecarte::picture {
namespace {

using game::Card;
using game::Rank;
using game::Seat;
using game::Suit;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

std::vector<std::string> indexes(const std::vector<picture::DrawnCard>& cards) {
  std::vector<std::string> all;
  for (const picture::DrawnCard& card : cards) {
    all.push_back(index_of(card.face));
  }
  return all;
}

TEST(Picture, AHandIsWhatWasPlayedFromItTrumpsFirst) {
  const Picture picture = drawn(kRevoke).front();
  const auto hands = scenes_of<Hands>(picture);
  ASSERT_THAT(hands, SizeIs(1));
  EXPECT_EQ(hands[0].when, "as dealt");
  EXPECT_THAT(indexes(hands[0].of[Seat::First]), ElementsAre("J♦", "9♠", "8♠", "K♥", "K♣"));
  EXPECT_THAT(indexes(hands[0].of[Seat::Second]), ElementsAre("Q♦", "K♠", "Q♠", "A♥", "7♣"));
}

TEST(Picture, TheFaultLiesOnTheCardThatWasPlayed) {
  const Picture picture = drawn(kRevoke).front();
  const DrawnTrick trick = scenes_of<DrawnTricks>(picture).front().tricks.front();
  EXPECT_THAT(trick.cards[Seat::First]->marks, ElementsAre(1));
  EXPECT_THAT(trick.cards[Seat::Second]->marks, IsEmpty());
  EXPECT_EQ(picture.footnotes.front().number, 1);
  EXPECT_EQ(picture.footnotes.front().label, "law 43 revoke");
  EXPECT_EQ(picture.footnotes.front().line, 4U);
}

TEST(Picture, TricksHaveTheirLeadersAndWinners) {
  const Picture picture = drawn(kRevoke).front();
  const DrawnTricks tricks = scenes_of<DrawnTricks>(picture).front();
  ASSERT_THAT(tricks.tricks, SizeIs(5));
  EXPECT_EQ(tricks.tricks[0].leader, Seat::Second);
  EXPECT_EQ(tricks.tricks[0].winner, Seat::First);
  EXPECT_EQ(tricks.tricks[4].winner, Seat::Second);
}

TEST(Picture, CardsNobodyTellsAreNotTold) {
  const Picture picture = drawn(kExchange).front();
  const auto hands = scenes_of<Hands>(picture);
  ASSERT_THAT(hands, SizeIs(2));
  EXPECT_THAT(indexes(hands[0].of[Seat::Second]), ElementsAre("8♠", "7♠", "7♥", "K♣", "Q♣"));
  EXPECT_THAT(indexes(hands[0].of[Seat::First]), ElementsAre("?", "?", "?", "?", "?"));
  EXPECT_EQ(hands[1].when, "as played");
  EXPECT_THAT(indexes(hands[1].of[Seat::Second]), ElementsAre("Q♦", "9♦", "K♣", "Q♣", "10♣"));
  EXPECT_THAT(indexes(hands[1].of[Seat::First]), ElementsAre("K♦", "7♣", "?", "?", "?"));
}

TEST(Picture, WhatIsPutOutAndTakenIsDrawnWhereItIsTold) {
  const Picture picture = drawn(kExchange).front();
  const auto rows = scenes_of<CardRow>(picture);
  ASSERT_THAT(rows, SizeIs(5));
  EXPECT_EQ(rows[0].words, "A turns");
  EXPECT_EQ(rows[1].words, "Y discards");
  EXPECT_THAT(indexes(rows[1].cards), ElementsAre("7♠", "8♠", "7♥"));
  EXPECT_THAT(indexes(rows[2].cards), ElementsAre("?", "?"));
}

TEST(Picture, WhatIsSaidBetweenTheCardsHasItsPlace) {
  const DrawnTricks tricks = scenes_of<DrawnTricks>(drawn(kExchange).front()).front();
  ASSERT_THAT(tricks.asides, SizeIs(1));
  EXPECT_EQ(tricks.asides[0].trick, 1);
  EXPECT_TRUE(tricks.asides[0].between);
  EXPECT_EQ(tricks.asides[0].said.words, "A announces the king.");
}

TEST(Picture, OfAnUnreadableDealWhatWasUnderstoodIsDrawn) {
  const Picture picture =
      drawn("players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  A kraws\n").front();
  EXPECT_EQ(picture.verdict, "unreadable");
  EXPECT_THAT(scenes_of<CardRow>(picture), SizeIs(1));
}

TEST(Picture, StepsAreTheActsAndWhatCarriesThemOn) {
  each_deal(kExchange, {}, [](const report::Deal& deal, const replay::DealSeen&) {
    std::vector<record::ActKind> kinds;
    for (const std::size_t step : steps_of(deal)) {
      kinds.push_back(deal.record.acts[step].kind);
    }
    using K = record::ActKind;
    EXPECT_THAT(
        kinds, ElementsAre(K::Give, K::Turn, K::Hold, K::Propose, K::Accept, K::Discard, K::Discard,
                           K::Take, K::Take, K::Play, K::Announce, K::Play, K::Play, K::Play));
  });
}

TEST(Picture, TheTableThenHasTheCardsThatWereHeldThen) {
  each_deal(kRevoke, {}, [](const report::Deal& deal, const replay::DealSeen& seen) {
    const std::vector<std::size_t> steps = steps_of(deal);
    const Picture then = picture_then("a.ecarte", deal, seen, steps[5]);
    const Hands hands = scenes_of<Hands>(then).front();
    EXPECT_THAT(indexes(hands.of[Seat::First]), ElementsAre("9♠", "8♠", "K♥", "K♣"));
    const DrawnTricks tricks = scenes_of<DrawnTricks>(then).front();
    ASSERT_THAT(tricks.tricks, SizeIs(1));
    EXPECT_EQ(tricks.tricks[0].winner, Seat::First);
  });
}

TEST(Picture, ACardTakenBackIsOnTheTableUntilThen) {
  constexpr std::string_view kTakenBack = R"(players: A, Y
deal 1: A gives 3-2; turns 8♦
  Y plays without proposing
1. Y K♠; A plays J♦; A takes back J♦; A plays 9♠
)";
  each_deal(kTakenBack, {}, [](const report::Deal& deal, const replay::DealSeen& seen) {
    const std::vector<std::size_t> steps = steps_of(deal);
    ASSERT_THAT(steps, SizeIs(7));
    const auto reply = [&](std::size_t step) {
      const Picture then = picture_then("a.ecarte", deal, seen, steps[step]);
      return scenes_of<DrawnTricks>(then).front().tricks.front().cards[Seat::First];
    };
    EXPECT_EQ(index_of(reply(4)->face), "J♦");
    EXPECT_FALSE(reply(5).has_value());
    EXPECT_EQ(index_of(reply(6)->face), "9♠");
  });
}

TEST(Picture, AFaceIsCalledByItsName) {
  EXPECT_EQ(spoken(face_of({Rank::King, Suit::Spades})), "king of spades");
  EXPECT_EQ(spoken(face_among(game::CardSet::of(Suit::Hearts))), "a heart");
  EXPECT_EQ(spoken(face_among(game::CardSet::of(Rank::Ace))), "an ace");
  EXPECT_EQ(spoken(face_among(game::CardSet::all())), "a card not told");
}

/// The moments of the first deal.
std::vector<DrawnStep> moments(std::string_view text) {
  std::vector<DrawnStep> all;
  each_deal(text, {}, [&](const report::Deal& deal, const replay::DealSeen& seen) {
    if (all.empty()) {
      all = drawn_steps(deal, seen);
    }
  });
  return all;
}

TEST(Picture, EachStepHasAMomentWithTheHandsAndTricksAsTheyAreThen) {
  const std::vector<DrawnStep> all = moments(kRevoke);
  ASSERT_THAT(all, SizeIs(14));  // the dealing, the turn-up, two words, ten cards
  EXPECT_THAT(all[0].tricks, IsEmpty());
  EXPECT_FALSE(all[0].turned);
  EXPECT_EQ(all[1].words, "A turns");
  EXPECT_THAT(indexes(all[1].cards), ElementsAre("8♦"));
  EXPECT_EQ(index_of(all[1].turned->face), "8♦");
  EXPECT_EQ(all[5].words, "A plays J♦.");
  EXPECT_THAT(indexes(all[5].hands[Seat::First]), ElementsAre("9♠", "8♠", "K♥", "K♣"));
  ASSERT_THAT(all[5].tricks, SizeIs(1));
  EXPECT_EQ(all[5].tricks[0].winner, Seat::First);
  EXPECT_THAT(all.back().hands[Seat::First], IsEmpty());
  EXPECT_THAT(all.back().tricks, SizeIs(5));
}

TEST(Picture, AFaultLiesOnItsCardInEveryMomentFromThenOn) {
  const std::vector<DrawnStep> all = moments(kRevoke);
  EXPECT_THAT(all[4].tricks[0].cards[Seat::Second]->marks, IsEmpty());
  for (std::size_t i = 5; i < all.size(); ++i) {
    EXPECT_THAT(all[i].tricks[0].cards[Seat::First]->marks, ElementsAre(1)) << i;
  }
  EXPECT_EQ(drawn(kRevoke).front().footnotes.front().act, all[5].act);
}

TEST(Picture, AFootnoteHasItsLawApartAndItsChoicesWithTheirScores) {
  const std::string text = std::string{"players: A, Y\nscore: A 3, Y 3\n"} +
                           std::string{kRevoke.substr(kRevoke.find("deal"))} +
                           "A marks the point\n";
  const Footnote footnote = drawn(text).front().footnotes.front();
  ASSERT_THAT(footnote.law, SizeIs(1));
  EXPECT_EQ(footnote.law[0], footnote.sentences[0]);
  EXPECT_EQ(footnote.elector, "Y");
  ASSERT_THAT(footnote.choices, SizeIs(2));
  EXPECT_EQ(footnote.choices[0].words, "require the hands to be played again");
  EXPECT_EQ(footnote.choices[0].points[Seat::First], 3);
  EXPECT_EQ(footnote.choices[0].winner, std::nullopt);
}

TEST(Picture, EveryFaceHasACodeAndASymbolOfThatCode) {
  EXPECT_EQ(code_of(face_of(Card{Rank::Ten, Suit::Diamonds})), "TD");
  EXPECT_EQ(code_of(face_among(game::CardSet::of(Suit::Hearts))), "xH");
  EXPECT_EQ(code_of(face_among(game::CardSet::of(Rank::Knave))), "Jx");
  EXPECT_EQ(code_of(Face{}), "x");
  Face odd;
  odd.kind = Face::Kind::Odd;
  odd.says = "2♦";
  EXPECT_EQ(code_of(odd), "=2♦");
  const std::string symbols = svg_symbols({});
  for (const std::string_view code : {"TD", "xH", "Jx", "x", "-", "blank"}) {
    EXPECT_THAT(symbols, HasSubstr("<symbol id=\"card-" + std::string{code} + "\""));
  }
}

}  // namespace
}  // namespace ecarte::picture
