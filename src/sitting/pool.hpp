// SPDX-License-Identifier: MIT
//
// The pool of three: who plays for it, who stakes in it and when, and who wins it.
#pragma once

#include "sitting/games.hpp"
#include "sitting/pool_money.hpp"

namespace ecarte::sitting {

class Pool : private BookRoom {
 public:
  Pool(BookDesk& desk, const Games& games) : BookRoom(desk), games_(games), money_(desk.page) {}

  [[nodiscard]] bool is_on() const { return terms().funding != Funding::None; }
  /// A deal is taken up.
  void begin_deal() {
    decided_now_ = false;
    taken_first_ = replay::kNever;
  }
  /// Who won the games before is not known, nor what they brought into the pool.
  void lose_track();
  /// Between two games: have those the seats whose they are? `entrant` has come in at act `at`;
  /// kNoPerson if nobody has.
  void judge_seats(PersonNumber entrant, ActIndex at, BookedDeal& deal) const;
  /// At the first deal of a game: what came of the game before, then what this one asks for.
  void open(BookedDeal& deal);
  /// A game is won.
  void count(const GameEnd& end);

  /// Put in before it is known what for.
  void put_in_early(PersonNumber who, Amount amount, ActIndex at);
  /// A sum put in the pool: held against what he owed it.
  void put_in(PersonNumber who, Amount amount, ActIndex at, BookedDeal& deal);
  [[nodiscard]] bool is_owed_by(PersonNumber who) const { return money_.is_owed_by(who); }
  /// Somebody takes it.
  void take(const Act& a, ActIndex at, BookedDeal& deal);
  /// What it holds is told; in the deal that decides a game, before its loser owes anything for
  /// that or after.
  void stands(const Act& a, ActIndex at, BookedDeal& deal);
  /// The sitting is over.
  void close();

 private:
  /// A sum put in the pool before it is known what for.
  struct Early {
    PersonNumber person = kNoPerson;
    Amount amount = 0;
    ActIndex at = 0;
  };

  /// Who won the last game of this pool, and how many he has won running; of games that are not
  /// told he may have won more.
  struct Running {
    PersonNumber winner = kNoPerson;
    int games = 0;
    bool may_be_more = false;
  };

  void join(PersonNumber who);
  void gather_members(const BookedDeal& deal);
  void ask_for_stakes(std::size_t members_before, BookedDeal& deal);
  void judge_cut(BookedDeal& deal) const;
  void hand_over(PersonNumber winner, Amount amount, bool won);
  [[nodiscard]] bool is_won() const { return running_.games >= 2; }
  [[nodiscard]] bool may_be_won() const { return is_won() || running_.may_be_more; }
  [[nodiscard]] bool may_be_won_by(PersonNumber who, const BookedDeal& deal) const;
  /// Of a pool whose stake is not told no sum can be wrong, nor of one into which games that are
  /// not told may have brought any.
  [[nodiscard]] bool sums_are_known() const { return terms().stake_pool != 0 && !untold_; }
  [[nodiscard]] PoolDue due_of(PersonNumber who, ActIndex at, const BookedDeal& deal);

  const Games& games_;
  PoolMoney money_;
  std::vector<PersonNumber> members_;
  std::vector<Early> early_;
  std::vector<PersonNumber> paid_ahead_;  ///< who came in and staked before their game was begun
  PoolLine line_;
  Running running_;
  bool fresh_ = true;         ///< nothing has been played in it
  bool untold_ = false;       ///< nothing is told of some of its games
  bool decided_now_ = false;  ///< a game was, in this deal
  replay::ActIndex taken_first_ =
      replay::kNever;  ///< the act of this deal that took the one before
};

}  // namespace ecarte::sitting
