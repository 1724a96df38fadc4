// SPDX-License-Identifier: MIT
//
// What lies on the table while a game is played: the players' stakes, and what is bet on each.
// Where no stake is written each stakes what was agreed on, which the caller says.
#pragma once

#include "sitting/stakes.hpp"

namespace ecarte::sitting {

class OnTable {
 public:
  /// Nothing lies there; `players` sit down.
  void begin(const Players& players);
  /// A player stakes so much for himself.
  void stake(game::Seat seat, Amount amount);
  void lay(PersonNumber who, game::Seat on, Amount amount);
  /// `who` takes back what he laid, from the side on which he has the more: all of it if `amount`
  /// is 0, and never more.
  void withdraw(PersonNumber who, Amount amount);
  /// The players' stakes lie with the bets from here on: nobody lays more.
  void lay_stakes(Amount agreed);
  /// Where bets are not laid on a table for all to see, a player's own bet that nobody is written
  /// to have covered is with his adversary. After `lay_stakes`.
  void cover_each_other(Amount agreed);

  /// Has anybody staked or laid anything?
  [[nodiscard]] bool is_laid() const;
  [[nodiscard]] const Side& side(game::Seat seat) const { return sides_[game::index_of(seat)]; }
  [[nodiscard]] const std::array<Side, 2>& sides() const { return sides_; }
  [[nodiscard]] Amount withdrawn() const { return withdrawn_; }
  [[nodiscard]] Amount stake_of(game::Seat seat, Amount agreed) const {
    return staked_written_ ? staked_[game::index_of(seat)] : agreed;
  }
  /// On a side, with its player's stake.
  [[nodiscard]] Amount total(game::Seat seat, Amount agreed) const {
    return side(seat).total() + (stakes_laid_ ? 0 : stake_of(seat, agreed));
  }
  /// What `who`, who plays on that side, loses with the game: his stake, and his bets on either.
  [[nodiscard]] Amount at_stake(PersonNumber who, game::Seat seat, Amount agreed) const;

 private:
  std::array<Side, 2> sides_;
  std::array<Amount, 2> staked_{};  ///< by each for himself
  bool staked_written_ = false;     ///< else each stakes what was agreed on
  bool stakes_laid_ = false;        ///< the players' stakes are among what lies on their sides
  Amount withdrawn_ = 0;
};

}  // namespace ecarte::sitting
