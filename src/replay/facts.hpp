// SPDX-License-Identifier: MIT
//
// What replay establishes about one deal, and the only header of replay that law reads: the closed
// vocabularies of facts (with the small finite domains of their attributes), beats and deeds.
// Nothing here judges; a fact says what happened, who did it, when it occurred and when it was
// found out, and whether the cards prove it or only allow it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "game/card.hpp"
#include "game/seat.hpp"
#include "game/values.hpp"
#include "record/act.hpp"

namespace ecarte::replay {

using record::Actor;
using record::Remedy;

// ── Domains: the values an attribute may take, in the words of the codes ─────────────────────────
// What is known of a value is the set of those it may have. Where one value is asked for and the
// set leaves several, the answer is `kUnknown`.

inline constexpr std::uint8_t kUnknown = 0xff;

template <class T>
inline constexpr T unknown = static_cast<T>(kUnknown);
template <class T>
constexpr bool is_known(T value) {
  return static_cast<std::uint8_t>(value) != kUnknown;
}

/// The words of a domain, in the order of its enumerators, with single spaces between them.
template <class T>
inline constexpr std::string_view kWords = "";

/// The number of words in a row of words.
constexpr int words_in(std::string_view row) {
  int words = row.empty() ? 0 : 1;
  for (const char c : row) {
    words += c == ' ' ? 1 : 0;
  }
  return words;
}

/// A set of values of one domain, a bit for each enumerator.
using ValueBits = std::uint8_t;

constexpr ValueBits all_bits(int values) {
  return static_cast<ValueBits>((1U << static_cast<unsigned>(values)) - 1U);
}

/// What is known of a value of domain `T`: the values it may have. By itself, all of them.
template <class T>
class Some {
 public:
  static constexpr ValueBits kAll = all_bits(words_in(kWords<T>));

  constexpr Some() = default;
  /// One value; all of them if it is not known.
  constexpr Some(T value)  // NOLINT(google-explicit-constructor): a value is a set of one
      : bits_(is_known(value) ? static_cast<ValueBits>(1U << static_cast<unsigned>(value)) : kAll) {
  }
  constexpr Some(T one, T other)
      : bits_(static_cast<ValueBits>(Some{one}.bits_ | Some{other}.bits_)) {}
  static constexpr Some of_bits(ValueBits bits) {
    Some some;
    some.bits_ = bits;
    return some;
  }

