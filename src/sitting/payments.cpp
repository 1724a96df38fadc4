// SPDX-License-Identifier: MIT
#include "sitting/payments.hpp"

namespace ecarte::sitting {

using record::PaidTo;

void Payments::pay(const Act& a, ActIndex at, BookedDeal& deal) {
  if (a.object_as<PaidTo>() == PaidTo::Pool) {
    return pay_pool(a, at, deal);
  }
  const PersonNumber owed_to = liabilities_.pay(a, at, deal);
  PersonNumber to = a.object_as<PaidTo>() == PaidTo::Person ? person_of(a.detail) : kNoPerson;
  if (to == kNoPerson) {
    to = owed_to;
  }
  if (to == kNoPerson && record::is_player(a.actor)) {
    to = BookRoom::at(game::other(a.seat()));
  }
  if (to == kNoPerson || a.amount() == 0) {  // nor is a sum booked that is not known
    ++d_.page.account().left_out.payments;
    return;
  }
  d_.page.enter(person_of(a.actor), to, a.amount(), PaidFor::Paid, false);
}

/// Above the first deal of a game, who owes the pool nothing yet pays what the game is to ask of
/// him.
void Payments::pay_pool(const Act& a, ActIndex at, BookedDeal& deal) {
  const PersonNumber from = person_of(a.actor);
  if (at < deal.heading() && deal.first_of_game() && !pool_.is_owed_by(from)) {
    pool_.put_in_early(from, a.amount(), at);
  } else {
    pool_.put_in(from, a.amount(), at, deal);
  }
}

}  // namespace ecarte::sitting
