// SPDX-License-Identifier: MIT
//
// How a playing came to its end: played out, thrown down, granted, or merely told; what was claimed
// and what was said of the tricks; and so who may have made what. What it is worth, and what
// throwing down costs, is for law.
#pragma once

#include <optional>

#include "record/words.hpp"
#include "replay/tricks.hpp"

namespace ecarte::replay {

/// How many tricks one player was said to have made.
struct ToldTricks {
  ActIndex at = kNever;
  record::MadeWhat what{};
  std::uint8_t tricks = 0;

  [[nodiscard]] bool said() const { return at != kNever; }
  [[nodiscard]] game::Counts counts(HandTricks hand) const;
};

/// Hands thrown down with a claim, or without.
struct ThrowDown {
  ActIndex at = kNever;
  Seat by{};
  record::Claiming claimed{};
  std::uint8_t tricks = 0;  ///< claimed, if a number was
  bool granted = false;     ///< or borne out by the cards

  [[nodiscard]] bool claims() const { return at != kNever && claimed != record::Claiming::Nothing; }
};

class HandClosing {
 public:
  void come(HandEnd how, ActIndex at) {
    over_ = true;
    how_ = how;
    at_ = at;
  }
  /// A card was taken up again, and there is more to play.
  void go_on() { over_ = false; }
  void throw_down(const ThrowDown& thrown) { thrown_ = thrown; }
  void grant() { thrown_.granted = true; }
  /// How many tricks more the claimer must make for what he claims; none if he claims nothing.
  [[nodiscard]] int wanted(const Tricks& tricks) const;
  void tell(Seat seat, const ToldTricks& told) { told_[seat] = told; }
  /// The act in which tricks were told with which `told` of `seat` cannot be true as well; kNever
  /// if there is none. That he has more by now than he had is no contradiction.
  [[nodiscard]] ActIndex contradicted_by(Seat seat, const ToldTricks& told, HandTricks hand) const;

  [[nodiscard]] bool over() const { return over_; }
  [[nodiscard]] bool over(HandEnd how) const { return over_ && how_ == how; }
  [[nodiscard]] HandEnd how() const { return how_; }
  [[nodiscard]] ActIndex at() const { return at_; }
  [[nodiscard]] const ThrowDown& thrown() const { return thrown_; }
  /// When the cards were thrown down for good: who claims and is not granted it plays on.
  [[nodiscard]] ActIndex given_up_at() const {
    return thrown_.claims() && !thrown_.granted && !over(HandEnd::Granted) ? kNever : thrown_.at;
  }
  [[nodiscard]] const ToldTricks& told(Seat seat) const { return told_[seat]; }

  /// How many tricks he may have made by now, of those written and by what was told.
  [[nodiscard]] game::Counts made(const Tricks& tricks, Seat seat) const;
  /// Who may have made what. Of a hand thrown down without the point, nobody: what is awarded for
  /// that, law says. Where it is not known whether he had any, what may be awarded.
  [[nodiscard]] Outcomes outcomes(const Tricks& tricks) const;
  /// Whose tricks were told too high, if what was told of `seat` cannot be.
  [[nodiscard]] std::optional<Seat> misawarded(const Tricks& tricks, Seat seat) const;

 private:
  /// What comes of the ways of sharing the tricks: of all, and of those that what is told fits.
  struct WaysTold {
    Outcomes may;
    Outcomes as_told;
    Outcomes at_least;  ///< where not all are told
  };
  /// Of so many tricks at least.
  [[nodiscard]] Outcomes counted(const Tricks& tricks, int at_least_tricks) const;
  /// One way: of `total` tricks the first player has `first`.
  void add_way(const Tricks& tricks, int first, int total, WaysTold& ways) const;
  [[nodiscard]] Outcomes claimed(const Tricks& tricks) const;

  bool over_ = false;
  HandEnd how_ = HandEnd::Played;
  ActIndex at_ = kNever;
  ThrowDown thrown_;
  PerSeat<ToldTricks> told_;
};

/// What `first` of `total` tricks come to, the rest being the other's.
Outcome outcome_of(int first, int total, HandTricks hand);

/// The same as the attributes of a fact: the winner if he is known, else nobody, and what he won.
struct HandResult {
  Actor winner = record::kNobody;
  Some<Result> result;
};
HandResult result_of(Outcomes outcomes, const HandClosing& ending);

/// The tricks he made, as the attribute of a fact.
Some<TricksMade> tricks_made(game::Counts made, HandTricks hand);

}  // namespace ecarte::replay
