// SPDX-License-Identifier: MIT
#include "replay/opening.hpp"

namespace ecarte::replay {

/// Who dealt, where no packet says so: from what only one of the two may do.
void Opening::find_dealer() {
  const std::optional<Seat> rightful = cutting_.rightful();
  const DealerShown shown = anywhere().dealer_shown(rightful);
  std::optional<Seat> dealer = shown.seat;
  if (!dealer && !shown.open && rightful) {  // in his turn, unless it is found that it was not
    dealer = t_.ahead.turn_disputed(now()) ? game::other(*rightful) : *rightful;
  }
  if (dealer) {
    t_.dealing.dealer = *dealer;
    t_.dealing.dealer_known = true;
  }
}

/// Begins a dealing that is not written, because an act supposes it.
void Opening::implied_dealing() {
  if (!out().dealings.empty()) {
    return;
  }
  t_.dealing = Dealing{};
  find_dealer();
  open_dealing();
  t_.dealing.phase = Phase::Dealing;
  const std::optional<Seat> due = cutting_.rightful();
  if (t_.dealing.dealer_known && due && *due != t_.dealing.dealer) {
    note(FactKind::Dealing, record::actor_of(t_.dealing.dealer), now(), Turn::Out, PackOwner::Own,
         cutting_.dealt_after(), PackChosen::Same);
  }
}

void Opening::open_dealing() {
  t_.playing.begin();
  t_.cards.begin();
  DealingSpan span;
  span.begin = now();
  if (t_.dealing.dealer_known) {
    span.dealer = t_.dealing.dealer;
  }
  span.rightful = cutting_.rightful();
  out().dealings.push_back(span);
  t_.dealing.done.begun_at = now();
  for (const Seat seat : game::kSeats) {
    t_.dealing.hands[seat].first_packet = now();
  }
  giving_.begin();
  exchanging_.begin();
}

}  // namespace ecarte::replay
