// SPDX-License-Identifier: MIT
//
// The small finite domains of the attributes of facts, in the words of the codes, and what is known
// of a value: the set of those it may have. Where one value is asked for and the set leaves
// several, the answer is `kUnknown`. Law reads it by way of facts.hpp.
#pragma once

#include <cstdint>
#include <string_view>

namespace ecarte::replay {

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
ECARTE_DOMAIN(ChoiceOf, "cut new-packs", Cut, NewPacks);
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
ECARTE_DOMAIN(ProposedAfter, "nothing exchange refusal play", Nothing, Exchange, Refusal, Play);
ECARTE_DOMAIN(AlteredWord, "proposal number answer", Proposal, Number, Answer);
ECARTE_DOMAIN(AlteredHow, "less more other", Less, More, Other);
ECARTE_DOMAIN(FirstFor, "exchange play", Exchange, Play);
ECARTE_DOMAIN(AnswerGiven, "accept conditional refuse", Accept, Conditional, Refuse);
ECARTE_DOMAIN(WithheldHow, "silent misstated not-yet", Silent, Misstated, NotYet);
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
ECARTE_DOMAIN(HandLeft, "short full", Short, Full);
ECARTE_DOMAIN(TakenUpFrom, "discard turn-up", Discard, TurnUp);
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
ECARTE_DOMAIN(OtherHand, "held down false-king", Held, Down, FalseKing);
ECARTE_DOMAIN(Result, "point vole none", Point, Vole, None);
ECARTE_DOMAIN(HandEnd, "played thrown-down granted stated", Played, ThrownDown, Granted, Stated);
ECARTE_DOMAIN(FirstCard, "none other king-led king-followed", None, Other, KingLed, KingFollowed);
ECARTE_DOMAIN(KingWhere, "nobody adversary turned later put-out", Nobody, Adversary, Turned, Later,
              PutOut);
ECARTE_DOMAIN(KingWithdrawn, "before-own-card after-own-card never", BeforeOwnCard, AfterOwnCard,
              Never);
ECARTE_DOMAIN(MultipleOf, "single double treble", Single, Double, Treble);
ECARTE_DOMAIN(GameScore, "five short", Five, Short);
ECARTE_DOMAIN(ClaimedHow, "alone thrown-down resigned", Alone, ThrownDown, Resigned);
ECARTE_DOMAIN(HowMany, "two one", Two, One);
ECARTE_DOMAIN(ChosenBy, "dealer other", Dealer, Other);
ECARTE_DOMAIN(AdmittedWhen, "before-next-packet in-game after-game", BeforeNextPacket, InGame,
              AfterGame);
ECARTE_DOMAIN(SystemIs, "english undeclared french", English, Undeclared, French);
ECARTE_DOMAIN(RemarkWhen, "in-game between", InGame, Between);
ECARTE_DOMAIN(RemarkAbout, "game other", Game, Other);
ECARTE_DOMAIN(SpokenBy, "backer bystander idle invited", Backer, Bystander, Idle, Invited);
ECARTE_DOMAIN(ScoreIs, "unchanged changed over", Unchanged, Changed, Over);
ECARTE_DOMAIN(AdvisedBy, "backer bystander idle", Backer, Bystander, Idle);
ECARTE_DOMAIN(AdviceMode, "pointing words", Pointing, Words);
ECARTE_DOMAIN(AdvisedTo, "own other banker", Own, Other, Banker);
ECARTE_DOMAIN(PlayedOutBy, "backer bystander", Backer, Bystander);
ECARTE_DOMAIN(BetsOn, "on-him against-him both none", OnHim, AgainstHim, Both, None);
ECARTE_DOMAIN(AgreedBy, "both no", Both, No);
ECARTE_DOMAIN(DeniedWhat, "sight choice draw cost", Sight, Choice, Draw, Cost);
ECARTE_DOMAIN(RightTo, "deal stake card", Deal, Stake, Card);
ECARTE_DOMAIN(CardLies, "with-him with-other discarded in-stock", WithHim, WithOther, Discarded,
              InStock);
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

/// Of two cards cut for the deal, which gives it.
ECARTE_DOMAIN(CutDeals, "highest lowest", Highest, Lowest);
/// Who deals after a deal that stood: the other player, or whoever won or lost its hand; of a hand
/// that nobody won, the other player.
ECARTE_DOMAIN(DealsNext, "other winner loser", Other, Winner, Loser);

#undef ECARTE_DOMAIN

}  // namespace ecarte::replay