  [[nodiscard]] constexpr ValueBits bits() const { return bits_; }
  [[nodiscard]] constexpr bool may_be(T value) const { return (bits_ & Some{value}.bits_) != 0; }
  [[nodiscard]] constexpr bool must_be(T value) const { return bits_ == Some{value}.bits_; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  friend constexpr Some operator&(Some a, Some b) {
    return of_bits(static_cast<ValueBits>(a.bits_ & b.bits_));
  }
  friend constexpr Some operator|(Some a, Some b) {
    return of_bits(static_cast<ValueBits>(a.bits_ | b.bits_));
  }
  friend constexpr bool operator==(Some, Some) = default;

 private:
  ValueBits bits_ = kAll;
};

#define ECARTE_DOMAIN(Type, words, ...)           \
  enum class Type : std::uint8_t { __VA_ARGS__ }; \
  template <>                                     \
  inline constexpr std::string_view kWords<Type> = words

ECARTE_DOMAIN(NoYes, "no yes", No, Yes);
ECARTE_DOMAIN(Role, "dealer nondealer", Dealer, NonDealer);
ECARTE_DOMAIN(WhichPack, "in-use idle", InUse, Idle);
ECARTE_DOMAIN(Place, "above below", Above, Below);
ECARTE_DOMAIN(Faces, "hidden shown", Hidden, Shown);
ECARTE_DOMAIN(ShuffleWhen, "before-cut after-cut in-play", BeforeCut, AfterCut, InPlay);
ECARTE_DOMAIN(WhichShuffle, "any last", Any, Last);
ECARTE_DOMAIN(CutWhen, "before-cut after-cut", BeforeCut, AfterCut);
ECARTE_DOMAIN(ShownForDeal, "one several none", One, Several, None);
ECARTE_DOMAIN(Enough, "lawful few", Lawful, Few);
ECARTE_DOMAIN(CutResult, "one tie", One, Tie);
ECARTE_DOMAIN(CutCard, "ecarte foreign", Ecarte, Foreign);
ECARTE_DOMAIN(CutAnewWhy, "several too-small none-shown tie foreign pack none", Several, TooSmall,
              NoneShown, Tie, Foreign, Pack, None);
ECARTE_DOMAIN(Chooser, "winner loser", Winner, Loser);
ECARTE_DOMAIN(ChoiceWhen, "at-cut later", AtCut, Later);
ECARTE_DOMAIN(ShownToDealer, "none one several", None, One, Several);
ECARTE_DOMAIN(CutBy, "nondealer dealer", NonDealer, Dealer);
ECARTE_DOMAIN(PackFault, "redundant imperfect foreign", Redundant, Imperfect, Foreign);
ECARTE_DOMAIN(Turn, "in out", In, Out);
ECARTE_DOMAIN(PackOwner, "own other", Own, Other);
ECARTE_DOMAIN(DealtAfter, "start foreign-cut deal annulled", Start, ForeignCut, Deal, Annulled);
ECARTE_DOMAIN(PackChosen, "same other", Same, Other);
ECARTE_DOMAIN(Size, "short surplus", Short, Surplus);
ECARTE_DOMAIN(PacketsHow, "sizes dealer-first", Sizes, DealerFirst);
ECARTE_DOMAIN(OrderHow, "in-game new-game new-game-told", InGame, NewGame, NewGameTold);
ECARTE_DOMAIN(FacedIn, "pack stock packet", Pack, Stock, Packet);
ECARTE_DOMAIN(FacedWhen, "before-turn-up before-discard after-discard", BeforeTurnUp, BeforeDiscard,
              AfterDiscard);
ECARTE_DOMAIN(TurnedCard, "top other", Top, Other);
ECARTE_DOMAIN(HandsDealt, "complete short", Complete, Short);
ECARTE_DOMAIN(NumberDealt, "right wrong rectified", Right, Wrong, Rectified);
ECARTE_DOMAIN(KingCard, "alone chosen not-chosen", Alone, Chosen, NotChosen);
ECARTE_DOMAIN(Nth, "first later", First, Later);
ECARTE_DOMAIN(ProposedAfter, "nothing exchange refusal", Nothing, Exchange, Refusal);
ECARTE_DOMAIN(AlteredWord, "proposal number answer", Proposal, Number, Answer);
ECARTE_DOMAIN(AlteredHow, "less more other", Less, More, Other);
ECARTE_DOMAIN(AnswerGiven, "accept conditional refuse", Accept, Conditional, Refuse);
ECARTE_DOMAIN(WithheldHow, "silent misstated", Silent, Misstated);
ECARTE_DOMAIN(WithheldWhen, "in-hand after", InHand, After);
ECARTE_DOMAIN(NoRightWhy, "not-asked refused not-answered", NotAsked, Refused, NotAnswered);
ECARTE_DOMAIN(DiscardFace, "down up", Down, Up);
ECARTE_DOMAIN(DiscardPlace, "apart mixed", Apart, Mixed);
ECARTE_DOMAIN(DiscardOrder, "before-taking after-taking", BeforeTaking, AfterTaking);
ECARTE_DOMAIN(Whose, "own other", Own, Other);
ECARTE_DOMAIN(Handled, "looked touched", Looked, Touched);
ECARTE_DOMAIN(ExcessCause, "own given", Own, Given);
ECARTE_DOMAIN(ShortCause, "own given stock", Own, Given, Stock);
ECARTE_DOMAIN(Completion, "no in-time late", No, InTime, Late);
ECARTE_DOMAIN(AcceptedHow, "plain conditional conditional-afterwards", Plain, Conditional,
              ConditionalAfterwards);
ECARTE_DOMAIN(Left, "none some", None, Some);
ECARTE_DOMAIN(Served, "served unserved", Served, Unserved);
ECARTE_DOMAIN(SurplusHow, "thrown-out drawn", ThrownOut, Drawn);
ECARTE_DOMAIN(SurplusFrom, "deal exchange", Deal, Exchange);
ECARTE_DOMAIN(Leave, "given none", Given, None);
ECARTE_DOMAIN(Timely, "in-time late", InTime, Late);
ECARTE_DOMAIN(WrongCause, "dealt own given stock", Dealt, Own, Given, Stock);
ECARTE_DOMAIN(PlayedRole, "led-in-turn led-out-of-turn followed", LedInTurn, LedOutOfTurn,
              Followed);
ECARTE_DOMAIN(BackCause, "misplay demanded none", Misplay, Demanded, None);
ECARTE_DOMAIN(MisplayKind, "revoke underplay failure-to-trump", Revoke, Underplay, FailureToTrump);
ECARTE_DOMAIN(Cured, "in-time late never", InTime, Late, Never);
ECARTE_DOMAIN(TricksMade, "none some three", None, Some, Three);
ECARTE_DOMAIN(OtherHand, "held down", Held, Down);
ECARTE_DOMAIN(Result, "point vole none", Point, Vole, None);
ECARTE_DOMAIN(HandEnd, "played thrown-down granted stated", Played, ThrownDown, Granted, Stated);
ECARTE_DOMAIN(FirstCard, "none other king-led king-followed", None, Other, KingLed, KingFollowed);
ECARTE_DOMAIN(KingWhere, "nobody adversary turned", Nobody, Adversary, Turned);
ECARTE_DOMAIN(KingWithdrawn, "before-own-card after-own-card never", BeforeOwnCard, AfterOwnCard,
              Never);
ECARTE_DOMAIN(MultipleOf, "single double treble", Single, Double, Treble);
ECARTE_DOMAIN(GameScore, "five short", Five, Short);
ECARTE_DOMAIN(ClaimedHow, "alone thrown-down", Alone, ThrownDown);
ECARTE_DOMAIN(HowMany, "two one", Two, One);
ECARTE_DOMAIN(ChosenBy, "dealer other", Dealer, Other);
ECARTE_DOMAIN(AdmittedWhen, "before-next-packet in-game after-game", BeforeNextPacket, InGame,
              AfterGame);
ECARTE_DOMAIN(SystemIs, "english undeclared french", English, Undeclared, French);
ECARTE_DOMAIN(RemarkWhen, "in-game between", InGame, Between);
ECARTE_DOMAIN(RemarkAbout, "game other", Game, Other);
ECARTE_DOMAIN(SpokenBy, "backer bystander idle invited", Backer, Bystander, Idle, Invited);
ECARTE_DOMAIN(ScoreIs, "unchanged changed", Unchanged, Changed);
ECARTE_DOMAIN(AdvisedBy, "backer bystander idle", Backer, Bystander, Idle);
ECARTE_DOMAIN(AdviceMode, "pointing words", Pointing, Words);
ECARTE_DOMAIN(AdvisedTo, "own other banker", Own, Other, Banker);
ECARTE_DOMAIN(PlayedOutBy, "backer bystander", Backer, Bystander);
ECARTE_DOMAIN(BetsOn, "on-him against-him both none", OnHim, AgainstHim, Both, None);
ECARTE_DOMAIN(AgreedBy, "both no", Both, No);
ECARTE_DOMAIN(DeniedWhat, "sight choice draw cost", Sight, Choice, Draw, Cost);
ECARTE_DOMAIN(ScoreFor, "king point vole", King, Point, Vole);
ECARTE_DOMAIN(NotDueWhy, "no-title others amount late barred capped unannounced after-game",
              NoTitle, Others, Amount, Late, Barred, Capped, Unannounced, AfterGame);
ECARTE_DOMAIN(AfterGame, "same-hand new-deal", SameHand, NewDeal);
ECARTE_DOMAIN(Sum, "right wrong", Right, Wrong);
ECARTE_DOMAIN(PoolSeats, "kept wrong-out tie loser-stayed winner-left", Kept, WrongOut, Tie,
              LoserStayed, WinnerLeft);
ECARTE_DOMAIN(PoolStakeFor, "start entry loss nothing pool", Start, Entry, Loss, Nothing, Pool);
ECARTE_DOMAIN(SeatTaken, "kept broken veteran loser-stayed winner-left", Kept, Broken, Veteran,
              LoserStayed, WinnerLeft);
ECARTE_DOMAIN(TableSide, "player bettor", Player, Bettor);
ECARTE_DOMAIN(ShareIs, "right short over", Right, Short, Over);
ECARTE_DOMAIN(RubberLength, "sourced other", Sourced, Other);
#undef ECARTE_DOMAIN

// ── Facts ────────────────────────────────────────────────────────────────────────────────────────

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
  PlayedWrongNumber,
  LedOutOfTurn,
  TakenBack,
  NamedSuit,
  Misplay,
  ThrownDown,
  TrickMisawarded,
  HandOver,
  KingHeld,
  FalseKing,
  KingAnnouncedThenDiscarded,
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
  {FactKind::Turned, "turned", {attribute<TurnedCard>("card"), attribute<HandsDealt>("hands"), attribute<NoYes>("at-all")}},
  {FactKind::SeveralTurned, "several-turned", {attribute<NoYes>("looked")}},
  {FactKind::KingTurned, "king-turned", {attribute<NumberDealt>("number"), attribute<KingCard>("card")}},
  {FactKind::FalseTurnUp, "false-turn-up", {attribute<NoYes>("king")}},
  {FactKind::Proposed, "proposed", {attribute<Nth>("nth"), attribute<ProposedAfter>("after"), attribute<NoYes>("agreed")}},
  {FactKind::WordAltered, "word-altered", {attribute<AlteredWord>("which"), attribute<AlteredHow>("to")}},
  {FactKind::AskedNone, "asked-none", {}},
  {FactKind::Answered, "answered", {attribute<AnswerGiven>("answer"), attribute<Nth>("nth"), attribute<NoYes>("barred")}},
  {FactKind::NumberWithheld, "number-withheld", {attribute<WithheldHow>("how"), attribute<WithheldWhen>("when")}},
  {FactKind::ExchangedWithoutRight, "exchanged-without-right", {attribute<Role>("by"), attribute<NoRightWhy>("why")}},
  {FactKind::DiscardPut, "discard-put", {attribute<DiscardFace>("face"), attribute<DiscardPlace>("place"), attribute<DiscardOrder>("order")}},
  {FactKind::DiscardHandled, "discard-handled", {attribute<Whose>("whose"), attribute<Handled>("how")}},
  {FactKind::ExcessTaken, "excess-taken", {attribute<Role>("of"), attribute<ExcessCause>("cause"), attribute<NoYes>("mixed"), attribute<NoYes>("seen")}, true},
  {FactKind::ShortGiven, "short-given", {attribute<ShortCause>("cause"), attribute<Role>("of"), attribute<Completion>("completed")}},
  {FactKind::ExposedInGiving, "exposed-in-giving", {attribute<Role>("whose"), attribute<Role>("by"), attribute<NoYes>("looked")}},
  {FactKind::StockShort, "stock-short", {attribute<AcceptedHow>("accepted"), attribute<Left>("left")}},
  {FactKind::ServedFirst, "served-first", {attribute<Served>("nondealer")}},
  {FactKind::SurplusLooked, "surplus-looked", {attribute<SurplusHow>("how"), attribute<SurplusFrom>("from"), attribute<NoYes>("taken-up"), attribute<Role>("of")}},
  {FactKind::Completed, "completed", {attribute<Role>("of"), attribute<Leave>("leave"), attribute<Timely>("when")}},
  {FactKind::PlayedWrongNumber, "played-wrong-number", {attribute<Role>("of"), attribute<Size>("size"), attribute<NoYes>("took"), attribute<WrongCause>("cause")}, true},
  {FactKind::LedOutOfTurn, "led-out-of-turn", {attribute<NoYes>("answered"), attribute<NoYes>("back")}},
  {FactKind::TakenBack, "taken-back", {attribute<PlayedRole>("role"), attribute<BackCause>("cause"), attribute<NoYes>("in-time")}},
  {FactKind::NamedSuit, "named-suit", {attribute<NoYes>("void"), attribute<NoYes>("back"), attribute<NoYes>("obeyed")}},
  {FactKind::Misplay, "misplay", {attribute<MisplayKind>("kind"), attribute<Cured>("cured")}},
  {FactKind::ThrownDown, "thrown-down", {attribute<NoYes>("claiming"), attribute<TricksMade>("tricks"), attribute<NoYes>("upheld"), attribute<OtherHand>("other")}},
  {FactKind::TrickMisawarded, "trick-misawarded", {}},
  {FactKind::HandOver, "hand-over", {attribute<Result>("result"), attribute<NoYes>("loser-bold"), attribute<HandEnd>("end")}},
  {FactKind::KingHeld, "king-held", {attribute<Role>("of"), attribute<FirstCard>("first")}},
  {FactKind::FalseKing, "false-king", {attribute<KingWhere>("king"), attribute<KingWithdrawn>("withdrawn")}},
  {FactKind::KingAnnouncedThenDiscarded, "king-announced-then-discarded", {}},
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

/// Whether the cards (or the words written) prove a fact, merely leave room for it, or refute what
/// somebody at the table said of it: `Fact::against` is then he who found it.
enum class Proof : std::uint8_t { Proved, Allowed, Refuted };

/// Whether, after a word or a card was altered, the players went by the first one all the same.
enum class Upheld : std::uint8_t { Unknown, Yes, No };

/// An act of the deal by its number, from 0.
using ActIndex = std::uint16_t;
inline constexpr ActIndex kNever = 0xffff;     ///< not found out; did not happen
inline constexpr ActIndex kSometime = 0xfffe;  ///< happened, but it is not written when

/// Something true of the deal.
struct Fact {
  FactKind kind{};
  Actor subject = record::kNobody;  ///< whose hand, deed or word it is
  AttributeSets values{};           ///< by the fact's attributes: the values each may have
  ActIndex occurred = kSometime;    ///< the act that completed it
  ActIndex found = kNever;          ///< the act that brought it to light
  ActIndex witness = kNever;        ///< the act that proves it, if another
  std::uint8_t dealing = 1;
  std::uint8_t playing = 0;  ///< 0 before the first card
  std::uint8_t trick = 0;    ///< 0 outside a trick
  Proof proof = Proof::Proved;
  Upheld upheld = Upheld::Unknown;  ///< did conduct follow the first word or card?
  std::uint8_t number = 0;          ///< of cards or points, where it matters
  Actor against = record::kNobody;  ///< the player to whose prejudice it is, where that is known
  game::CardSet cards;              ///< played, turned …; or those that would prove it
};

/// The value of an attribute by its number, kUnknown if it may have several; 0 of one the fact does
/// not have.
constexpr std::uint8_t value_number(const Fact& fact, int attribute) {
  const ValueBits bits = fact.values[static_cast<std::size_t>(attribute)];
  return bits == 0             ? std::uint8_t{0}
         : game::one_bit(bits) ? static_cast<std::uint8_t>(std::countr_zero(bits))
                               : kUnknown;
}

/// The same of all its attributes.
constexpr std::array<std::uint8_t, kMaxAttributes> value_numbers(const Fact& fact) {
  std::array<std::uint8_t, kMaxAttributes> numbers{};
  for (int i = 0; i < kMaxAttributes; ++i) {
    numbers[static_cast<std::size_t>(i)] = value_number(fact, i);
  }
  return numbers;
}

/// The value of an attribute, or `unknown<T>` if it may have several.
template <class T>
constexpr T value(const Fact& fact, int attribute) {
  return static_cast<T>(value_number(fact, attribute));
}

/// Gives an attribute a value by its number; kUnknown leaves it open.
constexpr void set_number(Fact& fact, int attribute, std::uint8_t number) {
  const auto i = static_cast<std::size_t>(attribute);
  const ValueBits all = kAllValues[static_cast<std::size_t>(fact.kind)][i];
  fact.values[i] =
      number == kUnknown ? all : static_cast<ValueBits>(all & (1U << unsigned{number}));
}

/// All that is known of it.
template <class T>
constexpr Some<T> known(const Fact& fact, int attribute) {
  return Some<T>::of_bits(fact.values[static_cast<std::size_t>(attribute)]);
}

template <class T>
constexpr bool may_be(const Fact& fact, int attribute, T value) {
  return known<T>(fact, attribute).may_be(value);
}

template <class T>
constexpr bool must_be(const Fact& fact, int attribute, T value) {
  return known<T>(fact, attribute).must_be(value);
}

/// Says anew what an attribute may be.
template <class T>
constexpr void set(Fact& fact, int attribute, Some<T> some) {
  fact.values[static_cast<std::size_t>(attribute)] = some.bits();
}
template <class T>
constexpr void set(Fact& fact, int attribute, T value) {
  set(fact, attribute, Some<T>{value});
}

/// Takes from what an attribute may be all that is not in `some`. False if nothing is left; then it
/// stays as it was.
template <class T>
constexpr bool narrow(Fact& fact, int attribute, Some<T> some) {
  const Some<T> left = known<T>(fact, attribute) & some;
  if (!left.empty()) {
    set(fact, attribute, left);
  }
  return !left.empty();
}

template <class T>
constexpr ValueBits bits_of(T value) {
  return Some<T>{value}.bits();
}
template <class T>
constexpr ValueBits bits_of(Some<T> some) {
  return some.bits();
}

/// A fact with its attributes, each a value, `unknown<T>` or a `Some<T>`; of those left out nothing
/// is known.
template <class... Values>
constexpr Fact fact_of(FactKind kind, Actor subject, ActIndex at, Values... values) {
  static_assert(sizeof...(Values) <= kMaxAttributes);
  Fact fact;
  fact.kind = kind;
  fact.subject = subject;
  fact.occurred = at;
  fact.values = kAllValues[static_cast<std::size_t>(kind)];
  [[maybe_unused]] std::size_t i = 0;
  ((fact.values[i++] = bits_of(values)), ...);
  return fact;
}

// ── Beats ────────────────────────────────────────────────────────────────────────────────────────

/// What an act is to the windows of the laws, one bit of a word for each. In the order in which a
/// deal is played, which is the order `laws lint` uses. "N" the non-dealer, "D" the dealer.
enum class Beat : std::uint8_t {
  Cut,
  Packet,
  TurnUp,
  NLooks,
  DTakesUp,
  Proposal,
  Answer,
  Discard,
  Given,
  NTakesUp,
  DTakes,
  NFirstCard,
  DFirstCard,
  NSecondCard,
  DSecondCard,
  NCard,
  DCard,
  Lead,
  Reply,
  HandOver,
  HandClosed,
  GameEnd,
  NextGame,
  Settled,
};
inline constexpr int kBeats = static_cast<int>(Beat::Settled) + 1;

/// A set of beats, as bits.
using BeatSet = std::uint32_t;
constexpr BeatSet bit(Beat beat) {
  return BeatSet{1} << static_cast<unsigned>(beat);
}

// ── Deeds and testimony ──────────────────────────────────────────────────────────────────────────

/// Something the players did or claimed by way of remedy, as written.
struct Deed {
  Remedy what = Remedy::None;
  Actor by = record::kNobody;
  ActIndex at = 0;
  std::uint8_t dealing = 1;
  std::uint8_t playing = 0;
  bool carried_out = false;       ///< done, rather than claimed or required
  std::uint8_t number = 0;        ///< of cards or points
  Actor whose = record::kNobody;  ///< of a ruling that points be marked or taken down: whose,
  record::For purpose{};          ///  and for what
  record::Noun about{};           ///< meaningless unless `about_said`
  bool about_said = false;
};

/// A mark made, a mark taken down, or what the counters showed.
struct Testimony {
  enum class Kind : std::uint8_t { Mark, TakeDown, Counters, Announce };
  Kind kind = Kind::Mark;
  game::Seat seat{};           ///< whose score
  Actor by = record::kNobody;  ///< who did it
  record::For purpose = record::For::Unsaid;
  std::uint8_t amount = record::kUnstated;  ///< points; of the first seat for Counters
  std::uint8_t amount_second = 0;           ///< of the second seat for Counters
  ActIndex at = 0;
  std::uint8_t dealing = 1;
};

/// An act whose moment is not written, but bounded: it happened after `earliest` and before
/// `latest`. Both are kNever if it is not known to have happened at all.
struct Moment {
  ActIndex earliest = kNever;
  ActIndex latest = kNever;
  [[nodiscard]] constexpr bool exact() const { return earliest == latest; }
};

/// A stretch of the deal that is not told: before act `before`, and after the act before that one,
/// acts may have been done that the record leaves out. A stretch told in full has none.
struct Gap {
  /// One past the last act for what may have followed it.
  ActIndex before = 0;
  BeatSet beats = 0;         ///< that the acts left out may have been
  std::uint64_t deeds = 0;   ///< a bit for each Remedy that may have been done among them
  std::uint8_t dealing = 1;  ///< in which it lies
  /// Counts only if another deal follows: the record may as well stop in the middle of the hand.
  bool if_deal_follows = false;
};
static_assert(record::kRemedies <= 64);

/// One attempt at the deal.
struct DealingSpan {
  ActIndex begin = 0;                  ///< its first act: the first packet, or what precedes it
  ActIndex end = 0;                    ///< one past its last
  std::optional<game::Seat> dealer;    ///< nothing if the record does not let us know
  std::optional<game::Seat> rightful;  ///< who should have dealt, if that is known
  /// Who, by his first word, must win the point or lose two (kNobody: neither); nothing if that is
  /// not known.
  std::optional<Actor> bold;
  bool reached_turn_up = false;
  game::PerSeat<Moment> looked;  ///< when each first saw his hand
};

/// Who made what of a hand.
enum class Outcome : std::uint8_t { FirstVole, FirstPoint, SecondPoint, SecondVole, Nobody };
inline constexpr int kOutcomes = static_cast<int>(Outcome::Nobody) + 1;
using Outcomes = game::Values<Outcome>;

/// One playing-out of the hands.
struct PlayingSpan {
  ActIndex begin = 0;
  ActIndex end = 0;
  std::uint8_t dealing = 1;
  bool over = false;  ///< the hand came to its end, whichever way
  HandEnd how = HandEnd::Played;
  ActIndex over_at = kNever;
  Outcomes outcomes;  ///< of a hand that is over: who may have made what; empty of one that is not
  game::PerSeat<std::uint8_t> tricks{};                   ///< made, as far as the winners are known
  game::PerSeat<ActIndex> third_trick{{kNever, kNever}};  ///< the act that gave each his third
  std::uint8_t unknown_tricks = 0;                        ///< played, winner not known
  game::PerSeat<std::uint8_t> uncovered{};  ///< cards left that could not be played to
};

/// Trouble that makes the record impossible: it cannot be true, whoever is to blame.
struct Impossible {
  std::string_view id;  ///< kebab-case
  ActIndex at = 0;
  ActIndex earlier = kNever;  ///< the act it contradicts
  game::CardSet cards;
  Actor who = record::kNobody;
};

/// Everything established about one deal of a sitting. Reused from deal to deal.
struct DealFacts {
  std::uint32_t game = 1;
  std::uint32_t deal = 1;
  std::uint32_t ordinal = 0;        ///< of the deal in its sitting, from 0
  bool sitting_begins = false;      ///< with this deal
  bool game_begins = false;         ///< with this deal: the score is love-all
  bool deal_follows = false;        ///< the record goes on with another deal
  bool broken_before = false;       ///< a deal before it is missing or could not be used: score,
                                    ///  dealer and packs are unknown until written
  ActIndex heading = 0;             ///< the `deal` line, or the first act
  std::optional<game::Suit> trump;  ///< of the last dealing
  std::vector<Fact> facts;          ///< by occurrence within a dealing
  std::vector<Fact> supposed;       ///< what the cards leave room for where the record stops within
                                    ///  the hand, and nobody has shown: no ruling rests on it
  std::bitset<kFactKinds> room;     ///< kinds of fact that may have come about in what is not told
  std::vector<Deed> deeds;          ///< in the order written
  std::vector<Testimony> testimony;   ///< in the order written
  std::vector<BeatSet> beats;         ///< one word an act
  std::vector<Gap> gaps;              ///< what is not told, in order; one at most before an act
  std::vector<DealingSpan> dealings;  ///< dealing n is dealings[n-1]
  std::vector<PlayingSpan> playings;
  std::vector<Impossible> impossible;
  std::array<std::uint64_t, 2> seen{};  ///< which kinds of act occurred, a bit each

  void clear();
};

/// The words of the codes and of the result files for a remedy.
std::string_view word(Remedy remedy);
/// The kebab-case word for an absolute beat, such as "n-looks".
std::string_view word(Beat beat);

}  // namespace ecarte::replay
