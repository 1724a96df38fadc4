// SPDX-License-Identifier: MIT
#include "sitting/seats.hpp"

#include <algorithm>
#include <utility>

namespace ecarte::sitting {

using replay::SeatTaken;

namespace {

bool holds(const std::vector<PersonNumber>& people, PersonNumber who) {
  return std::ranges::find(people, who) != people.end();
}

void add(std::vector<PersonNumber>& people, PersonNumber who) {
  if (!holds(people, who)) {
    people.push_back(who);
  }
}

}  // namespace

void Seats::waits(PersonNumber who) {
  if (!std::exchange(order_known_, true)) {
    queue_.clear();
  }
  add(queue_, who);
}

void Seats::lose_track() {
  order_known_ = false;
}

void Seats::judge(BookedDeal& deal) {
  const bool french = terms().system == record::SystemOfPlay::French || !queue_.empty();
  if (!pool_.is_on() && !french) {
    return;
  }
  ActIndex at = deal.heading();
  for (std::size_t i = 0; i < deal.acts().size(); ++i) {
    if (deal.acts()[i].kind == ActKind::ComeIn) {
      at = static_cast<ActIndex>(i);
    }
  }
  PersonNumber entrant = kNoPerson;
  for (const PersonNumber who : seats()) {
    if (!games_.before().had_seat(who)) {
      entrant = who;
    }
  }
  if (games_.before().winner == kNoPerson) {
    return;  // it is not known who lost
  }
  pool_.is_on() ? pool_.judge_seats(entrant, at, deal) : judge_rentrants(entrant, at, deal);
}

/// The first of those who have not played goes in; when all have, whoever has waited longest.
void Seats::judge_rentrants(PersonNumber entrant, ActIndex at, BookedDeal& deal) {
  if (terms().has_agreed(record::Agreement::Chouette)) {
    return;  // who covers all the bets keeps his seat, and nobody waits for it
  }
  const GameBefore& before = games_.before();
  if (entrant == kNoPerson) {
    if (!queue_.empty() && order_known_) {
      deal.say(FactKind::RentrantOrder, actor_of(before.loser), at, SeatTaken::LoserStayed);
    }
    return;
  }
  const auto fresh =
      std::ranges::find_if(queue_, [this](PersonNumber who) { return !holds(veterans_, who); });
  const bool winner_in = d_.people.has_seat(before.winner);
  SeatTaken taken = SeatTaken::Kept;
  if (!winner_in) {
    taken = SeatTaken::WinnerLeft;
  } else if (!order_known_) {
    taken = SeatTaken::Kept;
  } else if (fresh != queue_.end() && holds(veterans_, entrant)) {
    taken = SeatTaken::Veteran;
  } else if (!queue_.empty() && entrant != (fresh != queue_.end() ? *fresh : queue_.front())) {
    taken = SeatTaken::Broken;
  }
  deal.say(FactKind::RentrantOrder, actor_of(entrant), at, taken);
  change(entrant, winner_in ? before.loser : before.winner);
}

/// Both who played have played now; who went out waits for his turn again.
void Seats::change(PersonNumber entrant, PersonNumber gone) {
  for (const PersonNumber who : games_.before().seats) {
    add(veterans_, who);
  }
  std::erase(queue_, entrant);
  add(queue_, gone);
}

}  // namespace ecarte::sitting
