// SPDX-License-Identifier: MIT
//
// The closed vocabulary of facts: every kind a law may name, with its attributes and their domains.
// Law reads it by way of facts.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "replay/domains.hpp"

namespace ecarte::replay {

/// Every fact a law may name, in the order a sitting unfolds. The last four are made by the ledger
/// of law, and those from `SeriesCut` to `LiabilityPaid` by the account of the sitting: both turn
/// on the score, which replay does not keep.
enum class FactKind : std::uint8_t {
  Shuffled,
  ShuffleDenied,
  CutForDeal,
  CutResult,
  CutAnew,
  ChoiceMade,
  CutToDealer,
  PackFault,
  Dealing,
  WrongNumber,
  PacketsWrong,
  OrderChanged,
  ExposedInDealing,
  FacedCard,
  Turned,
  SeveralTurned,
  KingTurned,
  FalseTurnUp,
  Proposed,
  WordAltered,
  AskedNone,
  Answered,
  NumberWithheld,
  ExchangedWithoutRight,
  DiscardPut,
  DiscardHandled,
  ExcessTaken,
  ShortGiven,
  ExposedInGiving,
  StockShort,
  ServedFirst,
  SurplusLooked,
  Completed,
  CardTakenUp,
  PlayedWrongNumber,
  LedOutOfTurn,
  LedOn,
  TakenBack,
  NamedSuit,
  Misplay,
  ThrownDown,
  TrickMisawarded,
  HandOver,
  KingHeld,
  FalseKing,
  KingAnnouncedThenDiscarded,
  KingShown,
  MultipleClaimed,
  GameClaimed,
  NewCards,
  OverscoreAdmitted,
  Remarked,
  AttentionCalled,
  AdviceGiven,
  PlayedOut,
  LookedOver,
  Arbitrated,
  RemedyDenied,
  SeriesCut,
  RubberAgreed,
  PlayedAfterRubber,
  PoolOrder,
  PoolStake,
  PoolTaken,
  BetsClaimed,
  BetUncovered,
  ShareTaken,
  RentrantOrder,
  LiabilityPaid,
  ScoreAccrued,
  MarkNotDue,
  GameWon,
  PlayedAfterGame,
};
inline constexpr int kFactKinds = static_cast<int>(FactKind::PlayedAfterGame) + 1;
inline constexpr int kMaxAttributes = 4;

/// One attribute of a fact: its name and the words of its values.
struct Attribute {
  std::string_view name;
  std::string_view words;
};

template <class T>
constexpr Attribute attribute(std::string_view name) {
  return {name, kWords<T>};
}

/// One fact of the vocabulary.
struct FactEntry {
  FactKind kind;
  std::string_view name;
  std::array<Attribute, kMaxAttributes> attributes{};
  /// True if the fact can be found out later than it occurs, so that a law may turn on the finding.
  bool can_be_found = false;
};

// clang-format off
inline constexpr std::array<FactEntry, kFactKinds> kFacts{{
  {FactKind::Shuffled, "shuffled", {attribute<WhichPack>("pack"), attribute<Place>("place"), attribute<Faces>("faces"), attribute<ShuffleWhen>("when")}},
  {FactKind::ShuffleDenied, "shuffle-denied", {attribute<WhichShuffle>("which"), attribute<CutWhen>("when")}},
  {FactKind::CutForDeal, "cut-for-deal", {attribute<ShownForDeal>("shown"), attribute<Enough>("lifted"), attribute<Enough>("left")}},
  {FactKind::CutResult, "cut-result", {attribute<CutResult>("result"), attribute<CutCard>("card")}},
  {FactKind::CutAnew, "cut-anew", {attribute<CutAnewWhy>("why")}},
  {FactKind::ChoiceMade, "choice-made", {attribute<Chooser>("by"), attribute<ChoiceWhen>("when"), attribute<NoYes>("agreed")}},
  {FactKind::CutToDealer, "cut-to-dealer", {attribute<ShownToDealer>("shown"), attribute<Enough>("lifted"), attribute<Enough>("left"), attribute<CutBy>("by")}},
  {FactKind::PackFault, "pack-fault", {attribute<WhichPack>("pack"), attribute<PackFault>("kind")}, true},
  {FactKind::Dealing, "dealing", {attribute<Turn>("turn"), attribute<PackOwner>("pack"), attribute<DealtAfter>("after"), attribute<PackChosen>("chosen")}, true},
  {FactKind::WrongNumber, "wrong-number", {attribute<Role>("of"), attribute<Size>("size"), attribute<NoYes>("looked")}, true},
  {FactKind::PacketsWrong, "packets-wrong", {attribute<PacketsHow>("how"), attribute<NoYes>("looked")}, true},
  {FactKind::OrderChanged, "order-changed", {attribute<OrderHow>("how"), attribute<NoYes>("looked")}, true},
  {FactKind::ExposedInDealing, "exposed-in-dealing", {attribute<Role>("whose"), attribute<Role>("by"), attribute<NoYes>("looked")}},
  {FactKind::FacedCard, "faced-card", {attribute<FacedIn>("where"), attribute<FacedWhen>("when"), attribute<NoYes>("given")}, true},
  {FactKind::Turned, "turned", {attribute<TurnedCard>("card"), attribute<HandsDealt>("hands"), attribute<NoYes>("at-all"), attribute<NoYes>("looked")}},
  {FactKind::SeveralTurned, "several-turned", {attribute<NoYes>("looked")}},
  {FactKind::KingTurned, "king-turned", {attribute<NumberDealt>("number"), attribute<KingCard>("card")}},
  {FactKind::FalseTurnUp, "false-turn-up", {attribute<NoYes>("king")}},
  {FactKind::Proposed, "proposed", {attribute<Nth>("nth"), attribute<ProposedAfter>("after"), attribute<NoYes>("agreed")}},
  {FactKind::WordAltered, "word-altered", {attribute<AlteredWord>("which"), attribute<AlteredHow>("to")}},
  {FactKind::AskedNone, "asked-none", {}},
  {FactKind::Answered, "answered", {attribute<AnswerGiven>("answer"), attribute<Nth>("nth"), attribute<NoYes>("barred")}},
  {FactKind::NumberWithheld, "number-withheld", {attribute<Role>("by"), attribute<WithheldHow>("how"), attribute<WithheldWhen>("when")}},
  {FactKind::ExchangedWithoutRight, "exchanged-without-right", {attribute<Role>("by"), attribute<NoRightWhy>("why")}},
  {FactKind::DiscardPut, "discard-put", {attribute<DiscardFace>("face"), attribute<DiscardPlace>("place"), attribute<DiscardOrder>("order")}},
  {FactKind::DiscardHandled, "discard-handled", {attribute<Whose>("whose"), attribute<Handled>("how")}},
  {FactKind::ExcessTaken, "excess-taken", {attribute<Role>("of"), attribute<ExcessCause>("cause"), attribute<NoYes>("mixed"), attribute<NoYes>("seen")}, true},
  {FactKind::ShortGiven, "short-given", {attribute<ShortCause>("cause"), attribute<Role>("of"), attribute<Completion>("completed"), attribute<HandLeft>("hand")}},
  {FactKind::ExposedInGiving, "exposed-in-giving", {attribute<Role>("whose"), attribute<Role>("by"), attribute<NoYes>("looked")}},
  {FactKind::StockShort, "stock-short", {attribute<AcceptedHow>("accepted"), attribute<Left>("left")}},
  {FactKind::ServedFirst, "served-first", {attribute<Served>("nondealer")}},
  {FactKind::SurplusLooked, "surplus-looked", {attribute<SurplusHow>("how"), attribute<SurplusFrom>("from"), attribute<NoYes>("taken-up"), attribute<Role>("of")}},
  {FactKind::Completed, "completed", {attribute<Role>("of"), attribute<Leave>("leave"), attribute<Timely>("when"), attribute<SurplusFrom>("from")}},
  {FactKind::CardTakenUp, "card-taken-up", {attribute<TakenUpFrom>("from")}},
  {FactKind::PlayedWrongNumber, "played-wrong-number", {attribute<Role>("of"), attribute<Size>("size"), attribute<NoYes>("took"), attribute<WrongCause>("cause")}, true},
  {FactKind::LedOutOfTurn, "led-out-of-turn", {attribute<NoYes>("answered"), attribute<NoYes>("back")}},
  {FactKind::LedOn, "led-on", {}},
  {FactKind::TakenBack, "taken-back", {attribute<PlayedRole>("role"), attribute<BackCause>("cause"), attribute<NoYes>("in-time")}},
  {FactKind::NamedSuit, "named-suit", {attribute<NoYes>("void"), attribute<NoYes>("back"), attribute<NoYes>("obeyed")}},
  {FactKind::Misplay, "misplay", {attribute<MisplayKind>("kind"), attribute<Cured>("cured")}},
  {FactKind::ThrownDown, "thrown-down", {attribute<NoYes>("claiming"), attribute<TricksMade>("tricks"), attribute<NoYes>("upheld"), attribute<OtherHand>("other")}},
  {FactKind::TrickMisawarded, "trick-misawarded", {}},
  {FactKind::HandOver, "hand-over", {attribute<Result>("result"), attribute<NoYes>("loser-bold"), attribute<HandEnd>("end")}},
  {FactKind::KingHeld, "king-held", {attribute<Role>("of"), attribute<FirstCard>("first")}},
  {FactKind::FalseKing, "false-king", {attribute<KingWhere>("king"), attribute<KingWithdrawn>("withdrawn")}},
  {FactKind::KingAnnouncedThenDiscarded, "king-announced-then-discarded", {}},
  {FactKind::KingShown, "king-shown", {}},
  {FactKind::MultipleClaimed, "multiple-claimed", {attribute<MultipleOf>("multiple"), attribute<NoYes>("right"), attribute<NoYes>("agreed")}},
  {FactKind::GameClaimed, "game-claimed", {attribute<GameScore>("score"), attribute<ClaimedHow>("how")}},
  {FactKind::NewCards, "new-cards", {attribute<CutWhen>("when"), attribute<HowMany>("packs"), attribute<NoYes>("paid"), attribute<ChosenBy>("chooser")}},
  {FactKind::OverscoreAdmitted, "overscore-admitted", {attribute<AdmittedWhen>("when"), attribute<NoYes>("corrected")}},
  {FactKind::Remarked, "remarked", {attribute<SystemIs>("system"), attribute<RemarkWhen>("when"), attribute<SpokenBy>("by"), attribute<RemarkAbout>("about")}},
  {FactKind::AttentionCalled, "attention-called", {attribute<SystemIs>("system"), attribute<SpokenBy>("by"), attribute<ScoreIs>("score")}},
  {FactKind::AdviceGiven, "advice-given", {attribute<SystemIs>("system"), attribute<AdvisedBy>("by"), attribute<AdviceMode>("mode"), attribute<AdvisedTo>("to")}},
  {FactKind::PlayedOut, "played-out", {attribute<SystemIs>("system"), attribute<PlayedOutBy>("by"), attribute<NoYes>("resigned")}},
  {FactKind::LookedOver, "looked-over", {attribute<BetsOn>("bets"), attribute<NoYes>("chouette")}},
  {FactKind::Arbitrated, "arbitrated", {attribute<AgreedBy>("agreed")}},
  {FactKind::RemedyDenied, "remedy-denied", {attribute<DeniedWhat>("what")}},
  {FactKind::SeriesCut, "series-cut", {attribute<NoYes>("agreed")}},
  {FactKind::RubberAgreed, "rubber-agreed", {attribute<RubberLength>("length")}},
  {FactKind::PlayedAfterRubber, "played-after-rubber", {}},
  {FactKind::PoolOrder, "pool-order", {attribute<PoolSeats>("seats")}},
  {FactKind::PoolStake, "pool-stake", {attribute<Sum>("sum"), attribute<PoolStakeFor>("for")}},
  {FactKind::PoolTaken, "pool-taken", {attribute<NoYes>("won"), attribute<Sum>("sum")}},
  {FactKind::BetsClaimed, "bets-claimed", {attribute<NoYes>("heeded")}},
  {FactKind::BetUncovered, "bet-uncovered", {attribute<NoYes>("withdrawn")}},
  {FactKind::ShareTaken, "share-taken", {attribute<TableSide>("by"), attribute<ShareIs>("sum"), attribute<NoYes>("deficient")}},
  {FactKind::RentrantOrder, "rentrant-order", {attribute<SeatTaken>("seat")}},
  {FactKind::LiabilityPaid, "liability-paid", {attribute<Sum>("sum")}},
  {FactKind::ScoreAccrued, "score-accrued", {attribute<ScoreFor>("for")}},
  {FactKind::MarkNotDue, "mark-not-due", {attribute<NotDueWhy>("why"), attribute<ScoreFor>("for")}},
  {FactKind::GameWon, "game-won", {}},
  {FactKind::PlayedAfterGame, "played-after-game", {attribute<AfterGame>("what")}},
}};
// clang-format on

constexpr bool facts_in_order() {
  for (int i = 0; i < kFactKinds; ++i) {
    if (static_cast<int>(kFacts[static_cast<std::size_t>(i)].kind) != i) {
      return false;
    }
  }
  return true;
}
static_assert(facts_in_order(), "kFacts must list the facts in the order of FactKind");

constexpr const FactEntry& entry(FactKind kind) {
  return kFacts[static_cast<std::size_t>(kind)];
}

/// The number of values of an attribute; 0 for one the fact does not have.
constexpr int size_of(const Attribute& attribute) {
  return words_in(attribute.words);
}

/// For each fact and attribute the set of all its values; 0 for an attribute it does not have.
using AttributeSets = std::array<ValueBits, kMaxAttributes>;
inline constexpr std::array<AttributeSets, kFactKinds> kAllValues = [] {
  std::array<AttributeSets, kFactKinds> all{};
  for (const FactEntry& each : kFacts) {
    for (std::size_t i = 0; i < each.attributes.size(); ++i) {
      all[static_cast<std::size_t>(each.kind)][i] = all_bits(size_of(each.attributes[i]));
    }
  }
  return all;
}();
static_assert(std::ranges::all_of(kFacts,
                                  [](const FactEntry& each) {
                                    return std::ranges::all_of(
                                        each.attributes,
                                        [](const Attribute& a) { return size_of(a) <= 8; });
                                  }),
              "the values of an attribute must fit the bits of ValueBits");

/// The word of value number `value`, "?" for an unknown one.
constexpr std::string_view word_of(const Attribute& attribute, std::uint8_t value) {
  std::string_view rest = attribute.words;
  for (int i = 0; i < value && !rest.empty(); ++i) {
    const std::size_t space = rest.find(' ');
    rest = space == std::string_view::npos ? std::string_view{} : rest.substr(space + 1);
  }
  return value == kUnknown || rest.empty() ? "?" : rest.substr(0, rest.find(' '));
}

/// The word of a known value of a domain.
template <class T>
constexpr std::string_view word_of(T value) {
  return word_of(attribute<T>({}), static_cast<std::uint8_t>(value));
}

}  // namespace ecarte::replay
