// SPDX-License-Identifier: MIT
//
// The closed vocabulary of facts: every kind a law may name, with its attributes and their domains.
// Law reads it by way of facts.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "record/act_kinds.hpp"
#include "replay/domains.hpp"

namespace ecarte::replay {

using record::ActKinds;

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
  ChoiceOpen,
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
  RightClaimed,
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

/// Where in a deal to look for a fact, in the order of a deal.
enum class Part : std::uint8_t { Cutting, Dealing, Exchange, King, Play, Score, Talk, Sitting };
inline constexpr int kParts = static_cast<int>(Part::Sitting) + 1;

/// One fact of the vocabulary.
struct FactEntry {
  FactKind kind;
  std::string_view name;
  Part part;
  std::array<Attribute, kMaxAttributes> attributes{};
  /// True if the fact can be found out later than it occurs, so that a law may turn on the finding.
  bool can_be_found = false;
  /// The kinds of act that may or may not set it, whose doing puts it to the test. Replay keeps a
  /// fact only where it is remarkable; that a law was at stake and kept is told by the acts alone.
  /// Empty for a fact that its act always sets: then the fact itself says all there is to say.
  /// Kinds only: a cut to the dealer counts as one for the deal.
  ActKinds tested_by{};
};

// clang-format off
inline constexpr std::array<FactEntry, kFactKinds> kFacts = [] {
  using K = record::ActKind;
  return std::array<FactEntry, kFactKinds>{{
    {FactKind::Shuffled, "shuffled", Part::Cutting, {attribute<WhichPack>("pack"), attribute<Place>("place"), attribute<Faces>("faces"), attribute<ShuffleWhen>("when")}, false, {K::Shuffle}},
    {FactKind::ShuffleDenied, "shuffle-denied", Part::Cutting, {attribute<WhichShuffle>("which"), attribute<CutWhen>("when")}},
    {FactKind::CutForDeal, "cut-for-deal", Part::Cutting, {attribute<ShownForDeal>("shown"), attribute<Enough>("lifted"), attribute<Enough>("left")}, false, {K::Cut}},
    {FactKind::CutResult, "cut-result", Part::Cutting, {attribute<CutResult>("result"), attribute<CutCard>("card")}, false, {K::Cut}},
    {FactKind::CutAnew, "cut-anew", Part::Cutting, {attribute<CutAnewWhy>("why")}},
    {FactKind::ChoiceMade, "choice-made", Part::Cutting, {attribute<Chooser>("by"), attribute<ChoiceWhen>("when"), attribute<NoYes>("agreed")}, false, {K::Choose}},
    {FactKind::ChoiceOpen, "choice-open", Part::Cutting, {attribute<ChoiceOf>("of")}, false, {K::Cut, K::CallCards}},
    {FactKind::CutToDealer, "cut-to-dealer", Part::Cutting, {attribute<ShownToDealer>("shown"), attribute<Enough>("lifted"), attribute<Enough>("left"), attribute<CutBy>("by")}, false, {K::Cut}},
    {FactKind::PackFault, "pack-fault", Part::Cutting, {attribute<WhichPack>("pack"), attribute<PackFault>("kind")}, true},
    {FactKind::Dealing, "dealing", Part::Dealing, {attribute<Turn>("turn"), attribute<PackOwner>("pack"), attribute<DealtAfter>("after"), attribute<PackChosen>("chosen")}, true, {K::Give, K::Packet}},
    {FactKind::WrongNumber, "wrong-number", Part::Dealing, {attribute<Role>("of"), attribute<Size>("size"), attribute<NoYes>("looked")}, true, {K::Give, K::Packet}},
    {FactKind::PacketsWrong, "packets-wrong", Part::Dealing, {attribute<PacketsHow>("how"), attribute<NoYes>("looked")}, true, {K::Give, K::Packet}},
    {FactKind::OrderChanged, "order-changed", Part::Dealing, {attribute<OrderHow>("how"), attribute<NoYes>("looked")}, true, {K::Give, K::Packet}},
    {FactKind::ExposedInDealing, "exposed-in-dealing", Part::Dealing, {attribute<Role>("whose"), attribute<Role>("by"), attribute<NoYes>("looked")}},
    {FactKind::FacedCard, "faced-card", Part::Dealing, {attribute<FacedIn>("where"), attribute<FacedWhen>("when"), attribute<NoYes>("given")}, true},
    {FactKind::Turned, "turned", Part::Dealing, {attribute<TurnedCard>("card"), attribute<HandsDealt>("hands"), attribute<NoYes>("at-all"), attribute<NoYes>("looked")}, false, {K::Turn, K::Propose, K::Stand, K::Play}},
    // A card is chosen of several also where their turning is not told.
    {FactKind::SeveralTurned, "several-turned", Part::Dealing, {attribute<NoYes>("looked")}, false, {K::Turn, K::Choose}},
    {FactKind::KingTurned, "king-turned", Part::King, {attribute<NumberDealt>("number"), attribute<KingCard>("card")}},
    {FactKind::FalseTurnUp, "false-turn-up", Part::Exchange, {attribute<NoYes>("king")}},
    {FactKind::Proposed, "proposed", Part::Exchange, {attribute<Nth>("nth"), attribute<ProposedAfter>("after"), attribute<NoYes>("agreed")}, false, {K::Propose}},
    {FactKind::WordAltered, "word-altered", Part::Exchange, {attribute<AlteredWord>("which"), attribute<AlteredHow>("to"), attribute<FirstFor>("first")}, false, {K::Propose, K::Stand, K::Ask, K::Accept, K::Refuse}},
    {FactKind::AskedNone, "asked-none", Part::Exchange, {}, false, {K::Ask, K::Take}},
    // Whoever claims the answer relies on it, also where it is not told.
    {FactKind::Answered, "answered", Part::Exchange, {attribute<AnswerGiven>("answer"), attribute<Nth>("nth"), attribute<NoYes>("barred")}, false, {K::Accept, K::Refuse, K::Claim}},
    {FactKind::NumberWithheld, "number-withheld", Part::Exchange, {attribute<Role>("by"), attribute<WithheldHow>("how"), attribute<WithheldWhen>("when")}, false, {K::AskNumber, K::AnswerNumber}},
    {FactKind::ExchangedWithoutRight, "exchanged-without-right", Part::Exchange, {attribute<Role>("by"), attribute<NoRightWhy>("why")}, false, {K::Discard, K::Take}},
    {FactKind::DiscardPut, "discard-put", Part::Exchange, {attribute<DiscardFace>("face"), attribute<DiscardPlace>("place"), attribute<DiscardOrder>("order")}, false, {K::Discard, K::ThrowOut}},
    {FactKind::DiscardHandled, "discard-handled", Part::Exchange, {attribute<Whose>("whose"), attribute<Handled>("how")}, false, {K::Discard}},
    {FactKind::ExcessTaken, "excess-taken", Part::Exchange, {attribute<Role>("of"), attribute<ExcessCause>("cause"), attribute<NoYes>("mixed"), attribute<NoYes>("seen")}, true, {K::Discard, K::Take, K::Packet}},
    {FactKind::ShortGiven, "short-given", Part::Exchange, {attribute<ShortCause>("cause"), attribute<Role>("of"), attribute<Completion>("completed"), attribute<HandLeft>("hand")}, false, {K::Discard, K::Take, K::Packet}},
    {FactKind::ExposedInGiving, "exposed-in-giving", Part::Exchange, {attribute<Role>("whose"), attribute<Role>("by"), attribute<NoYes>("looked")}},
    {FactKind::StockShort, "stock-short", Part::Exchange, {attribute<AcceptedHow>("accepted"), attribute<Left>("left")}, false, {K::Accept}},
    {FactKind::ServedFirst, "served-first", Part::Exchange, {attribute<Served>("nondealer")}, false, {K::Accept}},
    {FactKind::SurplusLooked, "surplus-looked", Part::Exchange, {attribute<SurplusHow>("how"), attribute<SurplusFrom>("from"), attribute<NoYes>("taken-up"), attribute<Role>("of")}, false, {K::ThrowOut, K::Draw}},
    {FactKind::Completed, "completed", Part::Exchange, {attribute<Role>("of"), attribute<Leave>("leave"), attribute<Timely>("when"), attribute<SurplusFrom>("from")}},
    {FactKind::CardTakenUp, "card-taken-up", Part::Exchange, {attribute<TakenUpFrom>("from")}},
    {FactKind::PlayedWrongNumber, "played-wrong-number", Part::Play, {attribute<Role>("of"), attribute<Size>("size"), attribute<NoYes>("took"), attribute<WrongCause>("cause")}, true, {K::Play, K::TakeTrick, K::Made}},
    {FactKind::LedOutOfTurn, "led-out-of-turn", Part::Play, {attribute<NoYes>("answered"), attribute<NoYes>("back")}, false, {K::Play}},
    {FactKind::LedOn, "led-on", Part::Play, {}},
    {FactKind::TakenBack, "taken-back", Part::Play, {attribute<PlayedRole>("role"), attribute<BackCause>("cause"), attribute<NoYes>("in-time")}},
    {FactKind::NamedSuit, "named-suit", Part::Play, {attribute<NoYes>("void"), attribute<NoYes>("back"), attribute<NoYes>("obeyed")}},
    {FactKind::Misplay, "misplay", Part::Play, {attribute<MisplayKind>("kind"), attribute<Cured>("cured")}, false, {K::Play}},
    {FactKind::ThrownDown, "thrown-down", Part::Play, {attribute<NoYes>("claiming"), attribute<TricksMade>("tricks"), attribute<NoYes>("upheld"), attribute<OtherHand>("other")}},
    {FactKind::TrickMisawarded, "trick-misawarded", Part::Play, {}, false, {K::Made, K::TakeTrick}},
    {FactKind::HandOver, "hand-over", Part::Play, {attribute<Result>("result"), attribute<NoYes>("loser-bold"), attribute<HandEnd>("end")}},
    {FactKind::KingHeld, "king-held", Part::King, {attribute<Role>("of"), attribute<FirstCard>("first")}},
    {FactKind::FalseKing, "false-king", Part::King, {attribute<KingWhere>("king"), attribute<KingWithdrawn>("withdrawn")}, false, {K::Announce}},
    {FactKind::KingShown, "king-shown", Part::King, {}},
    {FactKind::MultipleClaimed, "multiple-claimed", Part::Score, {attribute<MultipleOf>("multiple"), attribute<NoYes>("right"), attribute<NoYes>("agreed")}},
    {FactKind::GameClaimed, "game-claimed", Part::Score, {attribute<GameScore>("score"), attribute<ClaimedHow>("how")}},
    {FactKind::NewCards, "new-cards", Part::Cutting, {attribute<CutWhen>("when"), attribute<HowMany>("packs"), attribute<NoYes>("paid"), attribute<ChosenBy>("chooser")}},
    {FactKind::OverscoreAdmitted, "overscore-admitted", Part::Score, {attribute<AdmittedWhen>("when"), attribute<NoYes>("corrected")}},
    {FactKind::Remarked, "remarked", Part::Talk, {attribute<SystemIs>("system"), attribute<RemarkWhen>("when"), attribute<SpokenBy>("by"), attribute<RemarkAbout>("about")}},
    {FactKind::AttentionCalled, "attention-called", Part::Talk, {attribute<SystemIs>("system"), attribute<SpokenBy>("by"), attribute<ScoreIs>("score")}},
    {FactKind::AdviceGiven, "advice-given", Part::Talk, {attribute<SystemIs>("system"), attribute<AdvisedBy>("by"), attribute<AdviceMode>("mode"), attribute<AdvisedTo>("to")}},
    {FactKind::PlayedOut, "played-out", Part::Talk, {attribute<SystemIs>("system"), attribute<PlayedOutBy>("by"), attribute<NoYes>("resigned")}},
    {FactKind::LookedOver, "looked-over", Part::Talk, {attribute<BetsOn>("bets"), attribute<NoYes>("chouette")}},
    {FactKind::Arbitrated, "arbitrated", Part::Talk, {attribute<AgreedBy>("agreed")}},
    {FactKind::RemedyDenied, "remedy-denied", Part::Exchange, {attribute<DeniedWhat>("what")}},
    {FactKind::RightClaimed, "right-claimed", Part::Talk, {attribute<RightTo>("right"), attribute<NoYes>("due"), attribute<DealtAfter>("after"), attribute<CardLies>("lies")}},
    {FactKind::SeriesCut, "series-cut", Part::Sitting, {attribute<NoYes>("agreed")}},
    {FactKind::RubberAgreed, "rubber-agreed", Part::Sitting, {attribute<RubberLength>("length")}},
    {FactKind::PlayedAfterRubber, "played-after-rubber", Part::Sitting, {}},
    {FactKind::PoolOrder, "pool-order", Part::Sitting, {attribute<PoolSeats>("seats")}},
    {FactKind::PoolStake, "pool-stake", Part::Sitting, {attribute<Sum>("sum"), attribute<PoolStakeFor>("for")}},
    {FactKind::PoolTaken, "pool-taken", Part::Sitting, {attribute<NoYes>("won"), attribute<Sum>("sum")}},
    {FactKind::BetsClaimed, "bets-claimed", Part::Sitting, {attribute<NoYes>("heeded")}},
    {FactKind::BetUncovered, "bet-uncovered", Part::Sitting, {attribute<NoYes>("withdrawn")}},
    {FactKind::ShareTaken, "share-taken", Part::Sitting, {attribute<TableSide>("by"), attribute<ShareIs>("sum"), attribute<NoYes>("deficient")}},
    {FactKind::RentrantOrder, "rentrant-order", Part::Sitting, {attribute<SeatTaken>("seat")}},
    {FactKind::LiabilityPaid, "liability-paid", Part::Sitting, {attribute<Sum>("sum")}},
    {FactKind::ScoreAccrued, "score-accrued", Part::Score, {attribute<ScoreFor>("for")}},
    {FactKind::MarkNotDue, "mark-not-due", Part::Score, {attribute<NotDueWhy>("why"), attribute<ScoreFor>("for")}},
    {FactKind::GameWon, "game-won", Part::Score, {}},
    {FactKind::PlayedAfterGame, "played-after-game", Part::Score, {attribute<AfterGame>("what")}},
  }};
}();
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
