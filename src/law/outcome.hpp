// SPDX-License-Identifier: MIT
//
// How a hand that was played ended: who won what, and when.
#pragma once

#include <array>

#include "law/ledger.hpp"
#include "law/timeline.hpp"

namespace ecarte::law {

/// The result of the hand: who won what, as far as that is told.
struct HandOutcome {
  Actor winner = record::kNobody;  ///< nobody: not known, or nobody's
  std::array<bool, 3> may{};       ///< by replay::Result
  replay::Some<replay::NoYes> bold;

  void be(replay::Result result) {
    may = {};
    may[static_cast<std::size_t>(result)] = true;
  }
};

HandOutcome outcome_of(const Fact& over);

/// The outcome if tricks are counted to `holder` for cards that could not be played to, and of
/// those of which it is not known who won them the first player has made `first`.
void count_tricks(const LedgerSource& matter, const replay::PlayingSpan& span, Actor holder,
                  int first, HandOutcome& outcome);

/// The last act written of the hand before another; it was not over sooner. A king may be announced
/// when the hand was given up.
Time last_told(const LedgerSource& matter, Time before);

/// When it was over. A result that is stated has no moment: it was when the last that is told of
/// the hand was, or later.
TimeSpan moment_of(const LedgerSource& matter, const Fact& over);

/// Had the player to win the point or lose two?
replay::Some<replay::NoYes> had_to_win(const LedgerSource& matter, Seat seat);

}  // namespace ecarte::law
