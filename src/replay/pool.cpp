// SPDX-License-Identifier: MIT
//
// Who has a seat, and who waits for one. Whether a change of seats was due turns on who won, and is
// left to the account of the sitting.
#include "replay/anywhere.hpp"
#include "replay/replay.hpp"

namespace ecarte::replay {

using record::SeatEntry;

void change_seats(const Anywhere& told, Sitting& sitting) {
  const auto seated = [&sitting](game::Seat seat, Actor now_idle) {
    sitting.orders.of[seat] = OrderKept{};  // the newcomer has not dealt yet
    sitting.seats.idle.set(now_idle);
    sitting.betting.bets.clear();
  };
  if (sitting.seats.coming_in != record::kNobody) {
    seated(static_cast<game::Seat>(sitting.seats.coming_free), sitting.seats.coming_in);
    sitting.seats.coming_in = record::kNobody;
  }
  told.for_each_coming_in([&](const record::Act& a) {
    if (a.object_as<SeatEntry>() == SeatEntry::Now) {
      seated(a.seat(), a.detail);
    } else if (a.object_as<SeatEntry>() == SeatEntry::Next) {
      sitting.seats.coming_in = a.actor;
      sitting.seats.coming_free = a.detail;
    }
  });
}

}  // namespace ecarte::replay
