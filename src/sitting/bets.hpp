// SPDX-License-Identifier: MIT
//
// Stakes and bets on the table: who lays how much on whom, what is covered, and who takes up what.
#pragma once

#include <algorithm>

#include "sitting/games.hpp"
#include "sitting/on_table.hpp"

namespace ecarte::sitting {

class Bets : private BookRoom {
 public:
  Bets(BookDesk& desk, const Games& games) : BookRoom(desk), games_(games) {}

  /// Told above a deal that could not be read: laid in the first deal of its game that can.
  void keep_unopened(const Act& a, std::uint32_t game);
  [[nodiscard]] bool has_unopened() const { return !unopened_.empty(); }
  /// A deal is taken up.
  void begin_deal() { laid_now_ = false; }
  /// A game begins: the table is empty.
  void open();
  void lay_unopened();
  /// An act of staking and betting; of any other, nothing.
  void act(const Act& a, ActIndex at, BookedDeal& deal);
  /// At the end of a deal in which money was laid: what is not covered ought to have been drawn
  /// back. Of bets of which no cover and no withdrawal is told nothing is said.
  void judge_cover(BookedDeal& deal);
  /// The game is over. The stake passes from the loser to the winner, as often as the game counts.
  /// Where money lies on the table it lies there once, and only what the game counts beyond that
  /// passes beside it.
  void settle(const GameEnd& end);
  /// The game is told to have been paid single, double or treble.
  void paid(const Act& a);
  /// What somebody of the winning side takes up, against what is his.
  void share_taken(const Act& a, ActIndex at, BookedDeal& deal);

  /// What a player stands to pay if he loses this game.
  [[nodiscard]] Amount at_stake(Seat seat) const;
  /// Does somebody who has no seat bet on this game?
  [[nodiscard]] bool bets(PersonNumber who) const {
    return std::ranges::any_of(table_.sides(), [who](const Side& side) {
      return std::ranges::find(side.bettors, who, &Laid::person) != side.bettors.end();
    });
  }

 private:
  /// Laid above a deal that could not be read.
  struct Unopened {
    std::uint32_t game = 0;
    PersonNumber person = kNoPerson;
    Seat on{};
    Amount amount = 0;
  };

  void cover(const Act& a, ActIndex at, BookedDeal& deal);
  void say_uncovered(ActIndex at, BookedDeal& deal);
  void settle_table(Seat winner);
  void find_surplus_taken(ActIndex at, BookedDeal& deal);
  [[nodiscard]] bool may_be_his(PersonNumber who, Amount taken) const;
  /// What the winning side has laid beyond the losing one, and may have drawn back untold.
  [[nodiscard]] Amount surplus_untold() const;
  [[nodiscard]] Amount total(Seat seat) const { return table_.total(seat, terms().stake_game); }

  const Games& games_;
  OnTable table_;
  bool laid_now_ = false;    ///< money was laid on the table in this deal
  ActIndex laid_at_ = 0;     ///< the last of it
  bool cover_told_ = false;  ///< what was covered, or drawn back, of the bets on this game
  bool uncovered_said_ = false;
  std::array<bool, 2> claimed_{};
  Division division_;  ///< of the table, once the game is over
  std::vector<Unopened> unopened_;
};

}  // namespace ecarte::sitting
