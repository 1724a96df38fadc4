// SPDX-License-Identifier: MIT
//
// Who comes in and goes out between two games.
#pragma once

#include "sitting/pool.hpp"

namespace ecarte::sitting {

class Seats : private BookRoom {
 public:
  Seats(BookDesk& desk, const Games& games, const Pool& pool)
      : BookRoom(desk), games_(games), pool_(pool) {}

  /// Somebody is to come in, after those who were told before him.
  void waits(PersonNumber who);
  /// Games were played of which nothing is told: who still waits, and who has played, is not known.
  void lose_track();
  /// At the first deal of a game: has the loser gone out, and who has come in?
  void judge(BookedDeal& deal);

 private:
  void judge_rentrants(PersonNumber entrant, ActIndex at, BookedDeal& deal);
  void change(PersonNumber entrant, PersonNumber gone);

  const Games& games_;
  const Pool& pool_;
  std::vector<PersonNumber> queue_;     ///< rentrants, in the order in which they are to come in
  std::vector<PersonNumber> veterans_;  ///< who have played
  bool order_known_ = true;             ///< of those who wait, all are in the queue
};

}  // namespace ecarte::sitting
