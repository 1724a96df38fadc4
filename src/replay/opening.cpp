// SPDX-License-Identifier: MIT
#include "replay/opening.hpp"

namespace ecarte::replay {

namespace {

/// A card of which it does not follow that the non-dealer led it: whoever leads to a later trick
/// has won one, and who follows leads nothing.
bool is_no_first_lead(const record::Act& play, bool trick_won) {
  return play.number > 1 || (play.flags & record::kReplies) != 0 || trick_won;
}

}  // namespace

/// Who dealt, where no packet says so: from what only one of the two may do.
void Opening::find_dealer() {
  constexpr record::ActKinds kDealers{ActKind::Give, ActKind::Turn, ActKind::Accept};
  constexpr record::ActKinds kNonDealers{ActKind::Propose, ActKind::Stand};
  const std::optional<Seat> known = cutting_.rightful();
  bool trick_won = false;
  for (const Act& a : acts()) {
    trick_won = trick_won || a.kind == ActKind::TakeTrick;
    if (!record::is_player(a.actor)) {
      continue;
    }
    if (a.kind == ActKind::Play && !known && is_no_first_lead(a, trick_won)) {
      return;
    }
    const bool first_card = a.kind == ActKind::Play && !known;
    const auto at = static_cast<ActIndex>(&a - acts().data());
    const bool out_of_turn =
        first_card && ((a.flags & record::kOutOfTurn) != 0 || t_.ahead.found_out_of_turn(at));
    if (first_card && !out_of_turn && t_.ahead.lead_disputed(at)) {
      return;  // whether the lead was his is the question
    }
    if (kDealers.has(a.kind) || kNonDealers.has(a.kind) || a.kind == ActKind::Play) {
      t_.dealing.dealer = kDealers.has(a.kind) || out_of_turn ? a.seat()
                          : a.kind == ActKind::Play && known  ? *known
                                                              : game::other(a.seat());
      t_.dealing.dealer_known = true;
      return;
    }
  }
  if (known) {  // in his turn, unless it is found that it was not
    const bool in_turn = !t_.ahead.turn_disputed(now(), static_cast<ActIndex>(acts().size()));
    t_.dealing.dealer = in_turn ? *known : game::other(*known);
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
