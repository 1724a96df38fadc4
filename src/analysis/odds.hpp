// SPDX-License-Identifier: MIT
//
// How many of the hands the adversary may hold give a player the point, and how many the vole, each
// under a named model of who sees what:
//
//   open     both see everything from the first lead;
//   lead     the leader chooses his first lead blind, and both see everything after it;
//   blind    the player never sees the adversary's hand, the adversary sees everything; plans may
//   be
//            mixed, and the king of trumps is announced before its holder's first card;
//   certain  one plan that wins against every hand the adversary may hold, or none.
//
// Point and vole are separate questions: each is counted for the play that is best for it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/question.hpp"
#include "analysis/solver.hpp"

namespace ecarte::analysis {

enum class Model : std::uint8_t { Open, Lead, Blind, Certain };

/// Bounds are told in millionths of a hand.
inline constexpr std::int64_t kPartsOfHand = 1'000'000;

/// A number of hands, exactly or between two certified bounds.
struct HandCount {
  std::int64_t low = 0;   ///< in parts of a hand; never more than the true number
  std::int64_t high = 0;  ///< never less
  [[nodiscard]] constexpr bool exact() const { return low == high; }
  /// Whole hands; only for an exact number.
  [[nodiscard]] constexpr std::int64_t count() const { return low / kPartsOfHand; }
  static constexpr HandCount of(std::int64_t hands) {
    return {hands * kPartsOfHand, hands * kPartsOfHand};
  }
  friend constexpr bool operator==(const HandCount&, const HandCount&) = default;
};

/// What follows one lead.
struct LeadOdds {
  Card lead{};
  std::int64_t hands = 0;  ///< of the adversary in which it can be led: all, if it is the player's
  HandCount point;         ///< of these, hands against which the player makes the point
  HandCount vole;
};

struct Odds {
  std::int64_t total = 0;  ///< hands the adversary may hold
  /// With the best lead: chosen for each hand in `open`, one lead for all in `lead` and `certain`,
  /// mixed leads in `blind`.
  HandCount point;
  HandCount vole;
  /// For the non-dealer each of his cards, in the order of `index_of`; for the dealer, in `open`,
  /// each card that may be led to him, and in the other models none.
  std::vector<LeadOdds> leads;
};

struct Effort {
  /// `blind` stops when its bounds are no further apart than this, in parts of a hand,
  std::int64_t tolerance = kPartsOfHand / 100;
  /// or after so many rounds. The bounds hold whichever it was.
  int rounds = 20'000;
  /// Whether `blind` also finds the worth of each lead by itself.
  bool each_lead = true;
};

/// Answers for a hand of five cards. `question.fault()` must be empty, else std::invalid_argument.
/// In `certain` a number is `total` or 0: the plan is sure, or there is none.
/// `lead` is a model of the player who leads: std::invalid_argument for the dealer.
Odds odds(Solver& solver, const OddsQuestion& question, Model model, const Effort& effort = {});

/// A hand that is being played: the adversary has shown some card, and the player is to lead.
struct Rest {
  /// A hand the adversary may have left, and how many hands as dealt come to it.
  struct Other {
    CardSet cards;
    std::uint32_t hands = 0;
  };
  CardSet hand;  ///< what the player has left
  Suit trump{};
  std::vector<Other> others;  ///< as many cards each as the player has; any may come twice
};

/// `blind` from there on, with the player's next card given: hands against which he makes at least
/// `needed` tricks more. Whether the king of trumps was announced is part of what he knows: the
/// caller leaves in `others` only hands that agree with it. std::invalid_argument if the card is
/// not the player's, or a hand has another number of cards.
HandCount blind_rest(Solver& solver, const Rest& rest, int needed, Card lead,
                     const Effort& effort = {});

/// Hands against which the player makes at least `needed` tricks, for a hand of any length, with
/// his first card `lead` if that is given (NonDealer only). The models one by one:
HandCount open_count(Solver& solver, const OddsQuestion& question, int needed,
                     std::optional<Card> lead = {});
bool is_certain(Solver& solver, const OddsQuestion& question, int needed,
                std::optional<Card> lead = {});
HandCount blind_value(Solver& solver, const OddsQuestion& question, int needed,
                      std::optional<Card> lead = {}, const Effort& effort = {});

}  // namespace ecarte::analysis
