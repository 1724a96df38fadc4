// SPDX-License-Identifier: MIT
#include "replay/opening.hpp"

namespace ecarte::replay {

/// Which of the two dealt, where no packet says so.
void Opening::find_dealer() {
  const WhoDeals rightful = cutting_.rightful();
  WhoDeals dealer = anywhere().dealer_shown(rightful);
  if (!dealer.known() && rightful.known()) {  // in his turn, unless it is found that it was not
    dealer = t_.ahead.turn_disputed(now()) ? WhoDeals::told(rightful.nondealer()) : rightful;
  }
  t_.dealing.dealer = dealer.known() ? dealer : anywhere().dealer_by_part();
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
  const std::optional<Seat> due = cutting_.rightful().dealer();
  if (dealer() && due && due != dealer()) {
    note(FactKind::Dealing, actor_of(dealer()), now(), Turn::Out, PackOwner::Own,
         cutting_.dealt_after(), PackChosen::Same);
  }
}

void Opening::open_dealing() {
  t_.playing.begin();
  t_.cards.begin();
  DealingSpan span;
  span.begin = now();
  span.dealer = dealer();
  span.rightful = cutting_.rightful().dealer();
  out().dealings.push_back(span);
  t_.dealing.done.begun_at = now();
  for (const Seat seat : game::kSeats) {
    t_.dealing.hands[seat].first_packet = now();
  }
  giving_.begin();
  exchanging_.begin();
}

}  // namespace ecarte::replay
