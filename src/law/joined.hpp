// SPDX-License-Identifier: MIT
//
// What the worlds of a record have in common: the scores they come to, and the faults and rights
// that are there in every one. Private to law.
#pragma once

#include <array>
#include <optional>

#include "law/world.hpp"

namespace ecarte::law {

/// Gathers worlds into a ledger, which must be cleared before.
class Joined {
 public:
  Joined(const LedgerSource& matter, Ledger& ledger) : matter_(matter), ledger_(ledger) {}

  /// One more world. One that contradicts the record is left out; the first contradiction is kept.
  void add(const World& world, WorldScore& account);
  /// The scores that may be marked if the deal began with one of `before`, and what no line tells
  /// to be marked may not have been.
  void add_possible(ScoreSet before);

  [[nodiscard]] bool any() const { return worlds_ > 0; }
  /// Is there a world in which every mark is due; and where marks may be for the deal before, one
  /// if they are and one if they are not?
  [[nodiscard]] bool clean() const {
    return any() && (clean_late_[0] || !any_late_[0]) && (clean_late_[1] || !any_late_[1]);
  }
  /// The scores of the worlds in which every mark is due.
  [[nodiscard]] ScoreSet clean_due() const { return clean_due_; }
  /// The scores if what a player had left, and may have marked since, was marked; and if not.
  [[nodiscard]] ScoreSet kept(Seat seat) const { return kept_[game::index_of(seat)]; }
  [[nodiscard]] ScoreSet lost(Seat seat) const { return lost_[game::index_of(seat)]; }
  /// Of the scores due leaves those of the worlds in which every mark made in this deal is due, and
  /// one of these worlds to go by.
  void keep_earned(Ledger& ledger) const;
  /// Is something marked in this deal not due in every world, of one player in some and of the
  /// other in others? Then of each the least that is over, in that order.
  [[nodiscard]] bool charges_either() const {
    return any() && earned_due_.empty() && charged_[0] && charged_[1];
  }
  [[nodiscard]] const NotDue& charged(Seat seat) const { return *charged_[game::index_of(seat)]; }
  /// Does it turn on whether the loser was bold that every mark made in this deal is due?
  [[nodiscard]] bool bold_matters() const { return any_[0] && any_[1] && earned_[0] != earned_[1]; }

 private:
  /// What of ScoreHangsOn this world has otherwise than the first.
  [[nodiscard]] std::uint8_t differs(const World& world, const WorldScore& account) const;

  const LedgerSource& matter_;
  Ledger& ledger_;
  int worlds_ = 0;
  World first_;
  std::array<int, 2> most_{};  ///< points that either may have marked
  std::array<bool, 2> any_{};  ///< worlds in which the loser was not bold, and was
  std::array<bool, 2> earned_{};
  std::array<bool, 2> any_late_{};  ///< worlds in which such marks are for this deal, and are not
  std::array<bool, 2> clean_late_{};
  ScoreSet clean_due_;
  ScoreSet earned_due_;
  std::array<std::optional<NotDue>, 2> charged_;  ///< with least over of each
  Reckoning earned_way_;                          ///< one world in which they are
  Actor earned_king_ = record::kNobody;
  ScoreSet first_due_;
  std::array<ScoreSet, 2> kept_;
  std::array<ScoreSet, 2> lost_;
};

}  // namespace ecarte::law
