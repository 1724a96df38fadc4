// SPDX-License-Identifier: MIT
#include "replay/noted.hpp"

#include <gtest/gtest.h>

#include "acts.hpp"

namespace ecarte::replay {
namespace {

/// Two dealings, the second under way, with what was noted in it and in the first.
struct Facts {
  DealFacts deal{};
  Noted noted{deal};

  Facts() { deal.dealings.resize(2); }

  Fact& note(FactKind kind, Actor subject, ActIndex at, int dealing = 2) {
    Fact fact;
    fact.kind = kind;
    fact.subject = subject;
    fact.occurred = at;
    fact.place.dealing = static_cast<std::uint8_t>(dealing);
    return deal.facts.emplace_back(fact);
  }
  Fact& pack_fault(WhichPack which, ActIndex at, int dealing = 2) {
    Fact& fact = note(FactKind::PackFault, record::kNobody, at, dealing);
    set(fact, 0, which);
    return fact;
  }
};

TEST(Noted, OnlyTheDealingUnderWay) {
  Facts facts;
  EXPECT_EQ(2, facts.noted.dealing());
  facts.note(FactKind::FacedCard, kActorA, 1, 1);
  EXPECT_FALSE(facts.noted.has(FactKind::FacedCard));
  facts.note(FactKind::FacedCard, kActorA, 4);
  EXPECT_TRUE(facts.noted.has(FactKind::FacedCard));
  DealFacts none;
  EXPECT_EQ(1, Noted(none).dealing()) << "before any";
}

TEST(Noted, TheFirstAndTheLastOfAPlayer) {
  Facts facts;
  facts.note(FactKind::ExcessTaken, kActorA, 3);
  facts.note(FactKind::ExcessTaken, kActorY, 4);
  facts.note(FactKind::ExcessTaken, kActorA, 5);
  EXPECT_EQ(3, facts.noted.first_of(FactKind::ExcessTaken, kActorA)->occurred);
  EXPECT_EQ(5, facts.noted.last_of(FactKind::ExcessTaken, kActorA)->occurred);
  EXPECT_EQ(nullptr, facts.noted.first_of(FactKind::WrongNumber, kActorA));
  EXPECT_EQ(nullptr, facts.noted.last_of(FactKind::WrongNumber, kActorA));
  const auto late = [](const Fact& fact) { return fact.occurred > 3; };
  EXPECT_EQ(kActorY, facts.noted.first(FactKind::ExcessTaken, late)->subject);
  EXPECT_TRUE(facts.noted.any(FactKind::ExcessTaken, late));
}

TEST(Noted, EachOfItsKind) {
  Facts facts;
  facts.note(FactKind::WrongNumber, kActorA, 1, 1);
  facts.note(FactKind::WrongNumber, kActorA, 3);
  facts.note(FactKind::FacedCard, kActorA, 3);
  facts.noted.each(FactKind::WrongNumber, [](Fact& fact) { fact.found = 9; });
  EXPECT_EQ(kNever, facts.deal.facts[0].found);
  EXPECT_EQ(9, facts.deal.facts[1].found);
  EXPECT_EQ(kNever, facts.deal.facts[2].found);
}

TEST(Noted, OneThatNamesNoCardMayBeOfAny) {
  Facts facts;
  facts.note(FactKind::FacedCard, kActorA, 3).cards = kKings;
  EXPECT_TRUE(facts.noted.has_of(FactKind::FacedCard, kKings));
  EXPECT_FALSE(facts.noted.has_of(FactKind::FacedCard, game::CardSet::of(game::Rank::Ace)));
  facts.note(FactKind::FacedCard, kActorA, 4);
  EXPECT_TRUE(facts.noted.has_of(FactKind::FacedCard, game::CardSet::of(game::Rank::Ace)));
}

TEST(Noted, WhatAnActCompleted) {
  Facts facts;
  facts.note(FactKind::ThrownDown, kActorA, 3, 1);
  EXPECT_EQ(kActorA, facts.noted.at(FactKind::ThrownDown, 3)->subject);
  EXPECT_EQ(nullptr, facts.noted.at(FactKind::ThrownDown, 4));
}

TEST(Noted, APackFoundWrong) {
  Facts facts;
  facts.pack_fault(WhichPack::Idle, 1).found = 1;
  EXPECT_FALSE(facts.noted.pack_found_wrong());
  Fact& in_use = facts.pack_fault(WhichPack::InUse, 4);
  EXPECT_FALSE(facts.noted.pack_found_wrong()) << "nobody knows of it";
  in_use.found = 5;
  EXPECT_TRUE(facts.noted.pack_found_wrong());
  EXPECT_TRUE(facts.noted.packs_sound_before(1));
  EXPECT_FALSE(facts.noted.packs_sound_before(4));
}

}  // namespace
}  // namespace ecarte::replay
