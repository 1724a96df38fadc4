// SPDX-License-Identifier: MIT
#include "replay/opening.hpp"

namespace ecarte::replay {

namespace {

/// A card of which it does not follow that the non-dealer led it: whoever leads to a later trick
/// has won one, and who follows leads nothing.
bool is_no_first_lead(const record::Act& play, bool trick_won) {
  return play.number > 1 || (play.flags & record::kReplies) != 0 || trick_won;
}

/// Whose part in a deal it is to do this, though it is no more than told of him. Nothing if either
/// may.
std::optional<Role> part_of(const record::Act& a) {
  using record::ActKind;
  const bool of_cards = !a.cards.empty() || (a.count != 0 && a.count != record::kUnstated);
  const auto withdrawn = a.object_as<record::Withdrawn>();
  if ((a.kind == ActKind::Refuse && !of_cards) ||  // what was proposed; a card either may
      (a.kind == ActKind::Withdraw && withdrawn == record::Withdrawn::Answer)) {
    return Role::Dealer;
  }
  if ((a.kind == ActKind::Omit && a.object_as<record::Omitted>() == record::Omitted::Propose) ||
      (a.kind == ActKind::Withdraw && withdrawn == record::Withdrawn::Proposal)) {
    return Role::NonDealer;
  }
  return std::nullopt;
}

}  // namespace

/// Which of the two dealt, where no packet says so.
void Opening::find_dealer() {
  find_dealer_by_acts();
  for (const Act& a : acts()) {
    const std::optional<Role> part = record::is_player(a.actor) ? part_of(a) : std::nullopt;
    if (part) {
      t_.dealing.dealer.narrow(a.seat(), *part);
    }
  }
  if (const std::optional<Seat> first = first_to_exchange()) {
    t_.dealing.dealer.narrow(*first, Role::NonDealer);
  }
}

/// Of two who exchange the non-dealer does so first. Of one by himself it is not told who dealt.
std::optional<Seat> Opening::first_to_exchange() const {
  constexpr record::ActKinds kExchanges{ActKind::Ask, ActKind::Discard, ActKind::Take};
  std::optional<Seat> first;
  for (const Act& a : acts()) {
    if (!record::is_player(a.actor) || !kExchanges.has(a.kind)) {
      continue;
    }
    if (first && *first != a.seat()) {
      return first;
    }
    first = a.seat();
  }
  return std::nullopt;
}

/// From what only one of the two may do, or by whose turn it is.
void Opening::find_dealer_by_acts() {
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
      return;
    }
  }
  if (known) {  // in his turn, unless it is found that it was not
    const bool in_turn = !t_.ahead.turn_disputed(now(), static_cast<ActIndex>(acts().size()));
    t_.dealing.dealer = in_turn ? *known : game::other(*known);
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
