// SPDX-License-Identifier: MIT
#include "report/words.hpp"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "record/his_or_her.hpp"
#include "report/law_words.hpp"
#include "report/plain_facts.hpp"
#include "tests/report/written_deal.hpp"

namespace ecarte::report {
namespace {

using law::Status;
using replay::Remedy;
using testing::HasSubstr;

TEST(Words, AMisplayNamesTheCardsPlayedLedAndHeld) {
  const WrittenDeal written = revoke();
  EXPECT_EQ(message_of(written.deal(), written.result.findings[0]),
            "A played 9♠ to K♥ while holding 8♥");
}

TEST(Words, AMisplayWithoutAWitnessNamesTheDuty) {
  WrittenDeal written = revoke();
  written.result.findings[0].fact.witness = replay::kNever;
  EXPECT_EQ(message_of(written.deal(), written.result.findings[0]),
            "A played 9♠ to K♥ while holding a card of the suit led");
}

TEST(Words, ADoubtfulMisplayIsNotAsserted) {
  WrittenDeal written = revoke();
  written.result.findings[0].fact.proof = replay::Proof::Allowed;
  EXPECT_THAT(message_of(written.deal(), written.result.findings[0]), HasSubstr("may have played"));
}

TEST(Words, AnOptionSaysToWhomWhatAndUntilWhen) {
  const WrittenDeal written = revoke();
  EXPECT_EQ(remedy_of(written.deal(), written.result.findings[0]),
            "until the trump of the next deal is turned, Y may require the hands to be played "
            "again");
}

TEST(Words, AnOpenOptionSaysWhatFollowsIfItIsNotUsed) {
  WrittenDeal written = revoke();
  codes::Case answering;
  answering.may.given = true;
  answering.may.in_order = {Remedy::ReplayHands};
  written.code.cases = {&answering, 1};
  law::Finding& finding = written.result.findings[0];
  finding.under.case_index = 0;
  EXPECT_THAT(remedy_of(written.deal(), finding),
              HasSubstr("played again; if not, the hand stands as it was played"));
  answering.may.lapse = codes::Lapse::Forfeited;
  EXPECT_THAT(remedy_of(written.deal(), finding), HasSubstr("; if not, the right is lost"));
  answering.may.lapse = codes::Lapse::Owed;
  answering.may.owed = Remedy::FreshDeal;
  EXPECT_THAT(remedy_of(written.deal(), finding), HasSubstr("; if not, the cards must be dealt"));
  finding.remedy.status = Status::Lapsed;
  EXPECT_THAT(remedy_of(written.deal(), finding), testing::Not(HasSubstr("if not")));
}

TEST(Words, AnOpenChoiceSaysWhatTheScoreComesTo) {
  WrittenDeal written = revoke();
  const law::Finding& finding = written.result.findings[0];
  law::Choice again;
  again.at = finding.place.at;
  again.remedy = Remedy::ReplayHands;
  again.due = std::array<std::uint8_t, 2>{4, 4};
  law::Choice stands = again;
  stands.remedy = Remedy::LetStand;
  stands.due = std::array<std::uint8_t, 2>{4, 5};
  stands.winner = 1;
  written.result.choices = {again, stands};
  EXPECT_EQ(choices_of(written.deal(), finding),
            "should Y do so, the score is A 4, Y 4, and the hand is "
            "still to be played; if Y does not, the score is A 4, Y 5, and Y has won the "
            "game");
  written.result.choices[1].due = again.due;
  written.result.choices[1].winner = record::kNobody;
  EXPECT_EQ(choices_of(written.deal(), finding), "whatever Y chooses, the score is A 4, Y 4");
  written.result.after.due = again.due;
  EXPECT_EQ(choices_of(written.deal(), finding), "") << "it is told at the end";
  written.result.choices[1].due.reset();
  EXPECT_THAT(choices_of(written.deal(), finding), HasSubstr("cannot be told from the record"));
}

TEST(Words, APronounIsThatOfWhoIsNamedBeforeIt) {
  record::Record record;
  auto names = std::make_shared<record::Names>();
  names->players = {"Mrs Jones", "A"};
  record.names = names;
  EXPECT_EQ(record::Pronouns(record).turned("Mrs Jones looked at his hand, and A at his"),
            "Mrs Jones looked at her hand, and A at his");
  EXPECT_EQ(record::Pronouns(record).turned("a player looks at his hand"),
            "a player looks at his hand");
}

TEST(Words, WhoIsSaidToBeAWomanIsOne) {
  record::Record record;
  auto names = std::make_shared<record::Names>();
  names->players = {"Kim", "Lee"};
  record.names = names;
  record.text = "She proposes";
  record::Act act;
  act.actor = record::actor_of(game::Seat::Second);
  record.acts.push_back(act);
  EXPECT_EQ(record::Pronouns(record).turned("Lee plays his first card or Kim plays his first card"),
            "Lee plays her first card or Kim plays his first card");
}

TEST(Words, AnOptionUsedSaysWhatBecameOfIt) {
  WrittenDeal written = revoke();
  law::Finding& finding = written.result.findings[0];
  finding.remedy.status = Status::Elected;
  finding.remedy.kind = Remedy::ReplayHands;
  EXPECT_THAT(remedy_of(written.deal(), finding), HasSubstr("; Y had the hands played again"));
  finding.remedy.status = Status::Lapsed;
  EXPECT_THAT(remedy_of(written.deal(), finding),
              HasSubstr("; the time for it ended when the trump of the next deal was turned"));
}

TEST(Words, ALatentFaultHasNoRemedyToReadOut) {
  WrittenDeal written = revoke();
  law::Finding& finding = written.result.findings[0];
  finding.remedy.status = Status::Latent;
  EXPECT_EQ(remedy_of(written.deal(), finding), "");
  EXPECT_THAT(notes_of(written.deal(), finding),
              testing::Contains(HasSubstr("does not say that anybody noticed it")));
}

TEST(Words, ACeilingIsANoteWithItsAmount) {
  const WrittenDeal written = revoke();
  EXPECT_THAT(notes_of(written.deal(), written.result.findings[0]),
              testing::ElementsAre("A can mark nothing for the tricks of this hand"));
}

TEST(Words, ARemedyTakenLateSaysSo) {
  WrittenDeal written = revoke();
  law::Finding& finding = written.result.findings[0];
  finding.cls = codes::Class::BadRemedy;
  finding.id = "remedy-claimed-late";
  finding.bad.taken = Remedy::FreshDeal;
  finding.bad.by = 1;
  finding.bad.entitled = 1;
  EXPECT_EQ(message_of(written.deal(), finding),
            "Y claimed a fresh deal when the time for it had passed");
  finding.severity = law::Severity::Error;
  EXPECT_EQ(message_of(written.deal(), finding),
            "Y had the cards dealt again when the time for it had passed");
}

TEST(Words, ARemedyOfTheWrongPartySaysWhoseItWas) {
  WrittenDeal written = revoke();
  law::Finding& finding = written.result.findings[0];
  finding.cls = codes::Class::BadRemedy;
  finding.id = "remedy-by-wrong-party";
  finding.bad.taken = Remedy::ReplayHands;
  finding.bad.by = 0;
  finding.bad.entitled = 1;
  EXPECT_EQ(message_of(written.deal(), finding),
            "A claimed playing the hands again, which it was for Y to choose while there was time");
}

TEST(Words, AMarkNotDueGivesBothNumbers) {
  WrittenDeal written = revoke();
  law::Finding& finding = written.result.findings[0];
  finding.cls = codes::Class::ScoreError;
  finding.fact = {};
  finding.fact.kind = replay::FactKind::MarkNotDue;
  finding.fact.subject = 1;
  replay::set(finding.fact, 0, replay::NotDueWhy::Amount);
  finding.amounts.marked = 2;
  finding.amounts.due = 1;
  EXPECT_EQ(message_of(written.deal(), finding), "Y marked 2, where the laws give 1");
}

TEST(Words, WhatIsMissingIsACardOrAQuestion) {
  WrittenDeal written = revoke();
  law::Missing missing;
  missing.fact = written.result.findings[0].fact;
  missing.would_prove = game::CardSet::of(game::Suit::Hearts);
  EXPECT_EQ(needs_of(written.deal(), missing), "a heart among A's unwritten cards");
  missing.would_prove = game::CardSet::of(game::Suit::Clubs);
  EXPECT_EQ(needs_of(written.deal(), missing), "a trump among A's unwritten cards");
  missing.would_prove = {};
  missing.attribute = -3;
  EXPECT_EQ(needs_of(written.deal(), missing), "whether Y had looked at his hand before the claim");
}

TEST(Words, RolesAreCalledByName) {
  WrittenDeal written = revoke();
  replay::Fact fact;
  fact.kind = replay::FactKind::ExposedInDealing;
  replay::set(fact, 0, replay::Role::NonDealer);
  replay::set(fact, 1, replay::Role::Dealer);
  fact.cards = kKingOfHearts;
  EXPECT_EQ(sentence_of(written.deal(), fact), "A exposed Y's K♥ in dealing");
  written.facts.dealings[0].dealer = game::Seat::Second;
  EXPECT_EQ(sentence_of(written.deal(), fact), "Y exposed A's K♥ in dealing");
  written.facts.dealings[0].dealer.reset();
  EXPECT_EQ(sentence_of(written.deal(), fact), "the dealer exposed the non-dealer's K♥ in dealing");
}

/// Every combination of every fact's values, and of nothing known, makes a sentence.
TEST(Words, EveryFactHasASentenceWhateverIsKnownOfIt) {
  const WrittenDeal written = revoke();
  for (const replay::FactEntry& entry : replay::kFacts) {
    int combinations = 1;
    for (const replay::Attribute& attribute : entry.attributes) {
      combinations *= replay::size_of(attribute) + 1;
    }
    for (int n = 0; n < combinations; ++n) {
      replay::Fact fact;
      fact.kind = entry.kind;
      fact.subject = n % 2 == 0 ? record::Actor{0} : record::kNobody;
      fact.occurred = 2;
      int rest = n;
      for (std::size_t i = 0; i < entry.attributes.size(); ++i) {
        const int size = replay::size_of(entry.attributes[i]) + 1;
        fact.values[i] = rest % size + 1 == size
                             ? replay::all_bits(size - 1)
                             : static_cast<replay::ValueBits>(1U << (rest % size));
        rest /= size;
      }
      const Clause text = sentence_of(written.deal(), fact);
      EXPECT_GT(text.size(), 8U) << entry.name;
      EXPECT_EQ(text.find("  "), std::string::npos) << text;
      EXPECT_NE(text.back(), '.') << text;
    }
  }
}

TEST(Words, EveryRemedyAndEveryBeatHasWords) {
  for (int i = 0; i < record::kRemedies; ++i) {
    EXPECT_FALSE(noun_of(static_cast<Remedy>(i)).empty());
    EXPECT_FALSE(option_words(static_cast<Remedy>(i)).empty());
    EXPECT_FALSE(duty_words(static_cast<Remedy>(i)).empty());
  }
  for (int beat = 0; beat < codes::kWindowBeats; ++beat) {
    EXPECT_FALSE(closing_words(codes::WindowBeats{1} << beat).empty());
  }
  EXPECT_EQ(closing_words(0), "");
}

TEST(LawWords, ACaseIsSaidByItsBoxAndItsOutcome) {
  codes::Code code;
  codes::Case c;
  c.on = replay::FactKind::Misplay;
  c.accepts = {0x1, 0x6, 0xff, 0xff};
  c.may.given = true;
  c.may.who = codes::Who::Adversary;
  c.may.in_order = {Remedy::ReplayHands};
  c.may.until = codes::bit(codes::WindowBeat::NextTurnUp);
  EXPECT_EQ(box_words(c), "on misplay, kind revoke, cured late or never");
  EXPECT_THAT(outcome_words(code, c),
              testing::ElementsAre("his adversary may require the hands to be played again until "
                                   "the trump of the next deal is turned; if not, the hand "
                                   "stands as it was played"));
}

TEST(LawWords, ACaseIsSaidInPlainWordsTheShorterWay) {
  codes::Case c;
  c.on = replay::FactKind::Misplay;
  c.accepts = {0x1, 0x6, 0xff, 0xff};
  EXPECT_EQ(case_words(c),
            "if a player does not follow suit, or does not win the trick, when he can, and he does "
            "not follow suit, unless he takes the card up before another is led");
  c.on = replay::FactKind::WrongNumber;
  c.accepts = {0xff, 0xff, 0x1, 0xff};
  c.must_be_found = true;
  c.found_before = replay::bit(replay::Beat::TurnUp);
  EXPECT_EQ(case_words(c),
            "if a hand is dealt a wrong number of cards, and the non-dealer has not looked at his "
            "hand, and it is found before the trump is turned");
}

TEST(LawWords, TimeLimitsAreDrawnInTheOrderOfADeal) {
  std::array<codes::Case, 2> cases;
  cases[0].may.given = true;
  cases[0].may.who = codes::Who::NonDealer;
  cases[0].may.in_order = {Remedy::FreshDeal};
  cases[0].may.from = replay::bit(replay::Beat::TurnUp);
  cases[0].may.until = replay::bit(replay::Beat::NFirstCard) | replay::bit(replay::Beat::Proposal);
  EXPECT_THAT(time_line(cases),
              testing::ElementsAre("--------1-------2-------3------->",
                                   "        [=======]                  the non-dealer may claim a "
                                   "fresh deal",
                                   "1 the trump is turned", "2 the non-dealer proposes",
                                   "3 the non-dealer plays his first card"));
  EXPECT_THAT(time_line({}), testing::IsEmpty());
}

TEST(LawWords, EveryValueOfEveryFactHasAClauseOfItsOwn) {
  for (const replay::FactEntry& entry : replay::kFacts) {
    for (int a = 0; a < replay::kMaxAttributes; ++a) {
      const int size = replay::size_of(entry.attributes[static_cast<std::size_t>(a)]);
      std::set<std::string_view> clauses;
      for (int i = 0; i < size; ++i) {
        clauses.insert(plain_value(entry.kind, a, static_cast<std::uint8_t>(i)));
      }
      EXPECT_EQ(clauses.size(), static_cast<std::size_t>(size)) << entry.name;
      EXPECT_FALSE(clauses.contains("")) << entry.name;
    }
  }
}

}  // namespace
}  // namespace ecarte::report
