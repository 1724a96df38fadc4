// SPDX-License-Identifier: MIT
//
// Looking ahead in an exchange: what is put out and taken yet, and which cards show it.
#include "replay/ahead.hpp"
#include "replay/customs.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;

namespace {

/// An answer taken back: whether cards were changed upon it, the play alone tells.
bool alters_answer(const Act& a) {
  using record::AlteredTo;
  return a.kind == ActKind::Alter && (a.object_as<AlteredTo>() == AlteredTo::Acceptance ||
                                      a.object_as<AlteredTo>() == AlteredTo::Refusal);
}

/// Gives the hand up: what was under way stays undone.
bool gives_up(const Act& a) {
  return deals_again(a) || a.kind == ActKind::ThrowDown || a.kind == ActKind::Resign;
}

/// Ends the exchange under way, whatever it was.
bool ends_exchange(const Act& a) {
  return gives_up(a) || a.kind == ActKind::Propose || a.kind == ActKind::Play ||
         a.kind == ActKind::HandsAgain || a.kind == ActKind::Stand || a.kind == ActKind::Made;
}

/// Does it tell what `seat` put out or took in the exchange under way?
bool is_exchange_of(const Act& a, game::Seat seat) {
  return a.actor == record::actor_of(seat) &&
         (a.kind == ActKind::Discard || a.kind == ActKind::Take ||
          (a.kind == ActKind::Ask && a.number == 0));
}

bool takes(const Act& a, game::Seat seat) {
  return a.kind == ActKind::Take && a.actor == record::actor_of(seat);
}

/// Does it show cards that `seat` has, in playing them or as a statement?
bool shows_his(const Act& a, game::Seat seat) {
  return a.actor == record::actor_of(seat) && (a.kind == ActKind::Play || a.kind == ActKind::Hold);
}

bool gives_packets(const Act& a) {
  return a.kind == ActKind::Give && a.detail > 0;
}

}  // namespace

// Until the exchange is over.
bool Ahead::discards_later(ActIndex now, game::Seat seat) const {
  bool discards = false;
  for (const Act& a : after(now).until(ends_exchange)) {
    if (a.actor != record::actor_of(seat)) {
      continue;
    }
    if (a.kind == ActKind::Take && discards) {
      return false;  // both belong to the exchange after this
    }
    const bool for_these =
        a.kind == ActKind::ThrowOut && a.count != 0 && a.count == acts_[now].count;
    discards = discards || for_these || a.kind == ActKind::Discard;
  }
  return discards;
}

// The same.
bool Ahead::exchanges_later(ActIndex now, game::Seat seat) const {
  return after(now).until(ends_exchange).any([seat](const Act& a) {
    return is_exchange_of(a, seat);
  });
}

// Until the exchange is over, or another opens; an acceptance opens it, though no proposal be told.
bool Ahead::exchange_untold(ActIndex now, game::Seat seat) const {
  const auto of_it = [seat](const Act& a) { return is_exchange_of(a, seat) || alters_answer(a); };
  const Act* const next = after(now).first(
      [&](const Act& a) { return of_it(a) || ends_exchange(a) || a.kind == ActKind::Accept; });
  return next != nullptr && !of_it(*next) && !gives_up(*next);
}

// The same.
bool Ahead::takes_later(ActIndex now, game::Seat seat) const {
  const Act* const next = after(now).first([seat](const Act& a) {
    return takes(a, seat) || ends_exchange(a) || a.kind == ActKind::Accept;
  });
  return next == nullptr || takes(*next, seat);
}

// Until the exchange is over: the first that he takes in it.
bool Ahead::takes_one_of(ActIndex now, game::Seat seat, game::CardSet cards) const {
  const Act* const taken =
      after(now).until(ends_exchange).first([seat](const Act& a) { return takes(a, seat); });
  return taken != nullptr && !(taken->cards & cards).empty();
}

// Until packets are given.
bool Ahead::shows(ActIndex now, game::Seat seat, game::CardSet cards) const {
  return after(now).until(gives_packets).any([&](const Act& a) {
    return shows_his(a, seat) && !(a.cards & cards).empty();
  });
}

// The same.
bool Ahead::may_show(ActIndex now, game::Seat seat, game::CardSet cards) const {
  bool his = false;
  for (const Act& a : after(now).until(gives_packets)) {
    his = a.kind == ActKind::Partly ? his : shows_his(a, seat);  // else it is of the act before it
    if (his && !(a.cards & cards).empty()) {
      return true;
    }
  }
  return false;
}

// Until cards are given.
bool Ahead::shows_hand(ActIndex now, game::Seat seat) const {
  game::CardSet cards;
  for (const Act& a : after(now).until({ActKind::Give})) {
    cards |= shows_his(a, seat) ? a.cards : game::CardSet{};
  }
  return cards.size() >= kTricksOfAHand;
}

// The same.
bool Ahead::holds_later(ActIndex now, game::Seat seat, int number) const {
  return after(now).until({ActKind::Give}).any([&](const Act& a) {
    return a.kind == ActKind::Hold && a.actor == record::actor_of(seat) && a.count == number;
  });
}

// The same.
bool Ahead::finds_number(ActIndex now, game::Seat seat, int number) const {
  return after(now).until({ActKind::Give}).any([&](const Act& a) {
    return a.number == number && a.counted_hand() == record::actor_of(seat);
  });
}

// Until it is dealt again: the first that he puts back.
bool Ahead::puts_back_later(ActIndex now, game::Seat seat, int number) const {
  const Act* const back = after(now).until(deals_again).first([seat](const Act& a) {
    return a.kind == ActKind::PutBack && a.actor == record::actor_of(seat);
  });
  return back != nullptr && back->cards.empty() &&
         (back->count == record::kUnstated ? 1 : int{back->count}) == number;
}

}  // namespace ecarte::replay
