// SPDX-License-Identifier: MIT
#include "replay/exchanging.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;

namespace {

/// Cards, and not what was proposed; a number of them is told.
bool refuses_cards(const Act& a) {
  return !a.cards.empty() || (a.count != 0 && a.count != record::kUnstated);
}

}  // namespace

Exchanging::Exchanging(Table& table, Giving& giving)
    : t_(table),
      giving_(giving),
      exposed_(table, so_far_),
      exposed_taken_(table, so_far_, exposed_),
      taken_(table, so_far_, exposed_, exposed_taken_),
      end_(table, so_far_, exposed_, exposed_taken_, taken_),
      next_(table, so_far_),
      words_(table, so_far_, giving, next_, end_),
      making_up_(table, so_far_, giving, taken_),
      changed_(table, so_far_, giving, words_, exposed_, exposed_taken_, making_up_, next_, end_) {}

void Exchanging::begin() {
  so_far_ = {};
  exposed_.begin();
  end_.begin();
  words_.begin();
}

void Exchanging::during_exchange(const Act& a) {
  if (a.kind == ActKind::Discard) {
    changed_.discard(a);
  } else if (a.kind == ActKind::Take) {
    changed_.take(a);
  } else if (a.kind == ActKind::Refuse && refuses_cards(a)) {
    exposed_.refuse_card(a);
  } else {
    words_.say(a);
  }
}

bool Exchanging::puts_out_late(const Act& a) {
  if (t_.dealing.phase != Phase::Exchanging || !record::is_player(a.actor)) {
    return false;
  }
  const Exchange& own = so_far_.of[a.seat()];
  const bool late = own.taken.written && !own.discarded.known() && !own.implied_discard &&
                    !own.taken.none() && own.taken.may.is(a.count);
  if (late) {
    changed_.discard(a);
  }
  return late;
}

void Exchanging::exchanged_by_both(const Act& a) {
  const Dealing& dealing = t_.dealing;
  if (!dealing.dealer.known()) {
    return giving_.turn_untold();
  }
  for (const Seat seat : dealing.dealer.nondealer_first()) {
    Act own = a;
    own.actor = record::actor_of(seat);
    during_exchange(own);
  }
}

}  // namespace ecarte::replay
