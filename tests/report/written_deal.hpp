// SPDX-License-Identifier: MIT
//
// A deal made by hand for the tests of the writers: no parser, no engine.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "report/deal.hpp"

namespace ecarte::report {

/// A record of the text given, with acts added where their words stand in it.
struct WrittenDeal {
  record::Record record;
  replay::DealFacts facts;
  codes::Code code;
  law::DealResult result;

  explicit WrittenDeal(std::string text) {
    record.text = std::move(text);
    record.names = std::make_shared<record::Names>();
    code.name = "turf-portland-1877";
    replay::DealingSpan dealing;
    dealing.dealer = game::Seat::First;
    dealing.rightful = game::Seat::First;
    dealing.reached_turn_up = true;
    facts.dealings.push_back(dealing);
  }

  [[nodiscard]] Deal deal() const { return {record, facts, code, result}; }

  /// The number of an act added for the first place where `words` stand.
  replay::ActIndex act(record::ActKind kind, record::Actor actor, std::string_view words,
                       game::CardSet cards = {}) {
    record::Act act;
    act.kind = kind;
    act.actor = actor;
    act.at = static_cast<record::Offset>(record.text.find(words));
    act.length = static_cast<std::uint8_t>(words.size());
    act.cards = cards;
    act.count = static_cast<std::uint8_t>(cards.size());
    record.acts.push_back(act);
    return static_cast<replay::ActIndex>(record.acts.size() - 1);
  }
};

inline constexpr game::Card kKingOfHearts{game::Rank::King, game::Suit::Hearts};
inline constexpr game::Card kEightOfHearts{game::Rank::Eight, game::Suit::Hearts};
inline constexpr game::Card kNineOfSpades{game::Rank::Nine, game::Suit::Spades};

/// A plays 9♠ to K♥ and is seen at the next trick to hold 8♥. The finding is open.
inline WrittenDeal revoke() {
  using record::ActKind;
  WrittenDeal written{"deal 1: A gives 3-2; turns 8♣\n  1. Y K♥, A 9♠\n  2. Y Q♦, A 8♥\n"};
  written.act(ActKind::HeadDeal, record::kNobody, "deal 1");
  written.act(ActKind::Play, 1, "Y K♥", kKingOfHearts);
  const auto reply = written.act(ActKind::Play, 0, "A 9♠", kNineOfSpades);
  const auto shown = written.act(ActKind::Play, 0, "A 8♥", kEightOfHearts);
  written.facts.stands.trump = game::Suit::Clubs;

  law::Finding finding;
  finding.under.law = "43";
  finding.id = "revoke";
  finding.severity = law::Severity::Warning;
  finding.place.playing = 1;
  finding.offender = 0;
  finding.place.trick = 1;
  finding.place.cards = kNineOfSpades;
  finding.place.at = reply;
  finding.place.witness = shown;
  finding.remedy.effects = codes::bit(replay::Remedy::Ceiling);
  finding.remedy.ceiling = 0;
  finding.fact.kind = replay::FactKind::Misplay;
  finding.fact.subject = 0;
  replay::set(finding.fact, 0, replay::MisplayKind::Revoke);
  replay::set(finding.fact, 1, replay::Cured::Never);
  finding.fact.occurred = reply;
  finding.fact.witness = shown;
  finding.remedy.force = law::Force::Elective;
  finding.remedy.elector = 1;
  finding.remedy.options = {replay::Remedy::ReplayHands, replay::Remedy::LetStand};
  finding.remedy.status = law::Status::Open;
  finding.remedy.window.closes = codes::bit(codes::WindowBeat::NextTurnUp);
  written.result.findings.push_back(finding);
  written.result.verdict = law::Verdict::Irregular;
  written.result.after.due = std::array<std::uint8_t, 2>{0, 1};
  return written;
}

}  // namespace ecarte::report
