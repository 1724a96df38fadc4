// SPDX-License-Identifier: MIT
#include "replay/seen.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "notation/parse.hpp"
#include "replay/replay.hpp"

namespace ecarte::replay {
namespace {

/// The deals of a text as an onlooker saw them, one after the other.
struct Onlooking {
  explicit Onlooking(std::string_view text) : reader(notation::source_of(text)) {}

  void next() {
    ASSERT_TRUE(reader.next(record));
    ASSERT_TRUE(record.readable());
    replay(record, sitting, facts, &seen);
  }
  /// The number of the act by which so many cards were played.
  [[nodiscard]] std::size_t act_of_card(int number) const {
    for (std::size_t i = 0; i < record.acts.size(); ++i) {
      if (record.acts[i].kind == record::ActKind::Play && --number == 0) {
        return i;
      }
    }
    return record.acts.size();
  }

  notation::Reader reader;
  record::Record record;
  Sitting sitting;
  DealFacts facts;
  DealSeen seen;
};

TEST(Seen, AHandIsShownAsItWasJustBeforeEachAct) {
  Onlooking at("players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n1. Y 7♠, A 8♠\n");
  at.next();
  ASSERT_EQ(at.seen.hands.size(), at.record.acts.size() + 1);
  const std::size_t lead = at.act_of_card(1);
  EXPECT_EQ(at.seen.hands[lead][game::Seat::Second].count, 5);
  EXPECT_EQ(at.seen.hands[lead + 1][game::Seat::Second].count, 4);
  EXPECT_EQ(at.seen.hands[lead + 1][game::Seat::First].count, 5);
  EXPECT_EQ(at.seen.hands.back()[game::Seat::First].count, 4);
}

TEST(Seen, NobodyHoldsACardBeforeTheDealing) {
  Onlooking at("players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n1. Y 7♠, A 8♠\n");
  at.next();
  EXPECT_EQ(at.seen.hands.front()[game::Seat::First].count, 0);
  EXPECT_EQ(at.seen.hands.front()[game::Seat::Second].count, 0);
  EXPECT_TRUE(at.seen.hands.front()[game::Seat::Second].known.empty());
}

TEST(Seen, ACardSeenLaterWasInTheHandBefore) {
  Onlooking at("players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n1. Y 7♠, A 8♠\n");
  at.next();
  const game::Card seven{game::Rank::Seven, game::Suit::Spades};
  const std::size_t lead = at.act_of_card(1);
  EXPECT_TRUE(at.seen.hands[lead][game::Seat::Second].known.has(seven));
  EXPECT_FALSE(at.seen.hands[lead + 1][game::Seat::Second].known.has(seven));
}

TEST(Seen, ACardTakenBackSaysByWhichAct) {
  Onlooking at(
      "players: A, Y\ndeal 1: A gives 3-2; turns 9♥\nY plays\n1. Y K♠, A 7♦\n"
      "A takes back 7♦; plays 7♠\n");
  at.next();
  ASSERT_EQ(at.seen.cards.size(), 3U);
  EXPECT_EQ(at.seen.cards[0].back_at, kNever);
  ASSERT_NE(at.seen.cards[1].back_at, kNever);
  EXPECT_EQ(at.record.acts[at.seen.cards[1].back_at].kind, record::ActKind::TakeBack);
  EXPECT_EQ(at.seen.cards[2].back_at, kNever);
}

TEST(Seen, OfATrickThatMayBeEithersTheWinnerIsOpen) {
  Onlooking at("players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n1. Y 7♠, A ?\n");
  at.next();
  ASSERT_EQ(at.seen.tricks.size(), 1U);
  EXPECT_EQ(at.seen.tricks[0].number, 1);
  EXPECT_FALSE(at.seen.tricks[0].winner);
}

TEST(Seen, TheNextDealBeginsWithNothingOfTheOneBefore) {
  Onlooking at(
      "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n1. Y 7♠, A 8♠\nA wins the point\n"
      "deal 2: Y gives 3-2; turns 8♥\n");
  at.next();
  EXPECT_FALSE(at.seen.cards.empty());
  at.next();
  EXPECT_TRUE(at.seen.cards.empty());
  EXPECT_TRUE(at.seen.tricks.empty());
  EXPECT_EQ(at.seen.hands.size(), at.record.acts.size() + 1);

  at.seen.clear();
  EXPECT_TRUE(at.seen.hands.empty());
}

}  // namespace
}  // namespace ecarte::replay
