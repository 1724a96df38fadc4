// SPDX-License-Identifier: MIT
//
// A claim of a treatise as a value: a position known in part, a question about it, and the answer
// on record. docs/claims.md describes the file it is read from.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "treatise/condition.hpp"
#include "treatise/fraction.hpp"
#include "treatise/pattern.hpp"
#include "yaml/node.hpp"

namespace ecarte::treatise {

/// What is known to whom while the cards are played.
enum class ClaimModel : std::uint8_t {
  Open,     ///< both see everything from the first lead
  Lead,     ///< the holder plays his next card without seeing, after it both see everything
  Certain,  ///< one plan of the leader's that serves against every hand
  Blind,    ///< the leader never sees, the dealer sees everything; a game in mixed strategies
};

/// Which completions the claim speaks of.
enum class Over : std::uint8_t {
  All,   ///< of every one: a single exception refutes it
  Most,  ///< of more than half of them
  Some,  ///< of at least one
  Lost,  ///< of one that our copy no longer shows
};

enum class Goal : std::uint8_t {
  Point,
  Vole,
  OneTrick,
  Points,  ///< the points expected; for comparing cards only
};

/// What three or four tricks bring their winner; the vole brings either two.
struct ClaimPoints {
  int won = 1;   ///< the holder: two after a first proposal refused
  int lost = 2;  ///< the other: two against a player who stood or refused
};

/// Cards of one's own hand: those that fit a token; of them only the highest or the lowest rank if
/// that is said.
struct CardChoice {
  enum class Which : std::uint8_t { Every, Highest, Lowest } which = Which::Every;
  PatternCard token;
  std::string text;  ///< as it was written
};

/// The share of the other's hands against which the goal is reached lies within these bounds.
struct ChanceAsk {
  Goal goal = Goal::Point;
  std::optional<Fraction> at_least;
  std::optional<Fraction> below;
  std::optional<CardChoice> lead;  ///< nothing: the best card
};
/// One of these cards is a best card to play (or, if `never`, none is).
struct BestAsk {
  Goal goal = Goal::Point;
  std::vector<CardChoice> cards;
  bool never = false;
  ClaimPoints stakes;  ///< for points
};
/// One card against another: it reaches the goal against more hands; it never fails where the other
/// succeeds, or sometimes does; or there is nothing between them.
struct BetterAsk {
  enum class Mode : std::uint8_t {
    Oftener,
    NeverWorse,
    SometimesWorse,
    Equal
  } mode = Mode::Oftener;
  Goal goal = Goal::Point;
  CardChoice card;
  CardChoice than;
  ClaimPoints stakes;  ///< for points
};
/// The goal is reached (or missed) against every hand the other may hold, or against some. With
/// `helped` the other plays to help it: what is missed even so is missed however he plays.
struct ForcedAsk {
  Goal goal = Goal::Point;
  bool reached = true;
  bool against_some = false;
  bool helped = false;
  std::optional<CardChoice> card;
};
/// The leads with a plan that reaches the goal whatever the other holds are just these.
struct CertainAsk {
  Goal goal = Goal::Point;
  std::vector<CardChoice> leads;
};
/// The hand meets conditions.
struct IsAsk {
  std::vector<Condition> conditions;
};
/// So many cards that the holder has not seen fit a token.
struct CountAsk {
  PatternCard token;
  int equals = 0;
};
/// The share of the other's hands that meet conditions lies within these bounds.
struct ShareAsk {
  std::vector<Condition> conditions;
  std::optional<Fraction> at_least;
  std::optional<Fraction> below;
};
/// The points expected are at least so many: one for the point and two for the vole, less what the
/// other marks for his point (`lost`: two against a player who stood or refused) or vole.
struct ExpectAsk {
  int lost = 2;
  Fraction at_least;
};
/// The same hand reaches the goal against fewer hands for the dealer than for the non-dealer.
struct SeatsAsk {
  Goal goal = Goal::Point;
};
/// The other holds the first oftener than the second.
struct LikelierAsk {
  std::vector<PatternCard> first;
  std::vector<PatternCard> second;
};
/// Hands alike but for their trumps all have the chance, or all lack it.
struct UniformAsk {
  Fraction at_least;
};
/// The dealer's chance of marking the king against the other's, before any exchange.
struct KingOddsAsk {
  Fraction odds;
  bool below = false;  ///< less than these odds; else just these
};
/// The odds on the player who is ahead, if a deal brings its winner these scores with these
/// chances.
struct ScoreOddsAsk {
  std::array<int, 2> score{};  ///< of the player laid on, of the other
  Fraction odds;               ///< laid: 5/4 is five to four
  enum class Relation : std::uint8_t { Fair, Favours, Against } relation = Relation::Fair;
  std::array<std::array<Fraction, 3>, 2> steps;  ///< dealer, non-dealer: chances of 1, 2, 3
  enum class Deals : std::uint8_t { Either, Leader, Trailer } deals = Deals::Either;
};
/// The odds on the player who is ahead, where both play by the book: what `ecarte scores` tells.
struct GameOddsAsk {
  std::array<int, 2> score{};  ///< of the player laid on, of the other
  Fraction odds;
  enum class Relation : std::uint8_t {
    Even,
    Good,  ///< to lay
    Bad
  } relation = Relation::Even;
  ScoreOddsAsk::Deals deals = ScoreOddsAsk::Deals::Either;
};
/// To propose and throw out all but trumps and kings brings more points than to play, against a
/// dealer who accepts whatever he holds and against one who refuses; or fewer.
struct ExchangeAsk {
  bool better = true;
};
/// Of all exchanges none brings more points, against a dealer who accepts whatever he holds, than
/// one that throws out such cards.
struct ThrowAsk {
  bool rest = false;                  ///< just those that are neither trumps nor kings
  std::vector<Condition> conditions;  ///< else cards that meet these
};
/// After an exchange, to propose again and throw out all but trumps and kings brings more points
/// than to play, or fewer. Hands whose chance of the point is not within the bounds are left out.
struct AgainAsk {
  bool better = true;
  std::optional<Fraction> at_least;
  std::optional<Fraction> below;
};
/// The plans built in do this with the hand at a score, once in two times or oftener: the
/// non-dealer plays or proposes, the dealer refuses or accepts.
struct PlanAsk {
  enum class Word : std::uint8_t { Play, Propose, Refuse, Accept } word = Word::Play;
  std::array<int, 2> score{};  ///< the dealer's, the other's
};
/// Marks added to a score make the game, or do not.
struct MarksAsk {
  int score = 0;
  std::vector<int> marks;
  bool game = true;
};
/// Points expected of a stake: won and lost so much, with the chance of the goal.
struct BreakEvenAsk {
  int won = 1;
  int lost = 2;
  Fraction chance;  ///< at which neither side gains
};

using Ask =
    std::variant<ChanceAsk, BestAsk, BetterAsk, ForcedAsk, CertainAsk, IsAsk, CountAsk, ExpectAsk,
                 ShareAsk, SeatsAsk, LikelierAsk, UniformAsk, KingOddsAsk, ScoreOddsAsk, MarksAsk,
                 BreakEvenAsk, GameOddsAsk, ExchangeAsk, PlanAsk, ThrowAsk, AgainAsk>;

/// What is said of the hand that is not shown.
struct Other {
  std::vector<std::vector<PatternCard>> hands;  ///< whole hands, one of which it is; none: any
  std::vector<PatternCard> holds;
  std::vector<Condition> where;
};

/// A card of the play before the question: whose it is follows from the duties of play.
using PlayPattern = PatternCard;

/// A position, known in part.
struct Position {
  std::vector<std::vector<PatternCard>> hands;   ///< the holder's, as dealt; one of these
  std::vector<std::vector<PatternCard>> except;  ///< but none of these
  std::vector<Condition> where;
  Suit trump = Suit::Spades;
  CardSet gone;                     ///< known to be in neither hand, besides the turn-up
  std::optional<PatternCard> turn;  ///< nothing: nothing is said of the turn-up
  bool holder_deals = false;
  bool holder_leads = true;
  Other other;
  std::vector<PlayPattern> play;
  std::array<int, 2> made{};  ///< tricks before that, of the holder and of the other
};

enum class ClaimVerdict : std::uint8_t {
  Verified,
  Refuted,
  HoldsForSome,
  DependsOnModel,
  NotDecidable
};

/// The answer on record.
struct Recorded {
  yaml::Place at;
  std::optional<ClaimVerdict> verdict;
  std::vector<std::string> figures;
};

struct Claim {
  std::string id;
  std::string page;
  std::string says;
  std::string note;
  std::string record;  ///< a record of the same hand, beside the file
  yaml::Place at;
  Position position;
  Ask ask;
  Over over = Over::All;
  std::vector<ClaimModel> models{ClaimModel::Open};
  bool slow = false;    ///< not recomputed unless asked for
  int drawn = 0;        ///< so many of the completions are assessed, drawn by lot; 0: all are
  std::string missing;  ///< why it cannot be decided; then there is no question
  int plot = 0;         ///< the jeu de règle whose distribution is drawn, 0 if none
  Recorded recorded;
  bool has_recorded = false;  ///< a new claim need have no key `recorded` yet
  /// Position and question as the file has them, a key a line: "hand: K♠ ?x".
  std::vector<std::string> terms;
};

/// A sentence that no computing can check.
struct Unchecked {
  std::string page;
  std::string says;
  std::string why;
};

/// One file of claims.
struct Chapter {
  std::string file;
  std::string treatise;
  std::string title;
  std::vector<Claim> claims;
  std::vector<Unchecked> unchecked;
};

std::string_view word_of(ClaimVerdict verdict);
/// As a file of claims has it.
std::string_view word_of(ClaimModel model);
/// As a player has it.
std::string_view in_words(ClaimModel model);
std::string_view word_of(Goal goal);

}  // namespace ecarte::treatise
