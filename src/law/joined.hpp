// SPDX-License-Identifier: MIT
//
// What the worlds of a record have in common: the scores they come to, and the faults and rights
// that are there in every one. Private to law.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "law/world.hpp"

namespace ecarte::law {

/// Gathers worlds into a ledger, which must be cleared before.
class Joined {
 public:
  /// Uses the room of `way` for one it may have to go by.
  Joined(const LedgerSource& matter, Ledger& ledger, Reckoning& way)
      : matter_(matter), ledger_(ledger), earning_(way) {}

  /// One more world. One that contradicts the record is left out; the first contradiction is kept.
  void add(const World& world, WorldScore& account);
  /// The scores that may be marked if the deal began with one of `before`, and what no line tells
  /// to be marked may not have been.
  void add_possible(ScoreSet before);

  [[nodiscard]] bool any() const { return worlds_ > 0; }
  /// Is there a world in which every mark is due; and where marks may be for the deal before, one
  /// if they are and one if they are not?
  [[nodiscard]] bool clean() const {
    return any() && (by_late_.clean[0] || !by_late_.any[0]) &&
           (by_late_.clean[1] || !by_late_.any[1]);
  }
  /// May marks be for the deal before, and is there a world in which every mark made in this deal
  /// is due if they are, and one if they are not?
  [[nodiscard]] bool earned_either_way() const { return by_late_.earned[0] && by_late_.earned[1]; }
  /// The scores of the worlds in which every mark is due.
  [[nodiscard]] ScoreSet clean_due() const { return clean_.due; }
  /// Is there a world in which every mark made in this deal is due, and one of them is for a part
  /// of what the hand gave him?
  [[nodiscard]] bool marked_in_part(Seat seat) const {
    return earning_.in_part[game::index_of(seat)];
  }
  /// The scores if what a player had left, and may have marked since, was marked; and if not.
  [[nodiscard]] ScoreSet kept(Seat seat) const { return kept_[game::index_of(seat)]; }
  [[nodiscard]] ScoreSet lost(Seat seat) const { return lost_[game::index_of(seat)]; }
  /// Of the scores due leaves those of the worlds in which every mark made in this deal is due, and
  /// one of these worlds to go by.
  void keep_earned(Ledger& ledger) const;
  /// Of the marks of the deal after that are for this one leaves what the worlds make of them in
  /// which every mark is due, if there are any; and so of what was left until it was too late.
  void keep_clean_late(Ledger& ledger) const;
  /// Is something marked in this deal not due in every world, of one player in some and of the
  /// other in others? Then of each the least that is over, in that order.
  [[nodiscard]] bool charges_either() const {
    return any() && earning_.due.empty() && charged_[0] && charged_[1];
  }
  [[nodiscard]] const NotDue& charged(Seat seat) const { return *charged_[game::index_of(seat)]; }
  /// Does it turn on whether the loser was bold that every mark made in this deal is due?
  [[nodiscard]] bool bold_matters() const {
    return by_bold_.any[0] && by_bold_.any[1] && by_bold_.earned[0] != by_bold_.earned[1];
  }

 private:
  /// Is the hand played on in this world although the game is won, with nobody told to claim it?
  [[nodiscard]] bool played_on(const WorldScore& account) const;
  void add_rights(const WorldScore& account);
  /// What of ScoreHangsOn this world has otherwise than the first.
  [[nodiscard]] std::uint8_t differs(const World& world, const WorldScore& account) const;

  /// Worlds in which something is not so, and in which it is; and of each whether in one of them
  /// every mark is due: `earned`, of those made in this deal, and `clean`, of all.
  struct ByBold {
    std::array<bool, 2> any{};
    std::array<bool, 2> earned{};
  };
  struct ByLate {
    std::array<bool, 2> any{};
    std::array<bool, 2> earned{};
    std::array<bool, 2> clean{};
  };
  struct First {
    World world;
    ScoreSet due;
    bool played_on = false;  ///< so in all worlds so far: their rights are told for want of others
  };
  /// The worlds in which every mark is due, with those of the deal after that are for this one.
  struct Clean {
    ScoreSet due;
    /// Of these, and of those in which what is made in the deal after may be of that: if there are
    /// any.
    bool any = false;
    std::vector<LateMark> late;
    std::vector<NoTitle> lost;  ///< what was left unmarked until it was too late
  };
  /// The worlds in which every mark made in this deal is due.
  struct Earning {
    explicit Earning(Reckoning& room) : way(room) {}
    ScoreSet due;
    Reckoning& way;                 ///< one of them, if there are any,
    Actor king = record::kNobody;   ///<  and whose the king is in it
    GameWon won;                    ///< in all of them
    std::array<bool, 2> in_part{};  ///< in one of them he has marked less than the hand gave him
  };

  const LedgerSource& matter_;
  Ledger& ledger_;
  int worlds_ = 0;
  First first_;
  std::array<int, 2> most_{};  ///< points that either may have marked
  ByBold by_bold_;             ///< whether the loser was
  ByLate by_late_;             ///< whether marks that may be for the deal before are
  Clean clean_;
  Earning earning_;
  std::array<std::optional<NotDue>, 2> charged_;  ///< with least over of each
  std::array<ScoreSet, 2> kept_;
  std::array<ScoreSet, 2> lost_;
};

}  // namespace ecarte::law
