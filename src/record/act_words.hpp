// SPDX-License-Identifier: MIT
//
// The words an act is told in, besides its kind: what was cut, found, required, announced or agreed
// upon, and what the laws give by way of remedy. `act.hpp` says which kind uses which.
#pragma once

#include <cstdint>

namespace ecarte::record {

enum class PackRef : std::uint8_t { DealersOwn, Idle, PackA, PackB, Sound };
enum class Denied : std::uint8_t { Shuffle, LastShuffle, Number, Sight, Choice, Draw, Cost };
enum class Chosen : std::uint8_t { Pack, Seat, Card };
enum class Order : std::uint8_t { TwoThree, ThreeTwo };
enum class FacedWhere : std::uint8_t { Pack, Stock, Packet };
enum class TurnedFrom : std::uint8_t { Top, Other, Bottom };
enum class Seen : std::uint8_t {
  OwnHand,
  CardsGiven,
  OwnDiscard,
  OtherDiscard,
  Drawn,
  ThrownOut,
  IdlePack,
  OtherHand
};
/// What may be found (design of the notation: the nouns of `find`).
enum class Noun : std::uint8_t {
  NumberInHand,
  Order,
  Packets,
  FacedCard,
  DealOutOfTurn,
  WrongPack,
  PackWrong,
  CardExposed,
  CardsTaken,
  Revoke,
  Underplay,
  FalseKing,
  LeadOutOfTurn,
  Score,
  FailureToTrump,
  FalseTurnUp,
  Fault,  ///< whatever was just done wrong
  Cut
};
enum class Required : std::uint8_t { Rectification, Suit, HandsAgain, Number, Sight };
enum class Withdrawn : std::uint8_t { King, Proposal, Number, Answer, Card, Claim };
/// What is claimed that is no remedy: the deal, what was staked on the game, a card.
enum class ClaimedRight : std::uint8_t { None, Deal, Stake, Card, OthersCard };
enum class For : std::uint8_t { Unsaid, King, Point, Vole };
enum class Admitted : std::uint8_t { TooMany, TooFew };
enum class AlteredTo : std::uint8_t { Number, Acceptance, Refusal, Proposal, Play };
enum class Claiming : std::uint8_t { Nothing, Point, Vole, Tricks };
enum class Spoken : std::uint8_t { Remark, Score, King, Error, AdviceByPointing, AdviceByWord };
/// What somebody wants, without doing it.
enum class Urged : std::uint8_t { Objection, Wish, Offer, Threat, Insistence, Unwilling };
/// What was not done, where somebody says so.
enum class Omitted : std::uint8_t {
  Announce,
  Claim,
  Find,
  Look,
  Cut,
  Shuffle,
  Propose,
  Take,
  Remark,
  Object,
  Withdraw,
  Expose,
  Mix,   ///< the cards he has taken, with his hand
  Play,  ///< a card to the lead
  Other
};
/// What is said not to be in a hand; a suit may be `kTrumps`.
enum class HeldNot : std::uint8_t { Cards, Suit, King };
enum class MadeWhat : std::uint8_t { Tricks, Point, Vole };
enum class SystemOfPlay : std::uint8_t { Undeclared, English, French };
enum class Agreement : std::uint8_t {
  Multiples,
  NoMultiples,
  Alternate,
  CutEachGame,
  CutEachRubber,
  RubberOf,
  SecondDiscard,
  ChoiceOnLaterCuts,
  Chouette,
  PoolAllStake,
  PoolPlayersStake,
  ChangeOfSeats,
  ChangeOfPacks
};
enum class Multiple : std::uint8_t { Unsaid, Single, Double, Treble };
/// What a stake is for, where that is written; unsaid means each game.
enum class StakesFor : std::uint8_t { Unsaid, Game, Rubber };
enum class PaidTo : std::uint8_t { Unsaid, Person, Pool };
/// What became of the seats when somebody came in. A seat changes hands between two deals only:
/// in the deal of the act if nothing but comings and goings and money is written before it, else in
/// the deal after. The names of a record are those after the change.
enum class SeatEntry : std::uint8_t {
  Unsaid,  ///< it is not known whose seat he took
  Now,     ///< actor = the seat, now his; detail = actor value its last holder has from now on
  Next     ///< actor = his own until the next deal; detail = the seat he then has
};

/// How an act lies to another that is written before it, where that is not simply after it: it came
/// before or after, which is not known or in dispute; or both came at one moment; or whether it
/// came at all is in dispute.
enum class Timed : std::uint8_t { EitherWay, AtOnce, Whether };

/// What players do, or the law gives, by way of remedy: one closed list for record, replay and law.
/// The words of the codes and of the result files are `word(Remedy)` in replay/facts.hpp.
enum class Remedy : std::uint8_t {
  None,
  Recut,
  Rectify,
  FreshDeal,
  Void,
  ChooseTrump,
  Complete,
  ThrowOut,
  Draw,
  PutBack,
  ThrowAside,
  TakeCard,
  RefuseCard,
  Accept,
  FirstWordStands,
  CardStands,
  PlayNamedSuit,
  Unplay,
  ReplayHands,
  Announce,
  AnnounceAndMark,
  Mark,
  TakeDown,
  CountTricks,
  AwardPoint,
  AwardVole,
  Ceiling,
  Bar,
  Tell,
  Show,
  Allow,
  CallUpon,
  KeepPacks,
  AcceptanceFails,
  DealerStands,
  ForgoVole,
  LetStand,
  Choice,  ///< claimed only: whatever is his to choose
  Other
};
inline constexpr int kRemedies = static_cast<int>(Remedy::Other) + 1;

}  // namespace ecarte::record
