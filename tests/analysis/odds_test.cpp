// SPDX-License-Identifier: MIT
//
// The four models, each against brute force on positions small enough for it, and full hands
// counted two ways.
#include "analysis/odds.hpp"

#include <algorithm>
#include <random>
#include <stdexcept>
#include <tuple>

#include <gtest/gtest.h>

#include "tests/analysis/cards.hpp"
#include "tests/analysis/naive.hpp"
#include "tests/analysis/plain_dark.hpp"

namespace ecarte::analysis {
namespace {

using support::PlainHand;

/// A hand of `size` cards, and `left` cards of which the adversary's come.
OddsQuestion ending(std::mt19937& random, int size, int left, Role role) {
  OddsQuestion question;
  while (question.hand.size() < size) {
    question.hand |= game::card_at(static_cast<int>(random() % 32));
  }
  CardSet unseen;
  while (unseen.size() < left) {
    const Card card = game::card_at(static_cast<int>(random() % 32));
    if (!question.hand.has(card)) {
      unseen |= card;
    }
  }
  question.elsewhere = ~(question.hand | unseen);
  question.trump = static_cast<Suit>(random() % 4);
  question.role = role;
  return question;
}

std::vector<PlainHand> hands_of(const OddsQuestion& question) {
  std::vector<PlainHand> hands;
  each_subset(question.unseen(), question.hand.size(), [&](CardSet hand) {
    if (!question.condition || question.condition(hand)) {
      hands.push_back(plain(hand));
    }
  });
  return hands;
}

int naive_tricks(const OddsQuestion& question, const PlainHand& other) {
  const PlainHand own = plain(question.hand);
  const int trump = static_cast<int>(question.trump);
  return question.role == Role::NonDealer
             ? naive::tricks_of_leader(own, other, trump)
             : question.hand.size() - naive::tricks_of_leader(other, own, trump);
}

TEST(Odds, OpenAgreesWithBruteForceOnEndings) {
  std::mt19937 random(3);
  Solver solver;
  for (int round = 0; round < 60; ++round) {
    const int size = 2 + round % 3;
    const OddsQuestion question =
        ending(random, size, 9, round % 2 == 0 ? Role::NonDealer : Role::Dealer);
    for (int needed = 1; needed <= size; ++needed) {
      std::int64_t won = 0;
      for (const PlainHand& other : hands_of(question)) {
        won += naive_tricks(question, other) >= needed ? 1 : 0;
      }
      EXPECT_EQ(open_count(solver, question, needed), HandCount::of(won));
    }
  }
}

TEST(Odds, EveryDealOfASmallPackGivesThePointToOneOfTheTwo) {
  Solver solver;
  const CardSet pack = cards("7S 9S KS 8H QH 7D JD AC");
  for (const Suit trump : {Suit::Spades, Suit::Hearts, Suit::Clubs}) {
    std::int64_t points = 0;
    std::int64_t deals = 0;
    each_subset(pack, 3, [&](CardSet hand) {
      for (const Role role : {Role::NonDealer, Role::Dealer}) {
        points += open_count(solver, {hand, ~pack, trump, role, {}}, 2).count();
      }
      deals += 10;  // ways to take three of the five cards left
    });
    EXPECT_EQ(points, deals);
  }
}

TEST(Odds, FullHandsAreCountedAlikeByTypeAndOneByOne) {
  Solver solver;
  for (const char* const hand : {"8S 7S QH 7H 7D", "KD QC 8H TS JH", "9C JC 8H AH TD"}) {
    for (const Role role : {Role::NonDealer, Role::Dealer}) {
      const OddsQuestion question{cards(hand), cards("9S"), Suit::Spades, role, {}};
      std::int64_t hands = 0;
      std::int64_t point = 0;
      std::int64_t vole = 0;
      each_subset(question.unseen(), 5, [&](CardSet other) {
        const bool leads = role == Role::NonDealer;
        const int first = solver.leader_tricks(
            {leads ? question.hand : other, leads ? other : question.hand, Suit::Spades, {}});
        const int made = leads ? first : 5 - first;
        ++hands;
        point += made >= 3 ? 1 : 0;
        vole += made == 5 ? 1 : 0;
      });
      const Odds found = odds(solver, question, Model::Open);
      EXPECT_EQ(found.total, hands);
      EXPECT_EQ(found.total, 65780);
      EXPECT_EQ(found.point, HandCount::of(point));
      EXPECT_EQ(found.vole, HandCount::of(vole));
    }
  }
}

TEST(Odds, LeadsAreCountedAlikeByTypeAndOneByOne) {
  Solver solver;
  for (const Role role : {Role::NonDealer, Role::Dealer}) {
    const OddsQuestion question{cards("QS 9S KH 8H TD"), cards("JS"), Suit::Spades, role, {}};
    const Odds found = odds(solver, question, Model::Open);
    for (const LeadOdds& lead : found.leads) {
      std::int64_t hands = 0;
      std::int64_t point = 0;
      each_subset(question.unseen(), 5, [&](CardSet other) {
        if (role == Role::Dealer && !other.has(lead.lead)) {
          return;
        }
        ++hands;
        const int made =
            role == Role::NonDealer
                ? solver.leader_tricks({question.hand - lead.lead, other, Suit::Spades, lead.lead})
                : 5 - solver.leader_tricks(
                          {other - lead.lead, question.hand, Suit::Spades, lead.lead});
        point += made >= 3 ? 1 : 0;
      });
      EXPECT_EQ(lead.hands, hands) << game::name(lead.lead);
      EXPECT_EQ(lead.point, HandCount::of(point)) << game::name(lead.lead);
    }
    EXPECT_EQ(found.leads.size(), role == Role::NonDealer ? 5U : 26U);
  }
}

TEST(Odds, LeadTakesTheBestOfTheLeads) {
  Solver solver;
  const OddsQuestion question{cards("KD QC 8H TS JH"), cards("7S"), Suit::Spades, {}, {}};
  const Odds open = odds(solver, question, Model::Open);
  const Odds lead = odds(solver, question, Model::Lead);
  std::int64_t best = 0;
  for (const LeadOdds& one : open.leads) {
    best = std::max(best, one.point.count());
  }
  EXPECT_EQ(lead.point, HandCount::of(best));
  EXPECT_LT(lead.point.count(), open.point.count());
}

TEST(Odds, AConditionIsCountedAsIfHandByHand) {
  Solver solver;
  const OddsQuestion plain_question{cards("8S 7S QH 7H 7D"), cards("9S"), Suit::Spades, {}, {}};
  OddsQuestion question = plain_question;
  // One that tells ranks apart where the hand does not.
  question.condition = [](CardSet other) {
    return (other & CardSet::of(Suit::Spades)).size() >= 1 && (other & cards("QC JC")).size() != 1;
  };
  std::int64_t hands = 0;
  std::int64_t point = 0;
  each_subset(question.unseen(), 5, [&](CardSet other) {
    if (question.condition(other)) {
      ++hands;
      point += solver.leader_tricks({question.hand, other, Suit::Spades, {}}) >= 3 ? 1 : 0;
    }
  });
  const Odds found = odds(solver, question, Model::Open);
  EXPECT_EQ(found.total, hands);
  EXPECT_EQ(found.point, HandCount::of(point));
}

/// Holds the two to each other; true if the value is no whole number, so that plans must mix.
bool hold_blind_to_plain(Solver& solver, const OddsQuestion& question, int needed) {
  naive::PlainDark plain_game(plain(question.hand), hands_of(question),
                              static_cast<int>(question.trump), needed,
                              question.role == Role::NonDealer);
  double low = 0;
  double high = 0;
  for (int round = 1; round == 1 || (round <= 300 && high - low > 0.04); ++round) {
    plain_game.round();
    if (round % 10 == 0 || round == 1) {
      std::tie(low, high) = plain_game.bounds();
    }
  }
  Effort effort;
  effort.tolerance = kPartsOfHand / 100;
  const HandCount found = blind_value(solver, question, needed, {}, effort);
  EXPECT_LE(found.high - found.low, effort.tolerance);
  EXPECT_LE(high - low, 0.04);
  // Two intervals that both hold the value have it in common.
  EXPECT_LE(static_cast<double>(found.low) / kPartsOfHand, high + 1e-6);
  EXPECT_GE(static_cast<double>(found.high) / kPartsOfHand, low - 1e-6);
  EXPECT_EQ(is_certain(solver, question, needed), plain_game.certain());
  return found.low / kPartsOfHand == found.high / kPartsOfHand &&
         found.low % kPartsOfHand > effort.tolerance;
}

/// An ending of few suits, in which much turns on what is not seen; the king of trumps is among
/// what the adversary may hold.
OddsQuestion tight_ending(std::mt19937& random, int size, int left, Role role) {
  OddsQuestion question;
  question.trump = static_cast<Suit>(random() % 4);
  question.role = role;
  const unsigned suits = 2 + random() % 2;
  const auto any = [&] {
    const unsigned suit = (static_cast<unsigned>(question.trump) + random() % suits) % 4;
    return game::card_at(static_cast<int>(suit * 8 + random() % 8));
  };
  CardSet unseen = Card{game::Rank::King, question.trump};
  while (unseen.size() < left) {
    unseen |= any();
  }
  while (question.hand.size() < size) {
    question.hand |= CardSet{any()} - unseen;
  }
  question.elsewhere = ~(question.hand | unseen);
  return question;
}

TEST(Odds, BlindAgreesWithTheGamePlayedOutCardByCard) {
  std::mt19937 random(5);
  Solver solver;
  for (int round = 0; round < 80; ++round) {
    const Role role = round % 2 == 0 ? Role::NonDealer : Role::Dealer;
    hold_blind_to_plain(solver, tight_ending(random, 3, 6, role), 2);
    hold_blind_to_plain(solver, ending(random, 3, 7, role), 1 + round % 3);
  }
}

TEST(Odds, BlindAgreesOnLongerHandsOfFewUnseenCards) {
  std::mt19937 random(21);
  Solver solver;
  for (int round = 0; round < 8; ++round) {
    const Role role = round % 2 == 0 ? Role::NonDealer : Role::Dealer;
    hold_blind_to_plain(solver, tight_ending(random, 4, 6, role), 2);
    hold_blind_to_plain(solver, tight_ending(random, 5, 6, role), 3);
  }
}

TEST(Odds, BlindTurnsOnTheAnnouncementAndOnTheCardTheAdversaryKeeps) {
  // Each differs if the king is not announced (the first two) or if the adversary does not choose
  // his best reply (the last).
  struct Row {
    Role role;
    Suit trump;
    const char* hand;
    const char* unseen;
    int needed;
    HandCount value;
  };
  const Row rows[] = {
      {Role::NonDealer, Suit::Diamonds, "AH QH TD JC KC", "9S JH KH 8D KD 9C TC", 3,
       HandCount::of(9)},
      {Role::Dealer, Suit::Diamonds, "QS 7H 7D JD TC", "9H AD KD 7C 9C AC QC", 3, HandCount::of(7)},
      {Role::NonDealer, Suit::Spades, "7H JH 9D QD", "9S 8H TH QH 7D 8D AD JD", 2,
       HandCount::of(56)},
  };
  Solver solver;
  for (const Row& row : rows) {
    const OddsQuestion question{
        cards(row.hand), ~(cards(row.hand) | cards(row.unseen)), row.trump, row.role, {}};
    hold_blind_to_plain(solver, question, row.needed);
    const HandCount found = blind_value(solver, question, row.needed);
    EXPECT_LE(found.low, row.value.high);
    EXPECT_GE(found.high, row.value.low);
  }
}

TEST(Odds, BlindMixesPlansWhereItMust) {
  // One ending in ten thousand has a value that no plan without mixing attains.
  struct Row {
    Role role;
    Suit trump;
    const char* hand;
    const char* unseen;
  };
  const Row rows[] = {
      {Role::Dealer, Suit::Clubs, "8S 7H AD TC", "AS QS 8H JH TD JD"},
      {Role::Dealer, Suit::Hearts, "8S 9H 7D 9C", "JS KS 8D AD AC KC"},
      {Role::Dealer, Suit::Spades, "8S 9H 8D TC", "TH JH 9D KD 8C KC"},
      {Role::Dealer, Suit::Hearts, "9S 8H 9D 9C", "8S AS QD KD 7C AC"},
      {Role::Dealer, Suit::Clubs, "AS 9H 9D 7C", "9S JS 7H JH 8D AD JD"},
      {Role::NonDealer, Suit::Diamonds, "AS TH AD 8C", "JS KS AH JH 9D 9C KC"},
  };
  Solver solver;
  for (const Row& row : rows) {
    const OddsQuestion question{
        cards(row.hand), ~(cards(row.hand) | cards(row.unseen)), row.trump, row.role, {}};
    EXPECT_TRUE(hold_blind_to_plain(solver, question, 2)) << row.hand;
  }
}

TEST(Odds, CertainAgreesWithEveryPlanTriedOut) {
  std::mt19937 random(13);
  Solver solver;
  int sure = 0;
  for (int round = 0; round < 400; ++round) {
    const OddsQuestion question =
        ending(random, 3 + round % 2, 6, round % 3 == 0 ? Role::Dealer : Role::NonDealer);
    const int needed = 1 + round % 2;
    naive::PlainDark plain_game(plain(question.hand), hands_of(question),
                                static_cast<int>(question.trump), needed,
                                question.role == Role::NonDealer);
    const bool expected = plain_game.certain();
    sure += expected ? 1 : 0;
    ASSERT_EQ(is_certain(solver, question, needed), expected) << "round " << round;
  }
  EXPECT_GT(sure, 20);
}

TEST(Odds, NoModelIsWorthMoreThanOneThatSeesMore) {
  std::mt19937 random(17);
  Solver solver;
  Effort effort;
  effort.each_lead = false;
  for (int round = 0; round < 20; ++round) {
    OddsQuestion question = ending(random, 5, 26, Role::NonDealer);
    question.trump = (~(question.hand | question.unseen())).first().suit;
    const Odds open = odds(solver, question, Model::Open);
    const Odds lead = odds(solver, question, Model::Lead);
    const Odds blind = odds(solver, question, Model::Blind, effort);
    const Odds certain = odds(solver, question, Model::Certain);
    EXPECT_GE(open.point.low, lead.point.high);
    EXPECT_GE(lead.point.high, blind.point.low);
    EXPECT_GE(blind.point.high, certain.point.low);
    EXPECT_LE(blind.point.high - blind.point.low, kPartsOfHand);
  }
}

TEST(Odds, RefusesWhatCannotBeAnswered) {
  Solver solver;
  EXPECT_THROW(odds(solver, {cards("7S 8S 9S TS"), cards("KS"), Suit::Spades, {}, {}}, Model::Open),
               std::invalid_argument);
  EXPECT_THROW(
      odds(solver, {cards("7S 8S 9S TS KS"), cards("KS"), Suit::Spades, {}, {}}, Model::Open),
      std::invalid_argument);
  EXPECT_THROW(odds(solver, {cards("7S 8S 9S TS KS"), cards("KH"), Suit::Spades, Role::Dealer, {}},
                    Model::Lead),
               std::invalid_argument);
}

}  // namespace
}  // namespace ecarte::analysis
