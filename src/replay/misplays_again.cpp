// SPDX-License-Identifier: MIT
//
// Misplays that the cards merely allowed when their playing ended, weighed anew by what is told of
// them after: the same hands played again, and what was owned to or found.
#include "replay/misplays_again.hpp"

#include <algorithm>

namespace ecarte::replay {

namespace {

/// May it be the one of that kind that its player owned to at act `at`?
bool is_owned_to(const Fact& misplay, Actor player, MisplayKind kind, ActIndex at) {
  return misplay.subject == player && at >= misplay.occurred && may_be(misplay, 0, kind) &&
         must_be(misplay, 1, Cured::Never);
}

}  // namespace

/// The cards of the hands as they were held again prove it, or leave no room for it any more.
void MisplaysAgain::weigh_misplays_again() {
  const auto allowed = [this](const Fact& fact) {
    return fact.kind == FactKind::Misplay && fact.proof == Proof::Allowed &&
           fact.place.dealing == dealing_number() && !fact.cards.empty();
  };
  const auto seat = [](const Fact& fact) { return static_cast<Seat>(fact.subject); };
  std::erase_if(out().facts, [&](const Fact& fact) {
    if (!allowed(fact) || fact.place.playing >= playing_number()) {
      return false;
    }
    const CardSet room = t_.cards.held_at(seat(fact), fact.occurred) |
                         t_.cards.may_hold_at(seat(fact), fact.occurred);
    return (room & fact.cards).empty();
  });
  for (Fact& fact : out().facts) {
    if (allowed(fact) && fact.place.playing < playing_number() &&
        t_.cards.number_at(seat(fact), fact.occurred, fact.cards).least() > 0) {
      prove_misplay(fact, kNever);
    }
  }
}

void MisplaysAgain::prove_misplay(Fact& fact, ActIndex found) {
  const Seat seat = static_cast<Seat>(fact.subject);
  const CardSet trumps = t_.dealing.trump ? CardSet::of(*t_.dealing.trump) : CardSet{};
  const CardSet held = t_.cards.held_at(seat, fact.occurred) & fact.cards;
  const CardSet of_suit = held - trumps;
  // Of one who has the suit led it is no matter what trumps he had.
  if (may_be(fact, 0, MisplayKind::Revoke) && !of_suit.empty()) {
    set(fact, 0, MisplayKind::Revoke);
  }
  if (const CardSet proof = of_suit.empty() ? held : of_suit; !proof.empty()) {
    fact.number = game::index_of(proof.first());
    fact.witness = t_.cards.shown(seat, proof.first());
  }
  fact.proof = Proof::Proved;
  fact.found = found;
  fact.cards = act_at(fact.occurred).cards;
}

/// What a player owns to is so, if it is one misplay that is meant.
void MisplaysAgain::prove_misplays_owned_to() {
  if (!out().seen.has(record::ActKind::Find)) {
    return;
  }
  behind().for_each_found(0, now(), [this](const Act& find, ActIndex at) {
    // Whose it is, when both find it, owns to it with the other.
    const bool of_himself = record::is_player(find.detail) &&
                            (find.actor == find.detail || find.actor == record::kBoth);
    const std::optional<MisplayKind> kind =
        of_himself ? misplay_named(find.object_as<record::Noun>()) : std::nullopt;
    if (!kind) {
      return;
    }
    Fact* meant = nullptr;
    int number = 0;
    for (Fact& fact : out().facts) {
      if (fact.kind == FactKind::Misplay && fact.place.dealing == dealing_number() &&
          is_owned_to(fact, find.detail, *kind, at)) {
        meant = &fact;
        ++number;
      }
    }
    if (number == 1 && meant->proof == Proof::Allowed) {
      narrow(*meant, 0, Some(*kind));
      prove_misplay(*meant, at);
    }
  });
}

}  // namespace ecarte::replay
