// SPDX-License-Identifier: MIT
//
// What the judge needs to know of a kind of fact beside what a code says of it: a row each.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "codes/code.hpp"
#include "replay/facts.hpp"

namespace ecarte::codes {

/// The order in which the faults of a dealing are worked through: a step that annuls it ends it,
/// and the later ones fall away. Cards taken back come first, since they count as never played.
enum class JudgingStep : std::uint8_t {
  TakingBack,
  Pack,
  Turn,
  Cut,
  Faced,
  Deal,
  Exchange,
  King,
  Play,
  After  ///< what lies outside the hand does not fall with it
};

/// A fault that can be put right free of penalty until some beat comes: where the record stops
/// before that, it is not yet one.
struct Pending {
  int attribute = -1;               ///< of the fact: what became of it; -1: none is like that
  replay::ValueBits never = 0;      ///< as the record tells it, where it stops
  replay::ValueBits meanwhile = 0;  ///< as it counts till then
  WindowBeats until = 0;
  std::string_view id;  ///< of the finding
};

/// What the judge reads of a case on a fact, beside its class and its words.
enum class Reads : std::uint8_t {
  All,    ///< options, duties and effects
  King,   ///< whether the king may be marked, and till when: `may`, and `bar`
  Score,  ///< till when his points may be marked by who won them
  Mark,   ///< till when it may be taken down, and by whom
  Class   ///< nothing: it is established when no window can be open any more
};

/// What a fact says of whose the king of trumps is.
enum class KingIs : std::uint8_t {
  Unsaid,
  Turned,   ///< its subject's, who turned it
  Held,     ///< its subject's, who holds it
  NotHeld,  ///< not its subject's, who said he held it; if it is not so, he does
  Shown     ///< nobody's but his who takes the card, if a king was shown
};

struct FactRow {
  replay::FactKind kind{};
  JudgingStep step = JudgingStep::After;
  bool turns_on_score = false;  ///< only the score completes it: it is judged when that is known
  bool ordinary = false;        ///< words of every deal: nothing worth a finding by themselves
  bool of_cards = false;        ///< no matter of law once the game is won
  Reads reads = Reads::All;
  Pending pending{};
  KingIs king = KingIs::Unsaid;
  bool if_alleged = false;  ///< where it is not proved, it is no doubt unless somebody alleges it
  bool claimed = false;  ///< somebody asked: he is answered, and what turns on nothing else is told
  /// Where the hand is played on it is told as that, if the same law speaks of it.
  std::optional<replay::FactKind> leads_to{};
};

inline constexpr WindowBeats kHandEnds =
    replay::bit(replay::Beat::HandOver) | replay::bit(replay::Beat::HandClosed);
inline constexpr Pending kTakenUp{
    1, replay::bits_of(replay::Cured::Never), replay::bits_of(replay::Cured::InTime),
    replay::bit(replay::Beat::Lead) | kHandEnds, "card-may-be-taken-up"};
inline constexpr Pending kOwnedTo{1, replay::bits_of(replay::KingWithdrawn::Never),
                                  replay::bits_of(replay::KingWithdrawn::BeforeOwnCard),
                                  bit(WindowBeat::OwnCard) | kHandEnds, "king-may-be-withdrawn"};

// clang-format off
inline constexpr std::array<FactRow, replay::kFactKinds> kFactRows = [] {
  using K = replay::FactKind;
  using P = JudgingStep;
  return std::array<FactRow, replay::kFactKinds>{{
    {K::Shuffled, P::Cut},
    {K::ShuffleDenied, P::Cut},
    {K::CutForDeal, P::Cut},
    {K::CutResult, P::Cut},
    {.kind = K::CutAnew, .step = P::After},  // it is no part of the deal it comes after
    {K::ChoiceMade, P::Cut},
    {K::ChoiceOpen, P::After},
    {K::CutToDealer, P::Cut},
    {K::PackFault, P::Pack},
    {K::Dealing, P::Turn},
    {K::WrongNumber, P::Deal},
    {K::PacketsWrong, P::Deal},
    {K::OrderChanged, P::Deal},
    {K::ExposedInDealing, P::Deal},
    {K::FacedCard, P::Faced},
    {K::Turned, P::Deal},
    {K::SeveralTurned, P::Faced},
    {.kind = K::KingTurned, .step = P::King, .reads = Reads::King, .king = KingIs::Turned},
    {.kind = K::FalseTurnUp, .step = P::Exchange, .king = KingIs::Shown},
    {.kind = K::Proposed, .step = P::Exchange, .ordinary = true},
    {K::WordAltered, P::Exchange},
    {K::AskedNone, P::Exchange},
    {.kind = K::Answered, .step = P::Exchange, .ordinary = true},
    {K::NumberWithheld, P::Exchange},
    {K::ExchangedWithoutRight, P::Exchange},
    {K::DiscardPut, P::Exchange},
    {K::DiscardHandled, P::Exchange},
    {K::ExcessTaken, P::Exchange},
    {.kind = K::ShortGiven, .step = P::Exchange, .leads_to = K::PlayedWrongNumber},
    {K::ExposedInGiving, P::Exchange},
    {K::StockShort, P::Exchange},
    {K::ServedFirst, P::Exchange},
    {K::SurplusLooked, P::Exchange},
    {K::Completed, P::Exchange},
    {K::CardTakenUp, P::Exchange},
    {K::PlayedWrongNumber, P::Deal},
    {.kind = K::LedOutOfTurn, .step = P::TakingBack, .of_cards = true},
    {.kind = K::LedOn, .step = P::TakingBack, .of_cards = true},
    {K::TakenBack, P::TakingBack},
    {.kind = K::NamedSuit, .step = P::TakingBack, .of_cards = true},
    {.kind = K::Misplay, .step = P::Play, .of_cards = true, .pending = kTakenUp, .if_alleged = true},
    {K::ThrownDown, P::Play},
    {K::TrickMisawarded, P::Play},
    {.kind = K::HandOver, .step = P::Play, .ordinary = true},
    {.kind = K::KingHeld, .step = P::King, .reads = Reads::King, .king = KingIs::Held},
    {.kind = K::FalseKing, .step = P::King, .pending = kOwnedTo, .king = KingIs::NotHeld, .if_alleged = true},
    {K::KingShown, P::King},
    {.kind = K::MultipleClaimed, .step = P::After, .turns_on_score = true},
    {.kind = K::GameClaimed, .step = P::After, .turns_on_score = true},
    {K::NewCards, P::After},
    {K::OverscoreAdmitted, P::After},
    {.kind = K::Remarked, .step = P::After, .turns_on_score = true},
    {.kind = K::AttentionCalled, .step = P::After, .turns_on_score = true},
    {K::AdviceGiven, P::After},
    {K::PlayedOut, P::After},
    {K::LookedOver, P::After},
    {K::Arbitrated, P::After},
    {K::RemedyDenied, P::Exchange},
    {.kind = K::RightClaimed, .step = P::After, .turns_on_score = true, .claimed = true},
    {.kind = K::SeriesCut, .reads = Reads::Class},
    {.kind = K::RubberAgreed, .reads = Reads::Class},
    {.kind = K::PlayedAfterRubber, .reads = Reads::Class},
    {.kind = K::PoolOrder, .reads = Reads::Class},
    {.kind = K::PoolStake, .reads = Reads::Class},
    {.kind = K::PoolTaken, .reads = Reads::Class},
    {.kind = K::BetsClaimed, .reads = Reads::Class},
    {.kind = K::BetUncovered, .reads = Reads::Class},
    {.kind = K::ShareTaken, .reads = Reads::Class},
    {.kind = K::RentrantOrder, .reads = Reads::Class},
    {.kind = K::LiabilityPaid, .reads = Reads::Class},
    {.kind = K::ScoreAccrued, .reads = Reads::Score},
    {.kind = K::MarkNotDue, .reads = Reads::Mark},
    {.kind = K::GameWon, .reads = Reads::Class},
    {.kind = K::PlayedAfterGame, .reads = Reads::Class},
  }};
}();
// clang-format on

constexpr bool rows_in_order() {
  for (std::size_t i = 0; i < kFactRows.size(); ++i) {
    if (static_cast<std::size_t>(kFactRows[i].kind) != i) {
      return false;
    }
  }
  return true;
}
static_assert(rows_in_order(), "kFactRows must list the facts in the order of FactKind");

constexpr const FactRow& row_of(replay::FactKind kind) {
  return kFactRows[static_cast<std::size_t>(kind)];
}

/// May it be the player's own king that such a fact tells of, by turning it or by holding it?
constexpr bool may_be_his_king(const replay::Fact& fact) {
  const KingIs king = row_of(fact.kind).king;
  return king == KingIs::Turned || king == KingIs::Held ||
         (king == KingIs::NotHeld && fact.proof == replay::Proof::Allowed);
}
/// Is it of a king that was announced by one who has it not?
constexpr bool was_announced(replay::FactKind kind) {
  return row_of(kind).king == KingIs::NotHeld;
}
/// Of a fault that can be put right free of penalty: is it told that it was not?
constexpr bool not_put_right(const replay::Fact& fact) {
  const Pending& pending = row_of(fact.kind).pending;
  return pending.attribute >= 0 &&
         fact.values[static_cast<std::size_t>(pending.attribute)] == pending.never;
}
/// Did its subject not hold the king he announced, or may he have taken that back?
constexpr bool belies_announcer(const replay::Fact& fact) {
  return row_of(fact.kind).king == KingIs::NotHeld &&
         (fact.proof == replay::Proof::Proved || !not_put_right(fact));
}

}  // namespace ecarte::codes
