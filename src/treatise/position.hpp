// SPDX-License-Identifier: MIT
//
// A claim's position made definite: every hand and turn-up that fits it, and for each every hand
// the other may hold, played on from there with all cards seen.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "analysis/question.hpp"
#include "analysis/solver.hpp"
#include "treatise/claim.hpp"

namespace ecarte::treatise {

/// One completion of a claim: the holder's hand as dealt, and the turn-up.
struct CompletedPosition {
  CardSet hand;
  std::vector<Binding> bindings;  ///< meanings of x, y and z that the hand allows
  std::optional<Card> turned;
};

/// All of them, in a fixed order, each once.
std::vector<CompletedPosition> completions_of(const Position& position);

/// The holder's cards that a choice means, under any of the case's bindings.
CardSet chosen(const CardChoice& choice, const CompletedPosition& one, CardSet hand, Suit trump);

/// What one hand of the other leads to.
struct AgainstHand {
  CardSet other;           ///< as dealt
  std::int64_t hands = 1;  ///< how many hands this stands for, none of them different in effect
  CardSet playable;        ///< the holder's lawful cards; empty if the other is to play
  std::array<std::uint8_t, game::kCards>
      tricks{};  ///< by card: the holder's in all, if he plays it
  int best = 0;  ///< the holder's with best play of both
};

/// How the cards are played on.
enum class Manner : std::uint8_t {
  Best,    ///< each for himself
  Helped,  ///< the other, too, plays for the holder's tricks
};

/// Calls `use` with every hand the other may hold that agrees with the position and its play. A
/// player who might have played several cards that fit the play is taken to have played the lowest
/// by `index_of`.
void look(analysis::Solver& solver, const Position& position, const CompletedPosition& one,
          const std::function<void(const AgainstHand&)>& use, Manner manner = Manner::Best);

/// What is left of both hands once the cards said to have been played are gone.
struct Left {
  CardSet own;
  CardSet other;
  CardSet other_dealt;
  bool holder_leads = false;  ///< the holder is to lead to the next trick
  int made = 0;               ///< the holder's tricks so far
};

/// Calls `use` with every hand of the other's that agrees with the position and its play, one by
/// one. Of several cards that fit the play, the lowest is taken as in `look`.
void each_left(const Position& position, const CompletedPosition& one,
               const std::function<void(const Left&)>& use);

/// The cards of the play before the question, in order, as `look` has them played if the other was
/// dealt that hand; nothing if they could not be.
std::optional<std::vector<Card>> cards_told(const Position& position, const CompletedPosition& one,
                                            CardSet other);

/// The question the searches of the other models are put. Without play only.
analysis::OddsQuestion question_of(const Position& position, const CompletedPosition& one);

/// How many tricks reach a goal; 0 for points.
int needed(Goal goal);

}  // namespace ecarte::treatise
